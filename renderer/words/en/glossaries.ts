/** The screen of glossaries, and terms where they act. */
export const glossaries = {
  'glossaries.title': 'Glossaries',
  'glossaries.about':
    'A glossary says how words are to be translated: product names, contract terms, house words. It has a dictionary for each pair of languages, and up to five of them go with a translation.',
  'glossaries.loading': 'Reading your glossaries…',
  'glossaries.list': 'Your glossaries',
  'glossaries.none': 'There is no glossary yet. Make one, or import a file of terms.',
  'glossaries.none-found': 'No glossary is called “{query}”.',
  'glossaries.search': 'Search glossaries',
  'glossaries.facts':
    '{dictionaries, plural, =0 {No dictionary} one {{pairs}} other {# dictionaries}} · {entries, plural, one {# entry} other {# entries}}',
  'glossaries.unsaved': 'Not saved',
  'glossaries.unsaved-list':
    '{count, plural, one {Changes in “{names}” are} other {Changes in {names} are}} not saved yet. They stay while you use other screens, and are lost when Dragoman ends.',
  'glossaries.unsaved-here':
    'Not saved yet. Changes stay while you use other screens, and are lost when Dragoman ends.',
  'glossaries.account': 'Glossaries of the account',
  'glossaries.account.words': '{count, number} of {max, number}',

  'glossaries.new': 'New glossary',
  'glossaries.name': 'Name',
  'glossaries.name.fault':
    '{fault, select, empty {Enter a name.} control_character {The name has a character that cannot be seen, a tab or a line end. Write it again.} other {The name is too long: {count, number} of {max, number} bytes. Letters beyond A to Z take 2 to 4 bytes each.}}',
  'glossaries.source': 'From',
  'glossaries.target': 'To',
  'glossaries.same-language': 'A dictionary needs two different languages.',
  'glossaries.pair': '{source} to {target}',
  'glossaries.first-term': 'First term',
  'glossaries.first-translation': 'Its translation',
  'glossaries.first-hint': 'The service keeps no dictionary without an entry.',
  'glossaries.create': 'Create',
  'glossaries.creating': 'Creating…',
  'glossaries.first': 'My terms',
  'glossaries.full':
    'The account has {max, number} glossaries, which is all it may have. Delete one first.',
  'glossaries.cancel': 'Cancel',
  'glossaries.close': 'Close',
  'glossaries.rename': 'Rename the glossary',
  'glossaries.rename.keep': 'Save name',
  'glossaries.renaming': 'Saving…',

  'glossaries.delete': 'Delete the glossary',
  'glossaries.delete.sure': 'Delete “{name}”?',
  'glossaries.delete.about':
    '{dictionaries, plural, =0 {It has no dictionary.} one {Its dictionary with {entries, plural, one {# entry} other {# entries}} is deleted at the service, for everyone who uses the account.} other {Its # dictionaries with {entries, plural, one {# entry} other {# entries}} are deleted at the service, for everyone who uses the account.}} This cannot be undone. To keep the entries, export the glossary first.',
  'glossaries.delete.uncounted':
    'Its entries are deleted at the service, for everyone who uses the account. This can’t be undone.',
  'glossaries.delete.confirm': 'Delete glossary',
  'glossaries.delete.keep': 'Keep it',
  'glossaries.deleted': '“{name}” was deleted.',
  'glossaries.delete-pair': 'Delete the dictionary {pair}',
  'glossaries.delete-pair.sure': 'Delete the dictionary {pair} of “{name}”?',
  'glossaries.delete-pair.about':
    '{entries, plural, =0 {It has no entries at the service.} one {Its entry is deleted at the service, for everyone who uses the account.} other {Its # entries are deleted at the service, for everyone who uses the account.}} This cannot be undone.',
  'glossaries.delete-pair.last':
    'It is the last dictionary of “{name}”. Without one, the glossary stays in the list as an empty shell that no translation can use, until it gets a dictionary again. To be rid of it wholly, delete the glossary.',
  'glossaries.delete-pair.confirm': 'Delete dictionary',

  'glossaries.dictionaries': 'Dictionaries of “{name}”',
  'glossaries.dictionary': '{source} → {target}',
  'glossaries.entries': '{count, plural, one {# entry} other {# entries}}',
  'glossaries.no-dictionary':
    '“{name}” has no dictionary, so no translation can use it. Add a pair of languages, or import a file.',
  'glossaries.add-pair': 'Add a pair',
  'glossaries.add-pair.title': 'Add a pair of languages',
  'glossaries.add-pair.confirm': 'Add pair',
  'glossaries.add-pair.there': 'The glossary has this pair already.',
  'glossaries.reading': 'Reading the entries…',

  'glossaries.grid': 'Entries, {pair}',
  'glossaries.grid.hint':
    'Arrows move, typing or Enter writes, F2 changes, Tab goes to the next cell, Escape leaves a cell as it was. Delete empties the chosen cells. Blocks of a spreadsheet can be pasted.',
  'glossaries.grid.line': 'Line',
  'glossaries.grid.problem': 'Problem',
  'glossaries.grid.new': 'New entry',
  'glossaries.grid.sorted': '{direction, select, ascending {A to Z} descending {Z to A} other {}}',
  'glossaries.grid.edit': '{language}, line {line, number}',
  'glossaries.grid.edit-new': '{language}, new entry',
  'glossaries.search-entries': 'Search entries',
  'glossaries.problems': '{count, plural, =0 {No problems} one {# problem} other {# problems}}',
  'glossaries.problems.only': 'Show problems only',
  'glossaries.add-entry': 'Add entry',
  'glossaries.remove-entries': '{count, plural, one {Delete the entry} other {Delete # entries}}',
  'glossaries.undo': 'Undo',
  'glossaries.redo': 'Redo',
  'glossaries.shown': '{shown, number} of {count, plural, one {# entry} other {# entries}}',
  'glossaries.place': 'Line {line, number}, {language}',
  'glossaries.place-new': 'New entry, {language}',
  'glossaries.bytes-of-cell': '{count, number} of {max, number} bytes',
  'glossaries.flaw':
    '{problem, select, empty {empty} duplicate {duplicate of line {line, number}} control_character {character that cannot be seen} too_long {longer than {max, number} bytes} outer_space {space at start or end} other {}}',
  'glossaries.flaw-of': '{language}: {flaw}',
  'glossaries.size': 'Size of the glossary',
  'glossaries.size.words':
    '{size} of {max}{unread, plural, =0 {} one {, without # dictionary that was not read} other {, without # dictionaries that were not read}}',

  'glossaries.save': 'Save…',
  'glossaries.save.send': '{mode, select, replace {Replace} other {Merge}}',
  'glossaries.save.title': 'Save {pair} of “{name}”',
  'glossaries.save.title-new': 'Add {pair} to “{name}”',
  'glossaries.save.add': 'Add dictionary',
  'glossaries.save.how': 'How to save',
  'glossaries.save.replace': 'Replace',
  'glossaries.save.merge': 'Merge',
  'glossaries.save.replace.about': 'The service’s dictionary becomes this one: {counts}.',
  'glossaries.save.merge.about':
    'These entries go over the service’s; nothing is taken away: {counts}.',
  'glossaries.save.new':
    'The service gets a new dictionary with {count, plural, one {# entry} other {# entries}}.',
  'glossaries.save.counting': 'Comparing with the service…',
  'glossaries.save.nothing': 'Nothing would change at the service this way.',
  'glossaries.counts':
    '{added, plural, =0 {none added} other {# added}}, {changed, plural, =0 {none changed} other {# changed}}, {removed, plural, =0 {none removed} other {# removed}}, {same, plural, =0 {none the same} other {# the same}}',
  'glossaries.save.stays':
    '{count, plural, one {# entry that you deleted here stays at the service.} other {# entries that you deleted here stay at the service.}}',
  'glossaries.saving': 'Sending…',
  'glossaries.saved': 'Saved: {counts}.',
  'glossaries.discard': 'Discard changes',
  'glossaries.discarded': 'Your changes were discarded.',
  'glossaries.obstacle':
    '{obstacle, select, unchanged {Nothing to save.} problems {Mend the marked entries first.} empty {A dictionary needs one entry at least. To be rid of it, delete the dictionary.} too_large {The glossary is larger than {max}, which is all that the service takes. Delete entries, or put a dictionary into a glossary of its own.} other {}}',

  'glossaries.import': 'Import',
  'glossaries.import.drop': 'Drop a TSV, CSV, XLSX or TBX file to look at its terms',
  'glossaries.import.title': 'Import {file}',
  'glossaries.import.reading': 'Reading the file…',
  'glossaries.import.format':
    '{format, select, tsv {Tab-separated text} csv {CSV with two columns} csv_pairs {CSV with languages in each line} xlsx {Excel workbook} tbx {TBX} other {}}, {encoding}',
  'glossaries.import.facts':
    '{dictionaries, plural, =0 {No dictionary} one {# dictionary} other {# dictionaries}}, {entries, plural, one {# entry} other {# entries}}. Nothing has been sent yet.',
  'glossaries.import.languages': 'The file does not say which languages it is in. Choose them:',
  'glossaries.import.into': 'Import into',
  'glossaries.import.into-new': 'A new glossary',
  'glossaries.import.into-one': 'An existing glossary',
  'glossaries.import.glossary': 'Glossary',
  'glossaries.import.mode': 'How to import {pair}',
  'glossaries.import.mode.add': 'Add',
  'glossaries.import.mode.leave': 'Leave out',
  'glossaries.import.new': 'a new dictionary',
  'glossaries.import.left': 'is left out',
  'glossaries.import.empty': 'has no entry that can be sent',
  'glossaries.import.sent': 'sent',
  'glossaries.import.unsaved':
    'You have changes of your own in this dictionary. They stay, unsaved.',
  'glossaries.import.bad': '{count, plural, one {# line is left out} other {# lines are left out}}',
  'glossaries.import.bad-line': 'Line {line, number}',
  'glossaries.import.problem':
    '{problem, select, empty {A text is missing.} duplicate {The same source stands above.} control_character {It has a character that cannot be seen.} too_long {A text is longer than {max, number} bytes.} outer_space {There is space at the start or end.} columns {It has not the right number of columns.} language {Its language is none that glossaries can have.} quotes {A quotation mark is not closed.} same_language {Both languages are the same.} other {It cannot be read.}}',
  'glossaries.import.send':
    '{count, plural, =0 {Nothing to import} one {Import # entry} other {Import # entries}}',
  'glossaries.import.sending': 'Sending…',
  'glossaries.imported':
    '{entries, plural, one {# entry was} other {# entries were}} imported into “{name}”.',

  'glossaries.export': 'Export',
  'glossaries.export.as': 'Export entries',
  'glossaries.export.pair': 'This dictionary, {pair}',
  'glossaries.export.whole': 'The whole glossary',
  'glossaries.export.saved':
    'A file holds what the service has. Changes that are not saved are not in it.',
  'glossaries.export.format':
    '{format, select, tsv {TSV} csv {CSV} csv_pairs {CSV with languages} xlsx {Excel workbook} tbx {TBX} other {}}',

  'conflicts.title':
    '{count, plural, one {# term is translated differently} other {# terms are translated differently}}',
  'conflicts.rule': 'The glossary that stands first wins.',
  'conflicts.term': '“{term}”: {choices}',
  'conflicts.choice': '“{target}” in {name}',
  'conflicts.wins': '“{target}” in {name} (wins)',
  'conflicts.more': 'and {count, plural, one {# more} other {# more}}',
  'conflicts.missing': '{names} has nothing for {pair} and is not sent for it.',

  'marks.line': 'Terms',
  'marks.show': 'Show terms',
  'marks.asking': 'Looking for terms…',
  'marks.none': 'No term of the chosen glossaries stands in the text.',
  'marks.counts':
    '{used, plural, =0 {} other {# used}}{used, plural, =0 {} other {{inflected, plural, =0 {} other { · }}}}{inflected, plural, =0 {} other {# inflected}}{missed, plural, =0 {} other {{found, plural, =0 {} other { · }}# missed}}',
  'marks.found': '{count, plural, one {# term in the text} other {# terms in the text}}',
  'marks.list': 'Terms and what became of them',
  'marks.outcome':
    '{outcome, select, used {used} inflected {used in another form} missed {missed} other {in the text}}',
  'marks.from': 'in {glossary}',
  'marks.times': '{count, number} times',
  'marks.go': 'Show “{term}” in the source',
  'marks.hint':
    'Whether a word is another form of the wanted one is told by its ending: a hint for the eye, not a judgement.',

  'add-term.title': 'Add a term',
  'add-term.term': 'Term in {language}',
  'add-term.translation': 'Translation in {language}',
  'add-term.glossary': 'Glossary',
  'add-term.glossary-new': 'A new glossary, “{name}”, is made for it.',
  'add-term.pair-new': 'The glossary gets a new dictionary {pair}.',
  'add-term.send': 'Add',
  'add-term.sending': 'Adding…',
  'add-term.added':
    '{before, select, none {“{term}” → “{translation}” was added to “{name}”.} other {“{term}” → “{translation}” is in “{name}” now, in place of “{old}”.}}',
  'add-term.undo': 'Undo',
  'add-term.undoing': 'Undoing…',
  'add-term.from-line': 'Add a term…',
} as const;
