import { PAGE_FRAGMENT } from '../../preload/contract/page-secret.ts';

/** The parts of a window that are needed. */
export interface SecretPage {
  readonly location: Pick<Location, 'hash' | 'pathname'>;
  readonly history: Pick<History, 'replaceState'>;
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly BroadcastChannel: typeof BroadcastChannel;
  setTimeout(run: () => void, ms: number): unknown;
}

/** Name of the entry in the session storage. */
const NAME = 'dragoman-page';

/**
 * The secret of the page: from the fragment of its first address, which is then taken out of the
 * address bar; after a reload, and in a window that this one opened, from the session storage; in a
 * tab that the person opened, from another tab of the same origin.
 * @returns null where none can be had
 */
export function openPageSecret(page: SecretPage): () => Promise<string | null> {
  let secret = fromAddress(page) ?? page.sessionStorage.getItem(NAME);
  const tabs = import('./tab-secret.ts').then(
    ({ shareSecret }) => shareSecret(page, () => secret),
    // Its code comes from main: where that cannot be read main is gone, and no secret is of use.
    () => () => Promise.resolve(null),
  );

  return async () => {
    if (secret !== null) return secret;
    const answer = await (await tabs)();
    if (answer !== null) page.sessionStorage.setItem(NAME, answer);
    return (secret = answer);
  };
}

function fromAddress({ location, history, sessionStorage }: SecretPage): string | null {
  const start = `#${PAGE_FRAGMENT}`;
  if (!location.hash.startsWith(start)) return null;
  const secret = location.hash.slice(start.length);
  sessionStorage.setItem(NAME, secret);
  history.replaceState(null, '', location.pathname);
  return secret;
}
