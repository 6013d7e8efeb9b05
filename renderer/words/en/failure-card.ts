/** What stands around the sentences of a failure. */
export const failureCard = {
  'failure-card.said': 'The service said:',
  'failure-card.facts': 'Details for support',
  'failure-card.code': 'Code',
  'failure-card.status': 'Status',
  'failure-card.trace': 'Trace id',
  'failure-card.copy': 'Copy details',
  'failure-card.copied': 'Copied',
  'failure-card.copy-refused': 'Copying was refused',
  'failure-card.again': 'Try again',
  'failure-card.use-offline': 'Use offline service',
  'failure-card.close': 'Close',

  'retry.next':
    '{seconds, plural, =0 {Trying again now} one {Trying again in # second} other {Trying again in # seconds}} (attempt {attempt, number} of {attempts, number}).',
  'retry.stop': 'Stop trying',
} as const;
