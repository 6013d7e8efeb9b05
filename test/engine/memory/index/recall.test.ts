import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { scoreTexts } from '../../../../main/engine/memory/score.ts';
import { analyse } from '../../../../main/engine/memory/segment-text.ts';
import { openMemories } from '../../../../main/engine/memory/store.ts';
import { createSegments, makeQueries } from '../../../bench/memory/segments.ts';
import type { SetName } from '../../../bench/memory/words.ts';
import { representative } from '../../../extended.ts';

/** One with spaces between words and one without come first. */
const SETS: readonly SetName[] = ['english', 'chinese', 'finnish', 'turkish', 'japanese', 'thai'];

test.each(representative(SETS, 2))(
  'the best match of brute force is found in %s',
  { timeout: 60_000 },
  (set) => {
    const source = createSegments(set, 5);
    // More than a block, so that sealed units and those after them are searched.
    const stored = Array.from({ length: 5000 }, () => source.next());
    const memories = openMemories(new DatabaseSync(':memory:'));
    const { id } = memories.create({ name: set, source: 'en', targets: ['de'] });
    memories.add(
      id,
      stored.map((text) => ({ source: text, targets: { de: text } })),
    );
    const analysed = stored.map(analyse);
    let found = 0;
    for (const { text } of makeQueries(source, stored, 12, 9)) {
      const query = analyse(text);
      const best = Math.max(...analysed.map((other) => scoreTexts(query, other).percent));
      for (const threshold of [60, 75, 90]) {
        const match = memories.find(id, text, 'de', threshold);
        expect(match?.percent ?? 0, text).toBe(best >= threshold ? best : 0);
        if (match !== null) found += 1;
      }
    }
    expect(found).toBeGreaterThan(8);
  },
);
