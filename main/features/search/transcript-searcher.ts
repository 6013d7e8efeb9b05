import type { SearchHit } from '../../../preload/contract/search.ts';
import { hitsOf } from '../../engine/full-text/hits.ts';
import type { SearchTerm } from '../../engine/full-text/terms.ts';
import type { Transcript } from '../../engine/transcripts/transcript.ts';
import type { KeptEntries } from './kept-entries.ts';
import { ANYWHERE } from './kept-entries.ts';
import type { Searcher } from './searcher.ts';

export interface TranscriptSearcherPorts {
  readonly history: KeptEntries;
  /** Reads a session's journal; null where there is none. */
  readonly transcriptOf: (session: string) => Promise<Transcript | null>;
}

/**
 * Kept voice sessions. The index of the history says which; only those that are shown are read, for the
 * line that has most of what is looked for.
 */
export function createTranscriptSearcher(ports: TranscriptSearcherPorts): Searcher {
  const { history, transcriptOf } = ports;
  return {
    origin: 'transcript',
    async search({ query, terms, count }, signal) {
      const { total, entries } = history.page({ ...ANYWHERE, query, kinds: ['voice'], count });
      const hits: SearchHit[] = [];
      for (const entry of entries) {
        if (signal.aborted) break;
        const session = history.sessionOf(entry.id);
        const transcript = session === null ? null : await transcriptOf(session);
        const best = transcript === null ? null : bestLine(transcript, terms);
        const { before, after, source, target } = best ?? { ...entry, after: '' };
        hits.push({
          origin: 'transcript',
          id: session ?? '',
          name: entry.before,
          before,
          after,
          source,
          target,
          hits: { before: hitsOf(before, terms), after: hitsOf(after, terms) },
        });
      }
      return { total, hits };
    },
  };
}

type Line = Pick<SearchHit, 'before' | 'after' | 'source' | 'target'>;

/** The first of the lines in which most terms stand; null where none stands in any. */
function bestLine({ lines }: Transcript, terms: readonly SearchTerm[]): Line | null {
  let best: Line | null = null;
  let most = 0;
  for (const line of lines) {
    if (line.kind !== 'speech') continue;
    const before = line.source.edited ?? line.source.text;
    const targets = Object.entries(line.targets);
    const texts = targets.length === 0 ? [[null, { text: '' }] as const] : targets;
    for (const [target, text] of texts) {
      const after = 'edited' in text ? (text.edited ?? text.text) : text.text;
      const found = terms.filter(
        (term) => hitsOf(before, [term]).length + hitsOf(after, [term]).length > 0,
      ).length;
      if (found <= most) continue;
      most = found;
      best = { before, after, source: line.language, target };
    }
  }
  return best;
}
