"""The rules, one file a chapter of RULES.md.

The chapters call each other in the order of play: dice -> solo -> market -> cleanup -> roll.
Attribute actions and skills stand beside them; `rollplayer.engine.flow` ties all together.
"""
