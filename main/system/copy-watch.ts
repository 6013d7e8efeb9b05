import { spawn } from 'node:child_process';
import type { DesktopKind } from './desktop-kind.ts';
import { findProgram } from './find-program.ts';
import { runProgram } from './node-program.ts';
import type { CopyWatch } from './outside.ts';
import { guarded, inBackground } from './background.ts';

type Env = Readonly<Record<string, string | undefined>>;
type Command = readonly [program: string, ...args: string[]];

/** Milliseconds between two looks; a copy has to be seen before the next one can follow. */
const LOOK_MS = 60;
/** X11 has no counter: each look is a start of a program, so there are fewer. */
const X11_LOOK_MS = 150;

/**
 * Programs that write a line whenever something is copied. The same text copied again changes no
 * text, so they look at the system's own counter; both loops end when we are gone.
 */
const watchers = (parent: number): Readonly<Record<'windows' | 'mac' | 'wayland', Command>> => ({
  windows: [
    'powershell.exe',
    '-NoProfile',
    '-NonInteractive',
    '-Command',
    [
      `$native = Add-Type -PassThru -Name Clipboard -Namespace Dragoman -MemberDefinition '[DllImport("user32.dll")] public static extern uint GetClipboardSequenceNumber();'`,
      '$last = $native::GetClipboardSequenceNumber()',
      `while (Get-Process -Id ${parent} -ErrorAction SilentlyContinue) { Start-Sleep -Milliseconds ${LOOK_MS}; $now = $native::GetClipboardSequenceNumber(); if ($now -ne $last) { $last = $now; [Console]::Out.WriteLine($now) } }`,
    ].join('; '),
  ],
  mac: [
    'osascript',
    '-l',
    'JavaScript',
    '-e',
    [
      "ObjC['import']('AppKit')",
      "ObjC.bindFunction('getppid', ['int', []])",
      'const board = $.NSPasteboard.generalPasteboard',
      'let last = board.changeCount',
      `while ($.getppid() !== 1) { delay(${LOOK_MS / 1000}); const now = board.changeCount; if (now !== last) { last = now; console.log(now) } }`,
    ].join('; '),
  ],
  wayland: ['wl-paste', '--watch', 'echo'],
});

/** Notices copying on this desktop; null where no program for it is installed. */
export function createCopyWatch(desktop: DesktopKind, env: Env): CopyWatch | null {
  if (desktop === 'x11') {
    return findProgram('xclip', env) === null ? null : { start: (onCopy) => poll(onCopy, env) };
  }
  const [program, ...args] = watchers(process.pid)[desktop];
  if (findProgram(program, env) === null) return null;
  return {
    start(onCopy) {
      const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
      // osascript logs to its standard error.
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', (said: string) => {
          if (/\d|\n/.test(said)) onCopy();
        });
      }
      child.on('error', () => undefined);
      // It has nothing to lose, and one that is stopped or caught in a loop obeys no other signal.
      return () => void child.kill('SIGKILL');
    },
  };
}

/** Asks the owner of the selection since when it has it. */
function poll(onCopy: () => void, env: Env): () => void {
  let last: string | null = null;
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  const look = async () => {
    const { output, code } = await runProgram('xclip', {
      args: ['-selection', 'clipboard', '-out', '-target', 'TIMESTAMP'],
      env,
      limitMs: 1_000,
    });
    if (isOver) return;
    const now = code === 0 ? output : '';
    if (last !== null && now !== '' && now !== last) onCopy();
    last = now;
    timer = setTimeout(guarded('copy-watch.ask', look), X11_LOOK_MS);
  };
  inBackground('copy-watch.ask', look);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
