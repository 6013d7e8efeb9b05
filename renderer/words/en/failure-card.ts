/** What stands around the sentences of a failure. */
export const failureCard = {
  'failure-card.said': 'The service said:',
  'failure-card.quote': '“{said}”',
  'failure-card.details': 'Details for support',
  'failure-card.code': 'Code',
  'failure-card.status': 'Status',
  'failure-card.trace': 'Trace id',
  'failure-card.copy': 'Copy details',
  'failure-card.copied': 'Copied',
  'failure-card.again': 'Try again',
  'failure-card.close': 'Close',

  'retry.waiting':
    'Attempt {attempt, number} of {attempts, number} {seconds, plural, =0 {now} one {in # second} other {in # seconds}}.',
  'retry.label': 'Time until the next attempt',
  'retry.stop': 'Stop',
} as const;
