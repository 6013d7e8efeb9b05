import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSessionStore } from '../../../main/features/voice/session-store.ts';
import { createSessionFolders } from '../../../main/system/session-folder.ts';
import { mutated } from '../mutate/bytes.ts';
import { JSON_TEXT } from '../mutate/grammars.ts';
import { textMutations } from '../mutate/text.ts';
import { mutatedOften } from '../mutate/values.ts';
import type { FuzzedParser } from '../parser.ts';
import { corpusFiles } from './seed-files.ts';

const ID = '00000000-0000-4000-8000-000000000000';
const seeds = corpusFiles(/\.jsonl$/);
const entries = seeds.flatMap((seed) =>
  Buffer.from(seed)
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown),
);
const mutations = textMutations(JSON_TEXT);

/** Journals of voice sessions: whatever stands in one, the other sessions and the program go on. */
export const journal: FuzzedParser = {
  name: 'journal',
  seeds,
  mutate(random) {
    if (random.percent(40)) return mutated(random.pick(seeds), random, mutations, seeds);
    const lines = entries.map((entry) =>
      JSON.stringify(random.percent(15) ? mutatedOften(entry, random) : entry),
    );
    const shuffled = random.percent(20)
      ? [...lines.slice(random.below(lines.length)), ...lines]
      : lines;
    return Buffer.from(`${shuffled.join('\n')}\n`);
  },
  async read(input, { folder }) {
    const root = join(folder, 'voice');
    mkdirSync(join(root, ID), { recursive: true });
    writeFileSync(join(root, ID, 'journal.jsonl'), input);
    try {
      const store = createSessionStore(createSessionFolders(root), {
        onRemoved: () => undefined,
        onFound: () => undefined,
        onDamaged: () => undefined,
      });
      await store.load();
      let rows = 0;
      for (const { id } of store.summaries.value) {
        const session = store.find(id);
        if (session === null) continue;
        rows += session.transcript.rows.length + session.loud.length;
        const watching = new AbortController();
        for await (const view of session.feed.watch(watching.signal)) {
          structuredClone(view);
          watching.abort();
        }
      }
      return rows;
    } finally {
      rmSync(root, { recursive: true, force: true });
    }
  },
  // A damaged line, or a folder that cannot be read, is left out.
  refusalOf: () => null,
  // Every digit of the row of bits is at most two stretches.
  mostWork: (bytes) => 4 * bytes + 10,
  runs: 150,
};
