import { clipboard, ClipboardItem } from 'electron';
import { createClipboardPrograms } from '../../system/clipboard-programs.ts';
import type { DesktopKind } from '../../system/desktop-kind.ts';
import type { ClipboardReader, Pasting } from '../../system/outside.ts';

type Env = Readonly<Record<string, string | undefined>>;

/**
 * The clipboard by Electron. Wayland shows it to the window with the keyboard only, so that a program
 * of the system is asked where Electron sees nothing.
 */
export function createClipboardReader(desktop: DesktopKind, env: Env): ClipboardReader {
  const programs = desktop === 'wayland' ? createClipboardPrograms(desktop, env) : null;
  return {
    canRead: true,
    async read() {
      const text = await clipboard.readText();
      if (text !== '') return { text };
      return programs?.canRead === true ? programs.read() : { trouble: 'empty' };
    },
  };
}

/** Writes, keeps and puts back the clipboard, in all forms that Electron can write. */
export function createPasting(press: () => Promise<boolean>): Pasting {
  return {
    write: (text) => clipboard.writeText(text),
    async keep() {
      const items = await Promise.all((await clipboard.read()).map(copyOf));
      return async (ours) => {
        if ((await clipboard.readText()) !== ours) return;
        const full = items.filter((item) => item !== null);
        if (full.length === 0) clipboard.clear();
        else await clipboard.write(full);
      };
    },
    press,
  };
}

/** Reads every form now: the program that offers them may be gone later. */
async function copyOf(item: ClipboardItem): Promise<ClipboardItem | null> {
  const forms = await Promise.all(
    item.types.map(async (type) => {
      try {
        return [[type, await item.getType(type)]] as const;
      } catch {
        // Some forms are named and cannot be read; the others are worth keeping.
        return [];
      }
    }),
  );
  const kept = forms.flat();
  return kept.length === 0 ? null : new ClipboardItem(Object.fromEntries(kept));
}
