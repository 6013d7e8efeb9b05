/** The bundle for support in the settings. */
export const support = {
  'settings.support': 'Support',

  'support.about':
    'When you ask for help, this file tells what support needs to know. Nothing is sent anywhere: you read it, save it and pass it on yourself.',
  'support.holds': 'What it holds',
  'support.holds.program': 'The version of Dragoman, how it runs, and the computer’s system',
  'support.holds.settings': 'Your settings, without what you typed into them and without folders',
  'support.holds.connections':
    'Your connections: kind, host, tier and where the key is kept; and what the key in use may do',
  'support.holds.requests':
    'The last requests, as the section Requests lists them: where to, how they ended, trace ids',
  'support.holds.counts':
    'How many documents stand in the queue in which state, and how many rows the data file has',
  'support.holds.log': 'The newest lines of the log: events and codes',
  'support.lacks': 'What it never holds',
  'support.lacks.about':
    'Texts, translations, documents and their names, sound, transcripts, spoken terms, reporting tags, names of connections, and keys.',
  'support.make': 'Make the file',
  'support.make-again': 'Make it again',
  'support.making': 'Making it…',
  'support.preview': 'Everything that is in {name}',
  'support.size': '{name}, {size}',
  'support.save': 'Save',
  'support.copy': 'Copy',
  'support.copied': 'Copied',
  'support.copy-refused': 'Copying was refused',
} as const;
