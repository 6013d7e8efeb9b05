/** Words of the Style rules screen. */
export const styleRules = {
  'style-rules.title': 'Style rules',
  'style-rules.about':
    'A list of style rules tells the service how translations into one language are to be written: dates, numbers, quotation marks, forms of address. A request takes one list at most.',
  'style-rules.loading': 'Reading your style rules…',

  'style-rules.lists': 'Lists',
  'style-rules.lists.none':
    'There is no list yet. Make one for a house style, a customer or a language.',
  'style-rules.facts':
    '{language} · {rules, plural, =0 {no rules} one {# rule} other {# rules}} · {instructions, plural, =0 {no instructions} one {# instruction} other {# instructions}}',
  'style-rules.version': 'version {version, number}',
  'style-rules.unsaved': 'Not saved',

  'style-rules.new': 'New list',
  'style-rules.name': 'Name',
  'style-rules.name.new': 'Name of the new list',
  'style-rules.name.empty': 'Enter a name.',
  'style-rules.name.long': 'The name is too long: {count, number} of {max, number} characters.',
  'style-rules.language': 'Language',
  'style-rules.language.hint': 'It cannot be changed later; it stands for all variants.',
  'style-rules.create': 'Create',
  'style-rules.creating': 'Creating…',
  'style-rules.cancel': 'Cancel',
  'style-rules.rename': 'Rename',
  'style-rules.rename.keep': 'Save name',
  'style-rules.saving': 'Saving…',

  'style-rules.delete': 'Delete list',
  'style-rules.delete.sure': 'Delete “{name}”?',
  'style-rules.delete.about':
    'It is deleted at the service, for everyone who uses the account. You can undo this until you delete another list or leave the program; it comes back under another id, so choose it again where it was in use.',
  'style-rules.delete.confirm': 'Delete',
  'style-rules.delete.keep': 'Keep it',
  'style-rules.deleted': '“{name}” was deleted.',
  'style-rules.undo': 'Undo',
  'style-rules.close': 'Close',

  'style-rules.changed-here': 'Version {from, number} became {to, number}: {what}.',
  'style-rules.changed-elsewhere':
    'Changed elsewhere: version {from, number} became {to, number}: {what}.',
  'style-rules.changed.name': 'renamed from “{name}”',
  'style-rules.changed.rules': '{count, plural, one {# rule changed} other {# rules changed}}',
  'style-rules.changed.added':
    '{count, plural, one {# instruction added} other {# instructions added}}',
  'style-rules.changed.removed':
    '{count, plural, one {# instruction deleted} other {# instructions deleted}}',
  'style-rules.changed.edited':
    '{count, plural, one {# instruction edited} other {# instructions edited}}',
  'style-rules.changed.order': 'instructions in another order',
  'style-rules.changed.nothing': 'nothing that is shown here',
  'style-rules.changed.not-set': 'not set',
  'style-rules.changed.show': 'Show what changed',
  'style-rules.overtaken':
    'Nothing was saved: the list was changed elsewhere meanwhile. What changed stands above; your own changes are kept. Save again to put them on top.',

  'style-rules.tabs': 'Parts of “{name}”',
  'style-rules.tab.rules': 'Rules',
  'style-rules.tab.instructions': 'Instructions',
  'style-rules.tab.trial': 'Try out',

  'style-rules.search': 'Search rules and options',
  'style-rules.only-set': 'Only rules that are set',
  'style-rules.reset-all': 'Clear all',
  'style-rules.reset-category': 'Clear {category}',
  'style-rules.nothing-found':
    '{onlySet, select, yes {{query, select, none {No rule is set.} other {No rule that is set matches “{query}”.}}} other {No rule matches “{query}”.}}',
  'style-rules.category.facts':
    '{set, plural, =0 {none set} other {# set}} · {all, plural, one {# rule} other {# rules}}',
  'style-rules.rules.note':
    'The catalogue is one for all languages: some options suit only one of them. A rule that says so is applied by the offline service itself; all others act with a remote service.',
  'style-rules.not-set': 'Not set',
  'style-rules.clear': 'Clear {rule}',
  'style-rules.rule-name': '{rule}, {category}',
  'style-rules.was': 'Saved: {option}',
  'style-rules.offline-all': 'Applied by the offline service itself.',
  'style-rules.offline-some': 'The offline service itself applies: {options}.',
  'style-rules.offline-option': 'applied offline',
  'style-rules.unknown-category': '{category}, unknown here',
  'style-rules.unknown-rule': 'Unknown to this version of Dragoman. It stays as it is.',
  'style-rules.unknown-option': 'Unknown to this version of Dragoman; kept unless you change it.',

  'style-rules.category.dates_and_times': 'Dates and times',
  'style-rules.category.formatting': 'Layout and lists',
  'style-rules.category.numbers': 'Numbers, units and money',
  'style-rules.category.punctuation': 'Punctuation',
  'style-rules.category.spelling_and_grammar': 'Spelling and grammar',
  'style-rules.category.style_and_tone': 'Style and tone',
  'style-rules.category.vocabulary': 'Choice of words',

  'style-rules.save': 'Save rules',
  'style-rules.discard': 'Discard',
  'style-rules.saved': 'Version {version, number} is saved.',
  'style-rules.draft':
    '{set, plural, =0 {} one {# rule set or changed} other {# rules set or changed}}{both, select, yes {, } other {}}{cleared, plural, =0 {} one {# rule cleared} other {# rules cleared}}. Not saved yet.',

  'style-rules.instructions.about':
    'Sentences that tell the service how to write, in English or in the language of the list. They act in the order in which they stand.',
  'style-rules.instructions.count': '{count, number} of {max, number} instructions',
  'style-rules.instructions.none': 'There is no instruction yet.',
  'style-rules.instructions.order-note':
    'The service keeps the order in which instructions were made: those behind a new place are made anew there.',
  'style-rules.instruction.label': 'Label',
  'style-rules.instruction.prompt': 'Instruction',
  'style-rules.instruction.left':
    '{left, plural, one {# character left} other {# characters left}}',
  'style-rules.instruction.long': 'Too long: {count, number} of {max, number} characters.',
  'style-rules.instruction.empty': 'Enter a few words.',
  'style-rules.instruction.source': 'For texts in',
  'style-rules.instruction.source-any': 'Any language',
  'style-rules.instruction.source-is': 'for texts in {language}',
  'style-rules.instruction.add': 'Add an instruction',
  'style-rules.instruction.new': 'New instruction',
  'style-rules.instruction.editing': 'Edit “{label}”',
  'style-rules.instruction.edit': 'Edit {label}',
  'style-rules.instruction.delete': 'Delete {label}',
  'style-rules.instruction.up': 'Move {label} up',
  'style-rules.instruction.down': 'Move {label} down',
  'style-rules.instruction.drag': 'Drag {label} to another place',
  'style-rules.instruction.keep': 'Save instruction',
  'style-rules.instruction.sure': 'Delete the instruction “{label}” at the service?',
  'style-rules.instruction.moved': '{label} stands at place {place, number} of {all, number}.',
  'style-rules.arrange.duplicates':
    '{count, plural, one {# instruction stands there twice now. Delete the one you do not need.} other {# instructions stand there twice now. Delete those you do not need.}}',
  'style-rules.arrange.moved':
    'Some instructions stand at the end already; none was lost. Move them again.',
  'style-rules.arrange.as-before': 'The order is as it was.',
  'style-rules.refused': '{what}{said, select, none {} other { The service said: “{said}”}}',

  'style-rules.trial.about':
    'Translates a sentence twice, without this list and with it, and shows where the two differ. Both are billed.',
  'style-rules.trial.text': 'Sentence to try',
  'style-rules.trial.from': 'From',
  'style-rules.trial.to': 'To',
  'style-rules.trial.run': 'Try out',
  'style-rules.trial.cost': '2 × {count, plural, one {# character} other {# characters}}',
  'style-rules.trial.unsaved': 'The saved rules act, not the changes that are not saved yet.',
  'style-rules.trial.without': 'Without the list',
  'style-rules.trial.with': 'With “{name}”',
  'style-rules.trial.difference': 'What the list changes',
  'style-rules.trial.same': 'The list changes nothing in this sentence.',
  'style-rules.trial.billed':
    '{count, plural, one {# character billed} other {# characters billed}} for both',
} as const;
