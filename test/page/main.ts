import type { Desk, RouteName } from '../../preload/contract/api.ts';
import { openPage } from '../../renderer/app/open-page.tsx';
import { createSettingsStore } from '../../renderer/features/settings/store.ts';
import { followLanguage } from '../../renderer/features/settings/follow-language.ts';
import { createI18nStore } from '../../renderer/i18n/store.ts';
import { createFakeDesk, type FakeDeskOptions } from '../fakes/desk.ts';
import { withLongTexts } from '../fakes/long-texts.ts';

/**
 * The real page over a fake desk, for looking at it while main is out of reach: `npx vite` with
 * `--config test/page/vite.config.ts`. Options come as JSON in the address, after the `#`.
 */
const root = document.getElementById('root');
const json = decodeURIComponent(location.hash.slice(1));
const options: FakeDeskOptions = json === '' ? {} : (JSON.parse(json) as FakeDeskOptions);
if (root !== null) {
  const asked: RouteName[] = [];
  const plain = createFakeDesk(options);
  const fake = options.longTexts === undefined ? plain : withLongTexts(plain, options.longTexts);
  const desk: Desk = {
    ask: (route, ...rest) => {
      asked.push(route);
      return fake.ask(route, ...rest);
    },
    watch: (...call) => fake.watch(...call),
  };
  const settings = createSettingsStore(desk);
  const words = createI18nStore(navigator.languages);
  followLanguage(settings, words);
  void settings.follow(new AbortController().signal);
  await words.first;
  const actions = openPage(root, {
    desk,
    settings,
    words,
    hand: () => Promise.resolve('ticket'),
    canRecordSystem: false,
    kind: 'main',
    lost: new Promise(() => undefined),
  });
  // Tests ask what is on offer, and what main was asked for.
  Object.assign(globalThis, { pageActions: actions, asked });
}
