import type { Input } from '../../preload/contract/api.ts';
import type { SearchAnswer, SearchHit } from '../../preload/contract/search.ts';
import { hitsIn, type createFakeHistory } from './history.ts';

const PAIR = { source: 'en', target: 'de' };
const KEPT: readonly Omit<SearchHit, 'hits'>[] = [
  {
    ...PAIR,
    origin: 'memory',
    id: 'memory-0',
    name: 'Office',
    before: 'Please bring the signed contract.',
    after: 'Bitte bringen Sie den unterschriebenen Vertrag mit.',
  },
  {
    ...PAIR,
    origin: 'glossary',
    id: 'g1',
    name: 'Legal terms',
    before: 'contract',
    after: 'Vertrag',
  },
  {
    ...PAIR,
    origin: 'glossary',
    id: 'g1',
    name: 'Legal terms',
    before: 'contract penalty',
    after: 'Vertragsstrafe',
  },
  {
    ...PAIR,
    origin: 'transcript',
    id: 'session-1',
    name: 'Weekly call with the supplier',
    before: 'We could sign the contract on Thursday, if nobody minds.',
    after: 'Wir könnten den Vertrag am Donnerstag unterschreiben, wenn niemand etwas dagegen hat.',
  },
];

/** Looks through a few kept things and the history. */
export function createFakeSearch(history: ReturnType<typeof createFakeHistory>) {
  return {
    asks: {
      'search.all': ({ query, count = 8 }: Input<'search.all'>): SearchAnswer => {
        const marked = (hit: Omit<SearchHit, 'hits'>): SearchHit => ({
          ...hit,
          hits: { before: hitsIn(hit.before, query), after: hitsIn(hit.after, query) },
        });
        const kept = KEPT.filter((hit) =>
          `${hit.before} ${hit.after}`.toLowerCase().includes(query.toLowerCase()),
        ).map(marked);
        const ids = [...history.matching({ query })];
        const of = (origin: SearchHit['origin']) => kept.filter((hit) => hit.origin === origin);
        const past = ids.slice(0, count).map((id) => {
          const { before, after, source, target, hits } = history.shown(id, query);
          return {
            origin: 'history' as const,
            id: String(id),
            name: '',
            before,
            after,
            source,
            target,
            hits,
          };
        });
        return {
          groups: [
            { origin: 'memory', total: of('memory').length, hits: of('memory') },
            { origin: 'glossary', total: of('glossary').length, hits: of('glossary') },
            { origin: 'history', total: ids.length, hits: past },
            { origin: 'transcript', total: of('transcript').length, hits: of('transcript') },
          ],
        };
      },
    },
  };
}
