import { isCaptionsPage } from './captions/captions-address.ts';
import { bridgeOf } from './desk/bridge.ts';
import { connectDesk } from './desk/desk.ts';
import { reloadWhenBack } from './desk/reload-when-back.ts';
import { openPage } from './open-page.tsx';
import { isQuickPage } from './quick/quick-address.ts';
import { frame } from './words/en/frame.ts';
import { showLanguage } from './words/show-language.ts';
import { createWordsStore } from './words/store.ts';

const root = document.getElementById('root');
if (root !== null) {
  const bridge = bridgeOf(window);
  const words = createWordsStore(navigator.languages);
  const lost = connectDesk(bridge).then(
    (desk) => {
      openPage(root, {
        desk,
        hand: (file) => bridge.hand(file),
        // On Linux engines have no such source; there a recorder program records the sound server.
        canRecordSystem: bridge.shell === 'electron' && !navigator.userAgent.includes('Linux'),
        kind: isCaptionsPage(window.location)
          ? 'captions'
          : isQuickPage(window.location)
            ? 'quick'
            : 'main',
        lost: desk.lost,
        words,
      });
      return desk.lost;
    },
    async () => {
      await words.choose(null);
      const spoken = words.state.getState().words;
      if (spoken !== null) showLanguage(document.documentElement, spoken);
      root.textContent = spoken?.t('frame.closed') ?? frame['frame.closed'];
    },
  );
  // `npm run dev` ends main on every change. The build for people has none of this.
  if (import.meta.env.MODE === 'development') void lost.then(() => reloadWhenBack(window));
}
