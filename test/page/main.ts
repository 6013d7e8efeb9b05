import { openPage } from '../../renderer/open-page.tsx';
import { createWordsStore } from '../../renderer/words/store.ts';
import { createFakeDesk, type FakeDeskOptions } from '../fakes/desk.ts';

/**
 * The real page over a fake desk, for looking at it while main is out of reach: `npx vite` with
 * `--config test/page/vite.config.ts`. Options come as JSON in the address, after the `#`.
 */
const root = document.getElementById('root');
const json = decodeURIComponent(location.hash.slice(1));
const options: FakeDeskOptions = json === '' ? {} : (JSON.parse(json) as FakeDeskOptions);
if (root !== null) {
  const actions = openPage(root, {
    desk: createFakeDesk(options),
    hand: () => Promise.resolve('ticket'),
    canRecordSystem: false,
    kind: 'main',
    words: createWordsStore(navigator.languages),
    lost: new Promise(() => undefined),
  });
  // Tests ask it what is on offer.
  Object.assign(globalThis, { pageActions: actions });
}
