import { isCaptionsPage } from './captions/captions-address.ts';
import { bridgeOf } from './desk/bridge.ts';
import { connectDesk } from './desk/desk.ts';
import { reloadWhenBack } from './desk/reload-when-back.ts';
import { isQuickPage } from './quick/quick-address.ts';
import { createSettingsStore } from './settings/store.ts';
import { frame } from './words/en/frame.ts';
import { followLanguage } from './words/follow-language.ts';
import { showLanguage } from './words/show-language.ts';
import { createWordsStore } from './words/store.ts';

const root = document.getElementById('root');
if (root !== null) {
  const bridge = bridgeOf(window);
  const words = createWordsStore(navigator.languages);
  // The code of the page comes while main is reached and says the settings.
  const code = import('./open-page.tsx');
  // Where it cannot be read main cannot be reached either, which is told below.
  code.catch(() => undefined);
  const open = async () => {
    const desk = await connectDesk(bridge);
    const settings = createSettingsStore(desk);
    // The watch ends early only with the connection, and its end is shown by the page.
    settings.follow(new AbortController().signal).catch(() => undefined);
    followLanguage(settings, words);
    const gone = desk.lost.then(() => Promise.reject(new Error('Main is gone.')));
    const [{ openPage }] = await Promise.race([Promise.all([code, words.first]), gone]);
    openPage(root, {
      desk,
      settings,
      words,
      hand: (file) => bridge.hand(file),
      // On Linux engines have no such source; there a recorder program records the sound server.
      canRecordSystem: bridge.shell === 'electron' && !navigator.userAgent.includes('Linux'),
      kind: isCaptionsPage(window.location)
        ? 'captions'
        : isQuickPage(window.location)
          ? 'quick'
          : 'main',
      lost: desk.lost,
    });
    return desk.lost;
  };
  const lost = open().catch(async () => {
    await words.choose(null);
    const spoken = words.state.getState().words;
    if (spoken !== null) showLanguage(document.documentElement, spoken);
    root.textContent = spoken?.t('frame.closed') ?? frame['frame.closed'];
  });
  // `npm run dev` ends main on every change. The build for people has none of this.
  if (import.meta.env.MODE === 'development') void lost.then(() => reloadWhenBack(window));
}
