import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FORMATS } from '../../../main/engine/formats/filters.ts';
import type { SegmentProject } from '../../../preload/contract/segments.ts';
import type { SegmentsRig } from './rig.ts';
import { startSegmentsRig } from './rig.ts';

let rig: SegmentsRig;
beforeEach(() => (rig = startSegmentsRig()));
afterEach(() => rig.close());

const DOCUMENTS: readonly (readonly [format: string, name: string])[] = [
  ['docx', 'letter.docx'],
  ['pptx', 'tour.pptx'],
  ['xlsx', 'members.xlsx'],
  ['pdf', 'letter.pdf'],
  ['html', 'handbook-latin.htm'],
  ['txt', 'handbook-windows.txt'],
  ['xliff', 'gate.xlf'],
  ['srt', 'film-styled.srt'],
  ['idml', 'poster.idml'],
  ['xml', 'gate-linguist.xml'],
  ['json', 'packets.json'],
  ['dita', 'pump.dita'],
  ['mif', 'table.mif'],
  ['image', 'sign.png'],
];
const document = (format: string, name: string) =>
  readFileSync(join(import.meta.dirname, '../../engine/formats/golden/files', format, name));

async function open(format: string, name: string): Promise<SegmentProject> {
  const project = await rig.openFile(name, document(format, name));
  expect(project.format).toBe(format);
  return project;
}
/** Words of a source, tags left alone, told apart from all others by their beginning. */
const target = (source: string) =>
  source.replace(/<[^>]*>|[a-z]{3,}/gi, (part) => (part.startsWith('<') ? part : `Zz${part}`));

async function confirmAll({ id }: SegmentProject, translate: (source: string) => string) {
  for (const { number, source } of await rig.rows(id)) {
    const edit = { id, number, target: translate(source), origin: 'typed' } as const;
    await rig.ask('segments.edit', { ...edit, confirm: true });
  }
}

it('knows a document of each format', () => {
  expect(DOCUMENTS.map(([format]) => format).toSorted()).toEqual([...FORMATS].toSorted());
});

it.each(DOCUMENTS)(
  '%s is edited and comes out as %s',
  { timeout: 30_000 },
  async (format, name) => {
    const project = await open(format, name);
    await confirmAll(project, target);
    const ending = name.slice(name.lastIndexOf('.'));
    const exported = await rig.ask('segments.export', { id: project.id });
    expect(exported.name).toBe(name.replace(ending, `.de${ending}`));
    const again = await rig.openFile(exported.name, rig.output(exported.name));
    expect(again.format).toBe(format);
    if (format === 'xliff') {
      // Source and target stand there side by side.
      expect(rig.output(exported.name).toString()).toMatch(/<target[^>]*>[^<]*Zz/);
      return;
    }
    const read = (await rig.rows(again.id)).map(({ source }) => source);
    const written = read.filter((source) => source.includes('Zz'));
    expect(written.length).toBeGreaterThan(read.length / 2);
  },
);

it('is called what it is where no font can draw its letters', { timeout: 30_000 }, async () => {
  const project = await open('pdf', 'letter.pdf');
  await confirmAll(project, () => '\u{10d50}\u{10d51}');
  expect(await rig.ask('segments.export', { id: project.id })).toEqual({ name: 'letter.de.docx' });
  expect(rig.output('letter.de.docx').subarray(0, 2).toString()).toBe('PK');
});
