import { isCaptionsPage } from './features/captions/captions-address.ts';
import { bridgeOf } from './rpc/bridge.ts';
import { connectRpc } from './rpc/client.ts';
import { reloadWhenBack } from './rpc/reload-when-back.ts';
import { isQuickPage } from './features/quick/quick-address.ts';
import { createSettingsStore } from './features/settings/store.ts';
import closed from './i18n/locales/en.json?part=frame.closed';
import { followLanguage } from './features/settings/follow-language.ts';
import { showLanguage } from './i18n/show-language.ts';
import { createI18nStore } from './i18n/store.ts';

const root = document.getElementById('root');
if (root !== null) {
  const bridge = bridgeOf(window);
  const words = createI18nStore(navigator.languages);
  // The code of the page comes while main is reached and says the settings.
  const code = import('./app/open-page.tsx');
  // Where it cannot be read main cannot be reached either, which is told below.
  code.catch(() => undefined);
  const open = async () => {
    const rpc = await connectRpc(bridge);
    const settings = createSettingsStore(rpc);
    // The watch ends early only with the connection, and its end is shown by the page.
    settings.follow(new AbortController().signal).catch(() => undefined);
    followLanguage(settings, words);
    const gone = rpc.lost.then(() => Promise.reject(new Error('Main is gone.')));
    const [{ openPage }] = await Promise.race([Promise.all([code, words.first]), gone]);
    openPage(root, {
      rpc,
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
      lost: rpc.lost,
    });
    return rpc.lost;
  };
  const lost = open().catch(async () => {
    await words.choose(null);
    const spoken = words.state.getState().i18n;
    if (spoken !== null) showLanguage(document.documentElement, spoken);
    root.textContent = spoken?.t('frame.closed') ?? closed['frame.closed'] ?? '';
  });
  // `npm run dev` ends main on every change. The build for people has none of this.
  if (import.meta.env.MODE === 'development') void lost.then(() => reloadWhenBack(window));
}
