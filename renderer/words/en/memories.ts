/** Words of the Memories screen and of what other screens say of local memories. */
export const memories = {
  'memories.title': 'Memories',
  'memories.tabs': 'Where memories are',
  'memories.tab.local': 'On this computer',
  'memories.tab.service': 'At the service',
  'memories.loading': 'Reading the memories.',

  'memories.local': 'Memories on this computer',
  'memories.none':
    'There is no memory on this computer yet. Import a file that another program exported, or create an empty memory and fill it on the segment desk.',
  'memories.none-chosen': 'Choose a memory to see its units.',
  'memories.pair': '{source} → {targets}',
  'memories.units': '{count, plural, one {# unit} other {# units}}',
  'memories.assigned-count':
    '{count, plural, =0 {not assigned} one {assigned to # pair} other {assigned to # pairs}}',
  'memories.new': 'New memory',
  'memories.name': 'Name',
  'memories.source': 'Source language',
  'memories.target-add': 'Add a target language',
  'memories.targets': 'Target languages',
  'memories.choose-language': 'Choose a language',
  'memories.target-remove': 'Remove {language}',
  'memories.create': 'Create',
  'memories.leave': 'Cancel',
  'memories.rename': 'Rename',
  'memories.rename-name': 'New name',
  'memories.keep-name': 'Keep the name',
  'memories.changed': 'changed {day}',

  'memories.export': 'Export',
  'memories.export-tmx': 'As TMX, for other translation programs',
  'memories.export-csv': 'As CSV, for spreadsheets',
  'memories.exported':
    '“{name}” is in the results folder with {count, plural, one {# unit} other {# units}}.',
  'memories.deduplicate': 'Remove repeated units',
  'memories.deduplicated':
    '{count, plural, =0 {No unit of “{name}” was repeated.} one {# repeated unit was removed from “{name}”; the one that was changed last stayed.} other {# repeated units were removed from “{name}”; of each the one that was changed last stayed.}}',
  'memories.merge': 'Merge another memory into this one',
  'memories.merge-from': 'Memory that is to go into “{name}”',
  'memories.merge-other-source': 'Is from {language}, this one is not.',
  'memories.merge-about':
    'All {count, plural, one {# unit} other {# units}} of “{from}” move into “{name}”; “{from}” itself goes. This cannot be taken back.',
  'memories.merge-do': 'Merge',
  'memories.merged': '“{from}” is part of “{name}” now.',
  'memories.remove': 'Remove the memory',
  'memories.remove-title': 'Remove “{name}”?',
  'memories.remove-about':
    '{count, plural, =0 {It is empty.} one {Its # unit is deleted from this computer.} other {Its # units are deleted from this computer.}} This cannot be taken back. Export it first if you may need it.',
  'memories.remove-type': 'Type the name of the memory to remove it',
  'memories.remove-do': 'Remove',
  'memories.remove-keep': 'Keep it',
  'memories.removed': '“{name}” was removed.',

  'memories.work':
    '{kind, select, import {Importing} export {Exporting} deduplicate {Looking for repeated units in} other {Merging}} {name}',
  'memories.work-units': '{count, plural, one {# unit} other {# units}}',
  'memories.work-share': '{percent, number} % · {units}',

  'memories.import': 'Import',
  'memories.import-choose': 'Import a file',
  'memories.import-drop': 'Drop a TMX, XLIFF, CSV or TSV file to import it.',
  'memories.import-title': 'Import “{name}”',
  'memories.import-into': 'Into',
  'memories.import-into-new': 'A new memory',
  'memories.import-into-known': 'A memory that is there',
  'memories.import-name': 'Name of the new memory',
  'memories.import-memory': 'Memory',
  'memories.import-table':
    'A table names its languages in its first line (en, de). Where it does not, say them here.',
  'memories.import-unnamed': 'Named in the file',
  'memories.import-source': 'Language of the first column',
  'memories.import-target': 'Language of the second column',
  'memories.import-skip': 'Leave out units that are there already',
  'memories.import-start': 'Import',
  'memories.import-again': 'Try again',
  'memories.import-running': 'Importing “{name}”',
  'memories.import-cancel': 'Cancel the import',
  'memories.import-cancelled': 'The import was cancelled. Nothing of it was kept.',
  'memories.import-done': '“{file}” is in “{memory}”.',
  'memories.import-facts':
    '{added, plural, =0 {No unit was added} one {# unit added} other {# units added}} · {repeated, plural, =0 {none repeated} one {# was there already} other {# were there already}} · {bad, plural, =0 {none unusable} one {# unusable} other {# unusable}}',
  'memories.import-format': '{format}, {encoding}',
  'memories.import-repairs': 'Put right while reading',
  'memories.import-bad': 'Left out',
  'memories.import-bad-first':
    '{count, plural, one {The first unit that was left out.} other {The first # units that were left out.}}',
  'memories.import-line': 'Line {line, number}',
  'memories.import-waiting':
    '{count, plural, one {One more file is} other {# more files are}} asked about after this one.',
  'memories.import-assign':
    '{count, plural, one {Ask it for {pair} without being chosen} other {Ask it for its # pairs without being chosen}}',
  'memories.import-close': 'Close the report',
  'memories.bad':
    '{reason, select, no_source {It has no source text.} no_target {It has no translation.} unknown_language {Its languages are not known here.} other_source_language {Its source is in another language than the memory’s.} too_many_cells {It has more cells than the first line.} too_long {It is longer than any real segment.} other {It could not be used.}}',
  'memories.repair':
    '{kind, select, bare_ampersand {A bare “&” was taken for itself} bare_less_than {A bare “<” was taken for itself} undefined_entity {An undefined entity was put right} illegal_character {An illegal character was left out} invalid_bytes {Bytes that make no character were marked} unbalanced_tag {A tag was closed} unknown_element {An unknown element became text} malformed_attribute {An attribute was mended} cut_short {The file ended too early} other {Something else was put right}}',
  'memories.times': '{count, number} ×',

  'memories.views': 'What to see of the memory',
  'memories.view.units': 'Units',
  'memories.view.pairs': 'Assigned pairs',
  'memories.view.statistics': 'Statistics',

  'memories.search': 'Search units',
  'memories.search-in': 'In',
  'memories.search-mode': 'How',
  'memories.search-exact': 'Exact',
  'memories.search-fuzzy': 'Similar',
  'memories.unit-list': 'Units of “{name}”',
  'memories.found': '{total, plural, =0 {Nothing found} one {# unit found} other {# units found}}',
  'memories.all-units': '{total, plural, =0 {No units} one {# unit} other {# units}}',
  'memories.searching': 'Searching',
  'memories.units-none': 'This memory is empty. Import a file into it, or add a unit.',
  'memories.units-not-found': 'No unit holds this. Similar finds other spellings and word forms.',
  'memories.unit-add': 'Add a unit',
  'memories.unit-edit': 'Edit the unit',
  'memories.unit-remove': 'Delete the unit',
  'memories.unit-remove-sure': 'Delete this unit? This cannot be taken back.',
  'memories.unit-remove-do': 'Delete',
  'memories.unit-remove-keep': 'Keep it',
  'memories.unit-save': 'Save',
  'memories.unit-new': 'New unit',
  'memories.unit-percent': '{percent, number} %',
  'memories.unit-needs': 'A unit needs a source and at least one translation.',
  'memories.unit-saved': 'The unit is saved.',
  'memories.unit-removed': 'The unit is deleted.',

  'memories.pairs-about':
    'For an assigned pair the memory is asked without being chosen: by “Local memories first” on Text, and on the segment desk. The lowest number is asked first.',
  'memories.pair-name': '{source} to {target}',
  'memories.pair-priority': 'Place for {pair}',
  'memories.pair-others':
    '{count, plural, =0 {No other memory is asked.} other {Also asked: {names}.}}',
  'memories.pair-other': '{name} ({priority, number})',

  'memories.stat-units': 'Units',
  'memories.stat-words': 'Words',
  'memories.stat-characters': 'Characters',
  'memories.stat-distinct': 'Different words',
  'memories.stat-language': 'Language',
  'memories.stat-repeated':
    '{count, plural, =0 {No source is repeated.} one {# source is repeated.} other {# sources are repeated.}}',
  'memories.stat-changed': 'Changed between {first} and {last}.',
  'memories.stat-authors': 'Authors',
  'memories.stat-authors-none': 'No unit names its author.',
  'memories.stat-author-units': '{count, plural, one {# unit} other {# units}}',
  'memories.stat-counting': 'Counting.',
  'memories.stat-sides': 'What the sides hold',

  'memories.service-about':
    'These memories belong to the account at {connection}. They are changed there; here they can be chosen.',
  'memories.service-none': 'The account has no memories.',
  'memories.service-list': 'Memories at the service',
  'memories.column.name': 'Name',
  'memories.column.languages': 'Languages',
  'memories.column.units': 'Units',
  'memories.column.created': 'Created',
  'memories.column.updated': 'Changed',
  'memories.service-range':
    '{first, number}–{last, number} of {total, plural, one {# memory} other {# memories}}',
  'memories.page': 'Page {page, number} of {pages, number}',
  'memories.page-first': 'First page',
  'memories.page-previous': 'Page before',
  'memories.page-next': 'Next page',
  'memories.page-last': 'Last page',
  'memories.page-gone': 'The list has become shorter: this is its last page now.',
  'memories.refresh': 'Read again',
  'memories.unknown-day': 'not said',

  'memories.local-first': 'Local memories first',
  'memories.local-group': 'Local memories',
  'memories.local-about':
    'Segments that a memory on this computer knows are taken from it; only the rest is sent and billed.',
  'memories.local-chosen': 'Memories that are asked, in this order',
  'memories.local-asked':
    '{count, plural, =0 {No memory is assigned to {pair}. Assign one on the Memories screen, or choose one here.} other {{pair}: {names}.}}',
  'memories.local-unknown':
    'Those are asked that are assigned to the pair, as soon as the source language is known.',
  'memories.local-add': 'One more',
  'memories.local-instead': 'Instead of those assigned to the pair',
  'memories.local-choose': 'Choose a memory',
  'memories.local-remove': 'Leave {name} out',
  'memories.local-none': 'There is no memory on this computer yet.',
  'memories.local-target': 'Has no {language}.',
  'memories.local-source': 'Is from {language}, the text is not.',
  'memories.local-gone': 'A memory that is gone',
  'memories.saved': '{count, plural, one {# saved} other {# saved}}',
  'memories.saved-why':
    '{count, plural, one {# character} other {# characters}} came from local memories and {count, plural, one {was} other {were}} not sent.',

  'memories.probe': 'Did the memory act?',
  'memories.probe-cost':
    'Asks twice, with and without “{memory}”: about {count, plural, one {# character} other {# characters}} are billed.',
  'memories.probe-running': 'Asking with and without the memory',
  'memories.probe-acted': 'Yes. The service reports that “{memory}” gave this text.',
  'memories.probe-changed':
    'Most likely yes. With “{memory}” the translation is another one than without; the service does not say why.',
  'memories.probe-same':
    'No. The service reports where the text comes from, and “{memory}” is not among it; both translations are the same.',
  'memories.probe-not-reported':
    'It cannot be told. Both translations are the same, and the service does not say what acted.',
  'memories.probe-with': 'With',
  'memories.probe-without': 'Without',
  'memories.probe-billed': '{count, plural, one {# character billed} other {# characters billed}}',
  'memories.probe-unbilled': 'billing not reported',
  'memories.probe-part': 'Asked about the first paragraph.',
  'memories.probe-close': 'Close the answer',
} as const;
