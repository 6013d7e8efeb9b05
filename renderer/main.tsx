import { isCaptionsPage } from './captions/captions-address.ts';
import { bridgeOf } from './desk/bridge.ts';
import { connectDesk } from './desk/desk.ts';
import { reloadWhenBack } from './desk/reload-when-back.ts';
import { openPage } from './open-page.tsx';
import { en } from './words/en/en.ts';

const root = document.getElementById('root');
if (root !== null) {
  const bridge = bridgeOf(window);
  const lost = connectDesk(bridge).then(
    (desk) => {
      openPage(root, {
        desk,
        hand: (file) => bridge.hand(file),
        // On Linux engines have no such source; there a recorder program records the sound server.
        canRecordSystem: bridge.shell === 'electron' && !navigator.userAgent.includes('Linux'),
        isCaptions: isCaptionsPage(window.location),
        lost: desk.lost,
      });
      return desk.lost;
    },
    () => {
      root.textContent = en['frame.closed'];
    },
  );
  // `npm run dev` ends main on every change. The build for people has none of this.
  if (import.meta.env.MODE === 'development') void lost.then(() => reloadWhenBack(window));
}
