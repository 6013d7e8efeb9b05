import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createClipboardPrograms } from '../../main/system/clipboard-programs.ts';
import { createCopyWatch } from '../../main/system/copy-watch.ts';
import { createDesktopBus } from '../../main/system/desktop-bus.ts';
import { desktopKind } from '../../main/system/desktop-kind.ts';
import { createPasteKey } from '../../main/system/paste-key.ts';
import { cutText, foreignText, plainText } from '../../main/system/plain-text.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dragoman-test-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

/** Installs a program that stands for one of the system. */
function install(name: string, script: string) {
  writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, name), 0o700);
}
const env = () => ({ PATH: `${folder}:/usr/bin:/bin` });
const said = () => readFileSync(join(folder, 'said'), 'utf8');

test.each([
  ['win32', {}, 'windows'],
  ['darwin', {}, 'mac'],
  ['linux', {}, 'x11'],
  ['linux', { XDG_SESSION_TYPE: 'wayland' }, 'wayland'],
  ['linux', { XDG_SESSION_TYPE: 'x11', WAYLAND_DISPLAY: 'wayland-0' }, 'wayland'],
] as const)('%s with %j is %s', (platform, given, kind) => {
  expect(desktopKind(platform, given)).toBe(kind);
});

describe('reading the clipboard', () => {
  test('without a program it says so', async () => {
    const reader = createClipboardPrograms('x11', { PATH: folder });
    expect(reader.canRead).toBe(false);
    expect(await reader.read()).toEqual({ trouble: 'no-program' });
  });

  test('the text comes as it is', async () => {
    install('xclip', `printf '%s' "$*" > ${folder}/said; printf 'ä€\\n😀'`);
    const reader = createClipboardPrograms('x11', env());
    expect(await reader.read()).toEqual({ text: 'ä€\n😀' });
    expect(said()).toBe('-selection clipboard -out -target UTF8_STRING');
  });

  test('nothing, and no text, are both empty', async () => {
    install('wl-paste', 'echo "Nothing is copied" >&2; exit 1');
    const reader = createClipboardPrograms('wayland', { PATH: folder });
    expect(await reader.read()).toEqual({ trouble: 'empty' });
  });

  test('on Wayland the programs of X11 are the second choice', async () => {
    install('xsel', 'printf old');
    const reader = createClipboardPrograms('wayland', { PATH: folder });
    expect(await reader.read()).toEqual({ text: 'old' });
  });
});

describe('pressing the key that pastes', () => {
  test('by the program of the desktop, with fixed arguments', async () => {
    install('xdotool', `printf '%s' "$*" > ${folder}/said`);
    const press = createPasteKey('x11', { PATH: folder });
    expect(await press?.()).toBe(true);
    expect(said()).toBe('key --clearmodifiers ctrl+v');
  });

  test('a refusal is told, and without the program there is no key', async () => {
    install('wtype', 'exit 1');
    expect(await createPasteKey('wayland', { PATH: folder })?.()).toBe(false);
    expect(createPasteKey('x11', { PATH: folder })).toBeNull();
  });
});

describe('noticing copies', () => {
  test('a line of the watching program is a copy, and its end ends the program', async () => {
    install('wl-paste', `echo $$ > ${folder}/said; echo; while :; do sleep 0.05; done`);
    const onCopy = vi.fn();
    const stop = createCopyWatch('wayland', env())?.start(onCopy);
    await vi.waitFor(() => expect(onCopy).toHaveBeenCalledOnce(), 30_000);
    stop?.();
    const pid = Number(said());
    await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow(), 30_000);
  });

  test('a watching program that is stopped or ignores requests ends as well', async () => {
    install(
      'wl-paste',
      `trap '' TERM; echo $$ > ${folder}/said; echo; while :; do sleep 0.05; done`,
    );
    const onCopy = vi.fn();
    const stop = createCopyWatch('wayland', env())?.start(onCopy);
    await vi.waitFor(() => expect(onCopy).toHaveBeenCalledOnce(), 30_000);
    const pid = Number(said());
    process.kill(pid, 'SIGSTOP');
    stop?.();
    await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow(), 30_000);
  });

  test('on X11 the same text copied again is noticed by its time', async () => {
    install('xclip', `cat ${folder}/time`);
    writeFileSync(join(folder, 'time'), '100');
    const onCopy = vi.fn();
    const stop = createCopyWatch('x11', env())?.start(onCopy);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(onCopy).not.toHaveBeenCalled();
    writeFileSync(join(folder, 'time'), '101');
    await vi.waitFor(() => expect(onCopy).toHaveBeenCalledOnce(), 30_000);
    stop?.();
  });

  test('without its program there is no watch', () => {
    expect(createCopyWatch('x11', { PATH: folder })).toBeNull();
    expect(createCopyWatch('wayland', { PATH: folder })).toBeNull();
  });
});

describe('whether the desktop shows icons', () => {
  test.each([
    ['echo "   variant       boolean true"', true],
    ['echo "   variant       boolean false"', false],
    ['echo "Error org.freedesktop.DBus.Error.ServiceUnknown" >&2; exit 1', false],
  ])('after %s', async (script, shown) => {
    install('dbus-send', script);
    expect(await createDesktopBus({ PATH: folder }).showsIcons()).toBe(shown);
  });

  test('a real bus without a watcher says no', async () => {
    const daemon = spawn('dbus-daemon', ['--session', '--nofork', '--print-address'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const started = once(daemon.stdout, 'data').then(([bytes]) => String(bytes).trim());
    const address = await Promise.race([started, once(daemon, 'error').then(() => null)]);
    if (address === null) {
      process.stderr.write('icons on a real bus not tested: no dbus-daemon here\n');
      return;
    }
    const bus = createDesktopBus({ ...process.env, DBUS_SESSION_BUS_ADDRESS: address });
    expect(await bus.showsIcons()).toBe(false);
    daemon.kill();
    await once(daemon, 'exit');
  });
});

describe('text from elsewhere', () => {
  test('keeps its lines and loses its controls', () => {
    expect(plainText('a\r\nb\rc\td\u0000\u001b[31m\u0085\ud800')).toBe('a\nb\nc\td[31m\ufffd');
    expect(plainText('\u202bמילים\u202c')).toBe('\u202bמילים\u202c');
    expect(foreignText('\u202etxt.exe\u2066')).toBe('txt.exe');
  });

  test('a cut text is a start of it, short enough and whole', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(40), (text, most) => {
        const cut = cutText(text, most);
        return cut.length <= most && text.startsWith(cut) && cut.isWellFormed();
      }),
    );
  });
});
