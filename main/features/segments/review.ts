import type { CheckedInput, Handlers } from '../../../preload/contract/api.ts';
import type { ReviewRefusal, ReviewReport } from '../../../preload/contract/segment-review.ts';
import type { SegmentComment } from '../../../preload/contract/segments.ts';
import { sameTags } from '../../engine/formats/inline/unit-text.ts';
import type { InspectionAnswer } from '../../engine/inspection/routes.ts';
import type { ReviewRow } from '../../engine/review/review-row.ts';
import { shownPieces } from '../../engine/segments/segment-tags.ts';
import type { FileTickets } from '../../system/files.ts';
import type { OutputFolder, Placed } from '../../system/output-folder.ts';
import type { SegmentFolders } from '../../system/segment-folders.ts';
import type { Clock } from '../../client/clock.ts';
import type { Examiner } from '../examiner.ts';
import { Refused } from '../examiner.ts';
import { isDone } from '../../../preload/contract/segment-facets.ts';
import { FeatureFailure } from '../feature-failure.ts';
import { resultNames } from '../result-names.ts';
import type { EditedProject } from './edited-project.ts';
import { nextTurn } from './next-turn.ts';
import { orCancelled } from './or-cancelled.ts';
import type { SegmentRow } from './segment-rows.ts';
import { idsOfPart } from './selected-segments.ts';
import type { RowWindows } from './shown-rows.ts';
import type { SegmentState } from './segment-state.ts';

type Returned = InspectionAnswer<'read-review'>;
type Row = Returned['rows'][number];

export interface ReviewPorts {
  readonly examiner: Pick<Examiner, 'ask'>;
  readonly output: OutputFolder;
  readonly files: FileTickets;
  readonly folders: Pick<SegmentFolders, 'keepOriginal' | 'remove'>;
  readonly naming: () => string;
  readonly clock: Pick<Clock, 'date'>;
  readonly get: (id: string) => Promise<EditedProject>;
  /** One that nothing is undone in just now. */
  readonly writable: (id: string) => Promise<EditedProject>;
  readonly windowsOf: (project: EditedProject) => RowWindows;
  readonly onPlaced: (project: EditedProject, placed: Placed) => void;
}

/** Segments that are read between two turns of the loop. */
const AT_ONCE = 2000;
const MOST_TARGET = 100_000;
const MOST_COMMENT = 5000;

type ReviewHandlers = Pick<Handlers, 'segments.review-export' | 'segments.review-import'>;

/** Files for a reviewer who has no Dragoman, and what comes back in them. */
export function createReviewHandlers(ports: ReviewPorts): ReviewHandlers {
  return {
    'segments.review-export': async (request, { signal }) => {
      const project = await ports.get(request.id);
      const placed = await exportReview(project, request, signal, ports);
      ports.onPlaced(project, placed);
      return { name: placed.name };
    },
    'segments.review-import': async ({ id, ticket, name }, { signal }) => {
      const returned = await readReturned(ticket, name, signal, ports);
      return importReview(await ports.writable(id), name, returned, ports.clock.date());
    },
  };
}

async function exportReview(
  project: EditedProject,
  { format, words, part: chosen, unconfirmed }: CheckedInput<'segments.review-export'>,
  signal: AbortSignal,
  { examiner, output, naming, windowsOf }: ReviewPorts,
): Promise<Placed> {
  const { name, source, target } = project.facts();
  const ids = await idsOfPart(project, windowsOf(project), chosen, signal);
  const rows: ReviewRow[] = [];
  for (let from = 0; ; from += AT_ONCE) {
    const part = project.store.rows.window(from, AT_ONCE);
    for (const row of part) {
      const isWanted = ids === null || ids.has(row.id);
      if (isWanted && (unconfirmed || isDone(row.status))) rows.push(reviewRow(row));
    }
    if (part.length < AT_ONCE) break;
    await nextTurn();
    signal.throwIfAborted();
  }
  const part = crypto.randomUUID();
  try {
    await output.open(part).then((file) => file.close());
    const job = {
      to: output.substitutePath(part),
      format,
      facts: { name, source, target },
      rows,
      words,
    };
    await orCancelled(examiner.ask('write-review', job), signal);
    await output.substitute(part);
    project.store.sent.add(rows.map((row) => row.id));
    const extension = format === 'docx' ? 'docx' : 'xlf';
    const called = { name: `${name}.review`, language: target, extension: null };
    return await output.place(
      part,
      [],
      resultNames(naming(), { ...called, name: `${called.name}.${extension}` }),
    );
  } finally {
    await output.discard(part).catch(() => undefined);
  }
}

const reviewRow = (row: SegmentRow): ReviewRow => ({
  id: row.id,
  number: row.number,
  source: row.source,
  target: row.target,
  tags: Object.keys(row.tags),
  status: row.status,
  isLocked: row.isLocked,
  percent: row.percent,
  author: row.author || null,
  at: row.changed,
  comments: row.comments
    .filter(({ isResolved }) => !isResolved)
    .map(({ author, at, text }) => ({ author, at, text })),
});

async function readReturned(
  ticket: string,
  name: string,
  signal: AbortSignal,
  { files, folders, examiner }: ReviewPorts,
): Promise<Returned> {
  const file = files.take(ticket);
  if (file === null) throw new FeatureFailure({ code: 'file-gone', params: { name } });
  const copy = crypto.randomUUID();
  try {
    const path = await folders.keepOriginal(copy, file);
    return await orCancelled(examiner.ask('read-review', { path, name }), signal);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new FeatureFailure({ code: 'document-refused', params: { reason: error.reason, name } });
  } finally {
    await file.discard();
    folders.remove(copy);
  }
}

/** A file with fewer rows of a project than this part of all is none of it. */
const LEAST_OWN = 0.1;

/**
 * Takes changes and comments over, in one step; each row by the id of its segment.
 * Throws review-foreign where the file is of another project, or in another language.
 */
export function importReview(
  project: EditedProject,
  name: string,
  { target, rows: returned }: Returned,
  at: number,
): ReviewReport {
  const { rows, steps, outgoing } = project.store;
  const own = project.facts().target;
  if (target !== null && !isLikeLanguage(target, own)) throw foreign(name, 'language', target);
  const refused: ReviewReport['refused'][number][] = [];
  const known = new Map<number, { readonly row: SegmentRow; readonly copies: Row[] }>();
  let unknown = 0;
  for (const one of returned) {
    // A program that loses the ids leaves the numbers, which were right at the export.
    const row = one.id === null ? rows.get(one.number ?? -1) : rows.withId(one.id);
    if (row === null || (one.id === null && !isSameSource(row, one))) unknown += 1;
    else if (!isSameSource(row, one)) refused.push({ number: row.number, reason: 'source' });
    else {
      const found = known.get(row.id) ?? { row, copies: [] };
      found.copies.push(one);
      known.set(row.id, found);
    }
  }
  if (known.size < returned.length * LEAST_OWN) throw foreign(name, 'project', own);
  const changed: number[] = [];
  const commented: number[] = [];
  const [first] = known.values();
  steps.make('change', first?.row.number ?? 0, at, (step) => {
    for (const { row, copies } of known.values()) {
      const { number } = row;
      const comments = newComments(row, copies, at);
      const told = comments.length > 0 ? { comments: [...row.comments, ...comments] } : {};
      const change = changeOfCopies(row, copies, at);
      if (comments.length > 0) commented.push(number);
      // Written at once: the version before is kept with the first write of a step.
      if (typeof change === 'string') {
        refused.push({ number, reason: change });
        step.write(number, told);
      } else if (step.write(number, { ...change, ...told }) && change !== null) {
        changed.push(number);
        outgoing.drop([row.id]);
      }
    }
  });
  const numbers = [...new Set([...changed, ...commented])];
  if (numbers.length > 0) project.changed(numbers);
  const sent = project.store.sent.smallestWith([...known.keys()]) ?? rows.order.count;
  const missing = Math.max(0, sent - known.size);
  refused.sort((a, b) => a.number - b.number);
  return { rows: known.size, changed, commented, refused, unknown, missing };
}

const foreign = (name: string, reason: 'project' | 'language', language: string) =>
  new FeatureFailure({ code: 'review-foreign', params: { name, reason, language } });

/** `de` of one tool is what another calls `de-DE`; `pt-BR` and `pt-PT` are two. */
function isLikeLanguage(a: string, b: string): boolean {
  const [left = '', right = ''] = [a, b].map((code) => code.toLowerCase().replaceAll('_', '-'));
  return left === right || left.startsWith(`${right}-`) || right.startsWith(`${left}-`);
}

/** What a row makes of its segment, of all that the file has of it: the one that differs counts. */
function changeOfCopies(
  row: SegmentRow,
  copies: readonly Row[],
  at: number,
): Partial<SegmentState> | ReviewRefusal | null {
  const found = new Map(
    copies.flatMap((one) => {
      const change = changeOf(row, one, at);
      return change === null ? [] : [[`${one.status} ${plain(one.target)}`, change] as const];
    }),
  );
  const [change = null] = found.values();
  return found.size > 1 ? 'twice' : change;
}

const NOBODY = { author: null, at: null };
/** Somebody else, whom the file does not name. */
const UNKNOWN_AUTHOR = '';

const isSameSecond = (a: string | null, b: string | null): boolean =>
  (a ?? '').slice(0, 19) === (b ?? '').slice(0, 19);

/** What a returned row makes of a segment; null: nothing. */
function changeOf(
  row: SegmentRow,
  { target, status, ...said }: Row,
  at: number,
): Partial<SegmentState> | ReviewRefusal | null {
  // A program that knows nothing of authors leaves what went out: it is not of whoever changed the text.
  const isOurs = said.author === row.author && isSameSecond(said.at, row.changed);
  const { author, at: changedAt } = isOurs ? NOBODY : said;
  const changed = changedAt ?? new Date(at).toISOString();
  const isJudged = (status === 'reviewed' || status === 'rejected') && status !== row.status;
  if (plain(target) === plain(row.target)) {
    if (!isJudged || row.target === '') return null;
    return row.isLocked ? 'locked' : { status, changed, author: author ?? UNKNOWN_AUTHOR };
  }
  if (row.isLocked) return 'locked';
  if (target.trim() === '') return 'empty';
  if (target.length > MOST_TARGET) return 'too-long';
  const pieces = shownPieces(target, row.tags);
  const isWhole =
    sameTags(shownPieces(row.source, row.tags), pieces) ||
    (row.target !== '' && sameTags(shownPieces(row.target, row.tags), pieces));
  if (!isWhole) return 'tags';
  const { origin, percent, memory } = row;
  const came =
    row.target === '' ? { origin: 'typed' as const, percent, memory } : { origin, percent, memory };
  return {
    target,
    status: isJudged ? status : 'draft',
    ...came,
    author: author ?? UNKNOWN_AUTHOR,
    changed,
  };
}

/** Remarks that the segment does not have yet. */
function newComments(row: SegmentRow, copies: readonly Row[], at: number): SegmentComment[] {
  const known = new Set(
    row.comments.flatMap((one) => [lineOf(one), lineOf({ ...one, author: null })]),
  );
  return copies
    .flatMap(({ comments }) => comments)
    .flatMap((one): SegmentComment[] => {
      const line = lineOf(one);
      if (
        one.text.trim() === '' ||
        known.has(line) ||
        known.has(lineOf({ ...one, author: null }))
      ) {
        return [];
      }
      known.add(line);
      return [
        {
          id: crypto.randomUUID(),
          text: one.text.trim().slice(0, MOST_COMMENT),
          author: one.author,
          at: one.at ?? new Date(at).toISOString(),
          isResolved: false,
        },
      ];
    });
}

const lineOf = ({ author, text }: { readonly author: string | null; readonly text: string }) =>
  (author === null ? text : `${author}: ${text}`).replace(/\s+/g, ' ').trim();

/** The words of a source, whatever a word processor made of its spaces. */
const isSameSource = (row: SegmentRow, { source }: Row): boolean =>
  plain(row.source) === plain(source);

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
