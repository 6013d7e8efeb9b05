import type { documents as en } from '../en/documents.ts';

/** Words of the Documents screen. */
export const documents: Readonly<Record<keyof typeof en, string>> = {
  'documents.drop':
    '{count, plural, one {# Datei zum Übersetzen ablegen} other {# Dateien zum Übersetzen ablegen}}',
  'documents.drop.some':
    '{count, number} von {all, plural, one {# Datei} other {# Dateien}} lassen sich vielleicht übersetzen',
  'documents.drop.none':
    '{all, plural, one {Diese Datei hat einen Typ, der} other {Diese Dateien haben Typen, die}} nicht übersetzt werden {all, plural, one {kann} other {können}}',
  'documents.drop.types':
    'docx, pptx, xlsx, pdf, html, txt, xliff, srt, idml, xml, json, dita, mif, jpeg, png und Ordner damit',

  'documents.settings': 'Sprachen, Memory und Optionen der nächsten Dateien',
  'documents.options': 'Optionen der nächsten Dateien',
  'documents.one-language': '„Von“ und „Nach“ sind dieselbe Sprache.',
  'documents.options.files': 'Dateien',
  'documents.watermark': 'Ergebnisse als maschinell übersetzt kennzeichnen',
  'documents.watermark.hint': 'Ein Wasserzeichen in docx und pdf; andere Typen haben keines.',
  'documents.watermark.none':
    'Keine dieser Dateien ist ein docx oder pdf; nur sie können eines tragen.',
  'documents.pdf': 'Aus einem pdf wird',
  'documents.pdf.same': 'Ein pdf',
  'documents.pdf.docx': 'Ein docx zum Bearbeiten',
  'documents.pdf.hint': 'Ein docx bewahrt Text und Überschriften, nicht die genaue Seite.',
  'documents.minify': 'Ohne Bilder und Filme senden',
  'documents.minify.hint':
    'Aus docx und pptx. Sie bleiben auf diesem Computer und werden Bit für Bit wieder eingesetzt.',

  'documents.choose': 'Dateien wählen',
  'documents.folder': 'Ordner wählen',
  'documents.empty': 'Legen Sie Dateien oder Ordner irgendwo in diesem Fenster ab.',
  'documents.empty.types':
    'docx, pptx, xlsx, pdf, html, txt, xliff, srt, idml, xml, json, dita, mif, jpeg oder png. Ergebnisse kommen in einen Ordner, und dort wird nie etwas überschrieben.',
  'documents.empty.stage': 'Kein Dokument hat diesen Status.',

  'documents.incoming': 'Zu übersetzende Dateien',
  'documents.incoming.checking':
    '{checked, number} von {all, plural, one {# Datei} other {# Dateien}} angesehen. Es wurde noch nichts gesendet.',
  'documents.incoming.checked':
    '{fit, plural, =0 {{refused, plural, one {# Datei kann nicht übersetzt werden} other {# Dateien können nicht übersetzt werden}}} one {# Datei kann übersetzt werden{refused, plural, =0 {} one {, # nicht} other {, # nicht}}} other {# Dateien können übersetzt werden{refused, plural, =0 {} one {, # nicht} other {, # nicht}}}}.',
  'documents.incoming.cost':
    'Etwa {isPartly, select, yes {{count, number} Zeichen und solche, die vorher nicht bekannt sind} other {{count, plural, one {# Zeichen} other {# Zeichen}}}}.',
  'documents.incoming.minimum': 'docx, pptx, xlsx und pdf zählen mindestens je 50.000.',
  'documents.incoming.short': 'Mehr, als vom Kontingent übrig ist ({count, number}).',
  'documents.incoming.cut':
    'Mehr als {most, number} Dateien wurden gewählt; die übrigen wurden weggelassen.',
  'documents.incoming.waiting': 'Wartet',
  'documents.incoming.reading': 'Wird angesehen',
  'documents.incoming.fit':
    '{count, select, none {Kann übersetzt werden} other {Etwa {count} Zeichen}}',
  'documents.incoming.drop': '{name} weglassen',
  'documents.incoming.dismiss': 'Alle weglassen',
  'documents.incoming.start':
    '{count, plural, =0 {Übersetzen} one {# Datei übersetzen} other {# Dateien übersetzen}}',
  'documents.incoming.starting': 'Wird hinzugefügt …',
  'documents.incoming.group.types':
    '{count, number} von {all, plural, one {# Datei} other {# Dateien}} haben einen anderen Typ',
  'documents.incoming.group':
    '{count, number} von {all, plural, one {# Datei} other {# Dateien}}: {label}',
  'documents.incoming.reason':
    '{reason, select, wrong_content {Inhalt passt nicht zum Namen} damaged {beschädigt} password {durch ein Kennwort geschützt} protected {Kopieren von Text nicht erlaubt} size {zu groß} tier {zu groß für dieses Konto} characters {zu viel Text} too_large_inside {ausgepackt zu groß} too_deep {zu tief verschachtelt} entities {mit eigenen Entitäten} macros {mit Makros} empty {ohne Text} encoding {unbekannte Kodierung} xliff_version {nicht unterstützte XLIFF-Version} ditamap {DITA-Maps} no_ocr {Text hier nicht lesbar} same_language {„Von“ und „Nach“ sind dieselbe Sprache} cancelled {nicht angesehen} other {nicht übersetzbar}}',
  'documents.incoming.can': 'Dateien dieser Typen können übersetzt werden: {types}.',
  'documents.incoming.nothing': 'Es wurden keine Dateien gefunden.',

  'documents.queue': 'Dokumente',
  'documents.queue.verbs': 'Die ganze Warteschlange',
  'documents.stages': 'Anzeigen',
  'documents.stage':
    '{stage, select, all {Alle} waiting {Wartend} running {In Arbeit} done {Fertig} failed {Gescheitert} other {Abgebrochen}}',
  'documents.billed': '{count, plural, one {# Zeichen} other {# Zeichen}} berechnet',
  'documents.pause': 'Anhalten',
  'documents.resume': 'Fortsetzen',
  'documents.paused':
    'Die Warteschlange ist angehalten. Was schon gesendet wurde, wird noch abgeholt; Neues wird nicht gesendet.',
  'documents.retry-failed': 'Gescheiterte wiederholen',
  'documents.cancel-all': 'Alle abbrechen',
  'documents.clear': 'Beendete entfernen',
  'documents.report': 'Bericht',
  'documents.halted': 'Zurzeit wird nichts gesendet.',
  'documents.secrets.store':
    'IDs und Schlüssel gesendeter Dokumente werden aufbewahrt, damit ein Neustart sie abholt; der Geheimnisspeicher des Systems schützt sie.',
  'documents.secrets.key-file':
    'IDs und Schlüssel gesendeter Dokumente werden aufbewahrt, damit ein Neustart sie abholt. Dieser Computer hat keinen Geheimnisspeicher; deshalb schützt sie eine Schlüsseldatei im Datenordner, die nur Ihr Benutzerkonto lesen kann.',

  'documents.column.name': 'Name',
  'documents.column.type': 'Typ',
  'documents.column.languages': 'Sprachen',
  'documents.column.state': 'Status',
  'documents.column.cost': 'Zeichen',
  'documents.column.verbs': 'Aktionen',
  'documents.languages': '{source, select, none {?} other {{source}}} → {target}',
  'documents.languages.full': '{source, select, none {Erkannt} other {{source}}} nach {target}',

  'documents.state':
    '{state, select, queued {Wartet} uploading {Wird gesendet} translating {Wird übersetzt} downloading {Ergebnis wird abgeholt} done {Fertig} cancelled {Abgebrochen} other {Gescheitert}}{percent, select, none {} other { {percent} %}}',
  'documents.state.done':
    'Fertig{seconds, select, none {} other { in {time}}}{notes, plural, =0 {} one {, # Hinweis} other {, # Hinweise}}',
  'documents.state.retry': 'Nächster Versuch in {time}',
  'documents.time': '{minutes, plural, =0 {} other {{minutes, number} min }}{seconds, number} s',
  'documents.progress': 'Fortschritt von {name}',
  'documents.cost.full':
    '{isBilled, select, yes {{count, plural, one {# Zeichen} other {# Zeichen}} berechnet} other {etwa {count, plural, one {# Zeichen} other {# Zeichen}}}}',

  'documents.open': '{name} öffnen',
  'documents.show': '{name} im Ordner zeigen',
  'documents.preview': '{name} nebeneinander vergleichen',
  'documents.retry': '{name} noch einmal versuchen',
  'documents.cancel': '{name} abbrechen',
  'documents.remove': '{name} von der Liste nehmen',
  'documents.expand': 'Einzelheiten zu {name}',

  'documents.fact.service': 'Dienst',
  'documents.fact.size': 'Größe',
  'documents.fact.folder': 'Ordner',
  'documents.fact.memory': 'Memory',
  'documents.fact.memory-of': '{name}, ab {threshold, number} %',
  'documents.fact.glossaries': 'Glossare',
  'documents.fact.style': 'Stilregel',
  'documents.fact.result': 'Ergebnis',
  'documents.fact.tag': 'Berichtskennzeichen',
  'documents.fact.options': 'Optionen',
  'documents.option.formality':
    '{formality, select, more {förmlicher} less {weniger förmlich} prefer_more {förmlicher, wo möglich} other {weniger förmlich, wo möglich}}',
  'documents.option.watermark': 'Wasserzeichen',
  'documents.option.docx': 'wird ein docx',
  'documents.option.minify': 'ohne Bilder gesendet',
  'documents.maybe-sent':
    'Dragoman wurde während des Sendens beendet; das Dokument wurde also vielleicht zweimal gesendet. Berechnet wird nur, was abgeholt wird.',
  'documents.notes': 'Worauf zu achten ist',
  'documents.note': 'Beim Lesen oder Schreiben vermerkt: {code}.',
  'documents.note.tags-moved':
    'Formatierung innerhalb eines Satzes wurde an seine Enden gesetzt, weil ihre Stelle in der Übersetzung verloren ging.',
  'documents.note.formula-words-kept': 'Wörter in Formeln blieben, wie sie sind.',
  'documents.note.reencoded':
    'Der alten Kodierung fehlen Buchstaben der Übersetzung; das Ergebnis ist deshalb in UTF-8.',
  'documents.note.picture-read':
    'Der Text wurde aus dem Bild gelesen; dabei können Buchstaben verwechselt werden. Prüfen Sie Namen und Zahlen.',
  'documents.note.scan-read':
    'Der Text wurde von einer gescannten Seite gelesen; dabei können Buchstaben verwechselt werden. Prüfen Sie Namen und Zahlen.',
  'documents.note.read-as-other-language':
    'Das Bild wurde ohne Daten für seine Sprache gelesen; Buchstaben mit Zeichen können deshalb falsch sein. Installieren Sie diese Sprache für tesseract.',
  'documents.note.no-font':
    'Keine Schrift auf diesem Computer hat die Buchstaben der Zielsprache; der Text kam deshalb als docx.',
  'documents.note.letters-missing':
    'Den Schriften auf diesem Computer fehlen einige Buchstaben der Übersetzung; sie fehlen im Ergebnis.',
  'documents.note.text-overflows': 'Die Übersetzung ist länger als der Platz, den sie hat.',
  'documents.notes.count': '({count, plural, one {# Stelle} other {# Stellen}})',
  'documents.note.text-without-font':
    'Keine Schrift auf diesem Computer kann die Übersetzung hier darstellen, daher blieb der Originaltext.',
  'documents.note.text-set-small':
    'Die Übersetzung ist länger als ihr Platz und daher kleiner als 80 % der ursprünglichen Größe gesetzt.',
  'documents.note.text-too-long-kept':
    'Die Übersetzung passt hier auch in kleiner Schrift nicht, daher blieb der Originaltext.',
  'documents.note.symbols-kept': 'Symbole und Logos blieben unverändert.',
  'documents.note.barcodes-kept': 'Barcodes blieben unverändert.',
  'documents.note.text-hardly-seen':
    'Die Übersetzung hat fast die Farbe ihres Hintergrunds oder ragt über die Seite hinaus.',
  'documents.note.picture-details-lost':
    'Was neben dem Bild gespeichert war, etwa Ort und Kamera, ist nicht im Ergebnis.',
  'documents.note.animation-lost': 'Nur das erste Bild der Animation wurde übersetzt.',
  'documents.note.pdf-as-docx':
    'Ein pdf sagt, wo Buchstaben stehen, nicht, was ein Absatz oder eine Tabelle ist; das docx liest sich gleich, sieht aber anders aus.',
  'documents.note.pdf-set-anew':
    'Der Text wurde an den Stellen des alten neu gesetzt; Schriften, Größen und Zeilenumbrüche können abweichen.',
  'documents.note.comments-kept': 'Kommentare blieben unübersetzt, wie sie sind.',
  'documents.note.comments-lost': 'Kommentare sind nicht im docx.',
  'documents.note.drawings-lost': 'Linien und Zeichnungen sind nicht im docx.',
  'documents.note.reading-structure-lost':
    'Angaben für Screenreader, etwa Überschriften und Lesereihenfolge, passen nicht zum neuen Text und wurden entfernt.',
  'documents.note.scan-kept':
    'Eine gescannte Seite blieb, wie sie ist: Ihr Text war hier nicht zu lesen.',
  'documents.note.form-fields-kept': 'Formularfelder blieben unübersetzt, wie sie sind.',
  'documents.note.properties-kept':
    'Dokumenteigenschaften (Titel, Thema, Stichwörter, Kommentare) blieben, wie sie sind.',
  'documents.note.sheet-names-kept':
    'Blattnamen, die in Formeln, Links, Diagrammen oder Pivot-Tabellen vorkommen, blieben, wie sie sind.',
  'documents.note.form-fields-lost': 'Formularfelder sind nicht im docx.',
  'documents.note.links-kept-in-place':
    'Links bleiben an ihrer Stelle auf der Seite, auch wenn die Wörter um sie herum gewandert sind.',
  'documents.note.links-lost': 'Links sind nicht im docx.',
  'documents.note.text-not-translated': 'In der Ausgangssprache belassen.',
  'documents.note.translation-too-long': 'Länger, als das Format hier erlaubt.',
  'documents.note.page-kept': 'Eine Seite war nicht zu lesen und blieb, wie sie ist.',
  'documents.note.vertical-text-kept': 'Senkrechter Text blieb, wie er ist.',
  'documents.note.signature-lost':
    'Das Dokument war signiert; ein geändertes Dokument kann seine Signatur nicht behalten.',
  'documents.note.protection-lost': 'Der Schutz des Originals ist nicht im Ergebnis.',

  'documents.said.ended':
    '{open, plural, =0 {Alle Dokumente sind beendet: {done, number} fertig, {failed, number} gescheitert.} other {{failed, plural, one {# Dokument ist gescheitert.} other {# Dokumente sind gescheitert.}}}}',

  'documents.preview.title': 'Nebeneinander',
  'documents.preview.texts': 'Original und Übersetzung',
  'documents.preview.back': 'Zurück zur Liste',
  'documents.preview.page': 'Seite {number, number} von {count, number}',
  'documents.preview.pages': 'Seiten des Originals und der Übersetzung',
  'documents.preview.source': 'Original',
  'documents.preview.target': 'Übersetzung',
  'documents.preview.reading': 'Beide Texte werden gelesen …',
  'documents.preview.cut': 'Nur der Anfang dieses langen Dokuments wird gezeigt.',
  'documents.preview.empty': 'Es gibt keinen Text zu zeigen.',
};
