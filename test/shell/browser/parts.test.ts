import { expect, describe, test, vi, afterEach } from 'vitest';
import { readDevSession } from '../../../main/shell/browser/dev-session.ts';
import { hasDisplay } from '../../../main/shell/browser/display.ts';
import type { FileLook } from '../../../main/shell/browser/find-browser.ts';
import { findBrowser } from '../../../main/shell/browser/find-browser.ts';
import { createLaunchPass } from '../../../main/shell/browser/launch-pass.ts';
import { readOptions } from '../../../main/shell/browser/options.ts';
import { createPageCount } from '../../../main/shell/browser/page-count.ts';
import { windowArguments } from '../../../main/shell/browser/window-profile.ts';
import { fileName } from '../../../main/shell/file-name.ts';

describe('options', () => {
  test('are read', () => {
    const launch = { kind: 'show' };
    const plain = {
      run: true,
      open: true,
      data: null,
      out: null,
      pseudo: false,
      launch,
    };
    expect(readOptions([], '/here')).toEqual(plain);
    expect(readOptions(['--no-open', '--data', 'x', '--out', '../y'], '/here')).toEqual({
      run: true,
      open: false,
      data: '/here/x',
      out: '/y',
      pseudo: false,
      launch,
    });
    expect(readOptions(['--data=/there'], '/here')).toMatchObject({ data: '/there', out: null });
  });
  test('what is to be opened is read', () => {
    expect(readOptions(['--translate-clipboard'], '/')).toMatchObject({
      launch: { kind: 'clipboard' },
    });
    expect(readOptions(['--no-open', 'dragoman://open/usage'], '/')).toMatchObject({
      launch: { kind: 'screen', screen: 'usage' },
    });
    for (const args of [['dragoman://run'], ['dragoman://open/usage', 'dragoman://open/text']]) {
      expect(readOptions(args, '/')).toMatchObject({ run: false, exitCode: 2 });
    }
  });
  test('help is shown', () => {
    const options = readOptions(['--help'], '/here');
    expect(options).toMatchObject({ run: false, exitCode: 0 });
    expect(JSON.stringify(options)).toContain('--no-open');
  });
  test.each([[['--nope']], [['word']], [['--data']], [['--data=']], [['--no-open=1']]])(
    '%j is refused with a sentence',
    (args) => {
      expect(readOptions(args, '/here')).toMatchObject({ run: false, exitCode: 2 });
    },
  );
});

describe('finding a browser', () => {
  const look = (files: Record<string, string>, links: Record<string, string> = {}): FileLook => ({
    exists: (path) => Object.hasOwn(files, path),
    look: (path) => ({ path: links[path] ?? path, start: files[path] ?? '' }),
  });
  const linux = { platform: 'linux', env: { PATH: '/a:/usr/bin:rel' }, home: '/home/me' } as const;

  test('Chromium comes before its relatives, in the order of the path', () => {
    const files = look({ '/a/google-chrome': '', '/usr/bin/chromium': '' });
    expect(findBrowser(linux, files)).toEqual({ path: '/usr/bin/chromium' });
  });
  test('none is reported', () => {
    expect(findBrowser(linux, look({}))).toEqual({ missing: 'absent' });
    expect(findBrowser(linux, look({ 'rel/chromium': '' }))).toEqual({ missing: 'absent' });
  });
  test('a snap is not used, neither as link nor behind a script', () => {
    const link = look({ '/usr/bin/chromium': '' }, { '/usr/bin/chromium': '/snap/bin/chromium' });
    expect(findBrowser(linux, link)).toEqual({ missing: 'confined' });
    const runner = look({ '/a/chromium': '' }, { '/a/chromium': '/usr/bin/snap' });
    expect(findBrowser(linux, runner)).toEqual({ missing: 'confined' });
    const script = { '/usr/bin/chromium-browser': '#!/bin/sh\nexec /snap/bin/chromium "$@"' };
    expect(findBrowser(linux, look(script))).toEqual({ missing: 'confined' });
    expect(findBrowser(linux, look({ ...script, '/usr/bin/google-chrome': '' }))).toEqual({
      path: '/usr/bin/google-chrome',
    });
  });
  test('macOS and Windows have their own places', () => {
    const mac = '/Users/me/Applications/Chromium.app/Contents/MacOS/Chromium';
    expect(
      findBrowser({ platform: 'darwin', env: {}, home: '/Users/me' }, look({ [mac]: '' })),
    ).toEqual({
      path: mac,
    });
    const edge = String.raw`C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe`;
    const env = { 'ProgramFiles(x86)': String.raw`C:\Program Files (x86)` };
    expect(findBrowser({ platform: 'win32', env, home: '' }, look({ [edge]: '' }))).toEqual({
      path: edge,
    });
  });
});

test('a display is asked for on Linux only', () => {
  expect(hasDisplay('linux', {})).toBe(false);
  expect(hasDisplay('linux', { DISPLAY: '' })).toBe(false);
  expect(hasDisplay('linux', { DISPLAY: ':0' })).toBe(true);
  expect(hasDisplay('linux', { WAYLAND_DISPLAY: 'wayland-0' })).toBe(true);
  expect(hasDisplay('darwin', {})).toBe(true);
});

describe('a session for development', () => {
  const secret = 'A'.repeat(43);
  test('is read where there is one', () => {
    expect(readDevSession({})).toBeNull();
    expect(readDevSession({ DRAGOMAN_DEV_SESSION: `8123:${secret}` })).toEqual({
      port: 8123,
      secret: Buffer.alloc(32),
    });
  });
  test.each([
    '',
    '8123',
    '8123:short',
    `8123:${secret}A`,
    `8123:${secret} `,
    `99999:${secret}`,
    `80:${secret}`,
    `:${secret}`,
  ])('of %j is refused', (given) => {
    expect(() => readDevSession({ DRAGOMAN_DEV_SESSION: given })).toThrow('malformed');
  });
});

test('a pass made of the same secret admits the same browser, and no other pass does', () => {
  const cookieOf = (pass: ReturnType<typeof createLaunchPass>) =>
    pass.claim(pass.token)?.cookie.split(';')[0] ?? 'none';
  const secret = Buffer.alloc(32, 7);
  const cookie = cookieOf(createLaunchPass(secret));
  expect(createLaunchPass(secret).admits(cookie)).toBe(true);
  expect(createLaunchPass(Buffer.alloc(32, 8)).admits(cookie)).toBe(false);
  expect(createLaunchPass().admits(cookie)).toBe(false);
  expect(cookieOf(createLaunchPass())).not.toBe(cookieOf(createLaunchPass()));
  expect(cookie).not.toContain(createLaunchPass(secret).token);
});

test('only root gives up the sandbox of the browser', () => {
  expect(windowArguments('/p', 'http://127.0.0.1:1/wait', false)).not.toContain('--no-sandbox');
  expect(windowArguments('/p', 'http://127.0.0.1:1/wait', true)).toContain('--no-sandbox');
});

test.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\temp\\a.txt', 'a.txt'],
  ['a\u202etxt.exe\n', 'atxt.exe'],
  ['', 'unnamed'],
  ['x'.repeat(300), 'x'.repeat(255)],
])('the name %j is kept as %j', (given, kept) => {
  expect(fileName(given)).toBe(kept);
});

describe('the absence of pages', () => {
  afterEach(() => {
    vi.useRealTimers();
  });
  test('counts only when it lasts', async () => {
    vi.useFakeTimers();
    const pages = createPageCount();
    pages.opened();
    let quiet = false;
    void pages.quiet(1000).then(() => (quiet = true));
    await vi.advanceTimersByTimeAsync(5000);
    expect(quiet).toBe(false);
    pages.closed();
    await vi.advanceTimersByTimeAsync(900);
    pages.opened();
    await vi.advanceTimersByTimeAsync(5000);
    expect(quiet).toBe(false);
    pages.closed();
    await vi.advanceTimersByTimeAsync(1000);
    expect(quiet).toBe(true);
  });
});
