import { spawn } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TranslationProject } from '../../../preload/contract/segment-projects.ts';
import type { SegmentsRig } from './rig.ts';
import { failureOf, startSegmentsRig } from './rig.ts';

let rig: SegmentsRig;
beforeEach(() => (rig = startSegmentsRig()));
afterEach(() => rig.close());

async function projects(): Promise<readonly TranslationProject[]> {
  const leaving = new AbortController();
  const { signal } = leaving;
  for await (const list of rig.feature.handlers['segment-projects.watch'](undefined, { signal })) {
    leaving.abort();
    return list;
  }
  return [];
}
const only = async (): Promise<TranslationProject> => {
  const [project, ...more] = await projects();
  if (project === undefined || more.length > 0) throw new Error('not one project');
  return project;
};
async function create(targets: string[], ...texts: string[]): Promise<TranslationProject> {
  const { id } = await rig.ask('segment-projects.create', {
    name: 'Manual',
    source: 'en',
    targets,
  });
  for (const [index, text] of texts.entries()) {
    await rig.ask('segment-projects.add', { id, from: { text, name: `Part ${index + 1}` } });
  }
  return only();
}
const confirm = (id: string, number: number, target = 'Ja.') =>
  rig.ask('segments.edit', { id, number, target, origin: 'typed', confirm: true });
const brief = ({ files }: TranslationProject) =>
  files.map(({ name, target, words, confirmedWords }) => [name, target, confirmedWords, words]);

describe('a project of many files', () => {
  it('has each document in each target, with words that add up', async () => {
    const project = await create(['de', 'fr'], 'One two. Three.', 'Four five six.');
    expect(brief(project)).toEqual([
      ['Part 1', 'de', 0, 3],
      ['Part 1', 'fr', 0, 3],
      ['Part 2', 'de', 0, 3],
      ['Part 2', 'fr', 0, 3],
    ]);
    const [first, , , last] = project.files;
    expect(first?.document).toBe(project.files[1]?.document);
    await confirm(first?.id ?? '', 0);
    await confirm(last?.id ?? '', 0);
    expect(brief(await only()).map(([, , confirmed]) => confirmed)).toEqual([2, 0, 0, 3]);
    await rig.ask('segments.undo', { id: first?.id ?? '' });
    expect(brief(await only()).map(([, , confirmed]) => confirmed)).toEqual([0, 0, 0, 3]);
  });

  it('is there after a kill, with its settings', async () => {
    const { files } = await create(['de', 'fr'], 'One.', 'Two.');
    const id = files[0]?.id ?? '';
    await rig.ask('segments.settings', { id, threshold: 82, scope: 'project' });
    await rig.ask('segments.settings', { id, glossaries: ['mine'] });
    rig.killAndStart();
    const again = await only();
    expect(again.files.map((file) => file.id)).toEqual(files.map((file) => file.id));
    expect(again.files.map(({ threshold }) => threshold)).toEqual([82, 82, 82, 82]);
    expect(again.files.map(({ glossaries }) => glossaries)).toEqual([['mine'], [], [], []]);
    expect(again.files.map(({ own }) => own)).toEqual([['glossaries'], [], [], []]);
    await rig.ask('segments.settings', { id, threshold: 90 });
    await rig.ask('segment-projects.share', { file: id, settings: ['threshold'] });
    expect((await only()).files[0]).toMatchObject({ threshold: 82, own: ['glossaries'] });
    await rig.ask('segment-projects.share', { file: id });
    expect((await only()).files[0]).toMatchObject({ glossaries: [], own: [] });
  });

  it('has its earlier name again, and the newer one, after a kill, too', async () => {
    const { id, name } = await create(['de'], 'One.');
    expect((await only()).earlierName).toBeUndefined();
    await rig.ask('segment-projects.rename', { id, name: 'Handbook' });
    await rig.ask('segment-projects.rename', { id, name: 'Handbook' });
    rig.killAndStart();
    expect(await only()).toMatchObject({ name: 'Handbook', earlierName: name });
    await rig.ask('segment-projects.undo-rename', { id });
    expect(await only()).toMatchObject({ name, earlierName: 'Handbook' });
    await rig.ask('segment-projects.undo-rename', { id });
    expect((await only()).name).toBe('Handbook');
  });

  it('has memories for each target, of this computer and of a service', async () => {
    const { files } = await create(['de', 'fr'], 'One.', 'Two.');
    const id = files[0]?.id ?? '';
    const serviceMemory = { connection: 'here', memory: { id: 'office', name: 'Office' } };
    await rig.ask('segments.settings', { id, memories: ['mine'], serviceMemory, scope: 'project' });
    const own = files[2]?.id ?? '';
    const none = { connection: 'here', memory: null };
    await rig.ask('segments.settings', { id: own, memories: [], serviceMemory: none });
    rig.killAndStart();
    const again = await only();
    expect(again.files.map(({ memories }) => memories)).toEqual([['mine'], null, [], null]);
    const chosen = { here: serviceMemory.memory };
    const ofService = () => again.files.map(({ serviceMemories }) => serviceMemories);
    expect(ofService()).toEqual([chosen, {}, {}, {}]);
    await rig.ask('segment-projects.share', {
      file: own,
      settings: ['memories', 'serviceMemories'],
    });
    expect((await only()).files[2]).toMatchObject({ memories: ['mine'], serviceMemories: chosen });
  });

  it('takes documents and targets in and gives them up', async () => {
    const { id } = await create(['de'], 'One.', 'Two.');
    await rig.ask('segment-projects.add-target', { id, target: 'ja' });
    expect(
      brief(await only())
        .map(([name, target]) => `${name} ${target}`)
        .sort(),
    ).toEqual(['Part 1 de', 'Part 1 ja', 'Part 2 de', 'Part 2 ja']);
    const [{ document } = { document: '' }] = (await only()).files;
    await rig.ask('segment-projects.remove-document', { id, document });
    expect((await only()).files).toHaveLength(2);
    expect(rig.onDisk()).not.toContain('One.');
    await rig.ask('segment-projects.remove', { id });
    expect(await projects()).toEqual([]);
    expect(rig.onDisk()).not.toContain('Two.');
    expect(await failureOf(rig.ask('segment-projects.remove', { id }))).toEqual({
      code: 'not-found',
    });
  });

  it('leads to the next segment that is not confirmed, over the ends of its files', async () => {
    const { files } = await create(['de', 'fr'], 'One.\nTwo.', 'Three.');
    const [a = '', b = '', c = '', d = ''] = files.map((file) => file.id);
    const next = (file: string, number: number) =>
      rig.ask('segment-projects.next', { file, number });
    expect(await next(a, 0)).toEqual({ file: a, number: 1 });
    expect(await next(a, 1)).toEqual({ file: c, number: 0 });
    await confirm(c, 0);
    expect(await next(a, 1)).toEqual({ file: a, number: 0 });
    await confirm(a, 0);
    await confirm(a, 1);
    expect(await next(a, 1)).toEqual({ file: b, number: 0 });
    await confirm(d, 0);
    await confirm(b, 0);
    await confirm(b, 1);
    expect(await next(a, 0)).toBeNull();
  });

  it('refuses a file that cannot be read and keeps the others', async () => {
    const { id } = await create(['de', 'fr'], 'One.');
    const from = { document: 'gone' };
    expect(await failureOf(rig.ask('segment-projects.add', { id, from }))).toMatchObject({
      code: 'file-gone',
    });
    expect((await only()).files).toHaveLength(2);
  });
});

describe('projects of earlier versions', () => {
  it('open as projects of one file each', async () => {
    const { id } = await rig.open('One two.');
    await confirm(id, 0);
    await rig.ask('segments.settings', { id, threshold: 60 });
    for (const name of readdirSync(join(rig.folder, 'data/segments'))) {
      if (name.startsWith('projects.sqlite')) rmSync(join(rig.folder, 'data/segments', name));
    }
    rig.killAndStart();
    const project = await only();
    expect(project).toMatchObject({ name: 'Notes', source: 'en', targets: ['de'] });
    expect(project.files).toMatchObject([{ id, threshold: 60, words: 2, confirmedWords: 2 }]);
  });
});

it.each([1, 3, 6])(
  'has whole files only, all in one project, when killed after adding %i',
  { timeout: 60_000 },
  async (least) => {
    const { id } = await create(['de', 'fr']);
    await rig.feature.close();
    const path = fileURLToPath(new URL('files-adder.ts', import.meta.url));
    const child = spawn(process.execPath, [path, join(rig.folder, 'data'), id], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = 0;
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text.split('\n').length - 1;
      if (said >= least) child.kill('SIGKILL');
    });
    await new Promise((resolve) => child.on('close', resolve));
    expect(child.signalCode).toBe('SIGKILL');
    rig.killAndStart();
    const { files } = await only();
    expect(files.length).toBeGreaterThanOrEqual(2 * least);
    for (const file of files) {
      expect(file.segments).toBe(400);
      expect(
        (await rig.ask('segments.rows', { id: file.id, from: 399, count: 1 })).rows,
      ).toHaveLength(1);
    }
    const kept = readdirSync(join(rig.folder, 'data/segments')).filter((name) =>
      /^[0-9a-f-]{36}$/.test(name),
    );
    expect(kept.sort()).toEqual(files.map((file) => file.id).sort());
  },
);
