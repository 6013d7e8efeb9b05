import type { Lack } from '../../../../preload/contract/engine-lack.ts';
import { baseOf } from '../../../../preload/contract/language-code.ts';
import type { Detector } from '../../detection/detector.ts';
import type { Code } from '../../markup/coded-text.ts';
import { fromMarkup, toMarkup } from '../sentence-markup.ts';
import { EngineFailure } from '../engine.ts';
import type { Answer, MachineTranslation, SegmentsAbout } from '../engine.ts';
import { checkAnswer } from './check-answer.ts';
import { MOST_CHARACTERS, MOST_PASSAGES } from '../../../system/own-engine-routes.ts';
import type { OwnEngineFacts } from '../../../system/own-engine-routes.ts';
import { canBeTagged, fromTagged, toTagged } from './tagged-segment.ts';

/** Passages of one request, as they go out. */
export interface OwnEngineCall {
  readonly source: string;
  readonly target: string;
  readonly passages: readonly string[];
  /** They are HTML; else every character of theirs is text. */
  readonly isMarkup: boolean;
  readonly context: string | null;
  readonly instructions: readonly string[];
  readonly terms: readonly { readonly source: string; readonly target: string }[];
}

export interface OwnEnginePorts {
  readonly facts: OwnEngineFacts;
  readonly detector: Detector;
  /** One translation for each passage, null where there is none; rejects with `EngineFailure`. */
  readonly send: (call: OwnEngineCall, signal: AbortSignal) => Promise<readonly (string | null)[]>;
}

interface Passage {
  readonly at: number;
  readonly segment: string;
  readonly codes: readonly Code[];
  readonly written: string;
  readonly isMarkup: boolean;
}

/**
 * An engine at an address that a person chose. What it answers is checked segment by segment and never
 * trusted; segments go out in batches, one after the other, and the first failure ends them.
 */
export function createOwnEngine({ facts, detector, send }: OwnEnginePorts): MachineTranslation {
  const isHtml = facts.form === 'html';

  return {
    name: facts.name,
    kind: 'engine',
    ...(!isHtml && { readsTerms: true }),
    covers: (source, target) => {
      const [from, to] = [baseOf(source).toLowerCase(), baseOf(target).toLowerCase()];
      return (
        facts.pairs === null || facts.pairs.some(([one, other]) => one === from && other === to)
      );
    },
    async translate(segments, source, target, signal, about = {}) {
      const answers: Answer[] = segments.map(() => ({ lack: 'tags' }));
      const passages = segments.flatMap((segment, at): Passage[] => {
        const codes = about.codes?.[at] ?? [];
        // Marks of ours in the text itself could not be told from those that we put there.
        if (!isHtml && !canBeTagged(segment)) return [];
        const isMarkup = isHtml && codes.length > 0;
        const written = isMarkup
          ? toMarkup(segment, codes)
          : isHtml
            ? segment
            : toTagged(segment, codes);
        return [{ at, segment, codes, written, isMarkup }];
      });
      let failed: Lack | null = null;
      for (const batch of batchesOf(passages.toSorted(byMarkup))) {
        signal.throwIfAborted();
        const given: readonly (string | null)[] | Lack =
          failed ?? (await sent(batch, { source, target }, about, signal));
        if (typeof given === 'string') {
          failed = given;
          for (const { at } of batch) answers[at] = { lack: given };
          continue;
        }
        for (const [place, passage] of batch.entries()) {
          answers[passage.at] = await answerOf(passage, given[place] ?? null, { source, target });
        }
      }
      return answers;
    },
  };

  async function sent(
    batch: readonly Passage[],
    pair: { readonly source: string; readonly target: string },
    { context, instructions = [], terms = [] }: SegmentsAbout,
    signal: AbortSignal,
  ): Promise<readonly (string | null)[] | Lack> {
    const text = batch.map(({ segment }) => segment).join('\n');
    const passages = batch.map(({ written }) => written);
    const unique = new Map(terms.map((term) => [term.source, term]));
    try {
      return await send(
        {
          ...pair,
          passages,
          isMarkup: batch[0]?.isMarkup === true,
          context: context ?? null,
          instructions,
          // Those of other batches would only confuse; behind codes the text has the targets.
          terms: [...unique.values()].filter(
            (term) =>
              text.includes(term.source) || passages.some((one) => one.includes(term.target)),
          ),
        },
        signal,
      );
    } catch (error) {
      signal.throwIfAborted();
      return error instanceof EngineFailure ? error.lack : 'failed';
    }
  }

  async function answerOf(
    { segment, codes, isMarkup }: Passage,
    given: string | null,
    pair: { readonly source: string; readonly target: string },
  ): Promise<Answer> {
    if (given === null) return { lack: 'count' };
    const read = isMarkup ? fromMarkup : isHtml ? (text: string) => text : fromTagged;
    const text = read(given.trim(), codes);
    const lack = await checkAnswer({ text: segment, codes }, text, pair, detector);
    return lack === null ? text : { lack };
  }
}

const byMarkup = (one: Passage, other: Passage) => Number(one.isMarkup) - Number(other.isMarkup);

/** Those with markup apart from those without. */
function* batchesOf(passages: readonly Passage[]): Generator<readonly Passage[]> {
  let batch: Passage[] = [];
  let characters = 0;
  for (const passage of passages) {
    const { length } = passage.written;
    const [first] = batch;
    const isFull =
      batch.length === MOST_PASSAGES ||
      (first !== undefined && characters + length > MOST_CHARACTERS) ||
      (first !== undefined && first.isMarkup !== passage.isMarkup);
    if (isFull) {
      yield batch;
      batch = [];
      characters = 0;
    }
    batch.push(passage);
    characters += length;
  }
  if (batch.length > 0) yield batch;
}
