/** What the parts of the first screen say that are read on use. */
export const onUse = {
  'options.for': 'Options for {language}',
  'options.own-count': '{count, number} own',
  'style-rules.active': 'Style: {name}',
  'style-rules.active-unnamed': 'Style rule chosen',
  'look.quoted': '\u2068“{text}”\u2069',
  'look.deleted': 'deleted:',
  'look.inserted': 'inserted:',
  'status.info.account': 'Characters of this account',
  'status.info.key': 'Characters by this key',
  'status.info.of': '{count, number} of {limit, number} used, {left, number} left',
  'status.info.unlimited': '{count, plural, one {# character} other {# characters}}, no limit',
  'status.info.period': 'Billing period from {start} to {end}.',
  'status.info.refresh': 'Read again',
  'status.info.refreshing': 'Reading…',
  'status.info.offline':
    'The offline service runs on this computer. It counts characters but never bills them.',
  'status.info.remote': 'Texts go to {host} and nowhere else.',
  'text.to-next': 'To, column {number, number}',
  'text.remove-target': 'Remove {language}',
  'text.cancelled':
    'Cancelled. {text, select, none {Nothing was finished.} other {Finished parts are kept.}}',
  'text.context-sent': 'Context sent',
  'text.tags': 'Tags differ: {list}.',
  'text.tag': '{tag} {source, number} in the source, {target, number} in the translation',
  'text.held-memory-target': 'Not used: the memory {name} has no {language}.',
  'text.held-memory-source': 'Not used: the memory {name} is for another source language.',
  'text.held-glossary-pair': 'Not used: the glossary {name} lacks this language pair.',
  'text.held-glossaries-no-source':
    'Not used: glossaries need a source language. Choose one in From.',
  'text.held-style-rule-language': 'Not used: the style rule {name} is not for {language}.',
  'text.held-instructions-target': 'Not used: {language} takes no custom instructions.',
  'text.held-formality-target': 'Not used: {language} has no formality.',
  'settings.data.set-aside':
    'The data file was damaged. It was kept as {backup}, and Dragoman started with an empty one.',
  'settings.data.understood': 'Understood',
  'settings.repaired':
    '{count, plural, one {A setting was} other {# settings were}} damaged and {count, plural, one {has its} other {have their}} usual {count, plural, one {value} other {values}} again: {names}.{backup, select, none {} other { The settings as they were are kept as {backup}.}}',
  'memories.probe-cost':
    'Asks twice, with and without “{memory}”: about {count, plural, one {# character} other {# characters}} are billed.',
  'text.drop': 'Drop a text file to open it here.',
};
