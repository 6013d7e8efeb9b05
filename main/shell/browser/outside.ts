import { createClipboardPrograms } from '../../system/clipboard-programs.ts';
import { createCopyWatch } from '../../system/copy-watch.ts';
import { desktopKind } from '../../system/desktop-kind.ts';
import type { Outside } from '../../system/outside.ts';
import { translateCommand } from '../read-launch-request.ts';

export interface OutsideOptions {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Program and arguments of this start, as far as the next one needs them. */
  readonly start: readonly string[];
  readonly showMain: () => void;
  readonly quit: () => void;
}

/**
 * What a program without windows of its own has besides its page: programs that read the clipboard
 * and notice copying. A shortcut is bound in the system's settings, to `--translate-clipboard`.
 */
export function createBrowserOutside(options: OutsideOptions): Outside {
  const { platform, env, start, showMain, quit } = options;
  const desktop = desktopKind(platform, env);
  return {
    desktop,
    command: translateCommand(start),
    quickWindow: null,
    clipboard: createClipboardPrograms(desktop, env),
    // A page cannot get out of the way of the program before it.
    pasting: null,
    shortcut: null,
    copies: createCopyWatch(desktop, env),
    tray: null,
    notify: null,
    showMain,
    quit,
  };
}
