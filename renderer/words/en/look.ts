/** Words of the shared primitives. */
export const look = {
  // A word or name of somebody else's within a sentence.
  'look.choices': '{label}, choices',
  'look.search': 'Search',
  'look.nothing-found': 'Nothing matches “{query}”.',
  'look.empty': 'Nothing to choose from.',
  'look.number-range': 'A whole number from {min, number} to {max, number}.',
  'look.key.mod': 'Ctrl',
  'look.key.shift': 'Shift',
  'look.key.alt': 'Alt',
  'look.key.space': 'Space',
  'look.key.delete': 'Del',
  'look.key.enter': 'Enter',
  'look.key.escape': 'Esc',
} as const;
