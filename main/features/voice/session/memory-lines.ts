import type { Unsearched } from '../../../../preload/contract/local-memories.ts';
import type { VoiceStart } from '../../../../preload/contract/voice.ts';
import { createUnsearchedList } from '../../unsearched-list.ts';
import type { LocalMemoryEngine } from '../../local-memory-engine.ts';
import type { Entry } from '../journal/entry.ts';
import type { SpeechRow, Transcript } from '../transcript/transcript.ts';

export interface MemoryLinesPorts {
  readonly memories: Pick<LocalMemoryEngine, 'bestFor' | 'hasAssigned'>;
  readonly local: VoiceStart['local'];
  readonly transcript: Pick<Transcript, 'rows' | 'changes'>;
  /** The languages that are translated to now. */
  readonly targets: () => readonly string[];
  readonly enter: (entry: Entry) => void;
  /** What was not searched may be something else now. */
  readonly onUnsearched: () => void;
}

/**
 * Spoken sentences lack the marks and capitals of written ones, which lowers the percent of a match; whether
 * the words are the same is looked at after that.
 */
const LEAST_PERCENT = 50;

/**
 * Gives translated lines the text of local memories where these have the same sentence. What the service says
 * stays beside it, as beside a person's edit, which is never overruled.
 */
export function createMemoryLines(ports: MemoryLinesPorts) {
  const { memories, local, transcript, enter, onUnsearched } = ports;
  let seen = 0;
  /** Of the look-up that ended last. */
  let unsearched: readonly Unsearched[] = [];

  const rowAt = (index: number): SpeechRow | null => {
    const row = transcript.rows[index];
    return row?.kind === 'speech' && !row.refilled ? row : null;
  };

  async function look(row: SpeechRow, target: string, ids: readonly string[] | null) {
    const segment = row.source.text.trim();
    const missed = createUnsearchedList();
    const sought = {
      segments: [{ segment }],
      source: row.language === '' ? null : row.language,
      target,
      threshold: LEAST_PERCENT,
      memories: ids,
    };
    const [best = null] = await memories.bestFor(sought, undefined, missed.add);
    unsearched = missed.list();
    onUnsearched();
    const now = rowAt(row.index);
    // It went on meanwhile and is looked up anew.
    if (now === null || now.source.text !== row.source.text) return;
    const line = now.targets[target];
    const isOurs = line?.memory !== undefined;
    if (line?.edited !== undefined && !isOurs) return;
    const isSame = best !== null && sameWords(best.source, segment);
    if (isSame) {
      enter({ t: 'edit', i: row.index, c: target, x: best.target, m: best.memoryName });
    } else if (isOurs) enter({ t: 'edit', i: row.index, c: target, x: null });
  }

  return {
    /** Memories that a team database did not search. */
    get unsearched() {
      return unsearched;
    },
    /** Looks up lines that have changed since the last call. */
    look(): void {
      const changed = new Set(transcript.changes.slice(seen));
      seen = transcript.changes.length;
      if (local === 'off') return;
      const ids = local.memories.length === 0 ? null : local.memories;
      for (const index of changed) {
        const row = rowAt(index);
        if (row === null || row.source.text.trim() === '') continue;
        const source = row.language === '' ? null : row.language;
        for (const target of ports.targets()) {
          if (ids === null && !memories.hasAssigned(source, target)) continue;
          // A memory that cannot be read costs no session: the service's words stand.
          look(row, target, ids).catch(() => undefined);
        }
      }
    },
  };
}

const sameWords = (one: string, other: string) => wordsOf(one) === wordsOf(other);

const wordsOf = (text: string) =>
  (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).join(' ');
