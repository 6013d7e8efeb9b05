import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CheckedInput } from '../../../preload/contract/api.ts';
import { api } from '../../../preload/contract/api.ts';
import type { TranslationProject } from '../../../preload/contract/segment-projects.ts';
import { OPEN_STATUSES } from '../../../preload/contract/segment-facets.ts';
import { SegmentFilter } from '../../../preload/contract/segment-filter.ts';
import { median, percentile } from '../measured.ts';
import { createRandom } from '../memory/random.ts';
import { writeLongDocument } from './long-document.ts';
import { createWatch, timed } from './watched.ts';
import type { RealSegments } from '../../features/segments/real-segments.ts';
import { openRealSegments } from '../../features/segments/real-segments.ts';

const UNCONFIRMED = SegmentFilter.parse({ statuses: [...OPEN_STATUSES] });

/** Segments that a new version of the document has more. */
const ADDED = 20;
/** Rows that the page asks for at once. */
const WINDOW = 100;

export interface ProjectPlan {
  readonly segments: number;
  /** Begins the names of the figures. */
  readonly label: string;
  /** Confirmations, and windows of rows. */
  readonly tries: number;
}

type Rows = CheckedInput<'segments.rows'>;

/** A Word document in the segment editor: opened, scrolled through, confirmed, looked over, written again. */
export async function measureProject(
  { segments, label, tries }: ProjectPlan,
  folder: string,
): Promise<Record<string, number>> {
  const path = join(folder, 'long.docx');
  await writeLongDocument(path, segments);
  const { signal } = new AbortController();
  const random = createRandom(7);
  const figures: Record<string, number> = {};
  const set = (name: string, value: number) => (figures[`${label}_${name}`] = value);

  let feature: RealSegments = openRealSegments(folder);
  const memory = await feature.memories.handlers['local-memories.create'](
    { name: 'Bench', source: 'en', targets: ['de'] },
    { signal },
  );
  const rows = async (id: string, window: Partial<Rows>) =>
    feature.handlers['segments.rows'](
      api['segments.rows'].input.parse({ id, from: 0, count: WINDOW, ...window }),
      { signal },
    );
  const watched = createWatch(set);

  // As the page does it: the project, and then the first rows.
  const project = await watched('open', async () => {
    const opened = await feature.handlers['segments.open'](
      { from: { ticket: path, name: 'long.docx' }, source: 'en', target: 'de' },
      { signal },
    );
    await rows(opened.id, {});
    return opened;
  });
  const { id } = project;
  set('segments', project.segments);
  await feature.handlers['segments.settings']({ id, into: memory.id }, { signal });

  const windows: number[] = [];
  const open: number[] = [];
  for (let index = 0; index < tries; index += 1) {
    const from = random.below(Math.max(1, project.segments - WINDOW));
    windows.push((await timed(() => rows(id, { from })))[0]);
    open.push((await timed(() => rows(id, { from, filter: UNCONFIRMED })))[0]);
  }
  set('rows_p50_ms', median(windows));
  set('rows_p95_ms', percentile(windows, 95));
  set('unconfirmed_rows_p95_ms', percentile(open, 95));

  const confirms: number[] = [];
  for (let index = 0; index < tries; index += 1) {
    const number = random.below(project.segments);
    const edit = { id, number, target: `Satz ${number}.`, origin: 'typed', confirm: true };
    const input = api['segments.edit'].input.parse(edit);
    confirms.push(
      (await timed(() => Promise.resolve(feature.handlers['segments.edit'](input, { signal }))))[0],
    );
  }
  set('confirm_p50_ms', median(confirms));
  set('confirm_p95_ms', percentile(confirms, 95));
  const { total: left } = await rows(id, { filter: UNCONFIRMED });
  await watched('stored', async () => {
    const units = async () => (await feature.memories.engine.memory(memory.id))?.units ?? 0;
    while ((await units()) < project.segments - left) await sleep(1);
  });

  // As the page does it: the filter is opened before anything is written into it.
  await watched('filter_counts', async () =>
    feature.handlers['segments.counts']({ id, filter: SegmentFilter.parse({}) }, { signal }),
  );
  await sleep(200);
  await watched('search', () =>
    rows(id, { filter: SegmentFilter.parse({ text: { pattern: 'part 77' } }) }),
  );
  await watched('findings', async () =>
    feature.handlers['segments.findings']({ id, selected: null }, { signal }),
  );
  await watched('findings_again', async () =>
    feature.handlers['segments.findings']({ id, selected: null }, { signal }),
  );
  await watched('analysis', async () => feature.handlers['segments.analysis']({ id }, { signal }));
  await watched('fill', async () =>
    feature.handlers['segments.fill'](
      { id, service: true, numbers: null, selected: null, overwrites: false },
      { signal },
    ),
  );
  await watched('filter', () =>
    rows(id, { filter: SegmentFilter.parse({ statuses: ['translated'], matches: ['mt'] }) }),
  );
  await watched('filter_regex', () =>
    rows(id, { filter: SegmentFilter.parse({ text: { pattern: 'part 7\\d+', isRegex: true } }) }),
  );
  const replacing = {
    files: [id],
    where: 'target',
    // One segment in five.
    pattern: 'part (\\d*[05])\\.',
    replacement: 'section $1.',
    isRegex: true,
  };
  const { changed } = await watched('replace', async () =>
    feature.handlers['segments.replace'](api['segments.replace'].input.parse(replacing), {
      signal,
    }),
  );
  set('replaced', changed);
  await watched('undo_replace', async () => feature.handlers['segments.undo']({ id }, { signal }));
  await watched('undo_fill', async () => feature.handlers['segments.undo']({ id }, { signal }));
  await watched('redo_fill', async () => feature.handlers['segments.redo']({ id }, { signal }));
  await watched('export', async () =>
    feature.handlers['segments.export']({ id, unconfirmed: true }, { signal }),
  );
  const newer = join(folder, 'newer.docx');
  await writeLongDocument(newer, segments + ADDED);
  const { update } = await watched('update_prepare', async () =>
    feature.handlers['segments.prepare-update'](
      { id, ticket: newer, name: 'newer.docx' },
      { signal },
    ),
  );
  await watched('update_report', async () =>
    feature.handlers['segments.update-report']({ id: update }, { signal }),
  );
  await feature.handlers['segments.drop-update']({ update }, { signal });
  await feature.close();

  feature = openRealSegments(folder);
  const found = await watched('reopen', async () => {
    const list = await firstOf(feature.handlers['segment-projects.watch'](undefined, { signal }));
    await rows(id, {});
    return list.flatMap(({ files }) => files).find((one) => one.id === id);
  });
  if (found?.confirmed === undefined || found.confirmed === 0) throw new Error('nothing was kept');
  await feature.close();
  return figures;
}

async function firstOf(
  lists: AsyncIterable<readonly TranslationProject[]>,
): Promise<readonly TranslationProject[]> {
  for await (const list of lists) return list;
  return [];
}
