import type { memories as en } from '../en/memories.ts';

/** Words of the Memories screen and of what other screens say of local memories. */
export const memories: Readonly<Record<keyof typeof en, string>> = {
  'memories.title': 'Memorys',
  'memories.tabs': 'Wo Memorys liegen',
  'memories.tab.local': 'Auf diesem Computer',
  'memories.tab.service': 'Beim Dienst',
  'memories.loading': 'Memorys werden gelesen.',

  'memories.local': 'Memorys auf diesem Computer',
  'memories.none':
    'Auf diesem Computer gibt es noch kein Memory. Importieren Sie eine Datei, die ein anderes Programm exportiert hat, oder legen Sie ein leeres Memory an und füllen Sie es im Segmenteditor.',
  'memories.none-chosen': 'Wählen Sie ein Memory, um seine Einheiten zu sehen.',
  'memories.pair': '{source} → {targets}',
  'memories.units': '{count, plural, one {# Einheit} other {# Einheiten}}',
  'memories.assigned-count':
    '{count, plural, =0 {nicht zugewiesen} one {# Paar zugewiesen} other {# Paaren zugewiesen}}',
  'memories.new': 'Neues Memory',
  'memories.name': 'Name',
  'memories.source': 'Ausgangssprache',
  'memories.target-add': 'Zielsprache hinzufügen',
  'memories.targets': 'Zielsprachen',
  'memories.choose-language': 'Sprache wählen',
  'memories.target-remove': '{language} entfernen',
  'memories.create': 'Anlegen',
  'memories.leave': 'Abbrechen',
  'memories.rename': 'Umbenennen',
  'memories.rename-name': 'Neuer Name',
  'memories.keep-name': 'Namen speichern',
  'memories.changed': 'geändert {day}',

  'memories.export': 'Exportieren',
  'memories.export-tmx': 'Als TMX, für andere Übersetzungsprogramme',
  'memories.export-csv': 'Als CSV, für Tabellenprogramme',
  'memories.exported':
    '„{name}“ liegt mit {count, plural, one {# Einheit} other {# Einheiten}} im Ergebnisordner.',
  'memories.deduplicate': 'Doppelte Einheiten entfernen',
  'memories.deduplicated':
    '{count, plural, =0 {Keine Einheit von „{name}“ war doppelt.} one {# doppelte Einheit wurde aus „{name}“ entfernt; die zuletzt geänderte blieb.} other {# doppelte Einheiten wurden aus „{name}“ entfernt; von jeder blieb die zuletzt geänderte.}}',
  'memories.merge': 'Anderes Memory mit diesem zusammenführen',
  'memories.merge-from': 'Memory, das in „{name}“ aufgehen soll',
  'memories.merge-other-source': 'Ist aus {language}, dieses nicht.',
  'memories.merge-about':
    '{count, plural, one {# Einheit von „{from}“ kommt} other {Alle # Einheiten von „{from}“ kommen}} in „{name}“; „{from}“ selbst gibt es dann nicht mehr. Das lässt sich nicht rückgängig machen.',
  'memories.merge-do': 'Zusammenführen',
  'memories.merged': '„{from}“ ist jetzt ein Teil von „{name}“.',
  'memories.remove': 'Memory löschen',
  'memories.remove-title': '„{name}“ löschen?',
  'memories.remove-about':
    '{count, plural, =0 {Es ist leer.} one {Seine # Einheit wird von diesem Computer gelöscht.} other {Seine # Einheiten werden von diesem Computer gelöscht.}} Das lässt sich nicht rückgängig machen. Exportieren Sie es zuerst, wenn Sie es vielleicht noch brauchen.',
  'memories.remove-type': 'Tippen Sie den Namen des Memorys ein, um es zu löschen',
  'memories.remove-do': 'Löschen',
  'memories.remove-keep': 'Behalten',
  'memories.removed': '„{name}“ wurde gelöscht.',

  'memories.work':
    '{kind, select, import {Import} export {Export} deduplicate {Suche nach doppelten Einheiten} other {Zusammenführung}}: {name}',
  'memories.work-units': '{count, plural, one {# Einheit} other {# Einheiten}}',
  'memories.work-share': '{percent, number} % · {units}',

  'memories.import': 'Importieren',
  'memories.import-choose': 'Datei importieren',
  'memories.import-drop': 'TMX-, XLIFF-, CSV- oder TSV-Datei ablegen, um sie zu importieren.',
  'memories.import-title': '„{name}“ importieren',
  'memories.import-into': 'In',
  'memories.import-into-new': 'Ein neues Memory',
  'memories.import-into-known': 'Ein vorhandenes Memory',
  'memories.import-name': 'Name des neuen Memorys',
  'memories.import-memory': 'Memory',
  'memories.import-table':
    'Eine Tabelle nennt ihre Sprachen in der ersten Zeile (en, de). Wo sie das nicht tut, geben Sie sie hier an.',
  'memories.import-unnamed': 'In der Datei genannt',
  'memories.import-source': 'Sprache der ersten Spalte',
  'memories.import-target': 'Sprache der zweiten Spalte',
  'memories.import-variant': 'Ausgangssprache',
  'memories.import-skip': 'Schon vorhandene Einheiten weglassen',
  'memories.import-start': 'Importieren',
  'memories.import-again': 'Noch einmal versuchen',
  'memories.import-running': '„{name}“ wird importiert',
  'memories.import-cancel': 'Import abbrechen',
  'memories.import-cancelled': 'Der Import wurde abgebrochen. Nichts davon wurde behalten.',
  'memories.import-done': '„{file}“ ist jetzt in „{memory}“.',
  'memories.import-facts':
    '{added, plural, =0 {Keine Einheit hinzugefügt} one {# Einheit hinzugefügt} other {# Einheiten hinzugefügt}} · {repeated, plural, =0 {keine doppelt} one {# war schon da} other {# waren schon da}} · {bad, plural, =0 {alle brauchbar} one {# unbrauchbar} other {# unbrauchbar}}',
  'memories.import-format': '{format}, {encoding}',
  'memories.import-repairs': 'Beim Lesen berichtigt',
  'memories.import-bad': 'Weggelassen',
  'memories.import-bad-first':
    '{count, plural, one {Die erste weggelassene Einheit.} other {Die ersten # weggelassenen Einheiten.}}',
  'memories.import-line': 'Zeile {line, number}',
  'memories.import-waiting':
    '{count, plural, one {Nach dieser wird noch nach einer weiteren Datei gefragt.} other {Nach dieser wird noch nach # weiteren Dateien gefragt.}}',
  'memories.import-assign':
    '{count, plural, one {Es für {pair} fragen, ohne dass es gewählt wird} other {Es für seine # Paare fragen, ohne dass es gewählt wird}}',
  'memories.import-close': 'Bericht schließen',
  'memories.bad':
    '{reason, select, no_source {Sie hat keinen Ausgangstext.} no_target {Sie hat keine Übersetzung.} unknown_language {Ihre Sprachen sind hier nicht bekannt.} other_source_language {Ihr Ausgangstext ist in einer anderen Sprache als der des Memorys.} dropped_variant {Eine ihrer Varianten wurde ausgelassen: Ihre Sprache ist unbekannt oder hat schon einen Text.} too_many_cells {Sie hat mehr Zellen als die erste Zeile.} too_long {Sie ist länger als jedes echte Segment.} other {Sie war nicht brauchbar.}}',
  'memories.repair':
    '{kind, select, bare_ampersand {Ein bloßes „&“ wurde als solches genommen} bare_less_than {Ein bloßes „<“ wurde als solches genommen} undefined_entity {Eine nicht definierte Entität wurde berichtigt} illegal_character {Ein unzulässiges Zeichen wurde weggelassen} invalid_bytes {Bytes, die kein Zeichen ergeben, wurden markiert} unbalanced_tag {Ein Tag wurde geschlossen} unknown_element {Ein unbekanntes Element wurde zu Text} malformed_attribute {Ein Attribut wurde ausgebessert} cut_short {Die Datei endete zu früh} other {Etwas anderes wurde berichtigt}}',
  'memories.times': '{count, number} ×',

  'memories.views': 'Was vom Memory gezeigt wird',
  'memories.view.units': 'Einheiten',
  'memories.view.pairs': 'Zugewiesene Paare',
  'memories.view.statistics': 'Statistik',

  'memories.search': 'Einheiten durchsuchen',
  'memories.search-in': 'In',
  'memories.search-mode': 'Wie',
  'memories.search-exact': 'Exakt',
  'memories.search-fuzzy': 'Ähnlich',
  'memories.unit-list': 'Einheiten von „{name}“',
  'memories.found':
    '{total, plural, =0 {Nichts gefunden} one {# Einheit gefunden} other {# Einheiten gefunden}}',
  'memories.all-units': '{total, plural, =0 {Keine Einheiten} one {# Einheit} other {# Einheiten}}',
  'memories.searching': 'Suche läuft',
  'memories.units-none':
    'Dieses Memory ist leer. Importieren Sie eine Datei hinein, oder fügen Sie eine Einheit hinzu.',
  'memories.units-not-found':
    'Keine Einheit enthält das. „Ähnlich“ findet andere Schreibweisen und Wortformen.',
  'memories.unit-add': 'Einheit hinzufügen',
  'memories.unit-edit': 'Einheit bearbeiten',
  'memories.unit-remove': 'Einheit löschen',
  'memories.unit-remove-sure': 'Diese Einheit löschen? Das lässt sich nicht rückgängig machen.',
  'memories.unit-remove-do': 'Löschen',
  'memories.unit-remove-keep': 'Behalten',
  'memories.unit-save': 'Speichern',
  'memories.unit-new': 'Neue Einheit',
  'memories.unit-percent': '{percent, number} %',
  'memories.unit-needs': 'Eine Einheit braucht einen Ausgangstext und mindestens eine Übersetzung.',
  'memories.unit-saved': 'Die Einheit ist gespeichert.',
  'memories.unit-removed': 'Die Einheit ist gelöscht.',

  'memories.pairs-about':
    'Für ein zugewiesenes Paar wird das Memory gefragt, ohne gewählt zu sein: durch „Lokale Memorys zuerst“ unter „Text“ und im Segmenteditor. Die niedrigste Zahl wird zuerst gefragt.',
  'memories.pair-name': '{source} nach {target}',
  'memories.pair-priority': 'Platz für {pair}',
  'memories.pair-others':
    '{count, plural, =0 {Kein anderes Memory wird gefragt.} other {Auch gefragt: {names}.}}',
  'memories.pair-other': '{name} ({priority, number})',

  'memories.stat-units': 'Einheiten',
  'memories.stat-words': 'Wörter',
  'memories.stat-characters': 'Zeichen',
  'memories.stat-distinct': 'Verschiedene Wörter',
  'memories.stat-language': 'Sprache',
  'memories.stat-repeated':
    '{count, plural, =0 {Kein Ausgangstext ist doppelt.} one {# Ausgangstext ist doppelt.} other {# Ausgangstexte sind doppelt.}}',
  'memories.stat-changed': 'Geändert zwischen {first} und {last}.',
  'memories.stat-authors': 'Wer sie schrieb',
  'memories.stat-authors-none': 'Keine Einheit nennt, wer sie schrieb.',
  'memories.stat-author-units': '{count, plural, one {# Einheit} other {# Einheiten}}',
  'memories.stat-counting': 'Wird gezählt.',
  'memories.stat-sides': 'Was die Seiten enthalten',

  'memories.service-about':
    'Diese Memorys gehören zum Konto bei {connection}. Geändert werden sie dort; hier können Sie sie wählen.',
  'memories.service-none': 'Das Konto hat keine Memorys.',
  'memories.service-list': 'Memorys beim Dienst',
  'memories.column.name': 'Name',
  'memories.column.languages': 'Sprachen',
  'memories.column.units': 'Einheiten',
  'memories.column.created': 'Angelegt',
  'memories.column.updated': 'Geändert',
  'memories.service-range':
    '{first, number}–{last, number} von {total, plural, one {# Memory} other {# Memorys}}',
  'memories.page': 'Seite {page, number} von {pages, number}',
  'memories.page-first': 'Erste Seite',
  'memories.page-previous': 'Vorherige Seite',
  'memories.page-next': 'Nächste Seite',
  'memories.page-last': 'Letzte Seite',
  'memories.page-gone': 'Die Liste ist kürzer geworden: Das ist jetzt ihre letzte Seite.',
  'memories.refresh': 'Neu lesen',
  'memories.unknown-day': 'nicht angegeben',

  'memories.local-first': 'Lokale Memorys zuerst',
  'memories.local-group': 'Lokale Memorys',
  'memories.local-about':
    'Segmente, die ein Memory auf diesem Computer kennt, werden daraus genommen; nur der Rest wird gesendet und berechnet.',
  'memories.local-chosen': 'Memorys, die gefragt werden, in dieser Reihenfolge',
  'memories.local-asked':
    '{count, plural, =0 {Dem Paar {pair} ist kein Memory zugewiesen. Weisen Sie unter „Memorys“ eines zu, oder wählen Sie hier eines.} other {{pair}: {names}.}}',
  'memories.local-unknown':
    'Sobald die Ausgangssprache bekannt ist, werden die gefragt, die dem Paar zugewiesen sind.',
  'memories.local-add': 'Noch eines',
  'memories.local-instead': 'Statt der dem Paar zugewiesenen',
  'memories.local-choose': 'Memory wählen',
  'memories.local-remove': '{name} weglassen',
  'memories.local-none': 'Auf diesem Computer gibt es noch kein Memory.',
  'memories.local-target': 'Hat nicht {language}.',
  'memories.local-source': 'Ist aus {language}, der Text nicht.',
  'memories.local-gone': 'Ein Memory, das es nicht mehr gibt',

  'memories.probe-running': 'Mit und ohne Memory wird gefragt',
  'memories.probe-acted': 'Ja. Der Dienst meldet, dass dieser Text aus „{memory}“ kommt.',
  'memories.probe-changed':
    'Höchstwahrscheinlich ja. Mit „{memory}“ ist die Übersetzung eine andere als ohne; warum, sagt der Dienst nicht.',
  'memories.probe-same':
    'Nein. Der Dienst meldet, woher der Text kommt, und „{memory}“ ist nicht dabei; beide Übersetzungen sind gleich.',
  'memories.probe-not-reported':
    'Das lässt sich nicht sagen. Beide Übersetzungen sind gleich, und der Dienst sagt nicht, was gewirkt hat.',
  'memories.probe-with': 'Mit',
  'memories.probe-without': 'Ohne',
  'memories.probe-billed': '{count, plural, one {# Zeichen berechnet} other {# Zeichen berechnet}}',
  'memories.probe-unbilled': 'Berechnung nicht gemeldet',
  'memories.probe-part': 'Gefragt wurde zum ersten Absatz.',
  'memories.probe-close': 'Antwort schließen',
};
