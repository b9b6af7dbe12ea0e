"""The rules, one file for each chapter of the rulebook.

The chapters call each other in the order of play: dice -> solo -> market -> cleanup -> roll.
Attribute actions and skills are beside them; `rollplayer.engine._flow` ties all together.
"""
