import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { askFirstInstance, listenForLaterStarts } from '../../main/shell/first-instance.ts';
import { givenFiles, isGivenPath } from '../../main/shell/given-files.ts';
import { openFiles, screenOf } from '../../main/shell/opened-files.ts';
import { parseLaunchRequest } from '../../main/shell/forwarded-launch.ts';
import { readLaunchRequest } from '../../main/shell/read-launch-request.ts';
import { createTicketBook } from '../../main/shell/ticket-book.ts';
import { createLaunchDispatcher } from '../../main/shell/launch-dispatcher.ts';
import { readOptions } from '../../main/shell/browser/options.ts';
import { DOCUMENT_ENDINGS } from '../../preload/contract/document-endings.ts';
import { anyCharacter } from '../any-character.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dragoman-test-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Makes a file in the folder; answers with its path. */
function file(name: string, content = 'x'): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}
const given = (...paths: string[]) => ({ kind: 'files' as const, paths, isCut: false });

describe('the arguments of a start', () => {
  test.each([
    [
      ['a.tmx', '/b/c.XLIFF'],
      ['/here/a.tmx', '/b/c.XLIFF'],
    ],
    [['a.tmx', './a.tmx', '../here/a.tmx'], ['/here/a.tmx']],
    [['--data', '/d.x', '--out=/o.x', '--inspect', 'a.tmx'], ['/here/a.tmx']],
    [
      ['--', '--translate-clipboard.tmx', '-b.xlf'],
      ['/here/--translate-clipboard.tmx', '/here/-b.xlf'],
    ],
    [
      ['file:///a%20b/c%3F.tmx', 'file://localhost/d.tmx'],
      ['/a b/c?.tmx', '/d.tmx'],
    ],
    [['unknown.zip'], ['/here/unknown.zip']],
  ])('%j ask for files', (args, paths) => {
    expect(readLaunchRequest(args, '/here')).toEqual(given(...paths));
  });

  test.each([
    [[]],
    [['/no/ending', '.', '/opt/program']],
    [['--a.tmx', '-b.tmx']],
    [['https://evil.example/a.tmx', 'smb://host/a.tmx', 'file://host/a.tmx', 'javascript:a.tmx']],
    [['file:///a%2Fb.tmx', 'file:///a%00.tmx', 'file:///a.tmx?b', 'file:///a.tmx#b']],
    [['a\0.tmx', `${'a'.repeat(5000)}.tmx`]],
    [['dragoman://run', '/a.tmx']],
  ])('%j ask for none', (args) => {
    expect(readLaunchRequest(args, '/here')).toEqual({ kind: 'show' });
  });

  test('a link or the clipboard comes before files, and an option after -- is none', () => {
    expect(readLaunchRequest(['/a.tmx', 'dragoman://open/usage'], '/')).toMatchObject({
      kind: 'screen',
    });
    expect(readLaunchRequest(['/a.tmx', '--translate-clipboard'], '/')).toEqual({
      kind: 'clipboard',
    });
    expect(readLaunchRequest(['--', '--translate-clipboard'], '/')).toEqual({ kind: 'show' });
  });

  test('whatever is given, the result is a few plain paths that a second start may send', () => {
    const part = fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.webUrl(),
      fc.constantFrom('--', '-x', 'a.tmx', 'file:///a.tmx', 'dragoman://open/text'),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 130 }), (args) => {
        const launch = readLaunchRequest(args, '/here');
        if (launch.kind !== 'files') return;
        expect(launch.paths.length).toBeLessThanOrEqual(100);
        expect(launch.paths.every(isGivenPath)).toBe(true);
        expect(parseLaunchRequest(JSON.stringify(launch))).toEqual(launch);
      }),
    );
  });

  test('at most a hundred are taken', () => {
    const many = Array.from({ length: 101 }, (_, n) => `/${n}.tmx`);
    expect(givenFiles(many)).toEqual({ kind: 'files', paths: many.slice(0, 100), isCut: true });
    expect(givenFiles(many.slice(1))).toMatchObject({ isCut: false });
    expect(givenFiles([])).toBeNull();
  });
});

test('the command line takes files or one link, and says what it does not take', () => {
  expect(readOptions(['report.xliff', '../memory.tmx'], '/here')).toMatchObject({
    launch: given('/here/report.xliff', '/memory.tmx'),
  });
  expect(readOptions(['--no-open', '--', '--odd.tmx'], '/here')).toMatchObject({
    open: false,
    launch: given('/here/--odd.tmx'),
  });
  for (const args of [
    ['film.mp4'],
    ['a.tmx', 'film.mp4'],
    ['https://evil.example/a.tmx'],
    ['file:///a.tmx'],
    ['a.tmx', 'dragoman://open/text'],
    ['a.tmx', '--translate-clipboard'],
  ]) {
    expect(readOptions(args, '/')).toMatchObject({ run: false, exitCode: 2 });
  }
});

test.each([
  [{ kind: 'files', paths: ['a.tmx'], isCut: false }],
  [{ kind: 'files', paths: [], isCut: false }],
  [{ kind: 'files', paths: ['/b/../a.tmx'], isCut: false }],
  [{ kind: 'files', paths: ['/a.tmx\0'], isCut: false }],
  [{ kind: 'files', paths: Array.from({ length: 101 }, (_, n) => `/${n}.tmx`), isCut: true }],
  [{ kind: 'files', paths: ['/a.tmx'] }],
  [{ kind: 'files', paths: ['/a.tmx'], isCut: false, ticket: 'x' }],
])('another start that sends %.60j is not heard', (launch) => {
  expect(parseLaunchRequest(JSON.stringify(launch))).toBeNull();
});

test('a hundred of the longest paths reach the first start', async () => {
  const paths = Array.from({ length: 100 }, (_, n) => `/${n}${'\u0001'.repeat(4080)}.tmx`);
  const take = vi.fn(() => Promise.resolve(true));
  const first = await listenForLaterStarts(folder, take);
  expect(await askFirstInstance(folder, given(...paths))).toBe(true);
  expect(take).toHaveBeenCalledWith(given(...paths));
  first.close();
});

describe('given files', () => {
  test('go where they are offered, by their ending', () => {
    expect(screenOf('a.TMX')).toBe('memories');
    for (const ending of DOCUMENT_ENDINGS) expect(screenOf(`a.${ending}`)).toBe('documents');
    for (const name of ['a.exe', 'tmx', '.tmx', 'a.tmx.sh', 'a.docm']) {
      expect(screenOf(name)).toBeNull();
    }
  });

  test('become tickets without paths; unreadable files are named, folders ignored', async () => {
    const book = createTicketBook();
    const memory = file('Old\u202e.tmx', 'four');
    mkdirSync(join(folder, 'data.d'));
    mkdirSync(join(folder, 'folder.tmx'));
    execFileSync('mkfifo', [join(folder, 'pipe.xlf')]);
    symlinkSync(file('real.xliff'), join(folder, 'link.xliff'));
    symlinkSync(join(folder, 'nowhere'), join(folder, 'broken.xliff'));
    const path = (name: string) => join(folder, name);
    const opened = await openFiles(
      given(
        memory,
        path('link.xliff'),
        path('data.d'),
        path('folder.tmx'),
        path('pipe.xlf'),
        path('broken.xliff'),
        path('gone.docx'),
        file('film.mp4'),
      ),
      book,
    );
    expect(JSON.stringify(opened)).not.toContain(folder);
    expect(opened.files).toMatchObject([
      { name: 'Old.tmx', size: 4, screen: 'memories' },
      { name: 'link.xliff', size: 1, screen: 'documents' },
    ]);
    expect(opened.refused).toEqual([
      { name: 'folder.tmx', why: 'unreadable' },
      { name: 'pipe.xlf', why: 'unreadable' },
      { name: 'broken.xliff', why: 'unreadable' },
      { name: 'gone.docx', why: 'unreadable' },
      { name: 'film.mp4', why: 'unknown-type' },
    ]);
    const taken = book.take(opened.files[0]?.ticket ?? '');
    if (taken === null) throw new Error('no ticket');
    expect(taken).toMatchObject({ name: 'Old.tmx', isOpened: true, path: memory });
    expect(await text(taken.open())).toBe('four');
    await taken.discard();
    expect(book.take(opened.files[0]?.ticket ?? '')).toBeNull();
    expect(readFileSync(memory, 'utf8')).toBe('four');
  });

  test('that may not be read are refused', async () => {
    const secret = file('secret.tmx');
    chmodSync(secret, 0);
    // Root may read everything, so it is somebody else meanwhile.
    chmodSync(folder, 0o755);
    const isRoot = process.geteuid?.() === 0;
    if (isRoot) process.seteuid?.('nobody');
    try {
      const { refused } = await openFiles(given(secret), createTicketBook());
      expect(refused).toEqual([{ name: 'secret.tmx', why: 'unreadable' }]);
    } finally {
      if (isRoot) process.seteuid?.(0);
    }
  });

  test('reach the features as tickets; of folders alone only the request to show the window is left', async () => {
    const take = vi.fn();
    const pass = createLaunchDispatcher(createTicketBook(), take);
    pass({ kind: 'clipboard' });
    expect(take).toHaveBeenLastCalledWith({ kind: 'clipboard' });
    mkdirSync(join(folder, 'data.d'));
    pass(given(join(folder, 'data.d')));
    await vi.waitFor(() => expect(take).toHaveBeenLastCalledWith({ kind: 'show' }));
    pass(given(file('a.tmx')));
    await vi.waitFor(() => expect(take).toHaveBeenCalledTimes(3));
    expect(take.mock.lastCall).toMatchObject([
      { kind: 'files', files: [{ name: 'a.tmx' }], refused: [], isCut: false },
    ]);
    expect(JSON.stringify(take.mock.lastCall)).not.toContain(folder);
  });
});
