import type { segments as en } from '../en/segments.ts';

/** Words of the Segments screen. */
export const segments: Readonly<Record<keyof typeof en, string>> = {
  'segments.title': 'Segmente',
  'segments.projects': 'Projekte',
  'segments.projects.loading': 'Projekte werden gelesen …',
  'segments.projects.none':
    'Im Editor ist noch nichts. Öffnen Sie einen Text, eine Datei oder ein Dokument aus der Warteschlange: Es wird in Sätze geteilt, die Sie einzeln übersetzen, neben dem, was Ihre Memorys enthalten.',
  'segments.project.pair': '{source} → {target}',
  'segments.project.confirmed': '{confirmed, number} von {all, number} bestätigt',
  'segments.project.opened': 'geöffnet {day}',
  'segments.project.text': 'Text',
  'segments.project.remove': '{name} aus dem Editor entfernen',
  'segments.project.remove.about':
    'Die Segmente und was hier übersetzt wurde, werden gelöscht. Was bestätigt wurde, bleibt im Memory.',
  'segments.project.remove.do': 'Entfernen',
  'segments.project.keep': 'Behalten',

  'segments.new': 'Im Editor öffnen',
  'segments.from': 'Von',
  'segments.to': 'Nach',
  'segments.choose-language': 'Sprache wählen',
  'segments.one-language': '„Von“ und „Nach“ sind dieselbe Sprache.',
  'segments.no-language': 'Wählen Sie zuerst beide Sprachen.',
  'segments.new.kind': 'Was',
  'segments.new.text': 'Text',
  'segments.new.file': 'Datei',
  'segments.new.document': 'Aus der Warteschlange',
  'segments.new.name': 'Name',
  'segments.new.name-default': 'Text vom {day}',
  'segments.new.words': 'Text',
  'segments.new.words-placeholder': 'Tippen oder fügen Sie einen Text ein',
  'segments.new.open': 'Öffnen',
  'segments.new.opening': 'Wird geöffnet …',
  'segments.new.choose': 'Datei wählen',
  'segments.new.file-about':
    'Oder legen Sie hier eine ab: docx, pptx, xlsx, pdf, html, xliff, srt und andere.',
  'segments.new.drop': 'Datei ablegen, um sie im Editor zu öffnen',
  'segments.new.queue': 'Dokument',
  'segments.new.queue-choose': 'Dokument wählen',
  'segments.new.queue-none': 'Die Warteschlange enthält keine Dokumente.',
  'segments.new.queue-about':
    'Geöffnet wird das Original; die Warteschlange läuft weiter wie bisher.',

  'segments.back': 'Alle Projekte',
  'segments.progress': 'Bestätigte Segmente',
  'segments.export': 'Exportieren',
  'segments.filter': 'Zeigen',
  'segments.filter.all': 'Alle',
  'segments.filter.unconfirmed': 'Unbestätigte',
  'segments.filter.findings': 'Mit Befunden',
  'segments.search': 'In Segmenten suchen',
  'segments.search.clear': 'Suche leeren',
  'segments.found': '{total, plural, =0 {Kein Segment passt} one {# Segment} other {# Segmente}}',
  'segments.fill': 'Aus Memorys füllen',
  'segments.fill.service': 'Vom Dienst füllen',
  'segments.fill.counting': 'Leeres wird gezählt …',
  'segments.fill.cost':
    '{count, plural, =0 {Kein Segment ist leer.} one {Höchstens # Zeichen wird gesendet.} other {Höchstens # Zeichen werden gesendet.}}',
  'segments.fill.cost.about':
    'Matches ab {threshold, number} % kommen aus Ihren Memorys und kosten nichts; nur der Rest wird gesendet.',
  'segments.fill.left': 'Vom Kontingent sind {count, number} übrig.',
  'segments.fill.do': 'Jetzt füllen',
  'segments.fill.cancel': 'Abbrechen',
  'segments.filling': 'Segmente werden gefüllt: {done, number} von {all, number}',
  'segments.filling.stop': 'Anhalten',
  'segments.saved':
    '{segments, plural, =0 {Kein Segment wurde aus Memorys gefüllt} one {# Segment wurde aus Memorys gefüllt} other {# Segmente wurden aus Memorys gefüllt}}{characters, plural, =0 {} one {; das sparte # Zeichen} other {; das sparte # Zeichen}}.{sent, plural, =0 { Es wurde nichts gesendet.} one { # Zeichen wurde gesendet.} other { # Zeichen wurden gesendet.}}',
  'segments.close-notice': 'Schließen',

  'segments.grid': 'Segmente von {name}',
  'segments.column.number': 'Nr.',
  'segments.column.status': 'Status',
  'segments.loading': 'Wird gelesen …',
  'segments.none':
    '{filter, select, all {Kein Segment enthält das Gesuchte.} unconfirmed {Es ist kein Segment mehr zu bestätigen.} other {Es gibt keine Befunde.}}',
  'segments.status':
    '{status, select, empty {Leer} draft {Entwurf} translated {Gefüllt} other {Bestätigt}}',
  'segments.repeats': '{count, plural, one {#-mal} other {#-mal}}',
  'segments.repeats.full':
    'Dieser Ausgangstext steht hier {count, plural, one {einmal} other {#-mal}}',
  'segments.target-of': 'Übersetzung von Segment {number}',
  'segments.origin':
    '{kind, select, typed {Getippt} source_copy {Kopie des Ausgangstexts} memory_exact {Memory {percent} %} memory_fuzzy {Memory {percent} %} engine {Dienst} pseudo {Pseudoübersetzung} cache {Cache} propagated {Übernommen} not_reported {Dienst, nicht gemeldet} other {}}',
  'segments.confirm': 'Bestätigen',
  'segments.unsaved': 'Noch nicht gespeichert',

  'segments.tag': 'Tag {name}',
  'segments.tag.state':
    '{state, select, missing {fehlt} surplus {überzählig} unpaired {nicht geschlossen} other {vorhanden}}',
  'segments.tag.open': 'öffnet Tag {name}',
  'segments.tag.close': 'schließt Tag {name}',
  'segments.tag.alone': 'Tag {name}',
  'segments.tags': 'Tags',

  'segments.pane': 'Neben dem Text',
  'segments.pane.matches': 'Matches',
  'segments.pane.concordance': 'Konkordanz',
  'segments.pane.findings': 'Befunde',
  'segments.pane.analysis': 'Analyse',
  'segments.pane.settings': 'Einstellungen',

  'segments.matches.none': 'Kein Memory enthält einen Match ab {threshold, number} %.',
  'segments.matches.no-memory':
    'Für dieses Paar wird kein Memory gefragt. Weisen Sie unter „Memorys“ eines zu, oder wählen Sie eines unter „Einstellungen“.',
  'segments.matches.looking': 'Suche läuft …',
  'segments.percent': '{percent, number} %',
  'segments.match': 'Match {place}: {percent} %',
  'segments.match.best': 'Bester Match {percent} %: {shortcut} fügt ihn ein',
  'segments.match.insert': 'Einfügen',
  'segments.match.insert-named': 'Match {place} einfügen',
  'segments.match.context':
    '{context, select, both {gleicher Text davor und danach} previous {gleicher Text davor} other {gleicher Text danach}}',
  'segments.match.identical': 'Durchweg dieselben Wörter',
  'segments.match.base': 'Wörter {percent, number} %',
  'segments.penalty':
    '{kind, select, numbers {Zahlen} tags {Tags} case {Groß- und Kleinschreibung} punctuation {Interpunktion} spacing {Leerzeichen} variant {Sprachvariante} alignment {Alignment} other {{kind}}} −{percent, number}',
  'segments.alarm':
    '{alarm, select, number {Andere Zahlen: Prüfen Sie sie} placeables {Andere Tags oder Platzhalter: Prüfen Sie sie} opposites {Gegenteilige Bedeutung: Vergleichen Sie die Wörter} other {Ein „nicht“ steht nur auf einer Seite}}',
  'segments.deleted': 'gelöscht:',
  'segments.inserted': 'eingefügt:',
  'segments.change-end': 'Ende der Änderung',

  'segments.concordance.words': 'Wörter',
  'segments.concordance.side': 'In',
  'segments.concordance.source': 'Ausgangstext',
  'segments.concordance.target': 'Übersetzung',
  'segments.concordance.mode': 'Suche',
  'segments.concordance.exact': 'Exakt',
  'segments.concordance.fuzzy': 'Ähnlich',
  'segments.concordance.about':
    'Markieren Sie Wörter in Ausgangstext oder Übersetzung und drücken Sie {shortcut}, oder schreiben Sie sie hier.',
  'segments.concordance.total':
    '{total, plural, =0 {Nicht in den Memorys.} one {# Fundstelle} other {# Fundstellen}}',
  'segments.concordance.shown':
    '{total, number} Fundstellen, die ersten {shown, number} werden gezeigt',
  'segments.concordance.found': 'gefunden:',

  'segments.findings.none': 'Es gibt keine Befunde.',
  'segments.findings.count': '{count, plural, one {# Befund} other {# Befunde}}',
  'segments.findings.again': 'Erneut prüfen',
  'segments.finding':
    '{kind, select, tags {Tag weicht ab: {what}} numbers {Zahl weicht ab: {what}} term {Begriff nicht verwendet: {what}} length {Viel länger oder kürzer als der Ausgangstext} double_space {Doppeltes Leerzeichen} outer_space {Leerzeichen am Anfang oder Ende weicht ab} untranslated {Gleich dem Ausgangstext} empty {Leer} same_source_differs {Derselbe Ausgangstext hat andere Übersetzungen} punctuation {Interpunktion weicht ab: {what}} negation {Ein „nicht“ steht nur auf einer Seite{what, select, none {} other {: {what}}}} other {{what}}}',
  'segments.finding.line': 'Segment {number}',

  'segments.analysis.band': 'Match',
  'segments.analysis.segments': 'Segmente',
  'segments.analysis.words': 'Wörter',
  'segments.analysis.characters': 'Zeichen',
  'segments.analysis.name':
    '{band, select, repeat {Wiederholungen} b101 {100 % im Kontext} b100 {100 %} b95_99 {95–99 %} b85_94 {85–94 %} b75_84 {75–84 %} b50_74 {50–74 %} other {Neu}}',
  'segments.analysis.total': 'Gesamt',
  'segments.analysis.csv': 'Als CSV speichern',
  'segments.analysis.working': 'Jedes Segment wird mit den Memorys verglichen …',
  'segments.analysis.before':
    'Zeigt die Memorys vor diesem Projekt: {count, plural, one {# hier bestätigter Eintrag zählt} other {# hier bestätigte Einträge zählen}} nicht mit.',
  'segments.analysis.about':
    'Jedes Segment nach seinem besten Match in den Memorys. Wiederholungen sind gleiche Ausgangstexte nach dem ersten.',

  'segments.settings.into': 'Bestätigte Paare speichern in',
  'segments.settings.into-none': 'Keinem Memory',
  'segments.settings.into-hint':
    '{stored, select, yes {Jedes bestätigte Paar kommt sofort dorthin.} other {Bestätigte Paare bleiben allein in diesem Projekt.}}',
  'segments.settings.asked': 'Memorys, die gefragt werden',
  'segments.settings.assigned': 'Die dem Paar zugewiesenen',
  'segments.settings.chosen': 'Hier gewählte',
  'segments.settings.units': '{count, plural, one {# Einheit} other {# Einheiten}}',
  'segments.settings.no-memories':
    'Kein lokales Memory passt zu diesem Paar. Legen Sie unter „Memorys“ eines an, oder importieren Sie eines.',
  'segments.settings.threshold': 'Match-Schwelle',
  'segments.settings.glossaries': 'Glossare',

  'segments.said':
    '{kind, select, confirmed {Bestätigt.} all_confirmed {Bestätigt. Alle Segmente sind bestätigt.} empty_target {Es gibt nichts zu bestätigen: Die Übersetzung ist leer.} nothing_selected {Markieren Sie zuerst Wörter in Ausgangstext oder Übersetzung.} no_match {Einen Match {key} gibt es nicht.} no_tag {Der Ausgangstext hat kein Tag {key}.} undone {{number, select, none {Es gibt nichts rückgängig zu machen.} other {Rückgängig gemacht, Segment {number}.}}} redone {{number, select, none {Es gibt nichts zu wiederholen.} other {Wiederholt, Segment {number}.}}} other {}}',
  'segments.said.exported':
    '„{name}“ liegt im Ergebnisordner.{unconfirmed, plural, =0 {} one { # Segment ist nicht bestätigt und steht darin als sein Ausgangstext.} other { # Segmente sind nicht bestätigt und stehen darin als ihre Ausgangstexte.}}',
  'segments.said.propagated':
    'Bestätigt und in {count, plural, one {# gleiches Segment} other {# gleiche Segmente}} übernommen.',
  'segments.undo': 'Rückgängig',
};
