/** The status bar. */
export const status = {
  'status.label': 'Status',
  'status.service': 'Service: {name}. Choose another connection',
  'status.offline': 'Offline service',
  'status.connecting': 'Connecting…',
  'status.key-missing': '{name}: key missing',
  'status.languages': '{from} → {to}',
  'status.languages.label': 'Languages: from {from} to {to}',
  'status.detect': 'Detect',
  'status.usage.unknown': 'Usage not known yet',
  'status.usage.failed': 'Usage could not be read',
  'status.usage.unlimited':
    '{count, plural, one {# character} other {# characters}} this period, no limit',
  'status.usage.left':
    '{left, plural, one {# character} other {# characters}} left of {limit, number}',
  'status.usage.nearly':
    '{left, plural, one {# character} other {# characters}} left of {limit, number}: {percent, number} % used',
  'status.usage.over': 'All {limit, number} characters of this period are used',
  'status.info': 'Usage and connection details',
  'status.switch': 'Switch connection',
  'status.switch.manage': 'Manage connections…',
  'status.lost': 'The program behind this window no longer answers.',
  'status.lost.about': 'Your text is kept. Reload the window to connect again.',
  'status.reload': 'Reload',

  'usage.count': '{count, plural, one {# character} other {# characters}} used',
  'usage.of': '{count, number} of {limit, number} characters used',
  'usage.unlimited': '{count, plural, one {# character} other {# characters}} used, no limit',
  'usage.key': 'By this key: {count, plural, one {# character} other {# characters}}',
  'usage.period': 'Billing period: {start, date, medium} to {end, date, medium}',
  'usage.refresh': 'Read again',
} as const;
