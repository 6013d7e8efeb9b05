/** The Usage screen: its tabs, and the meters of the billing period. */
export const usage = {
  'usage.title': 'Usage',
  'usage.tabs': 'Parts of the usage',
  'usage.tab.period': 'This period',
  'usage.tab.report': 'Report',
  'usage.tab.tags': 'Tags',
  'usage.tab.keys': 'Keys',
  'usage.tab.budgets': 'Budgets',
  'usage.tab.reconcile': 'Reconcile',

  'usage.reading': 'Reading the usage…',
  'usage.period': 'Billing period from {start} to {end}',
  'usage.period.left':
    '{days, plural, =0 {Less than a day left.} one {# day left.} other {# days left.}}',
  'usage.period.over': 'It is over; read the figures again.',
  'usage.period.unknown': 'The service names no billing period.',
  'usage.read-at': 'Read at {time}.',
  'usage.refresh': 'Read again',
  'usage.refreshing': 'Reading…',

  'usage.account': 'Account',
  'usage.this-key': 'This connection’s key',
  'usage.meter.characters': 'Characters',
  'usage.meter.keyCharacters': 'Characters',
  'usage.meter.speechToText': 'Speech to text',
  'usage.meter.speechToSpeech': 'Speech to speech',
  'usage.meter.documents': 'Documents',
  'usage.meter.teamDocuments': 'Documents of the team',
  'usage.meter.of': 'of {limit}',
  'usage.meter.left': '{percent, number} % used, {left} left.',
  'usage.meter.nearly': 'Nearly at the limit: {percent, number} % used, {left} left.',
  'usage.meter.over': 'Limit reached: the service refuses more until the next period.',
  'usage.meter.nothing': 'Nothing is allowed: the limit is set to none.',
  'usage.meter.unlimited': 'No limit.',
  'usage.meter.unknown': 'Unknown',
  'usage.meter.unknown.about': 'The service does not say.',
  'usage.meter.documents.unknown.about':
    'The service tells it only where there is a limit of documents.',

  'usage.products': 'By product',
  'usage.products.none': 'The service lists no products for this connection.',
  'usage.products.product': 'Product',
  'usage.products.key': 'This key',
  'usage.products.account': 'Account',
  'usage.product':
    '{product, select, translate {Translation} write {Text improvement} speechToText {Speech to text} speechToSpeech {Speech to speech} other {{product}}}',
} as const;
