/** Words of the Documents screen. */
export const documents = {
  'documents.drop':
    '{count, plural, one {Drop # file to translate it} other {Drop # files to translate them}}',
  'documents.drop.some':
    '{count, number} of {all, plural, one {# file} other {# files}} may be translated',
  'documents.drop.none':
    '{all, plural, one {This file is of a type} other {These files are of types}} that cannot be translated',
  'documents.drop.types':
    'docx, pptx, xlsx, pdf, html, txt, xliff, srt, idml, xml, json, dita, mif, jpeg, png, and folders of these',

  'documents.settings': 'Languages, memory and options of the next files',
  'documents.options': 'Options of the next files',
  'documents.one-language': 'From and To are the same language.',
  'documents.options.files': 'Files',
  'documents.watermark': 'Mark results as machine-translated',
  'documents.watermark.hint': 'A watermark on docx and pdf; other types have none.',
  'documents.watermark.none': 'None of these files is a docx or pdf, the only types that take one.',
  'documents.pdf': 'A pdf becomes',
  'documents.pdf.same': 'A pdf',
  'documents.pdf.docx': 'A docx, to edit',
  'documents.pdf.hint': 'A docx keeps text and headings rather than the exact page.',
  'documents.minify': 'Send without pictures and films',
  'documents.minify.hint':
    'Of docx and pptx. They stay on this computer and are put back bit by bit.',

  'documents.choose': 'Choose files',
  'documents.folder': 'Choose a folder',
  'documents.empty': 'Drop files or folders anywhere on this window.',
  'documents.empty.types':
    'docx, pptx, xlsx, pdf, html, txt, xliff, srt, idml, xml, json, dita, mif, jpeg or png. Results go to one folder, and nothing in it is ever overwritten.',
  'documents.empty.stage': 'No document is in this state.',

  'documents.incoming': 'Files to translate',
  'documents.incoming.checking':
    '{checked, number} of {all, plural, one {# file} other {# files}} looked at. Nothing has been sent.',
  'documents.incoming.checked':
    '{fit, plural, =0 {{refused, plural, one {# file cannot be translated} other {# files cannot be translated}}} one {# file can be translated{refused, plural, =0 {} other {, # cannot}}} other {# files can be translated{refused, plural, =0 {} other {, # cannot}}}}.',
  'documents.incoming.cost':
    'About {isPartly, select, yes {{count, number} characters and those that are not known before} other {{count, plural, one {# character} other {# characters}}}}.',
  'documents.incoming.minimum': 'docx, pptx, xlsx and pdf count as at least 50,000 each.',
  'documents.incoming.short': 'More than is left of the quota ({count, number}).',
  'documents.incoming.cut': 'More than {most, number} files were chosen; the others were left out.',
  'documents.incoming.waiting': 'Waiting',
  'documents.incoming.reading': 'Being looked at',
  'documents.incoming.fit':
    '{count, select, none {Can be translated} other {About {count} characters}}',
  'documents.incoming.drop': 'Leave out {name}',
  'documents.incoming.dismiss': 'Leave out all',
  'documents.incoming.start':
    '{count, plural, =0 {Translate} one {Translate # file} other {Translate # files}}',
  'documents.incoming.starting': 'Adding…',
  'documents.incoming.group.types':
    '{count, number} of {all, plural, one {# file} other {# files}} are of other types',
  'documents.incoming.group':
    '{count, number} of {all, plural, one {# file} other {# files}}: {label}',
  'documents.incoming.reason':
    '{reason, select, wrong_content {not what the name says} damaged {damaged} password {protected by a password} protected {text may not be copied} size {too large} tier {too large for this account} characters {too much text} too_large_inside {too large when unpacked} too_deep {nested too deeply} entities {entities of their own} macros {with macros} empty {no text} encoding {unknown encoding} xliff_version {unsupported XLIFF version} ditamap {DITA maps} no_ocr {text cannot be read here} same_language {From and To are the same language} cancelled {not looked at} other {cannot be translated}}',
  'documents.incoming.can': 'Files of these types can be translated: {types}.',
  'documents.incoming.nothing': 'No files were found.',

  'documents.queue': 'Documents',
  'documents.queue.verbs': 'The whole queue',
  'documents.stages': 'Show',
  'documents.stage':
    '{stage, select, all {All} waiting {Waiting} running {Under way} done {Done} failed {Failed} other {Cancelled}}',
  'documents.billed': '{count, plural, one {# character} other {# characters}} billed',
  'documents.pause': 'Pause',
  'documents.resume': 'Go on',
  'documents.paused':
    'The queue is paused. What was sent already is still fetched; nothing new is sent.',
  'documents.retry-failed': 'Retry failed',
  'documents.cancel-all': 'Cancel all',
  'documents.clear': 'Clear ended',
  'documents.report': 'Report',
  'documents.halted': 'Nothing is sent at the moment.',
  'documents.secrets.store':
    'Ids and keys of sent documents are kept, so that a restart fetches them; the system’s secret store protects them.',
  'documents.secrets.key-file':
    'Ids and keys of sent documents are kept, so that a restart fetches them. This computer has no secret store, so a key file in the data folder protects them, which only your account can read.',

  'documents.column.name': 'Name',
  'documents.column.type': 'Type',
  'documents.column.languages': 'Languages',
  'documents.column.state': 'State',
  'documents.column.cost': 'Characters',
  'documents.column.verbs': 'Actions',
  'documents.languages': '{source, select, none {?} other {{source}}} → {target}',
  'documents.languages.full': '{source, select, none {Detected} other {{source}}} to {target}',

  'documents.state':
    '{state, select, queued {Waiting} uploading {Uploading} translating {Translating} downloading {Fetching the result} done {Done} cancelled {Cancelled} other {Failed}}{percent, select, none {} other { {percent} %}}',
  'documents.state.done':
    'Done{seconds, select, none {} other { in {time}}}{notes, plural, =0 {} one {, # note} other {, # notes}}',
  'documents.state.retry': 'Next try in {time}',
  'documents.time': '{minutes, plural, =0 {} other {{minutes, number} min }}{seconds, number} s',
  'documents.progress': 'Progress of {name}',
  'documents.cost.full':
    '{isBilled, select, yes {{count, plural, one {# character} other {# characters}} billed} other {about {count, plural, one {# character} other {# characters}}}}',

  'documents.open': 'Open {name}',
  'documents.show': 'Show {name} in its folder',
  'documents.preview': 'Compare {name} side by side',
  'documents.retry': 'Try {name} again',
  'documents.cancel': 'Cancel {name}',
  'documents.remove': 'Take {name} off the list',
  'documents.expand': 'Details of {name}',

  'documents.fact.service': 'Service',
  'documents.fact.size': 'Size',
  'documents.fact.folder': 'Folder',
  'documents.fact.memory': 'Memory',
  'documents.fact.memory-of': '{name}, from {threshold, number} %',
  'documents.fact.glossaries': 'Glossaries',
  'documents.fact.style': 'Style rule',
  'documents.fact.result': 'Result',
  'documents.fact.tag': 'Reporting tag',
  'documents.fact.options': 'Options',
  'documents.option.formality':
    '{formality, select, more {more formal} less {less formal} prefer_more {more formal where possible} other {less formal where possible}}',
  'documents.option.watermark': 'watermark',
  'documents.option.docx': 'becomes a docx',
  'documents.option.minify': 'sent without pictures',
  'documents.maybe-sent':
    'Dragoman ended while this was being sent, so it may have been sent twice. Only what is fetched is billed.',
  'documents.notes': 'What to look at',
  'documents.note': 'Noted while it was read or written: {code}.',
  'documents.note.tags-moved':
    'Formatting inside a sentence was set anew at its ends, since the translation had lost its place.',
  'documents.note.formula-words-kept': 'Words inside formulas were left as they are.',
  'documents.note.reencoded':
    'The old encoding lacks letters of the translation, so the result is in UTF-8.',
  'documents.note.picture-read':
    'The text was read from the picture, where letters can be mistaken. Check names and numbers.',
  'documents.note.scan-read':
    'The text was read from a scanned page, where letters can be mistaken. Check names and numbers.',
  'documents.note.read-as-other-language':
    'The picture was read without data for its language, so letters with marks may be wrong. Install that language for tesseract.',
  'documents.note.no-font':
    'No font here has the letters of the target language, so the text came as a docx.',
  'documents.note.letters-missing':
    'The fonts here lack some letters of the translation; they are missing in the result.',
  'documents.note.text-overflows': 'The translation is longer than the room it has.',
  'documents.notes.count': '({count, plural, one {# place} other {# places}})',
  'documents.note.text-without-font':
    'No font on this computer can show the translation here, so the original text stayed.',
  'documents.note.text-set-small':
    'The translation is longer than its space, so it is set in less than 80 % of the original size.',
  'documents.note.text-too-long-kept':
    'The translation does not fit here even in small type, so the original text stayed.',
  'documents.note.symbols-kept': 'Symbols and logos were left as they are.',
  'documents.note.barcodes-kept': 'Barcodes were left as they are.',
  'documents.note.text-hardly-seen':
    'The translation has nearly the colour of what lies behind it, or leaves the page.',
  'documents.note.picture-details-lost':
    'What was stored beside the picture, such as place and camera, is not in the result.',
  'documents.note.animation-lost': 'Only the first picture of the animation was translated.',
  'documents.note.pdf-as-docx':
    'A pdf says where letters stand, not what is a paragraph or a table, so the docx reads alike but does not look the same.',
  'documents.note.pdf-set-anew':
    'The text was set anew in the places of the old one; fonts, sizes and line breaks can differ.',
  'documents.note.comments-kept': 'Comments were left as they are, untranslated.',
  'documents.note.comments-lost': 'Comments are not in the docx.',
  'documents.note.drawings-lost': 'Lines and drawings are not in the docx.',
  'documents.note.reading-structure-lost':
    'Marks for screen readers, such as headings and reading order, do not fit the new text and were taken out.',
  'documents.note.scan-kept': 'A scanned page was left as it is: its text could not be read here.',
  'documents.note.form-fields-kept': 'Form fields were left as they are, untranslated.',
  'documents.note.properties-kept':
    'Document properties (title, subject, keywords, comments) were left as they are.',
  'documents.note.sheet-names-kept':
    'Sheet names that formulas, links, charts or pivot tables use were left as they are.',
  'documents.note.form-fields-lost': 'Form fields are not in the docx.',
  'documents.note.links-kept-in-place':
    'Links stay where they were on the page, while the words around them may have moved.',
  'documents.note.links-lost': 'Links are not in the docx.',
  'documents.note.text-not-translated': 'Left in the source language.',
  'documents.note.translation-too-long': 'Longer than the format allows here.',
  'documents.note.page-kept': 'A page could not be read and was left as it is.',
  'documents.note.vertical-text-kept': 'Vertical text was left as it is.',
  'documents.note.signature-lost':
    'The document was signed; a changed document cannot keep its signature.',
  'documents.note.protection-lost': 'The protection of the original is not in the result.',

  'documents.said.ended':
    '{open, plural, =0 {All documents have ended: {done, number} done, {failed, number} failed.} other {{failed, plural, one {# document has failed.} other {# documents have failed.}}}}',

  'documents.preview.title': 'Side by side',
  'documents.preview.texts': 'Original and translation',
  'documents.preview.back': 'Back to the list',
  'documents.preview.page': 'Page {number, number} of {count, number}',
  'documents.preview.pages': 'Pages of the original and the translation',
  'documents.preview.source': 'Original',
  'documents.preview.target': 'Translation',
  'documents.preview.reading': 'Reading both texts…',
  'documents.preview.cut': 'Only the beginning of this long document is shown.',
  'documents.preview.empty': 'There is no text to show.',
} as const;
