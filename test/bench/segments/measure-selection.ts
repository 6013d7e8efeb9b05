import { join } from 'node:path';
import { api } from '../../../preload/contract/api.ts';
import type { IdRanges } from '../../../preload/contract/id-ranges.ts';
import type { SelectionMark } from '../../../preload/contract/segment-selection.ts';
import { openRealSegments } from '../../features/segments/real-segments.ts';
import { writeLongDocument } from './long-document.ts';
import type { ProjectPlan } from './measure-project.ts';
import { createWatch } from './watched.ts';

/** In this order: each finds segments that it changes. */
const MARKS: readonly SelectionMark[] = [
  'copy-source',
  'confirm',
  'lock',
  'unlock',
  'review',
  'unconfirm',
  'clear',
];
/** Verbs on a selection whose longest turn has a target. */
export const SELECTED = [...MARKS, 'places', 'undo', 'pre-translate', 'replace'] as const;

/** All segments of a Word document are selected, and changed at once. */
export async function measureSelection(
  { segments, label }: Pick<ProjectPlan, 'segments' | 'label'>,
  folder: string,
): Promise<Record<string, number>> {
  const path = join(folder, 'selected.docx');
  await writeLongDocument(path, segments);
  const { signal } = new AbortController();
  const figures: Record<string, number> = {};
  const watched = createWatch((name, value) => (figures[`${label}_selected_${name}`] = value));
  const feature = openRealSegments(folder);
  const { handlers, memories } = feature;
  const memory = await memories.handlers['local-memories.create'](
    { name: 'Bench', source: 'en', targets: ['de'] },
    { signal },
  );
  const { id } = await handlers['segments.open'](
    { from: { ticket: path, name: 'selected.docx' }, source: 'en', target: 'de' },
    { signal },
  );
  await handlers['segments.settings']({ id, into: memory.id }, { signal });
  const all = api['segments.places'].input.parse({ id, from: 0, to: segments });
  const selected = (
    await watched('places', async () => handlers['segments.places'](all, { signal }))
  ).map(([first, last]): [number, number] => [first, last]) satisfies IdRanges;
  const marks = async (mark: SelectionMark) =>
    watched(mark, async () => {
      const { changed } = await handlers['segments.mark-selected'](
        { id, selected, mark },
        { signal },
      );
      if (changed < segments) throw new Error(`${mark} changed ${changed}`);
    });
  for (const mark of MARKS) await marks(mark);
  await watched('undo', async () => handlers['segments.undo']({ id }, { signal }));
  const replacing = { files: [id], where: 'target', pattern: 'part', replacement: 'section' };
  await watched('replace', async () =>
    handlers['segments.replace'](api['segments.replace'].input.parse({ ...replacing, selected }), {
      signal,
    }),
  );
  await watched('pre-translate', async () =>
    handlers['segments.fill'](
      { id, service: false, numbers: null, selected, overwrites: true },
      { signal },
    ),
  );
  await feature.close();
  return figures;
}
