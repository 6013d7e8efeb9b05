/** The status bar. */
export const status = {
  'status.label': 'Status',
  'status.connecting': 'Connecting…',
  'status.service.remote': '{name} ({host})',
  'status.service.ready': '{service}',
  'status.service.key-missing': '{service}: key missing',
  'status.service.key-locked': '{service}: key locked',
  'status.service.key-refused': '{service}: key refused',
  'status.service.not-answering': '{service}: not answering',
  'status.languages': '{from} → {to}',
  'status.languages.spoken': 'From {from} to {to}',
  'status.detect': 'Detect',
  'status.usage.unknown': 'Usage not known yet',
  'status.usage.failed': 'Usage could not be read',
  'status.usage.unlimited':
    '{count, plural, one {# character} other {# characters}} this period, no limit',
  'status.usage.left': '{left} left of {limit}',
  'status.usage.nearly':
    '{of, select, characters {} keyCharacters {This key: } speechToText {Speech to text: } speechToSpeech {Speech to speech: } documents {Documents: } other {Documents of the team: }}{percent, number} % used, {left} left of {limit}',
  'status.usage.over':
    '{of, select, characters {All {limit} characters of this period are used} keyCharacters {All {limit} characters of this key are used} speechToText {All {limit} of speech to text are used} speechToSpeech {All {limit} of speech to speech are used} documents {All {limit} documents of this period are used} other {All {limit} documents of the team are used}}',
  'status.info': 'Service and usage',
  'status.switch': 'Connections',
  'status.switch.hint': 'Lists the connections to switch between',
} as const;
