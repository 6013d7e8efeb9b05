import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SegmentProject } from '../../../preload/contract/segments.ts';
import type { SegmentsRig } from './rig.ts';
import { failureOf, putFile, startSegmentsRig } from './rig.ts';

let rig: SegmentsRig;
beforeEach(() => (rig = startSegmentsRig()));
afterEach(() => rig.close());

const HTML = '<p>Tea &amp; <b>cake</b>. Come in!</p><p>Go.</p>';
const confirm = (id: string, number: number, target: string) =>
  rig.ask('segments.edit', { id, number, target, origin: 'typed', confirm: true });

async function projects(): Promise<readonly SegmentProject[]> {
  const leaving = new AbortController();
  const { signal } = leaving;
  for await (const list of rig.feature.handlers['segment-projects.watch'](undefined, { signal })) {
    leaving.abort();
    return list.flatMap(({ files }) => files);
  }
  return [];
}
const folders = () => {
  const root = join(rig.folder, 'data/segments');
  const isList = (name: string) => name.startsWith('projects.sqlite');
  return existsSync(root) ? readdirSync(root).filter((name) => !isList(name)) : [];
};

describe('after a kill', () => {
  it('everything that was typed, confirmed and done is there', async () => {
    const { id } = await rig.open('One.\nTwo.\nOne.');
    await confirm(id, 0, 'Eins.');
    rig.later(3000);
    await rig.ask('segments.edit', { id, number: 1, target: 'Zw', origin: 'typed' });
    await rig.ask('segments.settings', { id, threshold: 60, glossaries: ['g'], memories: ['m'] });
    const before = await rig.rows(id);
    const list = await projects();
    rig.killAndStart();
    expect(await projects()).toEqual(list);
    expect(list).toMatchObject([
      { id, confirmed: 1, threshold: 60, glossaries: ['g'], memories: ['m'] },
    ]);
    expect(await rig.rows(id)).toEqual(before);
    await rig.ask('segments.undo', { id });
    await rig.ask('segments.undo', { id });
    expect(await rig.targets(id)).toEqual(['', '', '']);
  });

  it('pairs that no memory has yet are stored', async () => {
    const memory = await rig.memory();
    const { id } = await rig.open('One.\nTwo.');
    const { engine } = rig.memories;
    const own = { ...engine };
    Object.assign(engine, { confirm: () => new Promise(() => undefined) });
    await confirm(id, 0, 'Eins.');
    Object.assign(engine, own);
    rig.killAndStart();
    expect(await engine.memory(memory)).toMatchObject({ units: 0 });
    await projects();
    await expect.poll(async () => (await engine.memory(memory))?.units).toBe(1);
  });

  it('half a project is none', async () => {
    const { id } = await rig.openFile('a.html', HTML);
    await rig.feature.close();
    for (const name of readdirSync(join(rig.folder, 'data/segments', id))) {
      if (name !== 'original') rmSync(join(rig.folder, 'data/segments', id, name));
    }
    rig.killAndStart();
    expect(await projects()).toEqual([]);
    expect(folders()).toEqual([]);
  });
});

describe('a document', () => {
  it('is exported with every translation, confirmed or not, and where asked with confirmed ones only', async () => {
    const { id, format, segments } = await rig.openFile('a.html', HTML);
    expect([format, segments]).toEqual(['html', 3]);
    expect((await rig.rows(id)).map(({ source }) => source)).toEqual([
      'Tea & <g1>cake</g1>.',
      'Come in!',
      'Go.',
    ]);
    await confirm(id, 0, 'Tee & <g1>Kuchen</g1>.');
    await rig.ask('segments.edit', { id, number: 1, target: ' ', origin: 'typed' });
    await rig.ask('segments.edit', { id, number: 2, target: 'Los 2.', origin: 'typed' });
    expect(await rig.ask('segments.export-check', { id })).toEqual({
      confirmed: 1,
      unconfirmed: 1,
      empty: 1,
      findings: [
        { number: 1, kind: 'empty', what: '', isConfirmed: false, severity: 'error' },
        { number: 2, kind: 'numbers', what: '2', isConfirmed: false, severity: 'error' },
      ],
    });
    expect(await rig.ask('segments.export', { id, unconfirmed: false })).toEqual({
      name: 'a.de.html',
    });
    expect(rig.output('a.de.html').toString()).toBe(
      '<p>Tee &amp; <b>Kuchen</b>. Come in!</p><p>Go.</p>',
    );
    expect(await rig.ask('segments.export', { id })).toEqual({ name: 'a.de (2).html' });
    // White space alone is no translation.
    expect(rig.output('a.de (2).html').toString()).toBe(
      '<p>Tee &amp; <b>Kuchen</b>. Come in!</p><p>Los 2.</p>',
    );
    expect(rig.output('a.de.html').toString()).toContain('<p>Go.</p>');
    expect(readdirSync(join(rig.folder, 'out'))).toEqual(['a.de (2).html', 'a.de.html']);
  });

  it('is exported with what was pre-translated, and opened and shown afterwards', async () => {
    const { id } = await rig.openFile('a.html', HTML);
    expect(await failureOf(rig.ask('segments.open-exported', { id }))).toMatchObject({
      code: 'not-found',
    });
    await rig.ask('segments.fill', { id, service: true });
    await rig.ask('segments.export', { id });
    const written = rig.output('a.de.html').toString();
    expect(written).toContain('<p>de:Go.</p>');
    expect(written).toContain('de:Come in!');
    await rig.ask('segments.open-exported', { id });
    await rig.ask('segments.show-exported', { id });
    const path = join(rig.folder, 'out', 'a.de.html');
    expect(rig.opened).toEqual([`open ${path}`, `show ${path}`]);
  });

  it('is exported after a restart, too, whatever became of the file', async () => {
    const path = putFile(rig, 'b.html', HTML);
    rig.originals.set('queued', { name: 'b.html', path });
    const { id } = await rig.ask('segments.open', {
      from: { document: 'queued' },
      source: 'en',
      target: 'de',
    });
    putFile(rig, 'b.html', 'something else');
    await confirm(id, 2, 'Los.');
    rig.killAndStart();
    expect(await rig.ask('segments.export', { id })).toEqual({ name: 'b.de.html' });
    expect(rig.output('b.de.html').toString()).toBe(HTML.replace('Go.', 'Los.'));
  });

  it('of which nothing is confirmed is exported as it is', async () => {
    const { id } = await rig.openFile('a.html', HTML);
    await rig.ask('segments.export', { id });
    expect(rig.output('a.de.html').toString()).toBe(HTML);
  });

  it.each([
    ['a.xyz', 'text', { code: 'document-refused', params: { reason: 'unknown-format' } }],
    ['a.docx', 'no archive', { code: 'document-refused', params: { reason: 'wrong-content' } }],
    ['a.html', '<p></p>', { code: 'document-refused', params: { reason: 'empty' } }],
  ])(
    '%s that cannot be read is refused, and nothing of it is kept',
    async (name, text, failure) => {
      expect(await failureOf(rig.openFile(name, text))).toMatchObject(failure);
      expect(await projects()).toEqual([]);
      expect(folders()).toEqual([]);
    },
  );

  it('that is given up while it is taken apart is not kept', async () => {
    const stop = new AbortController();
    const from = { text: 'One. Two.', name: 'Notes' };
    const opening = failureOf(
      rig.ask('segments.open', { from, source: 'en', target: 'de' }, stop.signal),
    );
    stop.abort();
    expect(await opening).toEqual({ code: 'cancelled' });
    expect(await projects()).toEqual([]);
    expect(folders()).toEqual([]);
  });

  it('that is gone is said to be', async () => {
    const open = (from: { document: string } | { ticket: string; name: string }) =>
      failureOf(rig.ask('segments.open', { from, source: 'en', target: 'de' }));
    expect(await open({ document: 'unknown' })).toMatchObject({ code: 'file-gone' });
    expect(await open({ ticket: 'unknown', name: 'a.txt' })).toMatchObject({ code: 'file-gone' });
  });
});

describe('a text', () => {
  it('is exported as a text file', async () => {
    const { id } = await rig.open('One. Two.\n\n  Three.\n');
    await confirm(id, 1, 'Zwei.');
    expect(await rig.ask('segments.export', { id })).toEqual({ name: 'Notes.de.txt' });
    expect(rig.output('Notes.de.txt').toString()).toBe('One. Zwei.\n\n  Three.\n');
  });
});

describe('private mode', () => {
  it('keeps nothing of a text on the disk', async () => {
    rig.settings.isPrivate = true;
    const { id } = await rig.open('A secret plan.');
    await confirm(id, 0, 'Ein geheimer Plan.');
    expect(rig.onDisk()).toBe('');
    expect(await rig.targets(id)).toEqual(['Ein geheimer Plan.']);
    rig.killAndStart();
    expect(await projects()).toEqual([]);
  });

  it('takes projects off the disk when it begins, with all that can be undone', async () => {
    const { id } = await rig.open('A secret plan.\nAnother.');
    await confirm(id, 0, 'Ein geheimer Plan.');
    const document = await rig.openFile('a.html', HTML);
    const rows = await rig.rows(id);
    // One that was not opened since the start moves, too.
    rig.killAndStart();
    rig.settings.isPrivate = true;
    rig.feature.purgeFromDisk();
    expect(rig.onDisk()).not.toMatch(/secret|geheim/);
    expect(await projects()).toHaveLength(2);
    expect(await rig.rows(id)).toEqual(rows);
    await rig.ask('segments.undo', { id });
    expect(await rig.targets(id)).toEqual(['', '']);
    await confirm(document.id, 2, 'Los.');
    await rig.ask('segments.export', { id: document.id });
    expect(rig.output('a.de.html').toString()).toBe(HTML.replace('Go.', 'Los.'));
    await rig.feature.close();
    expect(folders()).toEqual([]);
    rig.killAndStart();
    expect(await projects()).toEqual([]);
  });

  it('that begins ends what is under way', async () => {
    const { id } = await rig.open('One.\nTwo.');
    rig.answer = (_, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')));
      });
    const filling = failureOf(rig.ask('segments.fill', { id, service: true }));
    await expect.poll(() => rig.calls.length).toBe(1);
    rig.feature.purgeFromDisk();
    expect(await filling).toEqual({ code: 'cancelled' });
    await confirm(id, 0, 'Eins.');
    expect(await rig.targets(id)).toEqual(['Eins.', '']);
  });
});

describe('a wipe', () => {
  it('removes every project, those under way too', async () => {
    const { id } = await rig.open('A secret plan.');
    await rig.openFile('a.html', HTML);
    const opening = failureOf(rig.open('Another secret.'));
    rig.feature.forget();
    expect(await opening).toEqual({ code: 'cancelled' });
    expect(await projects()).toEqual([]);
    expect(folders()).toEqual([]);
    expect(await failureOf(rig.rows(id))).toEqual({ code: 'not-found' });
    expect((await rig.open('Fresh.')).segments).toBe(1);
  });
});
