import type { Rpc, RouteName } from '../../preload/contract/api.ts';
import { openPage } from '../../renderer/app/open-page.tsx';
import { createSettingsStore } from '../../renderer/features/settings/store.ts';
import { followLanguage } from '../../renderer/features/settings/follow-language.ts';
import { createI18nStore } from '../../renderer/i18n/store.ts';
import { createFakeRpc, type FakeRpcOptions } from '../fakes/rpc.ts';
import { withLongTexts } from '../fakes/long-texts.ts';

/**
 * The real page over a fake main process, for looking at it while main is out of reach: `npx vite` with
 * `--config test/page/vite.config.ts`. Options come as JSON in the address, after the `#`.
 */
const root = document.getElementById('root');
const json = decodeURIComponent(location.hash.slice(1));
const options: FakeRpcOptions = json === '' ? {} : (JSON.parse(json) as FakeRpcOptions);
if (root !== null) {
  const asked: RouteName[] = [];
  const plain = createFakeRpc(options);
  const fake = options.longTexts === undefined ? plain : withLongTexts(plain, options.longTexts);
  const rpc: Rpc = {
    ask: (route, ...rest) => {
      asked.push(route);
      return fake.ask(route, ...rest);
    },
    watch: (...call) => fake.watch(...call),
  };
  const settings = createSettingsStore(rpc);
  const words = createI18nStore(navigator.languages);
  followLanguage(settings, words);
  void settings.follow(new AbortController().signal);
  await words.first;
  const actions = openPage(root, {
    rpc,
    settings,
    words,
    hand: () => Promise.resolve('ticket'),
    canRecordSystem: false,
    kind: 'main',
    lost: new Promise(() => undefined),
  });
  // Tests ask what is on offer and what main was asked for, and change settings.
  Object.assign(globalThis, { pageActions: actions, asked, rpc });
}
