/** The log of requests in the settings. */
export const requests = {
  'settings.requests': 'Requests',

  'requests.about':
    'The last {max, number} calls to services since Dragoman started, newest first. Texts, documents, sound and keys are never recorded: only where a call went, how it ended, how large it was and how long it took. The list is gone when Dragoman quits.',
  'requests.loading': 'Reading the requests…',
  'requests.empty': 'Nothing was sent yet.',
  'requests.none-failed': 'None of them failed.',
  'requests.failed-only': 'Failed ones only',
  'requests.count':
    '{count, plural, one {# request} other {# requests}}, {failed, plural, =0 {none failed} one {# failed} other {# failed}}',
  'requests.list': 'Requests, newest first',

  'requests.column.at': 'Time',
  'requests.column.method': 'Method',
  'requests.column.address': 'Address',
  'requests.column.outcome': 'Outcome',
  'requests.column.sent': 'Sent',
  'requests.column.received': 'Received',
  'requests.column.ms': 'Took',
  'requests.column.attempt': 'Try',
  'requests.column.trace': 'Trace id',

  'requests.done': 'Answered ({status})',
  'requests.done-unsaid': 'Done',
  'requests.cancelled': 'Stopped before its answer',
  'requests.no-trace': 'None',
  'requests.copy': 'Copy the trace id {trace}',
  'requests.copied': 'The trace id is copied.',
  'requests.copy-refused': 'Copying was refused.',
} as const;
