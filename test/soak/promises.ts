import type { Rpc, Output } from '../../preload/contract/api.ts';
import type { DocumentRow } from '../../preload/contract/documents.ts';
import type { RpcLink } from './rpc-link.ts';
import { createAnswered, createRegister } from './confirmed.ts';

/** What the app has answered, so that it must be there whatever happens to it. */
export interface Promised {
  /** Words of translated texts. */
  readonly history: ReturnType<typeof createAnswered<string>>;
  readonly documents: ReturnType<typeof createAnswered<string>>;
  /** Words of units of the memory. */
  readonly units: ReturnType<typeof createAnswered<string>>;
  readonly segments: ReturnType<typeof createAnswered<{ number: number; target: string }>>;
  /** Targets whose edit was not answered: they may be there, over those that were. */
  readonly segmentsUnderWay: Set<string>;
  readonly sessions: ReturnType<typeof createAnswered<{ id: string; lines: readonly string[] }>>;
  readonly draft: ReturnType<typeof createRegister<string>>;
  readonly writing: ReturnType<typeof createRegister<string>>;
  readonly textSize: ReturnType<typeof createRegister<number>>;
}

export const createPromised = (): Promised => ({
  history: createAnswered(),
  documents: createAnswered(),
  units: createAnswered(),
  segments: createAnswered(),
  segmentsUnderWay: new Set(),
  sessions: createAnswered(),
  draft: createRegister(''),
  writing: createRegister(''),
  textSize: createRegister(16),
});

/** Places that were made before the kills. */
export interface Places {
  readonly memory: string;
  readonly project: string;
}

/**
 * Compares what was answered with what is there.
 * @param extent `fresh`: what was answered since the last comparison; `all`: everything
 * @returns what is missing, in words
 */
export async function missing(
  { rpc }: RpcLink,
  promised: Promised,
  { memory, project }: Places,
  extent: 'fresh' | 'all',
): Promise<readonly string[]> {
  const lost: string[] = [];
  const expect = (is: boolean, what: string) => {
    if (!is) lost.push(what);
  };
  const chosen = <T>(answered: { fresh(): readonly T[]; readonly all: readonly T[] }) => {
    const fresh = answered.fresh();
    return extent === 'all' ? answered.all : fresh;
  };

  const draft = await rpc.ask('text.draft', undefined);
  expect(promised.draft.settle('text' in draft ? draft.text : ''), 'draft');
  const writing = await rpc.ask('writing.draft', undefined);
  expect(promised.writing.settle('text' in writing ? writing.text : ''), 'writing draft');
  const settings = await first(rpc.watch('settings.watch', undefined));
  expect(promised.textSize.settle(settings.textSize), 'setting');

  for (const word of chosen(promised.history)) {
    const { total } = await rpc.ask('history.page', { query: word, count: 1 });
    expect(total >= 1, `history ${word}`);
  }
  const units = await unitsOf(rpc, memory);
  for (const word of chosen(promised.units)) expect(units.includes(word), `unit ${word}`);
  const rows = new Set((await rowsOf(rpc)).map(({ id }) => id));
  for (const id of chosen(promised.documents)) expect(rows.has(id), `document ${id}`);

  const newest = new Map(chosen(promised.segments).map(({ number, target }) => [number, target]));
  for (const [number, target] of newest) {
    const answer = await rpc.ask('segments.rows', { id: project, from: number, count: 1 });
    const [segment] = answer.rows;
    const { target: found = '', status } = segment ?? {};
    const fits = found === target || promised.segmentsUnderWay.has(found);
    expect(fits && status === 'confirmed', `segment ${number}`);
  }
  for (const { id, lines } of chosen(promised.sessions)) {
    const { rows: kept } = await first(rpc.watch('voice.watch', { id }));
    const texts = kept.flatMap((row) => (row.kind === 'speech' ? [row.source.text] : []));
    for (const line of lines) {
      expect(
        texts.some((text) => text.startsWith(line)),
        `voice line of ${id}`,
      );
    }
  }
  return lost;
}

/** Sources of all units of a memory, one a line. */
async function unitsOf(rpc: Rpc, id: string): Promise<string> {
  const sources: string[] = [];
  let from: number | null = null;
  do {
    const page: Output<'local-memories.units'> = await rpc.ask('local-memories.units', {
      id,
      query: '',
      from,
      count: 200,
    });
    sources.push(...page.units.map(({ source }) => source));
    from = page.next;
  } while (from !== null);
  return sources.join('\n');
}

/** Rows that one value of the queue's watch holds at most. */
const ROWS_AT_ONCE = 1000;

/** The whole queue. */
export async function rowsOf(rpc: Rpc): Promise<readonly DocumentRow[]> {
  const all: DocumentRow[] = [];
  for await (const { rows } of rpc.watch('documents.watch', undefined)) {
    all.push(...rows);
    if (rows.length < ROWS_AT_ONCE) break;
  }
  return all;
}

/** What a watch yields at once. */
export async function first<T>(values: AsyncIterable<T>): Promise<T> {
  for await (const value of values) return value;
  throw new Error('the watch ended');
}
