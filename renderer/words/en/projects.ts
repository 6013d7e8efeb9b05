/** Projects: the picker of the status bar and their section of the settings. */
export const projects = {
  'settings.projects': 'Projects',

  'projects.tag.instead': 'Empty: {tag}, the tag of the project {name}.',

  'projects.about':
    'While a project is at work, every text and document that you translate carries its reporting tag, so that usage reports count it. Choose the project in the status bar.',
  'projects.about.services':
    'Services report tags of texts; for documents and voice they may count without the tag.',
  'projects.list': 'List of projects',
  'projects.empty':
    'There are no projects yet. Requests carry no tag, unless you set one yourself.',
  'projects.loading': 'Reading the projects…',
  'projects.now': 'At work',
  'projects.add': 'Add a project',
  'projects.edit': 'Change {name}',
  'projects.remove': 'Remove {name}',
  'projects.remove.sure':
    'Remove {name}? {active, select, yes {Requests then carry no tag. } other {}}What was counted under {tag} stays in the reports.',
  'projects.remove.confirm': 'Remove',
  'projects.remove.cancel': 'Keep',

  'projects.form.add': 'New project',
  'projects.form.edit': 'Change {name}',
  'projects.name': 'Name',
  'projects.name.hint': 'Only you see it.',
  'projects.name.missing': 'A project needs a name.',
  'projects.tag': 'Reporting tag',
  'projects.tag.rule':
    'Letters, digits and signs of ASCII without spaces, at most {max, number}. Capitals become small.',
  'projects.tag.sent': 'Sent as {tag}',
  'projects.tag.shared': 'Sent as {tag}. The project {name} has it too: both are counted together.',
  'projects.tag.empty': 'The tag is missing.',
  'projects.tag.space': 'A tag holds no spaces. Write a hyphen instead: {example}',
  'projects.tag.character': 'A tag holds only ASCII: unaccented letters, digits and signs.',
  'projects.tag.too-long': '{count, number} of {max, number} characters: a tag may not be longer.',
  'projects.save': 'Save',
  'projects.saving': 'Saving…',
  'projects.cancel': 'Cancel',
} as const;
