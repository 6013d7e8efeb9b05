import type { SecretPage } from './page-secret.ts';

/** Name of the channel between tabs of this origin. */
const NAME = 'dragoman-page';
/** How long another tab has to answer. */
const ANSWER_MS = 500;

/**
 * Gives the page's secret to other tabs that ask for it.
 * @returns asks the other tabs; null where none of them answers
 */
export function shareSecret(
  page: SecretPage,
  own: () => string | null,
): () => Promise<string | null> {
  const channel = new page.BroadcastChannel(NAME);
  const answered = Promise.withResolvers<string>();

  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === null) {
      const secret = own();
      if (secret !== null) channel.postMessage(secret);
    } else if (typeof data === 'string') answered.resolve(data);
  });
  return () => {
    channel.postMessage(null);
    const late = new Promise<null>((resolve) => page.setTimeout(() => resolve(null), ANSWER_MS));
    return Promise.race([answered.promise, late]);
  };
}
