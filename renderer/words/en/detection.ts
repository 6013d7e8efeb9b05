/** Words of the Detect screen. */
export const detection = {
  'detection.title': 'Detect',
  'detection.subject': '{count, plural, =0 {Languages of many lines} one {# line} other {# lines}}',
  'detection.input': 'Lines',
  'detection.placeholder': 'Paste text here, one line for each question; or drop a text file.',
  'detection.count':
    '{lines, plural, one {# line} other {# lines}}, {requests, plural, one {# request} other {# requests}}',
  'detection.too-many':
    '{lines, number} lines are more than the {most, number} that go at once. Shorten the list.',
  'detection.shortened':
    '{count, plural, one {One line is longer than {most, number} characters; its beginning is sent.} other {# lines are longer than {most, number} characters; their beginnings are sent.}}',
  'detection.run': 'Find languages',
  'detection.cancel': 'Cancel',
  'detection.open': 'Open a text file',
  'detection.drop': 'Drop to read the lines of this file',
  'detection.clear': 'Clear',
  'detection.export': 'Export CSV',

  'detection.results': 'Languages found',
  'detection.empty': 'Each line gets one of four outcomes here, in the order of the lines.',
  'detection.progress': 'Finding languages',
  'detection.progress-words': '{done, number} of {all, number} lines',
  'detection.finished': '{all, plural, one {# line is done.} other {All # lines are done.}}',
  'detection.cancelled': 'Cancelled. {done, number} of {all, number} lines are done and stay here.',
  'detection.outdated': 'The lines were changed since; run it again.',

  'detection.column-line': 'Line',
  'detection.column-text': 'Text',
  'detection.column-outcome': 'Outcome',
  'detection.outcome-success': '{language}',
  'detection.outcome-insufficient_confidence': 'Not certain',
  'detection.outcome-unsupported_language': 'Language not supported',
  'detection.outcome-no_language_detected': 'No language found',
  'detection.local': 'local guess',
  'detection.local-why':
    '{why} The languages marked “local guess” were guessed by the built-in service and cost nothing.',

  'detection.summary': 'Counts by language',
  'detection.summary-none': 'Without a language',
} as const;
