/** Words of the comparison of two settings on the Text screen. */
export const compare = {
  'compare.title': 'Compare two settings',
  'compare.side-a': 'A',
  'compare.side-b': 'B',
  'compare.name': 'Settings {side}',
  'compare.options': 'Settings',
  'compare.options-count': 'Settings ({count, number})',
  'compare.options-of': 'Settings {side}',
  'compare.close-options': 'Close the settings {side}',
  'compare.same': 'Both settings are alike: change one of them.',
  'compare.use': 'Use {side}',
  'compare.use-hint': 'Takes these settings over to the translation and ends the comparison',
  'compare.run': 'Translate both',
  'compare.cost':
    '{characters, plural, one {# character} other {# characters}} with A, {other, number} with B',
  'compare.billed': 'billed together: {count, plural, one {# character} other {# characters}}',
  'compare.diff': 'Mark differing words',
  'compare.equal': 'Both results are the same, word for word.',
  'compare.too-long': 'The results are too long to be compared word by word.',
  'compare.close': 'End the comparison',
  'compare.empty': 'The result with settings {side}',
} as const;
