"""The game for Python people: values with names in place of integers and states.

`import rollplayer as rp` gives everything in here. The rules are the functions of
`rollplayer.engine`; nothing here decides what is legal or what a star is.
"""
