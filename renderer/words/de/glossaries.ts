import type { glossaries as en } from '../en/glossaries.ts';

/** The screen of glossaries, and terms where they act. */
export const glossaries: Readonly<Record<keyof typeof en, string>> = {
  'glossaries.title': 'Glossare',
  'glossaries.about':
    'Ein Glossar sagt, wie Wörter zu übersetzen sind: Produktnamen, Vertragsbegriffe, Hauswörter. Es hat ein Wörterbuch je Sprachpaar, und bis zu fünf Glossare gehen mit einer Übersetzung mit.',
  'glossaries.loading': 'Glossare werden gelesen …',
  'glossaries.list': 'Ihre Glossare',
  'glossaries.none':
    'Es gibt noch kein Glossar. Legen Sie eines an, oder importieren Sie eine Datei mit Begriffen.',
  'glossaries.none-found': 'Kein Glossar heißt „{query}“.',
  'glossaries.search': 'Glossare durchsuchen',
  'glossaries.facts':
    '{dictionaries, plural, =0 {Kein Wörterbuch} one {{pairs}} other {# Wörterbücher}} · {entries, plural, one {# Eintrag} other {# Einträge}}',
  'glossaries.unsaved': 'Nicht gespeichert',
  'glossaries.unsaved-list':
    '{count, plural, one {Änderungen in „{names}“ sind} other {Änderungen in {names} sind}} noch nicht gespeichert. Sie bleiben, solange Sie in anderen Ansichten arbeiten, und gehen verloren, wenn Dragoman beendet wird.',
  'glossaries.unsaved-here':
    'Noch nicht gespeichert. Änderungen bleiben, solange Sie in anderen Ansichten arbeiten, und gehen verloren, wenn Dragoman beendet wird.',
  'glossaries.account': 'Glossare des Kontos',
  'glossaries.account.words': '{count, number} von {max, number}',

  'glossaries.new': 'Neues Glossar',
  'glossaries.name': 'Name',
  'glossaries.name.fault':
    '{fault, select, empty {Geben Sie einen Namen ein.} control_character {Der Name enthält ein unsichtbares Zeichen, einen Tabulator oder ein Zeilenende. Schreiben Sie ihn neu.} other {Der Name ist zu lang: {count, number} von {max, number} Bytes. Buchstaben außerhalb von A bis Z brauchen je 2 bis 4 Bytes.}}',
  'glossaries.source': 'Von',
  'glossaries.target': 'Nach',
  'glossaries.same-language': 'Ein Wörterbuch braucht zwei verschiedene Sprachen.',
  'glossaries.pair': '{source} nach {target}',
  'glossaries.first-term': 'Erster Begriff',
  'glossaries.first-translation': 'Seine Übersetzung',
  'glossaries.first-hint': 'Der Dienst bewahrt kein Wörterbuch ohne Eintrag auf.',
  'glossaries.create': 'Anlegen',
  'glossaries.creating': 'Wird angelegt …',
  'glossaries.first': 'Meine Begriffe',
  'glossaries.full':
    'Das Konto hat {max, number} Glossare, mehr darf es nicht haben. Löschen Sie zuerst eines.',
  'glossaries.cancel': 'Abbrechen',
  'glossaries.close': 'Schließen',
  'glossaries.rename': 'Glossar umbenennen',
  'glossaries.rename.keep': 'Namen speichern',
  'glossaries.renaming': 'Wird gespeichert …',

  'glossaries.delete': 'Glossar löschen',
  'glossaries.delete.sure': '„{name}“ löschen?',
  'glossaries.delete.about':
    '{dictionaries, plural, =0 {Es hat kein Wörterbuch.} one {Sein Wörterbuch mit {entries, plural, one {# Eintrag} other {# Einträgen}} wird beim Dienst gelöscht, für alle, die das Konto nutzen.} other {Seine # Wörterbücher mit {entries, plural, one {# Eintrag} other {# Einträgen}} werden beim Dienst gelöscht, für alle, die das Konto nutzen.}} Das lässt sich nicht rückgängig machen. Um die Einträge zu behalten, exportieren Sie das Glossar zuerst.',
  'glossaries.delete.uncounted':
    'Alle Einträge werden beim Dienst gelöscht, für alle, die das Konto nutzen. Das lässt sich nicht rückgängig machen.',
  'glossaries.delete.confirm': 'Glossar löschen',
  'glossaries.delete.keep': 'Behalten',
  'glossaries.deleted': '„{name}“ wurde gelöscht.',
  'glossaries.delete-pair': 'Wörterbuch {pair} löschen',
  'glossaries.delete-pair.sure': 'Wörterbuch {pair} von „{name}“ löschen?',
  'glossaries.delete-pair.about':
    '{entries, plural, =0 {Es hat beim Dienst keine Einträge.} one {Sein Eintrag wird beim Dienst gelöscht, für alle, die das Konto nutzen.} other {Seine # Einträge werden beim Dienst gelöscht, für alle, die das Konto nutzen.}} Das lässt sich nicht rückgängig machen.',
  'glossaries.delete-pair.last':
    'Es ist das letzte Wörterbuch von „{name}“. Ohne eines bleibt das Glossar als leere Hülle in der Liste, die keine Übersetzung verwenden kann, bis es wieder ein Wörterbuch bekommt. Um es ganz loszuwerden, löschen Sie das Glossar.',
  'glossaries.delete-pair.confirm': 'Wörterbuch löschen',

  'glossaries.dictionaries': 'Wörterbücher von „{name}“',
  'glossaries.dictionary': '{source} → {target}',
  'glossaries.entries': '{count, plural, one {# Eintrag} other {# Einträge}}',
  'glossaries.no-dictionary':
    '„{name}“ hat kein Wörterbuch; deshalb kann keine Übersetzung es verwenden. Fügen Sie ein Sprachpaar hinzu, oder importieren Sie eine Datei.',
  'glossaries.add-pair': 'Paar hinzufügen',
  'glossaries.add-pair.title': 'Sprachpaar hinzufügen',
  'glossaries.add-pair.confirm': 'Paar hinzufügen',
  'glossaries.add-pair.there': 'Das Glossar hat dieses Paar schon.',
  'glossaries.reading': 'Einträge werden gelesen …',

  'glossaries.grid': 'Einträge, {pair}',
  'glossaries.grid.hint':
    'Pfeile bewegen, Tippen oder Eingabe schreibt, F2 ändert, Tab geht zur nächsten Zelle, Escape lässt eine Zelle, wie sie war. Entf leert die gewählten Zellen. Blöcke aus einer Tabelle lassen sich einfügen.',
  'glossaries.grid.line': 'Zeile',
  'glossaries.grid.problem': 'Problem',
  'glossaries.grid.new': 'Neuer Eintrag',
  'glossaries.grid.sorted':
    '{direction, select, ascending {A bis Z} descending {Z bis A} other {}}',
  'glossaries.grid.edit': '{language}, Zeile {line, number}',
  'glossaries.grid.edit-new': '{language}, neuer Eintrag',
  'glossaries.search-entries': 'Einträge durchsuchen',
  'glossaries.problems': '{count, plural, =0 {Keine Probleme} one {# Problem} other {# Probleme}}',
  'glossaries.problems.only': 'Nur Probleme zeigen',
  'glossaries.add-entry': 'Eintrag hinzufügen',
  'glossaries.remove-entries': '{count, plural, one {Eintrag löschen} other {# Einträge löschen}}',
  'glossaries.undo': 'Rückgängig',
  'glossaries.redo': 'Wiederholen',
  'glossaries.shown': '{shown, number} von {count, plural, one {# Eintrag} other {# Einträgen}}',
  'glossaries.place': 'Zeile {line, number}, {language}',
  'glossaries.place-new': 'Neuer Eintrag, {language}',
  'glossaries.bytes-of-cell': '{count, number} von {max, number} Bytes',
  'glossaries.flaw':
    '{problem, select, empty {leer} duplicate {doppelt zu Zeile {line, number}} control_character {unsichtbares Zeichen} too_long {länger als {max, number} Bytes} outer_space {Leerzeichen am Anfang oder Ende} other {}}',
  'glossaries.flaw-of': '{language}: {flaw}',
  'glossaries.size': 'Größe des Glossars',
  'glossaries.size.words':
    '{size} von {max}{unread, plural, =0 {} one {, ohne # Wörterbuch, das nicht gelesen wurde} other {, ohne # Wörterbücher, die nicht gelesen wurden}}',

  'glossaries.save': 'Speichern …',
  'glossaries.save.send': '{mode, select, replace {Ersetzen} other {Zusammenführen}}',
  'glossaries.save.title': '{pair} von „{name}“ speichern',
  'glossaries.save.title-new': '{pair} zu „{name}“ hinzufügen',
  'glossaries.save.add': 'Wörterbuch hinzufügen',
  'glossaries.save.how': 'Art des Speicherns',
  'glossaries.save.replace': 'Ersetzen',
  'glossaries.save.merge': 'Zusammenführen',
  'glossaries.save.replace.about': 'Aus dem Wörterbuch des Dienstes wird dieses: {counts}.',
  'glossaries.save.merge.about':
    'Diese Einträge kommen über die des Dienstes; nichts wird entfernt: {counts}.',
  'glossaries.save.new':
    'Der Dienst bekommt ein neues Wörterbuch mit {count, plural, one {# Eintrag} other {# Einträgen}}.',
  'glossaries.save.counting': 'Vergleich mit dem Dienst läuft …',
  'glossaries.save.nothing': 'So würde sich beim Dienst nichts ändern.',
  'glossaries.counts':
    '{added, plural, =0 {keiner hinzugefügt} one {# hinzugefügt} other {# hinzugefügt}}, {changed, plural, =0 {keiner geändert} one {# geändert} other {# geändert}}, {removed, plural, =0 {keiner entfernt} one {# entfernt} other {# entfernt}}, {same, plural, =0 {keiner gleich} one {# gleich} other {# gleich}}',
  'glossaries.save.stays':
    '{count, plural, one {# Eintrag, den Sie hier gelöscht haben, bleibt beim Dienst.} other {# Einträge, die Sie hier gelöscht haben, bleiben beim Dienst.}}',
  'glossaries.saving': 'Wird gesendet …',
  'glossaries.saved': 'Gespeichert: {counts}.',
  'glossaries.discard': 'Änderungen verwerfen',
  'glossaries.discarded': 'Ihre Änderungen wurden verworfen.',
  'glossaries.obstacle':
    '{obstacle, select, unchanged {Nichts zu speichern.} problems {Bringen Sie zuerst die markierten Einträge in Ordnung.} empty {Ein Wörterbuch braucht mindestens einen Eintrag. Um es loszuwerden, löschen Sie das Wörterbuch.} too_large {Das Glossar ist größer als {max}; mehr nimmt der Dienst nicht. Löschen Sie Einträge, oder geben Sie einem Wörterbuch ein eigenes Glossar.} other {}}',

  'glossaries.import': 'Importieren',
  'glossaries.import.drop': 'TSV-, CSV-, XLSX- oder TBX-Datei ablegen, um ihre Begriffe anzusehen',
  'glossaries.import.title': '{file} importieren',
  'glossaries.import.reading': 'Datei wird gelesen …',
  'glossaries.import.format':
    '{format, select, tsv {Text mit Tabulatoren} csv {CSV mit zwei Spalten} csv_pairs {CSV mit Sprachen in jeder Zeile} xlsx {Excel-Arbeitsmappe} tbx {TBX} other {}}, {encoding}',
  'glossaries.import.facts':
    '{dictionaries, plural, =0 {Kein Wörterbuch} one {# Wörterbuch} other {# Wörterbücher}}, {entries, plural, one {# Eintrag} other {# Einträge}}. Es wurde noch nichts gesendet.',
  'glossaries.import.languages':
    'Die Datei sagt nicht, in welchen Sprachen sie ist. Wählen Sie sie:',
  'glossaries.import.into': 'Importieren in',
  'glossaries.import.into-new': 'Ein neues Glossar',
  'glossaries.import.into-one': 'Ein vorhandenes Glossar',
  'glossaries.import.glossary': 'Glossar',
  'glossaries.import.mode': 'Art des Imports von {pair}',
  'glossaries.import.mode.add': 'Hinzufügen',
  'glossaries.import.mode.leave': 'Weglassen',
  'glossaries.import.new': 'ein neues Wörterbuch',
  'glossaries.import.left': 'wird weggelassen',
  'glossaries.import.empty': 'hat keinen Eintrag, der gesendet werden kann',
  'glossaries.import.sent': 'gesendet',
  'glossaries.import.unsaved':
    'Sie haben eigene Änderungen in diesem Wörterbuch. Sie bleiben, ungespeichert.',
  'glossaries.import.bad':
    '{count, plural, one {# Zeile wird weggelassen} other {# Zeilen werden weggelassen}}',
  'glossaries.import.bad-line': 'Zeile {line, number}',
  'glossaries.import.problem':
    '{problem, select, empty {Ein Text fehlt.} duplicate {Derselbe Ausgangstext steht weiter oben.} control_character {Sie enthält ein unsichtbares Zeichen.} too_long {Ein Text ist länger als {max, number} Bytes.} outer_space {Am Anfang oder Ende steht ein Leerzeichen.} columns {Sie hat nicht die richtige Zahl von Spalten.} language {Ihre Sprache gibt es in Glossaren nicht.} quotes {Ein Anführungszeichen ist nicht geschlossen.} same_language {Beide Sprachen sind gleich.} other {Sie ist nicht lesbar.}}',
  'glossaries.import.send':
    '{count, plural, =0 {Nichts zu importieren} one {# Eintrag importieren} other {# Einträge importieren}}',
  'glossaries.import.sending': 'Wird gesendet …',
  'glossaries.imported':
    '{entries, plural, one {# Eintrag wurde} other {# Einträge wurden}} in „{name}“ importiert.',

  'glossaries.export': 'Exportieren',
  'glossaries.export.as': 'Einträge exportieren',
  'glossaries.export.pair': 'Dieses Wörterbuch, {pair}',
  'glossaries.export.whole': 'Das ganze Glossar',
  'glossaries.export.saved':
    'Eine Datei enthält, was der Dienst hat. Nicht gespeicherte Änderungen sind nicht darin.',
  'glossaries.export.format':
    '{format, select, tsv {TSV} csv {CSV} csv_pairs {CSV mit Sprachen} xlsx {Excel-Arbeitsmappe} tbx {TBX} other {}}',

  'conflicts.title':
    '{count, plural, one {# Begriff ist unterschiedlich übersetzt} other {# Begriffe sind unterschiedlich übersetzt}}',
  'conflicts.rule': 'Das Glossar, das zuerst steht, gilt.',
  'conflicts.term': '„{term}“: {choices}',
  'conflicts.choice': '„{target}“ in {name}',
  'conflicts.wins': '„{target}“ in {name} (gilt)',
  'conflicts.more': 'und {count, plural, one {# weiterer} other {# weitere}}',
  'conflicts.missing': '{names} hat nichts für {pair} und wird dafür nicht gesendet.',

  'marks.line': 'Begriffe',
  'marks.show': 'Begriffe zeigen',
  'marks.asking': 'Begriffe werden gesucht …',
  'marks.none': 'Kein Begriff der gewählten Glossare steht im Text.',
  'marks.counts':
    '{used, plural, =0 {} one {# verwendet} other {# verwendet}}{used, plural, =0 {} other {{inflected, plural, =0 {} other { · }}}}{inflected, plural, =0 {} one {# gebeugt} other {# gebeugt}}{missed, plural, =0 {} other {{found, plural, =0 {} other { · }}# verfehlt}}',
  'marks.found': '{count, plural, one {# Begriff im Text} other {# Begriffe im Text}}',
  'marks.list': 'Begriffe und was aus ihnen wurde',
  'marks.outcome':
    '{outcome, select, used {verwendet} inflected {in anderer Form verwendet} missed {verfehlt} other {im Text}}',
  'marks.from': 'in {glossary}',
  'marks.times': '{count, number}-mal',
  'marks.go': '„{term}“ im Ausgangstext zeigen',
  'marks.hint':
    'Ob ein Wort eine andere Form des gewünschten ist, wird an seiner Endung abgelesen: ein Hinweis fürs Auge, kein Urteil.',

  'add-term.title': 'Begriff aufnehmen',
  'add-term.term': 'Begriff in der Sprache {language}',
  'add-term.translation': 'Übersetzung in der Sprache {language}',
  'add-term.glossary': 'Glossar',
  'add-term.glossary-new': 'Dafür wird ein neues Glossar angelegt, „{name}“.',
  'add-term.pair-new': 'Das Glossar bekommt ein neues Wörterbuch {pair}.',
  'add-term.send': 'Aufnehmen',
  'add-term.sending': 'Wird aufgenommen …',
  'add-term.added':
    '{before, select, none {„{term}“ → „{translation}“ wurde in „{name}“ aufgenommen.} other {„{term}“ → „{translation}“ steht jetzt in „{name}“, anstelle von „{old}“.}}',
  'add-term.undo': 'Rückgängig',
  'add-term.undoing': 'Wird rückgängig gemacht …',
  'add-term.from-line': 'Begriff aufnehmen …',
};
