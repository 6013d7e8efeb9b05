import type { TranslatedText } from '../../client/translate.ts';
import type { EngineCount } from '../../engine/documents/engine-work.ts';
import { fitPieces } from '../../engine/formats/inline/unit-text.ts';
import { shownPieces, shownText } from '../../engine/segments/segment-tags.ts';
import type { OpenService, Services } from '../active-service.ts';
import type { RecordBill } from '../bill.ts';
import { FeatureFailure } from '../feature-failure.ts';
import type { FillBatch, FillOptions } from './fill-batches.ts';
import { fillBatches, styleOf } from './fill-batches.ts';
import { fillOrigin } from './fill-origin.ts';
import type { FilledTarget, FillWork } from './fill-work.ts';
import { charactersOf } from './fill-work.ts';
import { nextTurn } from './next-turn.ts';
import type { SegmentRow } from './segment-rows.ts';

/** Requests that are under way at the same time. */
const CONCURRENCY = 3;
/** Segments that are put together between two turns of the loop. */
const GROUPED_AT_ONCE = 10_000;

export interface ServiceFillPorts {
  readonly services: Pick<Services, 'openActive'>;
  /** Takes down what was billed. */
  readonly record: RecordBill;
  /** Something was billed. */
  readonly onBilled: () => void;
  /** Tag of the project at work; null for none. */
  readonly reportingTag: () => string | null;
  /** What else goes with every request. */
  readonly customization?: FillOptions['customization'];
  /** Counts what engines of the service did, where it says so. */
  readonly engines?: EngineCount;
  /** No engine has the pair, and what memories gave is enough: told instead of failing. */
  readonly onUnserved?: () => void;
}

/**
 * Has the segments that wait translated by the active service, equal ones once; the others take the
 * translation over. The first failure ends it, and what has come stays.
 * @returns characters that were billed, by the service's count where it says it
 */
export async function fillByService(work: FillWork, ports: ServiceFillPorts): Promise<number> {
  const groups = await groupBySource(work.waiting());
  if (groups.size === 0) return 0;
  const service = await ports.services.openActive(work.signal);
  const tag = ports.reportingTag();
  const { source, target, glossaries, threshold, serviceMemories } = work.project.facts();
  const chosen = serviceMemories[service.connection];
  const memory = chosen && { id: chosen.id, threshold };
  const firsts = [...groups.values()].flatMap(([first]) => first ?? []);
  const isWanted = (row: SegmentRow) => work.isUntouched(row);
  const customization = styleOf(work.project.facts(), ports.customization);
  const options = { source, target, glossaries, memory, customization };
  const batches = fillBatches(firsts, options, isWanted);
  const stop = new AbortController();
  const signal = AbortSignal.any([work.signal, stop.signal]);
  let billed = 0;

  /** Whether something was left and nothing translated so far: no engine has the pair. */
  let isBarren: boolean | null = null;

  const worker = async () => {
    // One generator for all workers: each takes the next batch that there is.
    for (const batch of batches) {
      const answers = await translate(service, batch, tag, signal);
      ports.engines?.add(
        batch.call.texts.map((text, at) => ({ text, segments: answers[at]?.origin ?? [] })),
        performance.now(),
      );
      const cost = costOf(batch, answers);
      billed += cost;
      ports.record({ connection: service.connection, tag, textCharacters: cost });
      const left = answers.filter(isUntranslated).length;
      if (left < answers.length) isBarren = false;
      else if (left > 0) isBarren ??= true;
      work.put(filledTargets(batch, answers, groups));
    }
  };
  const guarded = async () => {
    try {
      await worker();
    } catch (error) {
      stop.abort(error);
      throw error;
    }
  };
  try {
    const ends = await Promise.allSettled(Array.from({ length: CONCURRENCY }, guarded));
    // The others only ended because of it.
    if (ends.some(({ status }) => status === 'rejected')) throw stop.signal.reason;
    if (isTrue(isBarren)) {
      if (ports.onUnserved === undefined) throw new FeatureFailure({ code: 'no-engine' });
      ports.onUnserved();
    }
    return billed;
  } finally {
    ports.onBilled();
  }
}

// It is set within a worker, which the compiler does not see.
const isTrue = (value: boolean | null): boolean => value === true;

const isUntranslated = ({ origin }: TranslatedText): boolean =>
  origin?.some(({ kind }) => kind === 'untranslated') ?? false;

async function groupBySource(rows: readonly SegmentRow[]): Promise<Map<string, SegmentRow[]>> {
  const groups = new Map<string, SegmentRow[]>();
  for (const [at, row] of rows.entries()) {
    if (at % GROUPED_AT_ONCE === GROUPED_AT_ONCE - 1) await nextTurn();
    const group = groups.get(row.source);
    if (group === undefined) groups.set(row.source, [row]);
    else group.push(row);
  }
  return groups;
}

async function translate(
  service: OpenService,
  { call }: FillBatch,
  tag: string | null,
  signal: AbortSignal,
): Promise<readonly TranslatedText[]> {
  const answers = await service.call('translate', signal, (client, signal) =>
    client.translate(
      // One that an engine refuses must not cost the others.
      { ...call, ...(service.service === 'offline' && { untranslated: 'keep' as const }) },
      { signal, reportingTag: tag ?? undefined },
    ),
  );
  if (answers.length !== call.texts.length) throw new FeatureFailure({ code: 'bad-answer' });
  return answers;
}

function costOf({ rows }: FillBatch, answers: readonly TranslatedText[]): number {
  return rows.reduce((sum, row, index) => sum + (answers[index]?.billed ?? charactersOf(row)), 0);
}

function filledTargets(
  { rows, hasTags }: FillBatch,
  answers: readonly TranslatedText[],
  groups: ReadonlyMap<string, readonly SegmentRow[]>,
): FilledTarget[] {
  return rows.flatMap((row, index) => {
    const answer = answers[index];
    // What no engine translated stays empty.
    if (answer === undefined || isUntranslated(answer)) return [];
    const target = hasTags ? tagged(answer.text, row) : answer.text;
    const own = { target, author: null, ...fillOrigin(answer) };
    const same = groups.get(row.source) ?? [row];
    return same.map((one): FilledTarget =>
      one === row
        ? { row, ...own }
        : { row: one, ...own, origin: 'propagated', percent: null, memory: null },
    );
  });
}

/** An answer in XML as it is shown; where its tags are wrong those of the source stand at the ends. */
function tagged(answer: string, { source, tags }: SegmentRow): string {
  return shownText(fitPieces(shownPieces(source, tags), answer).pieces);
}
