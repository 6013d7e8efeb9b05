import type { LinkedScreen } from '../../../preload/contract/linked-screens.ts';
import type { ShownNotice } from '../../../preload/contract/outside.ts';
import type { OutsideStore } from './store.ts';

/**
 * Shows a notice of the browser while nobody looks at the page. It has no buttons: only a service
 * worker could answer them.
 */
export function showByBrowser(
  { title, body, screen, document: translated }: ShownNotice,
  outside: Pick<OutsideStore, 'openDocument'>,
  onGo: (to: LinkedScreen) => void,
) {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  if (document.hasFocus()) return;
  const notice = new Notification(title, { body, silent: true });
  const goToScreen = () => {
    window.focus();
    onGo(screen);
  };
  notice.onclick = () => {
    notice.close();
    if (translated === null) goToScreen();
    else {
      void outside.openDocument(translated.id, translated.press).then((isOpen) => {
        if (!isOpen) goToScreen();
      });
    }
  };
}
