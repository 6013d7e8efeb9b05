/** A thread that dies of a text, breaks down of another, and takes for ever for a third. */
import { serveThread } from '../../../../main/system/channel/thread.ts';
import { correctionRoutes } from '../../../../main/engine/writing/routes.ts';

serveThread(correctionRoutes, {
  spell: () => Promise.reject(new Error('broken')),
  correct({ text }, { signal }) {
    if (text === 'die') process.exit(1);
    if (text === 'break') throw new Error('broken');
    return new Promise((_, reject) =>
      signal.addEventListener('abort', () => reject(new Error('cancelled'))),
    );
  },
});
