import type { styleRules as en } from '../en/style-rules.ts';

/** Words of the Style rules screen. */
export const styleRules: Readonly<Record<keyof typeof en, string>> = {
  'style-rules.title': 'Stilregeln',
  'style-rules.about':
    'Eine Liste von Stilregeln sagt dem Dienst, wie Übersetzungen in eine Sprache zu schreiben sind: Daten, Zahlen, Anführungszeichen, Anrede. Eine Anfrage nimmt höchstens eine Liste.',
  'style-rules.loading': 'Stilregeln werden gelesen …',

  'style-rules.lists': 'Listen',
  'style-rules.lists.none':
    'Es gibt noch keine Liste. Legen Sie eine an, für einen Hausstil, einen Kunden oder eine Sprache.',
  'style-rules.facts':
    '{language} · {rules, plural, =0 {keine Regeln} one {# Regel} other {# Regeln}} · {instructions, plural, =0 {keine Anweisungen} one {# Anweisung} other {# Anweisungen}}',
  'style-rules.version': 'Version {version, number}',
  'style-rules.unsaved': 'Nicht gespeichert',

  'style-rules.new': 'Neue Liste',
  'style-rules.name': 'Name',
  'style-rules.name.new': 'Name der neuen Liste',
  'style-rules.name.empty': 'Geben Sie einen Namen ein.',
  'style-rules.name.long': 'Der Name ist zu lang: {count, number} von {max, number} Zeichen.',
  'style-rules.language': 'Sprache',
  'style-rules.language.hint': 'Sie lässt sich später nicht ändern; sie steht für alle Varianten.',
  'style-rules.create': 'Anlegen',
  'style-rules.creating': 'Wird angelegt …',
  'style-rules.cancel': 'Abbrechen',
  'style-rules.rename': 'Umbenennen',
  'style-rules.rename.keep': 'Namen speichern',
  'style-rules.saving': 'Wird gespeichert …',

  'style-rules.delete': 'Liste löschen',
  'style-rules.delete.sure': '„{name}“ löschen?',
  'style-rules.delete.about':
    'Sie wird beim Dienst gelöscht, für alle, die das Konto nutzen. Rückgängig machen können Sie das, bis Sie eine andere Liste löschen oder das Programm verlassen; sie kommt unter einer anderen ID zurück, wählen Sie sie also dort neu, wo sie in Gebrauch war.',
  'style-rules.delete.confirm': 'Löschen',
  'style-rules.delete.keep': 'Behalten',
  'style-rules.deleted': '„{name}“ wurde gelöscht.',
  'style-rules.undo': 'Rückgängig',
  'style-rules.close': 'Schließen',

  'style-rules.changed-here': 'Aus Version {from, number} wurde {to, number}: {what}.',
  'style-rules.changed-elsewhere':
    'Anderswo geändert: Aus Version {from, number} wurde {to, number}: {what}.',
  'style-rules.changed.name': 'umbenannt von „{name}“',
  'style-rules.changed.rules': '{count, plural, one {# Regel geändert} other {# Regeln geändert}}',
  'style-rules.changed.added':
    '{count, plural, one {# Anweisung hinzugefügt} other {# Anweisungen hinzugefügt}}',
  'style-rules.changed.removed':
    '{count, plural, one {# Anweisung gelöscht} other {# Anweisungen gelöscht}}',
  'style-rules.changed.edited':
    '{count, plural, one {# Anweisung bearbeitet} other {# Anweisungen bearbeitet}}',
  'style-rules.changed.order': 'Anweisungen in anderer Reihenfolge',
  'style-rules.changed.nothing': 'nichts, was hier gezeigt wird',
  'style-rules.changed.not-set': 'nicht gesetzt',
  'style-rules.changed.show': 'Änderungen zeigen',
  'style-rules.overtaken':
    'Es wurde nichts gespeichert: Die Liste wurde inzwischen anderswo geändert. Was sich geändert hat, steht oben; Ihre eigenen Änderungen bleiben erhalten. Speichern Sie erneut, um sie darüberzulegen.',

  'style-rules.tabs': 'Teile von „{name}“',
  'style-rules.tab.rules': 'Regeln',
  'style-rules.tab.instructions': 'Anweisungen',
  'style-rules.tab.trial': 'Ausprobieren',

  'style-rules.search': 'Regeln und Optionen durchsuchen',
  'style-rules.only-set': 'Nur gesetzte Regeln',
  'style-rules.reset-all': 'Alle leeren',
  'style-rules.reset-category': '{category} leeren',
  'style-rules.nothing-found':
    '{onlySet, select, yes {{query, select, none {Keine Regel ist gesetzt.} other {Keine gesetzte Regel passt zu „{query}“.}}} other {Keine Regel passt zu „{query}“.}}',
  'style-rules.category.facts':
    '{set, plural, =0 {keine gesetzt} one {# gesetzt} other {# gesetzt}} · {all, plural, one {# Regel} other {# Regeln}}',
  'style-rules.rules.note':
    'Der Katalog ist für alle Sprachen derselbe: Manche Optionen passen nur zu einer davon. Eine Regel, bei der es dabeisteht, wendet der Offline-Dienst selbst an; alle anderen wirken mit einem entfernten Dienst.',
  'style-rules.not-set': 'Nicht gesetzt',
  'style-rules.clear': '{rule} leeren',
  'style-rules.rule-name': '{rule}, {category}',
  'style-rules.was': 'Gespeichert: {option}',
  'style-rules.offline-all': 'Wendet der Offline-Dienst selbst an.',
  'style-rules.offline-some': 'Der Offline-Dienst selbst wendet an: {options}.',
  'style-rules.offline-option': 'offline angewandt',
  'style-rules.unknown-category': '{category}, hier unbekannt',
  'style-rules.unknown-rule': 'Dieser Version von Dragoman unbekannt. Bleibt, wie es ist.',
  'style-rules.unknown-option':
    'Dieser Version von Dragoman unbekannt; bleibt, solange Sie es nicht ändern.',

  'style-rules.category.dates_and_times': 'Datum und Uhrzeit',
  'style-rules.category.formatting': 'Layout und Listen',
  'style-rules.category.numbers': 'Zahlen, Einheiten und Geld',
  'style-rules.category.punctuation': 'Zeichensetzung',
  'style-rules.category.spelling_and_grammar': 'Rechtschreibung und Grammatik',
  'style-rules.category.style_and_tone': 'Stil und Ton',
  'style-rules.category.vocabulary': 'Wortwahl',

  'style-rules.save': 'Regeln speichern',
  'style-rules.discard': 'Verwerfen',
  'style-rules.saved': 'Version {version, number} ist gespeichert.',
  'style-rules.draft':
    '{set, plural, =0 {} one {# Regel gesetzt oder geändert} other {# Regeln gesetzt oder geändert}}{both, select, yes {, } other {}}{cleared, plural, =0 {} one {# Regel geleert} other {# Regeln geleert}}. Noch nicht gespeichert.',

  'style-rules.instructions.about':
    'Sätze, die dem Dienst sagen, wie er schreiben soll, auf Englisch oder in der Sprache der Liste. Sie wirken in der Reihenfolge, in der sie stehen.',
  'style-rules.instructions.count': '{count, number} von {max, number} Anweisungen',
  'style-rules.instructions.none': 'Es gibt noch keine Anweisung.',
  'style-rules.instructions.order-note':
    'Der Dienst behält die Reihenfolge, in der Anweisungen angelegt wurden: Die hinter einem neuen Platz werden dort neu angelegt.',
  'style-rules.instruction.label': 'Bezeichnung',
  'style-rules.instruction.prompt': 'Anweisung',
  'style-rules.instruction.left': '{left, plural, one {Noch # Zeichen} other {Noch # Zeichen}}',
  'style-rules.instruction.long': 'Zu lang: {count, number} von {max, number} Zeichen.',
  'style-rules.instruction.empty': 'Geben Sie einige Wörter ein.',
  'style-rules.instruction.source': 'Für Texte in',
  'style-rules.instruction.source-any': 'Jede Sprache',
  'style-rules.instruction.source-is': 'für Texte in der Sprache {language}',
  'style-rules.instruction.add': 'Anweisung hinzufügen',
  'style-rules.instruction.new': 'Neue Anweisung',
  'style-rules.instruction.editing': '„{label}“ bearbeiten',
  'style-rules.instruction.edit': '{label} bearbeiten',
  'style-rules.instruction.delete': '{label} löschen',
  'style-rules.instruction.up': '{label} nach oben',
  'style-rules.instruction.down': '{label} nach unten',
  'style-rules.instruction.drag': '{label} an einen anderen Platz ziehen',
  'style-rules.instruction.keep': 'Anweisung speichern',
  'style-rules.instruction.sure': 'Anweisung „{label}“ beim Dienst löschen?',
  'style-rules.instruction.moved': '{label} steht auf Platz {place, number} von {all, number}.',
  'style-rules.arrange.duplicates':
    '{count, plural, one {# Anweisung steht dort jetzt doppelt. Löschen Sie die, die Sie nicht brauchen.} other {# Anweisungen stehen dort jetzt doppelt. Löschen Sie die, die Sie nicht brauchen.}}',
  'style-rules.arrange.moved':
    'Einige Anweisungen stehen schon am Ende; keine ging verloren. Verschieben Sie sie noch einmal.',
  'style-rules.arrange.as-before': 'Die Reihenfolge ist wie zuvor.',
  'style-rules.refused': '{what}{said, select, none {} other { Der Dienst meldete: „{said}“}}',

  'style-rules.trial.about':
    'Übersetzt einen Satz zweimal, ohne diese Liste und mit ihr, und zeigt, wo sich beide unterscheiden. Beides wird berechnet.',
  'style-rules.trial.text': 'Satz zum Ausprobieren',
  'style-rules.trial.from': 'Von',
  'style-rules.trial.to': 'Nach',
  'style-rules.trial.run': 'Ausprobieren',
  'style-rules.trial.cost': '2 × {count, plural, one {# Zeichen} other {# Zeichen}}',
  'style-rules.trial.unsaved':
    'Es wirken die gespeicherten Regeln, nicht die ungespeicherten Änderungen.',
  'style-rules.trial.without': 'Ohne die Liste',
  'style-rules.trial.with': 'Mit „{name}“',
  'style-rules.trial.difference': 'Was die Liste ändert',
  'style-rules.trial.same': 'Die Liste ändert an diesem Satz nichts.',
  'style-rules.trial.billed':
    '{count, plural, one {# Zeichen berechnet} other {# Zeichen berechnet}} für beide',
};
