"""The words of an analysis in four languages: stable keys, named parameters, no sentence built
from pieces. Moves stay in the notation, which is the same everywhere.
"""

from collections.abc import Mapping
from typing import Final

LANGUAGES: Final = ("en", "de", "fr", "el")

# Each key: English, German, French, Greek.
TABLE: Final[Mapping[str, tuple[str, str, str, str]]] = {
    "part.goals": ("attribute goals", "Attributziele", "objectifs", "στόχοι στατιστικών"),
    "part.class_color": (
        "class color",
        "Klassenfarbe",
        "couleur de la classe",
        "χρώμα κλάσης",
    ),
    "part.alignment": ("alignment", "Gesinnung", "alignement", "ηθική"),
    "part.backstory": ("backstory", "Vorgeschichte", "antécédents", "ιστορικό"),
    "part.armor": ("armor", "Rüstung", "armure", "πανοπλία"),
    "part.traits": ("traits", "Merkmale", "traits de caractère", "χαρακτηριστικά"),
    "part.gold": ("gold", "Gold", "or", "χρυσός"),
    "part.later": ("later rounds", "spätere Runden", "tours suivants", "επόμενοι γύροι"),
    "title": (
        "Analysis for seat {seat}",
        "Analyse für Platz {seat}",
        "Analyse pour la place {seat}",
        "Ανάλυση για τη θέση {seat}",
    ),
    "result.solo": (
        "Result: {result} stars; {start} were expected at the start.",
        "Ergebnis: {result} Ansehen; am Anfang waren {start} zu erwarten.",
        "Résultat : {result} points ; {start} étaient attendus au début.",
        "Αποτέλεσμα: {result} αστέρια· στην αρχή αναμένονταν {start}.",
    ),
    "result.table": (
        "Result: {result} stars; {start} were expected at the start. "
        "Chance to win: {win_start} at the start, {win} at the end.",
        "Ergebnis: {result} Ansehen; am Anfang waren {start} zu erwarten. "
        "Gewinnchance: am Anfang {win_start}, am Ende {win}.",
        "Résultat : {result} points ; {start} étaient attendus au début. "
        "Chances de gagner : {win_start} au début, {win} à la fin.",
        "Αποτέλεσμα: {result} αστέρια· στην αρχή αναμένονταν {start}. "
        "Πιθανότητα νίκης: {win_start} στην αρχή, {win} στο τέλος.",
    ),
    "unfinished": (
        "The game is not over; the result is what is expected now.",
        "Die Partie ist nicht zu Ende; das Ergebnis ist das jetzt zu erwartende.",
        "La partie n'est pas finie ; le résultat est celui attendu maintenant.",
        "Η παρτίδα δεν έχει τελειώσει· το αποτέλεσμα είναι το αναμενόμενο τώρα.",
    ),
    "sum.start": (
        "expected at the start",
        "am Anfang erwartet",
        "attendu au début",
        "αρχική προσδοκία",
    ),
    "sum.luck": ("luck", "Glück", "chance", "τύχη"),
    "sum.others": (
        "the others' moves",
        "Züge der anderen",
        "coups des autres",
        "κινήσεις των άλλων",
    ),
    "sum.loss": (
        "given up by choice",
        "durch Entscheidungen vergeben",
        "cédé par choix",
        "απώλεια από επιλογές",
    ),
    "sum.drift": (
        "unexplained (up to {error} is to be expected)",
        "ungeklärt (bis {error} ist zu erwarten)",
        "inexpliqué (jusqu'à {error} est normal)",
        "ανεξήγητο (έως {error} είναι αναμενόμενο)",
    ),
    "sum.result": ("result", "Ergebnis", "résultat", "αποτέλεσμα"),
    "costly.title": (
        "The costliest decisions",
        "Die teuersten Entscheidungen",
        "Les décisions les plus coûteuses",
        "Οι ακριβότερες αποφάσεις",
    ),
    "costly.none": (
        "No decision gave up anything worth a word.",
        "Keine Entscheidung hat Nennenswertes vergeben.",
        "Aucune décision n'a rien cédé de notable.",
        "Καμία απόφαση δεν κόστισε κάτι αξιόλογο.",
    ),
    "costly.line": (
        "round {round}, event {event}: `{played}` gave up {loss} ± {error} stars; "
        "better was `{best}`",
        "Runde {round}, Ereignis {event}: `{played}` vergab {loss} ± {error} Ansehen; "
        "besser war `{best}`",
        "tour {round}, événement {event} : `{played}` a cédé {loss} ± {error} points ; "
        "mieux valait `{best}`",
        "γύρος {round}, γεγονός {event}: το `{played}` κόστισε {loss} ± {error} αστέρια· "
        "καλύτερο ήταν το `{best}`",
    ),
    "costly.win": (
        "chance to win: {win}",
        "Gewinnchance: {win}",
        "chances de gagner : {win}",
        "πιθανότητα νίκης: {win}",
    ),
    "why": (
        "why: {lines} ({rollouts} games played to the end from there: {stars} ± {error})",
        "warum: {lines} ({rollouts} Partien von dort zu Ende gespielt: {stars} ± {error})",
        "pourquoi : {lines} ({rollouts} parties jouées jusqu'au bout : {stars} ± {error})",
        "γιατί: {lines} ({rollouts} παρτίδες παίχτηκαν ως το τέλος: {stars} ± {error})",
    ),
    "why.line": ("{part} {stars}", "{part} {stars}", "{part} {stars}", "{part} {stars}"),
    "why.none": (
        "no scoring line alone",
        "keine Wertungszeile allein",
        "aucune ligne de score à elle seule",
        "καμία γραμμή βαθμολογίας μόνη της",
    ),
    "luck.title": (
        "The largest strokes of luck, good and bad",
        "Das größte Glück und Pech",
        "Les plus grands coups de chance, bons et mauvais",
        "Η μεγαλύτερη τύχη, καλή και κακή",
    ),
    "luck.line": (
        "round {round}, event {event}: `{events}` brought {stars} ± {error}",
        "Runde {round}, Ereignis {event}: `{events}` brachte {stars} ± {error}",
        "tour {round}, événement {event} : `{events}` a apporté {stars} ± {error}",
        "γύρος {round}, γεγονός {event}: το `{events}` έφερε {stars} ± {error}",
    ),
    "chart.title": (
        "Expected stars over the game, seat {seat}",
        "Erwartetes Ansehen im Lauf der Partie, Platz {seat}",
        "Points attendus au fil de la partie, place {seat}",
        "Αναμενόμενα αστέρια στην πορεία της παρτίδας, θέση {seat}",
    ),
    "chart.win": (
        "Chance to win over the game (%), seat {seat}",
        "Gewinnchance im Lauf der Partie (%), Platz {seat}",
        "Chances de gagner au fil de la partie (%), place {seat}",
        "Πιθανότητα νίκης στην πορεία της παρτίδας (%), θέση {seat}",
    ),
    "chart.about": (
        "From {start} at the start to {result} at the end; the dots are the costliest decisions.",
        "Von {start} am Anfang bis {result} am Ende; die Punkte sind die teuersten Entscheidungen.",
        "De {start} au début à {result} à la fin ; points : les décisions les plus coûteuses.",
        "Από {start} στην αρχή ως {result} στο τέλος· οι κουκκίδες είναι οι ακριβότερες αποφάσεις.",
    ),
    "chart.round": ("round", "Runde", "tour", "γύρος"),
    "chart.stars": ("stars", "Ansehen", "points", "αστέρια"),
    "hint.line": (
        "`{move}`: {stars} ± {error} stars",
        "`{move}`: {stars} ± {error} Ansehen",
        "`{move}` : {stars} ± {error} points",
        "`{move}`: {stars} ± {error} αστέρια",
    ),
}


def say(language: str, key: str, **parameters: object) -> str:
    """A key in a language, with its parameters filled in."""
    return TABLE[key][LANGUAGES.index(language)].format(**parameters)


def signed(stars: float) -> str:
    """`+3.1`, `−0.4`; what rounds to nothing has no sign."""
    if abs(stars) < 0.05:
        return "0.0"
    return f"{'+' if stars > 0 else '−'}{abs(stars):.1f}"
