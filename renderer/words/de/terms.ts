import type { terms as en } from '../en/terms.ts';

/** The screen of spoken terms. */
export const terms: Readonly<Record<keyof typeof en, string>> = {
  'terms.title': 'Gesprochene Begriffe',
  'terms.about':
    'Namen und Wörter, die die Spracherkennung kennen soll: Personen, Produkte, Abkürzungen. Eine Sprachsitzung nutzt eine Sammlung und daraus die Liste der gesprochenen Sprache.',
  'terms.loading': 'Gesprochene Begriffe werden gelesen …',

  'terms.collections': 'Sammlungen',
  'terms.collections.none':
    'Es gibt noch keine Sammlung. Legen Sie eine an, für ein Team, einen Kunden oder ein Thema.',
  'terms.collection.facts':
    '{lists, plural, =0 {Noch keine Begriffe} other {{languages}: {count, plural, one {# Begriff} other {# Begriffe}}}}',
  'terms.unsaved': 'Nicht gespeichert',
  'terms.new': 'Neue Sammlung',
  'terms.name': 'Name',
  'terms.name.new': 'Name der neuen Sammlung',
  'terms.name.length': 'Länge des Namens',
  'terms.name.bytes': '{count, number} von {max, number} Bytes',
  'terms.name.fault':
    '{fault, select, empty {Geben Sie einen Namen ein.} control {Der Name enthält ein unsichtbares Zeichen, einen Tabulator oder ein Zeilenende. Schreiben Sie ihn neu.} other {Der Name ist zu lang: {count, number} von {max, number} Bytes. Buchstaben außerhalb von A bis Z brauchen je 2 bis 4 Bytes.}}',
  'terms.create': 'Anlegen',
  'terms.creating': 'Wird angelegt …',
  'terms.rename': 'Umbenennen',
  'terms.rename.keep': 'Namen speichern',
  'terms.renaming': 'Wird gespeichert …',
  'terms.cancel': 'Abbrechen',
  'terms.first-collection': 'Meine Begriffe',

  'terms.delete': 'Sammlung löschen',
  'terms.delete.sure': '„{name}“ löschen?',
  'terms.delete.about':
    '{count, plural, =0 {Sie hat keine Begriffe.} one {Ihr # Begriff wird beim Dienst gelöscht, für alle, die das Konto nutzen.} other {Ihre # Begriffe werden beim Dienst gelöscht, für alle, die das Konto nutzen.}} Laufende Sprachsitzungen arbeiten damit weiter. Rückgängig machen können Sie das, bis Sie etwas anderes löschen oder das Programm verlassen.',
  'terms.delete.uncounted':
    'Die Begriffe werden beim Dienst gelöscht, für alle, die das Konto nutzen. Rückgängig machen können Sie das, bis Sie etwas anderes löschen oder das Programm verlassen.',
  'terms.delete.confirm': 'Löschen',
  'terms.delete.cancel': 'Behalten',
  'terms.delete-list': 'Liste für {language} löschen',
  'terms.delete-list.sure': 'Liste für {language} in „{name}“ löschen?',
  'terms.deleted': '„{name}“ wurde gelöscht.',
  'terms.deleted-list': 'Die Liste für {language} in „{name}“ wurde gelöscht.',
  'terms.undo': 'Rückgängig',
  'terms.close': 'Schließen',

  'terms.languages': 'Sprachen von „{name}“',
  'terms.add-language': 'Sprache hinzufügen',
  'terms.no-language':
    '„{name}“ hat noch keine Liste. Fügen Sie die gesprochene Sprache hinzu; jede Sprache hat ihre eigene Liste.',

  'terms.list': 'Begriffe für {language}, einer je Zeile',
  'terms.list.reading': 'Liste wird gelesen …',
  'terms.list.placeholder': 'Ein Begriff je Zeile',
  'terms.meter': 'Länge der Liste',
  'terms.meter.words':
    '{count, number} von {max, number} Zeichen{over, plural, =0 {} one {, # zu viel} other {, # zu viel}}',
  'terms.line': 'Zeile {line, number}:',
  'terms.fault':
    '{fault, select, empty {leere Zeile} duplicate {steht schon weiter oben} control {Tabulator oder unsichtbares Zeichen} other {Leerzeichen am Anfang oder Ende}}',
  'terms.faults':
    '{count, plural, =0 {} one {# Zeile verletzt eine Regel des Dienstes.} other {# Zeilen verletzen eine Regel des Dienstes.}}',
  'terms.faults.show': 'Erste zeigen',
  'terms.tidy': 'Aufräumen',
  'terms.tidy.about': 'Entfernt leere Zeilen, Leerzeichen um Begriffe und doppelte Begriffe.',

  'terms.changes': 'Was das Speichern ändert',
  'terms.mode': 'Art des Speicherns',
  'terms.mode.replace': 'Ersetzen',
  'terms.mode.replace.about': 'Aus der Liste des Dienstes wird diese.',
  'terms.mode.merge': 'Zusammenführen',
  'terms.mode.merge.about': 'Neue Begriffe kommen hinzu; nichts wird entfernt.',
  'terms.changes.counts':
    '{added, plural, =0 {Nichts hinzugefügt} one {# hinzugefügt} other {# hinzugefügt}} · {removed, plural, =0 {nichts entfernt} one {# entfernt} other {# entfernt}} · {kept, plural, =0 {nichts behalten} one {# behalten} other {# behalten}}',
  'terms.changes.added': 'Hinzugefügt',
  'terms.changes.removed': 'Entfernt',
  'terms.changes.kept': 'Behalten',
  'terms.changes.order': 'Die Begriffe bleiben gleich; ihre Reihenfolge ändert sich.',
  'terms.changes.result':
    'Mit {kept, plural, one {dem # Begriff, der bleibt} other {den # Begriffen, die bleiben}}, hat die Liste dann {count, number} von {max, number} Zeichen.',
  'terms.obstacle':
    '{obstacle, select, unread {Die Liste ist noch nicht gelesen.} unchanged {Nichts zu speichern.} faults {Bringen Sie zuerst die markierten Zeilen in Ordnung.} empty {Eine Liste braucht mindestens einen Begriff. Um sie loszuwerden, löschen Sie die Liste.} too_long {Die Liste ist zu lang für den Dienst: {max, number} Zeichen je Sprache.} other {}}',
  'terms.save': 'Liste speichern',
  'terms.saving': 'Wird gespeichert …',
  'terms.discard': 'Änderungen verwerfen',

  'terms.notice.saved': 'Gespeichert: {count, plural, one {# Begriff} other {# Begriffe}}.',
  'terms.notice.discarded': 'Ihre Änderungen wurden verworfen.',
  'terms.notice.tidied': 'Die Liste wurde aufgeräumt.',
  'terms.notice.changed':
    'Es wurde nichts gespeichert: Jemand anders hat diese Liste geändert, seit sie gelesen wurde. Die Änderungen unten beziehen sich jetzt auf die neue Liste. Sehen Sie sie durch und speichern Sie erneut.',
  'terms.notice.imported':
    '{read, plural, =0 {{file} enthält keine Begriffe.} one {# Begriff wurde aus {file} gelesen, {added, plural, =0 {er war schon hier} one {er ist neu} other {er ist neu}}.} other {# Begriffe wurden aus {file} gelesen, {added, plural, =0 {alle waren schon hier} one {# davon neu} other {# davon neu}}.}} {added, plural, =0 {} one {Er steht unter den anderen und ist noch nicht gespeichert.} other {Sie stehen unter den anderen und sind noch nicht gespeichert.}}',
  'terms.notice.file-only': 'Nur die Begriffe der Datei',

  'terms.import': 'Importieren',
  'terms.import.drop': 'Text-, CSV- oder TSV-Datei ablegen, um ihre Begriffe zu importieren',
  'terms.importing': 'Wird importiert …',
  'terms.export': 'Exportieren',
  'terms.export.as': 'Begriffe exportieren',
  'terms.export.txt': 'Reiner Text',
  'terms.export.txt.about': 'Die Liste für {language}, ein Begriff je Zeile',
  'terms.export.csv': 'CSV',
  'terms.export.tsv': 'TSV',
  'terms.export.table.about': 'Alle Sprachen, je eine Spalte',

  'terms.suggestions': 'Aus Ihren Korrekturen',
  'terms.suggestions.about':
    'Wörter, die Sie in Transkripten korrigiert haben. Mit diesen Begriffen würden sie besser verstanden.',
  'terms.suggestions.none':
    '{read, plural, =0 {Es gibt noch keine Sprachsitzungen. Korrigieren Sie eine Zeile eines Transkripts, und ihre Wörter werden hier angeboten.} one {Aus der neuesten Sitzung sind keine Wörter für {language} aufzunehmen.} other {Aus den # neuesten Sitzungen sind keine Wörter für {language} aufzunehmen.}}',
  'terms.suggestions.heard': 'gehört als {heard}',
  'terms.suggestions.count': '{count, plural, =1 {} other {· #-mal}}',
  'terms.suggestions.add': 'Aufnehmen',
  'terms.suggestions.add.label': '{term} in die Liste aufnehmen',
  'terms.suggestions.add-all': 'Alle aufnehmen',
  'terms.suggestions.further': 'In älteren Sitzungen suchen',
  'terms.suggestions.searching': 'Suche läuft …',

  'terms.sources': 'Begriffe zum Aufnehmen',
  'terms.glossary': 'Aus einem Glossar',
  'terms.glossary.about':
    'Was ein Glossar nennt, wird besser verstanden, wenn es in der Liste steht.',
  'terms.glossary.none': 'Kein Glossar hat Begriffe für {language}.',
  'terms.glossary.dictionary': 'Glossar und Wörterbuch',
  'terms.glossary.choose': 'Wörterbuch wählen',
  'terms.glossary.search': 'Seine Begriffe durchsuchen',
  'terms.glossary.found':
    '{count, plural, =0 {Keine Begriffe aufzunehmen} one {# Begriff aufzunehmen} other {# Begriffe aufzunehmen}}',
  'terms.glossary.add-fitting':
    '{count, plural, =0 {Keiner hat Platz} one {Den einen aufnehmen, der Platz hat} other {Die # aufnehmen, die Platz haben}}',
  'terms.glossary.room':
    '{count, plural, =0 {Kein Platz mehr} one {Platz für # Zeichen} other {Platz für # Zeichen}}',
  'terms.glossary.more':
    'und {count, plural, one {# weiterer} other {# weitere}}: Suchen Sie, was Sie brauchen.',

  'terms.suggest.add': '„{term}“ in die gesprochenen Begriffe aufnehmen',
  'terms.suggest.to': 'Sammlung für den Begriff',
  'terms.suggest.added': '„{term}“ steht jetzt in „{name}“.',
};
