import type { DesktopKind } from './desktop-kind.ts';
import { findProgram } from './find-program.ts';
import { runProgram } from './node-program.ts';

type Env = Readonly<Record<string, string | undefined>>;
type Command = readonly [program: string, ...args: string[]];

const PRESS_MS = 4_000;

/** What presses Ctrl+V, or Command+V, in the program before the person. */
const PRESSERS: Readonly<Record<DesktopKind, Command>> = {
  windows: [
    'powershell.exe',
    '-NoProfile',
    '-NonInteractive',
    '-Command',
    "Add-Type -AssemblyName System.Windows.Forms; [System.Windows.Forms.SendKeys]::SendWait('^v')",
  ],
  mac: ['osascript', '-e', 'tell application "System Events" to keystroke "v" using command down'],
  wayland: ['wtype', '-M', 'ctrl', '-k', 'v', '-m', 'ctrl'],
  x11: ['xdotool', 'key', '--clearmodifiers', 'ctrl+v'],
};

/** Presses the key that pastes; null where no program for it is installed. */
export function createPasteKey(desktop: DesktopKind, env: Env): (() => Promise<boolean>) | null {
  const [program, ...args] = PRESSERS[desktop];
  if (findProgram(program, env) === null) return null;
  return async () => {
    const end = await runProgram(program, { args, env, limitMs: PRESS_MS });
    return end.outcome === 'exited' && end.code === 0;
  };
}
