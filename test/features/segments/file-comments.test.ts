import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { requireSafeXml } from '../../../main/engine/formats/inline/require-safe-xml.ts';
import {
  MEMOQ,
  PHRASE,
  PLAIN_1,
  PLAIN_2,
  TRADOS,
} from '../../engine/formats/xliff/commented-files.ts';
import type { SegmentsRig } from './rig.ts';
import { startSegmentsRig } from './rig.ts';

let rig: SegmentsRig;
beforeEach(() => {
  rig = startSegmentsRig();
  rig.settings.author = 'ada';
});
afterEach(() => rig.close());

const FILES = [
  ['a.sdlxliff', TRADOS],
  ['a.mqxliff', MEMOQ],
  ['a.mxliff', PHRASE],
  ['a.xlf', PLAIN_1],
  ['a2.xlf', PLAIN_2],
] as const;

async function exported(id: string, unconfirmed = true): Promise<string> {
  const { name } = await rig.ask('segments.export', { id, unconfirmed });
  const text = rig.output(name).toString('utf8');
  requireSafeXml(text);
  return text;
}

const remark = (id: string, number: number, text: string) =>
  rig.ask('segments.comment', { id, number, change: 'add', text });

const said = async (id: string) =>
  (await rig.rows(id)).map(({ comments }) => comments.map(({ text }) => text));

describe.each(FILES)('%s', (name, file) => {
  const isPhrase = name.endsWith('.mxliff');

  it('reads sources, targets and comments with who wrote them and when', async () => {
    const { id } = await rig.openFile(name, file);
    const rows = await rig.rows(id);
    expect(rows.map(({ source }) => source)).toEqual([
      'Open the <g1>paper tray</g1>.',
      'Close it.',
      'See ACME.',
    ]);
    expect(rows.map(({ target }) => target)).toEqual([
      'Öffnen Sie das <g1>Papierfach</g1>.',
      'Schließen Sie es.',
      '',
    ]);
    expect(rows[0]?.status).toBe('confirmed');
    expect(await said(id)).toEqual([
      ['Ask the client: a < b?', ...(isPhrase ? [] : ['The client says yes.'])],
      [],
      ['Is this a name?'],
    ]);
    const [first, second] = rows[0]?.comments ?? [];
    if (name !== 'a2.xlf') expect(first?.author).toMatch(/ada$/);
    if (name === 'a.sdlxliff' || name === 'a.mqxliff' || isPhrase) {
      expect(first?.at.slice(0, 16)).toBe('2026-03-01T09:30');
    }
    if (!isPhrase) expect(second?.author).toBe('ben');
  });

  it('goes out byte for byte where nothing was changed', async () => {
    const { id } = await rig.openFile(name, file);
    expect(await exported(id)).toBe(file);
    expect(await exported(id, false)).toBe(file);
  });

  it('takes new comments on segments with and without a target or comments, and changes nothing else', async () => {
    const { id } = await rig.openFile(name, file);
    await remark(id, 0, 'A third one.');
    await remark(id, 1, 'R&D says "no" <here>.');
    await remark(id, 2, 'It is.');
    const written = await exported(id);
    expect(await exported(id, false)).toBe(written);
    const again = await rig.openFile(name, written);
    const before = await rig.rows(id);
    const rows = await rig.rows(again.id);
    const told = ({ source, target, status, isLocked, percent }: (typeof rows)[number]) => ({
      source,
      target,
      status,
      isLocked,
      percent,
    });
    expect(rows.map(told)).toEqual(before.map(told));
    expect(await said(again.id)).toEqual(
      isPhrase
        ? [
            ['Ask the client: a < b?\nada: A third one.'],
            ['R&D says "no" <here>.'],
            ['Is this a name?\nada: It is.'],
          ]
        : await said(id),
    );
    const [own] = rows[1]?.comments ?? [];
    expect(own?.author).toBe('ada');
    if (name !== 'a.xlf') expect(own?.at.slice(0, 19)).toBe('2030-01-01T00:00:00');
    // The file as it was, once what was added is taken out again.
    for (const number of [0, 1, 2]) {
      const last = (await rig.rows(id))[number]?.comments.at(-1)?.id ?? '';
      await rig.ask('segments.comment', { id, number, change: 'remove', comment: last });
    }
    expect(await exported(id)).toBe(file);
  });

  it('takes a comment of the file away, and no other', async () => {
    const { id } = await rig.openFile(name, file);
    const [first] = (await rig.rows(id))[0]?.comments ?? [];
    await rig.ask('segments.comment', {
      id,
      number: 0,
      change: 'remove',
      comment: first?.id ?? '',
    });
    const written = await exported(id);
    expect(written).not.toContain('Ask the client');
    expect(written.length).toBeGreaterThan(file.length - 330);
    const again = await rig.openFile(name, written);
    expect(await said(again.id)).toEqual(await said(id));
    expect(await rig.targets(again.id)).toEqual(await rig.targets(id));
  });

  it('keeps the comments of a segment whose target is changed or emptied', async () => {
    const { id } = await rig.openFile(name, file);
    const edit = { id, origin: 'typed' as const };
    await rig.ask('segments.edit', { ...edit, number: 0, target: 'Das <g1>Fach</g1> auf.' });
    await rig.ask('segments.edit', { ...edit, number: 1, target: '' });
    await rig.ask('segments.edit', { ...edit, number: 2, target: 'Siehe ACME.' });
    await remark(id, 1, 'Left out.');
    const again = await rig.openFile(name, await exported(id));
    expect(await rig.targets(again.id)).toEqual(['Das <g1>Fach</g1> auf.', '', 'Siehe ACME.']);
    expect(await said(again.id)).toEqual(await said(id));
  });
});

it('knows which comments of Phrase are resolved, and says so again', async () => {
  const { id } = await rig.openFile('a.mxliff', PHRASE);
  const rows = await rig.rows(id);
  const [first] = rows[0]?.comments ?? [];
  expect(first?.isResolved).toBe(false);
  expect(rows[2]?.comments[0]?.isResolved).toBe(true);
  await rig.ask('segments.comment', {
    id,
    number: 0,
    change: 'resolve',
    comment: first?.id ?? '',
  });
  expect(await exported(id)).toBe(PHRASE.replace('resolved="false"', 'resolved="true"'));
});

it('takes the marks of removed Trados comments away, in sources and targets, and nothing else', async () => {
  const { id } = await rig.openFile('a.sdlxliff', TRADOS);
  const remove = async (number: number) => {
    for (const { id: comment } of (await rig.rows(id))[number]?.comments ?? []) {
      await rig.ask('segments.comment', { id, number, change: 'remove', comment });
    }
  };
  const definition = (cid: string) => new RegExp(`<cmt-def id="${cid}">.*?</cmt-def>`);
  await remove(0);
  const one = TRADOS.replace(definition('c1'), '').replace(
    '<mrk mtype="x-sdl-comment" sdl:cid="c1">Öffnen Sie das <g id="5">Papierfach</g></mrk>.',
    'Öffnen Sie das <g id="5">Papierfach</g>.',
  );
  expect(await exported(id)).toBe(one);
  await remove(2);
  expect(await exported(id)).toBe(
    one
      .replace(definition('c2'), '')
      .replace('See <mrk mtype="x-sdl-comment" sdl:cid="c2">ACME</mrk>.', 'See ACME.'),
  );
});

it('writes Trados comments as marks with definitions', async () => {
  const { id } = await rig.openFile('a.sdlxliff', TRADOS);
  await remark(id, 1, 'Why?');
  const written = await exported(id);
  const cid = (await rig.rows(id))[1]?.comments[0]?.id ?? '';
  expect(written).toContain(
    `<cmt-def id="${cid}"><Comments xmlns=""><Comment severity="Low" user="ada" date="2030-01-01T00:00:00.0000000+00:00" version="1.0">Why?</Comment></Comments></cmt-def></cmt-defs>`,
  );
  expect(written).toContain(
    `<mrk mtype="seg" mid="2"><mrk mtype="x-sdl-comment" sdl:cid="${cid}">Schließen Sie <mrk mtype="x-sdl-deleted"`,
  );
});

it('makes the head of a Trados file that has no comments yet', async () => {
  const bare = TRADOS.replace(/<doc-info.*<\/doc-info>/, '').replace(
    /<mrk mtype="x-sdl-comment"[^>]*>(.*?)<\/mrk>/g,
    '$1',
  );
  const { id } = await rig.openFile('a.sdlxliff', bare);
  await remark(id, 0, 'Why?');
  const written = await exported(id);
  expect(written).toMatch(/sdl:version="1\.0"><doc-info xmlns="[^"]*"><cmt-defs><cmt-def /);
  expect(await said((await rig.openFile('a.sdlxliff', written)).id)).toEqual([['Why?'], [], []]);
});
