"""Everything that crosses the wire, as types, one file per subject; the page's are made from them.

Requests refuse unknown fields. Moves, outcomes and positions are in the notation
(`docs/notation.md`); the browser holds no rules and only shows what stands here.
"""
