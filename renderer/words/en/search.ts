/** Words of the one search box over everything. */
export const search = {
  'search.title': 'Search everything',
  'search.placeholder': 'Memories, glossaries, history, transcripts',
  'search.results': 'Found',
  'search.group-memory': 'Memories',
  'search.group-glossary': 'Glossaries',
  'search.group-history': 'History',
  'search.group-transcript': 'Transcripts',
  'search.group-count': '{shown, number} of {total, number}',
  'search.searching': 'Searching…',
  'search.nothing': 'Nothing holds “{query}”.',
  'search.idle':
    'Words that stand in a memory, a glossary, the history or a transcript. The last word may be a beginning.',
  'search.found': '{count, plural, =0 {Nothing found.} one {# find.} other {# finds.}}',
  'search.pair': '{source} → {target}',
  'search.key-insert': 'insert',
  'search.key-insert-source': 'insert the source',
  'search.key-open': 'open',
  'search.key-close': 'close',
  'search.inserts': 'Enter inserts into: {field}',
  'search.opens': 'No text field was in use: Enter opens.',
  'search.field-unnamed': 'the text field',
} as const;
