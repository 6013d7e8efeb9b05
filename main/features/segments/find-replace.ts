import type { CheckedInput } from '../../../preload/contract/api.ts';
import type { FoundSegments } from '../../../preload/contract/segments.ts';
import { FeatureFailure } from '../feature-failure.ts';
import type { EditedProject } from './edited-project.ts';
import type { LongChange } from './long-change.ts';
import { changeInParts } from './long-change.ts';
import { nextTurn } from './next-turn.ts';
import { createPace } from './pace.ts';
import type { Person } from './person.ts';
import type { SegmentRow } from './segment-rows.ts';
import { selectedIds } from './selected-segments.ts';
import { expressionOf, inParts, TAG_SIGN, withoutTags } from './sought-text.ts';

type Search = CheckedInput<'segments.find'>;

/** Segments that are changed between two turns of the loop, at least and at most. */
const AT_LEAST = 200;
const MOST_CHANGED = 2000;

/** A segment that holds what is looked for. */
interface Hit {
  readonly id: number;
  readonly before: string;
  /** null where nothing can be replaced. */
  readonly after: string | null;
}

/** Looks through the sources, targets or comments of a file; what would be replaced is worked out, too. */
export async function findIn(
  project: EditedProject,
  search: Search,
  most: number,
  signal: AbortSignal,
): Promise<FoundSegments> {
  const hits = await hitsIn(project, search, signal);
  const { rows } = project.store;
  const shown = hits.flatMap((hit) => {
    const row = rows.withId(hit.id);
    return row === null ? [] : [{ row, hit }];
  });
  shown.sort((one, other) => one.row.number - other.row.number);
  return {
    total: shown.length,
    locked: shown.filter(({ row }) => row.isLocked).length,
    found: shown.slice(0, most).map(({ row, hit }) => ({
      file: project.id,
      number: row.number,
      before: hit.before,
      after: row.isLocked ? null : hit.after,
      isLocked: row.isLocked,
    })),
  };
}

/**
 * Replaces what is found in the targets of a file but for the segments that were left out; one step, made in
 * parts. Locked segments stay as they are.
 * @returns numbers of the segments that changed
 */
export async function replaceIn(
  project: EditedProject,
  search: Search,
  except: readonly number[],
  { at, author }: Person,
  signal: AbortSignal,
): Promise<readonly number[]> {
  const { order } = project.store.rows;
  const left = new Set(except.map((number) => order.idAt(number)));
  const hits = (await hitsIn(project, search, signal)).filter(({ id }) => !left.has(id));
  signal.throwIfAborted();
  return changeInParts(project, hits.length, signal, (change) =>
    replaceHits(project, hits, { at, author }, change),
  );
}

async function replaceHits(
  project: EditedProject,
  hits: readonly Hit[],
  { at, author }: Person,
  { pause }: LongChange,
): Promise<readonly number[]> {
  const { rows, steps, outgoing } = project.store;
  const changed = new Date(at).toISOString();
  const written: number[] = [];
  let step: number | null = null;
  const pace = createPace(AT_LEAST, MOST_CHANGED);
  for (let from = 0; from < hits.length;) {
    const part: number[] = [];
    pace.part((size) => {
      const some = new Map(hits.slice(from, from + size).map((hit) => [hit.id, hit]));
      step = steps.extend(step, at, (open) => {
        for (const row of rows.withIds([...some.keys()])) {
          const { before, after = null } = some.get(row.id) ?? {};
          // Somebody may have written in it since it was found.
          if (after === null || row.target !== before) continue;
          if (!open.write(row, replaced(row, after, changed, author))) continue;
          part.push(row.id);
        }
        outgoing.drop(part);
      });
      from += size;
    });
    const numbers = part.flatMap((id) => rows.order.numberOf(id) ?? []);
    for (const number of numbers) written.push(number);
    if (numbers.length > 0) project.changed(numbers);
    await pause(Math.min(hits.length, from));
  }
  return written;
}

/** A replacement is to be looked at, whoever stood for the target before. */
const replaced = (row: SegmentRow, target: string, changed: string, author: string | null) => ({
  target,
  status: target === '' ? ('empty' as const) : ('draft' as const),
  origin: target === '' ? null : ('typed' as const),
  percent: target === '' ? null : row.percent,
  memory: null,
  author,
  changed,
});

async function hitsIn(
  project: EditedProject,
  search: Search,
  signal: AbortSignal,
): Promise<readonly Hit[]> {
  if (search.pattern === '') return [];
  const expression = expressionOf(search, search.isWholeWord);
  // It would stand between any two characters.
  if (expression.test('')) {
    throw new FeatureFailure({ code: 'segment-refused', params: { reason: 'pattern' } });
  }
  const { rows, texts, sqlite } = project.store;
  const pause = async () => {
    await nextTurn();
    signal.throwIfAborted();
  };
  const ids =
    search.selected === null
      ? rows.order.ids(0, rows.order.count)
      : selectedIds(project, search.selected);
  const comments =
    search.where === 'comments'
      ? new Map(
          sqlite
            .prepare('SELECT id FROM segment WHERE comments IS NOT NULL')
            .all()
            .map(({ id }) => [Number(id), rows.withId(Number(id))?.comments ?? []]),
        )
      : null;
  await texts.load(pause);
  const textOf = (id: number): string => {
    if (comments !== null) return (comments.get(id) ?? []).map(({ text }) => text).join('\n');
    return search.where === 'source' ? texts.source(id) : texts.target(id);
  };
  const has = (text: string) => {
    expression.lastIndex = 0;
    return expression.test(text);
  };
  const hitOf = (id: number): Hit | null => {
    const before = textOf(id);
    if (before === '') return null;
    if (search.where !== 'target') {
      const isHeld = has(search.withTags ? before : withoutTags(before));
      return isHeld ? { id, before, after: null } : null;
    }
    const after = replacedText(before, expression, search);
    return after === null ? null : { id, before, after };
  };
  return inParts(
    ids.length,
    search.isRegex,
    (from, to) => ids.slice(from, to).flatMap((id) => hitOf(id) ?? []),
    pause,
  );
}

/**
 * A target with what is found replaced; without tags only the words between them are looked through, so that
 * no tag is torn. null where nothing is found.
 */
function replacedText(text: string, expression: RegExp, search: Search): string | null {
  const { replacement, isRegex, withTags } = search;
  const has = (words: string) => {
    expression.lastIndex = 0;
    return expression.test(words);
  };
  const inWords = (words: string) =>
    isRegex ? words.replace(expression, replacement) : words.replace(expression, () => replacement);
  if (withTags || !text.includes('<')) return has(text) ? inWords(text) : null;
  const signs = text.match(TAG_SIGN) ?? [];
  const words = text.split(TAG_SIGN);
  if (!words.some(has)) return null;
  return words.map((one, at) => inWords(one) + (signs[at] ?? '')).join('');
}
