/** The screen of spoken terms. */
export const terms = {
  'terms.title': 'Spoken terms',
  'terms.about':
    'Names and words that voice recognition should know: people, products, abbreviations. A voice session uses one collection, and of it the list of the language that is spoken.',
  'terms.loading': 'Reading your spoken terms…',

  'terms.collections': 'Collections',
  'terms.collections.none':
    'There is no collection yet. Make one for a team, a customer or a subject.',
  'terms.collection.facts':
    '{lists, plural, =0 {No terms yet} other {{languages}: {count, plural, one {# term} other {# terms}}}}',
  'terms.unsaved': 'Not saved',
  'terms.new': 'New collection',
  'terms.name': 'Name',
  'terms.name.new': 'Name of the new collection',
  'terms.name.length': 'Length of the name',
  'terms.name.bytes': '{count, number} of {max, number} bytes',
  'terms.name.fault':
    '{fault, select, empty {Enter a name.} control {The name has a character that cannot be seen, a tab or a line end. Write it again.} other {The name is too long: {count, number} of {max, number} bytes. Letters beyond A to Z take 2 to 4 bytes each.}}',
  'terms.create': 'Create',
  'terms.creating': 'Creating…',
  'terms.rename': 'Rename',
  'terms.rename.keep': 'Save name',
  'terms.renaming': 'Saving…',
  'terms.cancel': 'Cancel',
  'terms.first-collection': 'My terms',

  'terms.delete': 'Delete collection',
  'terms.delete.sure': 'Delete “{name}”?',
  'terms.delete.about':
    '{count, plural, =0 {It has no terms.} one {Its # term is deleted at the service, for everyone who uses the account.} other {Its # terms are deleted at the service, for everyone who uses the account.}} Voice sessions that are running go on with it. You can undo this until you delete something else or leave the program.',
  'terms.delete.uncounted':
    'Its terms are deleted at the service, for everyone who uses the account. You can undo this until you delete something else or leave the program.',
  'terms.delete.confirm': 'Delete',
  'terms.delete.cancel': 'Keep it',
  'terms.delete-list': 'Delete the {language} list',
  'terms.delete-list.sure': 'Delete the {language} list of “{name}”?',
  'terms.deleted': '“{name}” was deleted.',
  'terms.deleted-list': 'The {language} list of “{name}” was deleted.',
  'terms.undo': 'Undo',
  'terms.close': 'Close',

  'terms.languages': 'Languages of “{name}”',
  'terms.add-language': 'Add a language',
  'terms.no-language':
    '“{name}” has no list yet. Add the language that is spoken; each language has a list of its own.',

  'terms.list': '{language} terms, one on each line',
  'terms.list.reading': 'Reading the list…',
  'terms.list.placeholder': 'One term on each line',
  'terms.meter': 'Length of the list',
  'terms.meter.words':
    '{count, number} of {max, number} characters{over, plural, =0 {} other {, # too many}}',
  'terms.line': 'Line {line, number}:',
  'terms.fault':
    '{fault, select, empty {empty line} duplicate {stands above already} control {tab or unseen letter} other {space at start or end}}',
  'terms.faults':
    '{count, plural, =0 {} one {# line breaks a rule of the service.} other {# lines break a rule of the service.}}',
  'terms.faults.show': 'Show the first',
  'terms.tidy': 'Tidy up',
  'terms.tidy.about': 'Takes out empty lines, space around terms and terms that stand there twice.',

  'terms.changes': 'What saving changes',
  'terms.mode': 'How to save',
  'terms.mode.replace': 'Replace',
  'terms.mode.replace.about': 'The service’s list becomes this one.',
  'terms.mode.merge': 'Merge',
  'terms.mode.merge.about': 'New terms are added; nothing is taken away.',
  'terms.changes.counts':
    '{added, plural, =0 {Nothing added} other {# added}} · {removed, plural, =0 {nothing removed} other {# removed}} · {kept, plural, =0 {nothing kept} other {# kept}}',
  'terms.changes.added': 'Added',
  'terms.changes.removed': 'Removed',
  'terms.changes.kept': 'Kept',
  'terms.changes.order': 'The terms stay the same; their order changes.',
  'terms.changes.result':
    'With the {kept, plural, one {# term} other {# terms}} that stay, the list will have {count, number} of {max, number} characters.',
  'terms.obstacle':
    '{obstacle, select, unread {The list has not been read yet.} unchanged {Nothing to save.} faults {Mend the marked lines first.} empty {A list needs one term at least. To be rid of it, delete the list.} too_long {The list is too long for the service: {max, number} characters for each language.} other {}}',
  'terms.save': 'Save list',
  'terms.saving': 'Saving…',
  'terms.discard': 'Discard changes',

  'terms.notice.saved': 'Saved: {count, plural, one {# term} other {# terms}}.',
  'terms.notice.discarded': 'Your changes were discarded.',
  'terms.notice.tidied': 'The list was tidied up.',
  'terms.notice.changed':
    'Nothing was saved: somebody else changed this list since it was read. The changes below are now against the new list. Look at them and save again.',
  'terms.notice.imported':
    '{read, plural, =0 {{file} has no terms.} one {# term was read from {file}, {added, plural, =0 {which was here already} other {new}}.} other {# terms were read from {file}, {added, plural, =0 {all of them here already} other {# of them new}}.}} {added, plural, =0 {} other {They stand below the others and are not saved yet.}}',
  'terms.notice.file-only': 'Only the file’s terms',

  'terms.import': 'Import',
  'terms.import.drop': 'Drop a text, CSV or TSV file to import its terms',
  'terms.importing': 'Importing…',
  'terms.export': 'Export',
  'terms.export.as': 'Export terms',
  'terms.export.txt': 'Plain text',
  'terms.export.txt.about': 'The {language} list, one term on each line',
  'terms.export.csv': 'CSV',
  'terms.export.tsv': 'TSV',
  'terms.export.table.about': 'All languages, a column for each',

  'terms.suggestions': 'From your corrections',
  'terms.suggestions.about':
    'Words that you corrected in transcripts. With these terms, they would be heard better.',
  'terms.suggestions.none':
    '{read, plural, =0 {There are no voice sessions yet. Correct a line of a transcript, and its words are offered here.} one {No {language} words to add from the newest session.} other {No {language} words to add from the # newest sessions.}}',
  'terms.suggestions.heard': 'heard as {heard}',
  'terms.suggestions.count': '{count, plural, =1 {} other {· # times}}',
  'terms.suggestions.add': 'Add',
  'terms.suggestions.add.label': 'Add {term} to the list',
  'terms.suggestions.add-all': 'Add all',
  'terms.suggestions.further': 'Look in older sessions',
  'terms.suggestions.searching': 'Looking…',

  'terms.sources': 'Terms to add',
  'terms.glossary': 'From a glossary',
  'terms.glossary.about': 'What a glossary names is heard better when it is in the list.',
  'terms.glossary.none': 'No glossary has {language} terms.',
  'terms.glossary.dictionary': 'Glossary and dictionary',
  'terms.glossary.choose': 'Choose a dictionary',
  'terms.glossary.search': 'Search its terms',
  'terms.glossary.found':
    '{count, plural, =0 {No terms to add} one {# term to add} other {# terms to add}}',
  'terms.glossary.add-fitting':
    '{count, plural, =0 {None has room} one {Add the one that fits} other {Add the # that fit}}',
  'terms.glossary.room':
    '{count, plural, =0 {No room left} one {Room for # character} other {Room for # characters}}',
  'terms.glossary.more':
    'and {count, plural, one {# more} other {# more}}: search for what you need.',

  'terms.suggest.add': 'Add “{term}” to spoken terms',
  'terms.suggest.to': 'Collection for the term',
  'terms.suggest.added': '“{term}” is in “{name}” now.',
} as const;
