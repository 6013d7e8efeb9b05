import type { WorkFailure } from '../../system/channel/call-failure.ts';
import { serveParent } from '../../system/channel/parent.ts';
import { findParent } from '../../system/parent-port.ts';
import { createDecoder } from './pocketsphinx/decoder.ts';
import type { Decoder } from './pocketsphinx/decoder.ts';
import { openSphinxModule } from './pocketsphinx/module.ts';
import { addTerms } from './pocketsphinx/vocabulary.ts';
import type { Heard } from './recogniser.ts';
import { recogniserRoutes } from './recogniser-routes.ts';
import type { RecogniserStart } from './recogniser-routes.ts';
import { openSherpaDecoder } from './sherpa/decoder.ts';

/** What was heard in the sound that is being fed. */
let heard: Heard[] = [];
const tell = (news: Heard) => heard.push(news);

async function open(start: RecogniserStart): Promise<Decoder> {
  if (start.engine === 'sherpa') return openSherpaDecoder(start, tell);
  const sphinx = await openSphinxModule(start.module, start.model);
  return createDecoder(sphinx, addTerms(sphinx, start.terms), tell);
}

let opening: Promise<Decoder> = Promise.reject(new Error('No model was opened.'));
opening.catch(() => undefined);

/** Sound that comes while the decoder opens waits. */
async function hear(work: (decoder: Decoder) => void): Promise<readonly Heard[]> {
  const decoder = await opening;
  try {
    work(decoder);
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error('The decoder failed.');
    // Whoever started this process ends it; after a fault nothing of the decoder can be trusted.
    opening = Promise.reject(error);
    throw error;
  }
  const news = heard;
  heard = [];
  return news;
}

/** The words are the decoder's own, and tell which fault it is. */
const failureOf = (error: unknown): WorkFailure => ({
  code: 'failed',
  params: { reason: error instanceof Error ? error.message : 'The decoder failed.' },
});

/**
 * Recognises one stream of speech, in a process of its own: a damaged model makes native code abort, and an
 * abort ends the process.
 */
serveParent(
  findParent(process),
  recogniserRoutes,
  {
    async open(start) {
      opening = open(start);
      await opening;
      return null;
    },
    feed: (samples) => hear((decoder) => decoder.feed(samples)),
    finish: () => hear((decoder) => decoder.finish()),
  },
  { failureOf },
);
