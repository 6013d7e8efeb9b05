import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scoreMatch } from '../../../main/engine/memory/score.ts';
import { openMemories } from '../../../main/engine/memory/store.ts';

const word = fc.constantFrom(
  ...[
    'the',
    'The',
    'a',
    'file',
    'files',
    'filed',
    'open',
    'opened',
    'opening',
    'not',
    'could',
    'be',
  ],
  ...[
    'document',
    'documents',
    'setting',
    'settings',
    'internationalisation',
    'internationalization',
  ],
  ...[
    '3',
    '4',
    '12',
    ',',
    '.',
    '<b>',
    '{0}',
    '{1}',
    '%s',
    '%qT',
    '%q#T',
    'file(s)',
    '&File',
    'was',
    'were',
    '新',
    'し',
    'い',
    'ファイル',
    '開く',
    'ไฟล์',
    '파일을',
    '파일',
  ],
);
const segment = fc.array(word, { minLength: 1, maxLength: 14 }).map((words) => words.join(' '));

test('the best match of brute force is always found, at every threshold', () => {
  fc.assert(
    fc.property(
      fc.array(segment, { minLength: 1, maxLength: 60 }),
      fc.array(segment, { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 0, max: 100 }),
      (stored, queries, threshold) => {
        const memories = openMemories(new DatabaseSync(':memory:'));
        const { id } = memories.create({ name: 'All', source: 'en', targets: ['de'] });
        memories.add(
          id,
          stored.map((source) => ({ source, targets: { de: source } })),
        );
        for (const query of queries) {
          const best = Math.max(...stored.map((source) => scoreMatch(query, source).percent));
          const match = memories.find(id, query, 'de', threshold);
          expect(match?.percent ?? 0).toBe(best >= Math.max(1, threshold) ? best : 0);
          if (match !== null) expect(scoreMatch(query, match.source)).toMatchObject(scoreOf(match));
        }
      },
    ),
    { numRuns: 150 },
  );
});

function scoreOf({ percent, base, penalties }: ReturnType<typeof scoreMatch>) {
  return { percent, base, penalties };
}
