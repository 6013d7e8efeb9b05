/** Words of the repair of line breaks in pasted text. */
export const lineBreaks = {
  'line-breaks.offer':
    'The pasted text has {count, plural, one {a line break} other {# line breaks}} inside sentences, as PDFs do.',
  'line-breaks.join': 'Join the lines',
  'line-breaks.leave': 'Leave them',
  'line-breaks.joined':
    '{count, plural, one {One line break was} other {# line breaks were}} taken out.',
  'line-breaks.undo': 'Undo',
  'line-breaks.keep': 'Good',
} as const;
