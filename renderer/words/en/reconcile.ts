/** Own records beside the service's report. */
export const reconcile = {
  'reconcile.title': 'Own records and the service’s report',
  'reconcile.about':
    'Dragoman’s own records hold what each answer of this connection’s service said was billed, added up by UTC day: characters of texts and documents, and the length of speech that was sent. They hold no texts, and nothing that another program or computer did.',
  'reconcile.begin': 'The records of this connection begin on {day}.',
  'reconcile.none': 'There are no records of this connection yet.',
  'reconcile.key': 'Compare with',
  'reconcile.key.account': 'The whole account',
  'reconcile.key.hint':
    'Choose the key that this connection uses. Over the whole account, other keys count too.',
  'reconcile.running': 'Comparing…',
  'reconcile.again': 'Compare again',
  'reconcile.loading': 'Reading the service’s report…',

  'reconcile.measure': 'Counted',
  'reconcile.measure.characters': 'Characters',
  'reconcile.measure.speechToTextMs': 'Speech to text',
  'reconcile.measure.speechToSpeechMs': 'Speech to speech',
  'reconcile.nothing': 'Neither side counted anything in these days.',
  'reconcile.agree':
    '{days, plural, one {The day agrees} other {All {days, number} days agree}}: {totals}.',
  'reconcile.total.agree': '{measure}: {ours} on both sides',
  'reconcile.total.more':
    '{measure}: {ours} in own records, {service} at the service, which is {difference} more',
  'reconcile.total.less':
    '{measure}: {ours} in own records, {service} at the service, which is {difference} less',
  'reconcile.total.even': '{measure}: {ours} on both sides, though single days differ',
  'reconcile.differ':
    '{differing, plural, one {# day differs} other {# days differ}}, {agreeing, plural, =0 {none agrees} one {# agrees} other {# agree}}.',
  'reconcile.differing-only': 'Days that differ only',

  'reconcile.table': 'Own records and the service’s report by day in UTC',
  'reconcile.day': 'Day (UTC)',
  'reconcile.ours': 'Own records',
  'reconcile.service': 'Service',
  'reconcile.difference': 'Difference',
  'reconcile.why': 'Why',
  'reconcile.sum': 'Total',
  'reconcile.row.agree': 'Agree',
  'reconcile.row.none': 'Nothing on either side',

  'reconcile.reason.before-first-record': 'Before Dragoman’s records of this connection began.',
  'reconcile.reason.not-reported-yet': 'The service’s report does not hold this day yet.',
  'reconcile.reason.used-elsewhere':
    '{isKey, select, yes {Another program or device used this key.} other {Another program, device or key used the account.}}',
  'reconcile.reason.not-billed': 'Calls of ours that the service did not bill, or not on this day.',
  'reconcile.reason.rounding': 'Rounding: less than a minute of speech for each session.',
  'reconcile.reason.midnight':
    'Calls went over midnight UTC: the day before or after differs by as much the other way.',
} as const;
