import { BrowserWindow, Notification } from 'electron';
import type { Outside } from '../../system/outside.ts';

/** Shows notices of the system; null where it has none. */
export function createSystemNotices(): Outside['notify'] {
  if (!Notification.isSupported()) return null;
  /** A notice without a reference may be collected before it is pressed. */
  const shown = new Set<Notification>();
  return ({ title, body }, onPress) => {
    // Who looks at Dragoman sees it there.
    if (BrowserWindow.getFocusedWindow() !== null) return;
    const notice = new Notification({ title, body, silent: true });
    shown.add(notice);
    const forget = () => void shown.delete(notice);
    notice.on('click', () => {
      forget();
      onPress();
    });
    notice.on('close', forget);
    notice.on('failed', forget);
    notice.show();
  };
}
