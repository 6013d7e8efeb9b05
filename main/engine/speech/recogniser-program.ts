import { findParent } from '../../system/parent-port.ts';
import { createDecoder } from './pocketsphinx/decoder.ts';
import type { Decoder } from './pocketsphinx/decoder.ts';
import { openSphinxModule } from './pocketsphinx/module.ts';
import { addTerms } from './pocketsphinx/vocabulary.ts';
import { readToProcess } from './process-messages.ts';
import type { FromProcess, RecogniserStart, ToProcess } from './process-messages.ts';
import type { Heard } from './recogniser.ts';
import { openSherpaDecoder } from './sherpa/decoder.ts';

/**
 * Recognises one stream of speech, in a process of its own: a damaged model makes native code abort, and an
 * abort ends the process.
 */
const parent = findParent(process);
if (parent === null) {
  process.stderr.write('This program is a part of the app and is started by it.\n');
  process.exit(2);
}
const post = (message: FromProcess) => parent.post(message);
const tell = (heard: Heard) => post({ heard: { ...heard, words: [...heard.words] } });
parent.onGone(() => process.exit(0));

async function open(start: RecogniserStart): Promise<Decoder> {
  if (start.engine === 'sherpa') return openSherpaDecoder(start.folder, tell);
  const sphinx = await openSphinxModule(start.module, start.model);
  return createDecoder(sphinx, addTerms(sphinx, start.terms), tell);
}

let decoder: Decoder | null = null;
let hasFailed = false;

async function take(message: ToProcess): Promise<void> {
  if ('start' in message) {
    decoder ??= await open(message.start);
    post({ ready: true });
  } else if ('samples' in message) {
    decoder?.feed(message.samples);
    post({ fed: message.samples.length });
  } else {
    decoder?.finish();
    post({ finished: true });
  }
}

/** One after the other: sound that comes while the decoder opens waits. */
let last: Promise<unknown> = Promise.resolve();
parent.onMessage((message) => {
  const read = readToProcess(message);
  if (read === null) return;
  last = last
    .then(() => (hasFailed ? undefined : take(read)))
    .catch((error: unknown) => {
      // Whoever started this process ends it; after a fault nothing of the decoder can be trusted.
      hasFailed = true;
      post({ failed: error instanceof Error ? error.message : 'The decoder failed.' });
    });
});
