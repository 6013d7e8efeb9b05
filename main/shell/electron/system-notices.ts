import { BrowserWindow, Notification } from 'electron';
import type { NoticeOpening } from '../../../preload/contract/outside.ts';
import type { Outside } from '../../system/outside.ts';

/** In the order in which the system numbers them. */
const BUTTONS = ['open', 'show'] as const satisfies readonly NoticeOpening[];

/** Shows notices of the system; null where it has none. */
export function createSystemNotices(): Outside['notify'] {
  if (!Notification.isSupported()) return null;
  /** A notice without a reference may be collected before it is pressed. */
  const shown = new Set<Notification>();
  return ({ title, body, document }, onPress) => {
    // Who looks at Dragoman sees it there.
    if (BrowserWindow.getFocusedWindow() !== null) return;
    const notice = new Notification({
      title,
      body,
      silent: true,
      // Windows and macOS show them; Linux has the press alone.
      ...(document !== null && {
        actions: BUTTONS.map((button) => ({ type: 'button' as const, text: document[button] })),
      }),
    });
    shown.add(notice);
    const forget = () => void shown.delete(notice);
    notice.on('click', () => {
      forget();
      onPress(null);
    });
    notice.on('action', ({ actionIndex }) => {
      forget();
      onPress(BUTTONS[actionIndex] ?? null);
    });
    notice.on('close', forget);
    notice.on('failed', forget);
    notice.show();
  };
}
