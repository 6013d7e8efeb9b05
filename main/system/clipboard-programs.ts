import type { DesktopKind } from './desktop-kind.ts';
import { findProgram } from './find-program.ts';
import { runProgram } from './node-program.ts';
import type { ClipboardReader } from './outside.ts';

type Env = Readonly<Record<string, string | undefined>>;
type Command = readonly [program: string, ...args: string[]];

const READ_MS = 2_000;

const POWERSHELL =
  '[Console]::OutputEncoding = [Text.Encoding]::UTF8; [Console]::Out.Write((Get-Clipboard -Raw))';

/** What reads the clipboard on each desktop; the first that is installed is taken. */
const READERS: Readonly<Record<DesktopKind, readonly Command[]>> = {
  windows: [['powershell.exe', '-NoProfile', '-NonInteractive', '-Command', POWERSHELL]],
  mac: [['pbpaste', '-Prefer', 'txt']],
  wayland: [['wl-paste', '--no-newline', '--type', 'text']],
  x11: [
    ['xclip', '-selection', 'clipboard', '-out', '-target', 'UTF8_STRING'],
    ['xsel', '--clipboard', '--output'],
  ],
};

/** Reads the clipboard by a program of the system. */
export function createClipboardPrograms(desktop: DesktopKind, env: Env): ClipboardReader {
  const candidates =
    desktop === 'wayland' ? [...READERS.wayland, ...READERS.x11] : READERS[desktop];
  const found = candidates.find(([program]) => findProgram(program, env) !== null);
  return {
    canRead: found !== undefined,
    async read() {
      if (found === undefined) return { trouble: 'no-program' };
      const [program, ...args] = found;
      const end = await runProgram(program, {
        args,
        // pbpaste writes in the encoding of the locale.
        env: desktop === 'mac' ? { ...env, LC_CTYPE: 'UTF-8' } : env,
        limitMs: READ_MS,
      });
      if (end.outcome !== 'exited') return { trouble: 'failed' };
      if (end.output !== '') return { text: end.output };
      // Each of them ends with an error where there is nothing, or nothing that is text.
      return { trouble: 'empty' };
    },
  };
}
