import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { UpdateReport } from '../../../preload/contract/segment-updates.ts';
import { MOST_UPDATE_ROWS } from '../../../preload/contract/segment-updates.ts';
import type { SegmentsRig } from './rig.ts';
import { failureOf, startSegmentsRig } from './rig.ts';

let rig: SegmentsRig;
beforeEach(() => (rig = startSegmentsRig()));
afterEach(() => rig.close());

const OLD =
  'Open the tray.\n\nClose it.\n\nRemove the paper from the large tray.\n\nClose it.\n\nGone.\n';
const NEW =
  'New here.\n\nOpen the tray.\n\nClose it.\n\nRemove the paper from the small tray.\n\nClose it.\n';

const put = (id: string, number: number, target: string) =>
  rig.ask('segments.edit', {
    id,
    number,
    target,
    origin: 'typed',
    confirm: true,
    propagation: 'none',
  });
const prepare = (id: string, text: string | Uint8Array, name = 'b.txt') =>
  rig.ask('segments.prepare-update', { id, name, ticket: rig.hand(name, text) });
const sums = ({ counts }: UpdateReport) => ({
  now: counts.same + counts.moved + counts.changed + counts.new,
  earlier: counts.same + counts.moved + counts.changed + counts.removed,
});
const projects = async () => {
  const watching = rig.feature.handlers['segment-projects.watch'](undefined, {
    signal: new AbortController().signal,
  });
  for await (const list of watching) return list;
  throw new Error('nothing came');
};
/** Folders of files that are on the disk. */
const folders = () =>
  readdirSync(join(rig.folder, 'data/segments')).filter((name) => !name.startsWith('projects'));

async function worked() {
  const { id } = await rig.openFile('a.txt', OLD);
  await put(id, 1, 'Zu eins.');
  await put(id, 2, 'Nehmen Sie das Papier aus dem großen Fach.');
  await put(id, 3, 'Zu zwei.');
  await put(id, 3, 'Zu drei.');
  await put(id, 4, 'Weg.');
  await rig.ask('segments.comment', { id, number: 1, change: 'add', text: 'Sure?' });
  await rig.ask('segments.mark', { id, numbers: [1], mark: 'lock' });
  return id;
}

describe('the update of a source', () => {
  it('reports first, changes nothing, then takes over what is the same or similar', async () => {
    const id = await worked();
    const before = await rig.rows(id);
    const { update, report } = await prepare(id, NEW);
    expect(report).toMatchObject({
      name: 'b.txt',
      earlierName: 'a.txt',
      counts: { same: 3, moved: 0, changed: 1, new: 1, removed: 1 },
      removedConfirmed: 1,
    });
    expect(sums(report)).toEqual({ now: 5, earlier: 5 });
    expect(report.rows.find(({ kind }) => kind === 'removed')).toMatchObject({
      source: 'Gone.',
      target: 'Weg.',
      status: 'confirmed',
      earlierNumber: 4,
    });
    expect(await rig.rows(id)).toEqual(before);
    expect((await projects())[0]?.files.map((file) => file.id)).toEqual([id]);

    const now = await rig.ask('segments.apply-update', { update });
    expect(now).toMatchObject({ name: 'b.txt', otherVersion: 'earlier', confirmed: 2 });
    const rows = await rig.rows(now.id);
    expect(rows.map(({ target, status, isLocked }) => [target, status, isLocked])).toEqual([
      ['', 'empty', false],
      ['', 'empty', false],
      ['Zu eins.', 'confirmed', true],
      ['Nehmen Sie das Papier aus dem großen Fach.', 'draft', false],
      ['Zu drei.', 'confirmed', false],
    ]);
    expect(rows[2]?.comments.map(({ text }) => text)).toEqual(['Sure?']);
    expect(rows[3]?.percent).toBeLessThan(100);
    expect(rows.map(({ earlierSource }) => earlierSource)).toEqual([
      null,
      null,
      null,
      'Remove the paper from the large tray.',
      null,
    ]);
    const history = await rig.ask('segments.history', { id: now.id, number: 4 });
    expect(history.versions.map(({ target }) => target)).toContain('Zu zwei.');
    const changed = await rig.ask('segments.history', { id: now.id, number: 3 });
    expect(changed.versions.map(({ status }) => status)).toContain('confirmed');
  });

  it('puts the document in the old one’s place, and back, whole', async () => {
    const id = await worked();
    const before = await rig.rows(id);
    const { update } = await prepare(id, NEW);
    const now = await rig.ask('segments.apply-update', { update });
    const [project] = await projects();
    expect(project?.files.map((file) => [file.id, file.name])).toEqual([[now.id, 'b.txt']]);
    expect(await failureOf(put(id, 0, 'Late.'))).toMatchObject({ code: 'not-found' });
    await put(now.id, 0, 'Neu hier.');

    const { name } = await rig.ask('segments.export', { id: now.id, unconfirmed: true });
    expect(rig.output(name).toString()).toContain('Neu hier.\n\nOpen the tray.\n\nZu eins.');

    const back = await rig.ask('segments.switch-version', { id: now.id });
    expect(back).toMatchObject({ id, name: 'a.txt', otherVersion: 'later' });
    expect(await rig.rows(id)).toEqual(before);
    expect((await projects())[0]?.files.map((file) => file.id)).toEqual([id]);
    await rig.ask('segments.undo', { id });
    const again = await rig.ask('segments.switch-version', { id });
    expect(again.id).toBe(now.id);
    expect((await rig.targets(now.id))[0]).toBe('Neu hier.');
  });

  it('is a step that is undone and redone, after a restart, too', async () => {
    const id = await worked();
    const before = await rig.rows(id);
    const { update } = await prepare(id, NEW);
    const now = await rig.ask('segments.apply-update', { update });
    await put(now.id, 0, 'Neu hier.');
    rig.killAndStart();
    // What was done since comes first.
    expect(await rig.ask('segments.undo', { id: now.id })).toEqual({ number: 0, version: null });
    const undone = await rig.ask('segments.undo', { id: now.id });
    expect(undone).toMatchObject({ number: null, version: { id, name: 'a.txt' } });
    expect(await rig.rows(id)).toEqual(before);
    rig.killAndStart();
    const redone = await rig.ask('segments.redo', { id });
    expect(redone).toMatchObject({ number: null, version: { id: now.id, name: 'b.txt' } });
    expect(await rig.ask('segments.redo', { id: now.id })).toMatchObject({ number: 0 });
    expect((await rig.targets(now.id))[0]).toBe('Neu hier.');
    expect(await rig.ask('segments.redo', { id: now.id })).toEqual({ number: null, version: null });
  });

  it('is not redone once something else was done', async () => {
    const id = await worked();
    const { update } = await prepare(id, NEW);
    const now = await rig.ask('segments.apply-update', { update });
    await rig.ask('segments.undo', { id: now.id });
    await rig.ask('segments.undo', { id });
    await rig.ask('segments.redo', { id });
    await put(id, 0, 'Öffnen.');
    expect(await rig.ask('segments.redo', { id })).toEqual({ number: null, version: null });
    // Steps that were made before the update are none of the update.
    expect(await rig.ask('segments.undo', { id })).toMatchObject({ number: 0, version: null });
  });

  it('is not undone in a target while another one was worked on since', async () => {
    const { id: project } = await rig.ask('segment-projects.create', {
      name: 'P',
      source: 'en',
      targets: ['de', 'fr'],
    });
    const from = { ticket: rig.hand('a.txt', OLD), name: 'a.txt' };
    const [german] = await rig.ask('segment-projects.add', { id: project, from, newMemories: {} });
    const { update } = await prepare(german?.id ?? '', NEW);
    const now = await rig.ask('segments.apply-update', { update });
    const french = (await projects())[0]?.files.find(({ target }) => target === 'fr')?.id ?? '';
    await put(french, 0, 'Nouveau.');
    expect(await rig.ask('segments.undo', { id: now.id })).toEqual({ number: null, version: null });
    await rig.ask('segments.undo', { id: french });
    expect((await rig.ask('segments.undo', { id: now.id })).version?.id).toBe(german?.id);
  });

  it('takes over what was written between the report and the answer', async () => {
    const id = await worked();
    const { update } = await prepare(id, NEW);
    await put(id, 0, 'Öffnen Sie das Fach.');
    const now = await rig.ask('segments.apply-update', { update });
    expect((await rig.targets(now.id))[1]).toBe('Öffnen Sie das Fach.');
  });

  it('updates all targets of a document, and no other document', async () => {
    const { id: project } = await rig.ask('segment-projects.create', {
      name: 'P',
      source: 'en',
      targets: ['de', 'fr'],
    });
    const add = (name: string) =>
      rig.ask('segment-projects.add', {
        id: project,
        from: { ticket: rig.hand(name, OLD), name },
        newMemories: {},
      });
    const [german, french] = await add('a.txt');
    const [other] = await add('other.txt');
    await put(german?.id ?? '', 1, 'Zu.');
    await put(french?.id ?? '', 1, 'Fermez-le.');
    const { update } = await prepare(french?.id ?? '', NEW);
    const now = await rig.ask('segments.apply-update', { update });
    expect(now.target).toBe('fr');
    expect((await rig.targets(now.id))[2]).toBe('Fermez-le.');
    const files = (await projects())[0]?.files ?? [];
    expect(files.map(({ name, target }) => `${name} ${target}`)).toEqual([
      'b.txt de',
      'b.txt fr',
      'other.txt de',
      'other.txt fr',
    ]);
    expect(files[2]?.id).toBe(other?.id);
    expect((await rig.targets(files[0]?.id ?? ''))[2]).toBe('Zu.');
    await rig.ask('segment-projects.remove-document', { id: project, document: now.document });
    expect(folders()).toHaveLength(2);
  });

  it('keeps the cuts that a person made', async () => {
    const { id } = await rig.openFile(
      'a.txt',
      'See No. 5 there. And here.\n\nFirst part; second part.\n',
    );
    const rows = await rig.rows(id);
    const number = rows.findIndex(({ source }) => source.startsWith('First part'));
    const at = 'First part; '.length;
    await rig.ask('segments.split', { id, number, at });
    await put(id, number, 'Erster Teil;');
    await put(id, number + 1, 'zweiter Teil.');
    const { update, report } = await prepare(
      id,
      'New.\n\nSee No. 5 there. And here.\n\nFirst part; second part.\n',
    );
    expect(report.counts).toMatchObject({ changed: 0, new: 1, removed: 0 });
    const now = await rig.ask('segments.apply-update', { update });
    const targets = await rig.targets(now.id);
    expect(targets.slice(-2)).toEqual(['Erster Teil;', 'zweiter Teil.']);
    const { name } = await rig.ask('segments.export', { id: now.id, unconfirmed: true });
    expect(rig.output(name).toString()).toContain('Erster Teil; zweiter Teil.');
  });

  it('refuses another format, and leaves nothing of it', async () => {
    const id = await worked();
    const kept = folders();
    const html = '<!doctype html><html><body><p>Open the tray.</p></body></html>';
    expect(await failureOf(prepare(id, html, 'b.html'))).toEqual({
      code: 'update-refused',
      params: { reason: 'format', name: 'b.html', format: 'txt' },
    });
    expect(await failureOf(prepare(id, Buffer.from('PK nothing'), 'b.docx'))).toMatchObject({
      code: 'document-refused',
    });
    expect(folders()).toEqual(kept);
  });

  it('is given up without a trace', async () => {
    const id = await worked();
    const kept = folders();
    const { update } = await prepare(id, NEW);
    expect(folders()).toHaveLength(kept.length + 1);
    await rig.ask('segments.drop-update', { update });
    expect(folders()).toEqual(kept);
    expect(await failureOf(rig.ask('segments.apply-update', { update }))).toMatchObject({
      code: 'not-found',
    });
    await prepare(id, NEW);
    rig.killAndStart();
    expect((await projects())[0]?.files.map((file) => file.id)).toEqual([id]);
    expect(folders()).toEqual(kept);
  });

  it('replaces the version before the last one', async () => {
    const id = await worked();
    const first = await rig.ask('segments.apply-update', {
      update: (await prepare(id, NEW)).update,
    });
    const second = await rig.ask('segments.apply-update', {
      update: (await prepare(first.id, OLD, 'c.txt')).update,
    });
    expect(second.name).toBe('c.txt');
    expect(folders().sort()).toEqual([first.id, second.id].sort());
    expect((await rig.targets(second.id))[1]).toBe('Zu eins.');
  });

  it('is kept in memory alone where the project is', async () => {
    rig.settings.isPrivate = true;
    const id = await worked();
    const { update } = await prepare(id, NEW);
    const now = await rig.ask('segments.apply-update', { update });
    expect((await rig.targets(now.id))[2]).toBe('Zu eins.');
    expect(rig.onDisk()).not.toContain('Zu eins.');
    const back = await rig.ask('segments.switch-version', { id: now.id });
    expect((await rig.targets(back.id))[1]).toBe('Zu eins.');
  });

  it('follows both versions into private mode', async () => {
    const id = await worked();
    const now = await rig.ask('segments.apply-update', {
      update: (await prepare(id, NEW)).update,
    });
    rig.feature.purgeFromDisk();
    expect((await rig.rows(now.id))[3]?.earlierSource).toContain('large tray');
    const back = await rig.ask('segments.switch-version', { id: now.id });
    expect((await rig.targets(back.id))[4]).toBe('Weg.');
  });

  it('writes the whole report as a table and as a page', async () => {
    const lines = Array.from(
      { length: 700 },
      (_, at) => `Old sentence ${'abc'.repeat(at % 7)} ${at}x.`,
    );
    const { id } = await rig.openFile('a.txt', `<b>Kept & quoted</b>.\n\n${lines.join('\n\n')}\n`);
    const { update, report } = await prepare(id, '<b>Kept & quoted</b>.\n\n=New one\n');
    expect(report.rows.filter(({ kind }) => kind === 'removed')).toHaveLength(MOST_UPDATE_ROWS);
    const words = {
      title: 'Update',
      language: 'en',
      isRightToLeft: false,
      what: 'What',
      number: 'No.',
      earlierNumber: 'Earlier no.',
      source: 'Source',
      earlierSource: 'Earlier source',
      target: 'Target',
      status: 'Status',
      percent: 'Similarity',
      total: 'New total',
      earlierTotal: 'Earlier total',
      kinds: { same: 'Same', moved: 'Moved', changed: 'Changed', new: 'New', removed: 'Removed' },
      statuses: { empty: 'Not started' },
    } as const;
    const file = (name: string, format: 'csv' | 'html') =>
      rig
        .ask('segments.update-report-file', { id: name, format, words })
        .then(({ bytes }) => Buffer.from(bytes).toString());
    const table = await file(update, 'csv');
    expect(table).toContain('"Removed",700');
    // With the line of the sums.
    expect(table.match(/^"Removed",/gm)).toHaveLength(701);
    expect(table).toContain(`"'=New one"`);
    const now = await rig.ask('segments.apply-update', { update });
    const page = await file(now.id, 'html');
    expect(page).not.toContain('<b>');
    expect(page).toContain('<h2>Removed (700)</h2>');
    expect(await rig.ask('segments.update-report', { id: now.id })).toMatchObject({
      counts: { removed: 700, new: 1, same: 1 },
    });
    expect(
      await failureOf(rig.ask('segments.update-report-file', { id, format: 'csv', words })),
    ).toMatchObject({ code: 'not-found' });
  });

  it('lets a bilingual file have its own new targets', async () => {
    const xliff = (units: readonly (readonly [string, string])[]) =>
      `<?xml version="1.0"?><xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file source-language="en" target-language="de" original="a" datatype="plaintext"><body>${units
        .map(
          ([source, target], at) =>
            `<trans-unit id="${at}"><source>${source}</source><target>${target}</target></trans-unit>`,
        )
        .join('')}</body></file></xliff>`;
    const { id } = await rig.openFile(
      'a.xlf',
      xliff([
        ['One thing.', 'Ein Ding.'],
        ['Two things.', 'Zwei Dinge.'],
      ]),
    );
    rig.later(1000);
    await put(id, 1, 'Zwei Sachen.');
    const { update } = await prepare(
      id,
      xliff([
        ['One thing.', 'Eine Sache.'],
        ['Two things.', 'Zwei Dinge.'],
      ]),
      'a.xlf',
    );
    const now = await rig.ask('segments.apply-update', { update });
    expect(await rig.targets(now.id)).toEqual(['Eine Sache.', 'Zwei Sachen.']);
  });
});

describe('an update that the program is killed over', () => {
  it.each(['read', 'matched', 'applied', 'switched'])(
    'leaves one whole version when killed once it is %s',
    { timeout: 60_000 },
    async (stage) => {
      const text = Array.from({ length: 3000 }, (_, at) => `Sentence ${at} of the manual.`);
      const { id } = await rig.openFile('a.txt', text.join('\n\n'));
      await put(id, 7, 'Satz sieben.');
      await rig.feature.close();
      const path = fileURLToPath(new URL('update-program.ts', import.meta.url));
      const child = spawn(process.execPath, [path, rig.folder, id, stage], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      child.stdout.once('data', () => child.kill('SIGKILL'));
      await new Promise((resolve) => child.on('close', resolve));
      expect(child.signalCode).toBe('SIGKILL');

      rig.killAndStart();
      const files = (await projects()).flatMap((project) => project.files);
      expect(await projects()).toHaveLength(1);
      expect(files).toHaveLength(1);
      const [file] = files;
      const isNew = file?.id !== id;
      if (stage === 'read' || stage === 'matched') expect(isNew).toBe(false);
      expect(file).toMatchObject(
        isNew ? { name: 'b.txt', segments: 3001 } : { name: 'a.txt', segments: 3000 },
      );
      const { rows } = await rig.ask('segments.rows', { id: file?.id ?? '', from: 0, count: 10 });
      expect(rows[isNew ? 8 : 7]).toMatchObject({ target: 'Satz sieben.', status: 'confirmed' });
      expect(folders()).toHaveLength(isNew || file.otherVersion !== null ? 2 : 1);
      const original = join(rig.folder, 'data/segments', file?.id ?? '', 'original');
      expect(readFileSync(original, 'utf8').startsWith('New.')).toBe(isNew);
    },
  );
});
