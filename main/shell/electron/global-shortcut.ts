import { app, globalShortcut } from 'electron';
import type { DesktopKind } from '../../system/desktop-kind.ts';
import type { GlobalShortcut } from '../../system/outside.ts';

/**
 * Lets the engine ask a Wayland desktop for shortcuts; the second feature makes GNOME listen
 * (https://github.com/electron/electron/pull/52221). Must run before the app is ready.
 */
export function allowPortalShortcuts(): void {
  app.commandLine.appendSwitch(
    'enable-features',
    'GlobalShortcutsPortal,GlobalShortcutsPortalPreferredTrigger',
  );
}

/** The one shortcut of ours that is heard in every program. */
export function createGlobalShortcut(desktop: DesktopKind): GlobalShortcut {
  let current: string | null = null;
  return {
    set(accelerator, run) {
      if (current !== null) globalShortcut.unregister(current);
      current = null;
      if (accelerator === null) return 'off';
      if (!isRegistered(accelerator, run)) return 'refused';
      current = accelerator;
      // There the answer means that the desktop was asked, not that it agreed
      // (https://github.com/electron/electron/issues/52218).
      return desktop === 'wayland' ? 'asked' : 'registered';
    },
  };
}

function isRegistered(accelerator: string, run: () => void): boolean {
  try {
    return globalShortcut.register(accelerator, run);
  } catch {
    // It throws for keys that it cannot name.
    return false;
  }
}
