/** A thread that recognises one stream of speech. */
import { parentPort, workerData } from 'node:worker_threads';
import { createDecoder } from './pocketsphinx/decoder.ts';
import { openSphinxModule } from './pocketsphinx/module.ts';
import { addTerms } from './pocketsphinx/vocabulary.ts';
import { openSherpaDecoder } from './sherpa/decoder.ts';
import type { Heard } from './recogniser.ts';
import type { FromThread, ThreadStart, ToThread } from './thread-messages.ts';

const port = parentPort;
if (port === null) throw new Error('This is a part of the offline service.');
const start = workerData as ThreadStart;
const post = (message: FromThread) => port.postMessage(message);
const tell = (heard: Heard) => post({ heard });

async function open() {
  if (start.engine === 'sherpa') return openSherpaDecoder(start.folder, tell);
  const sphinx = await openSphinxModule(start.module, start.model);
  return createDecoder(sphinx, addTerms(sphinx, start.terms), tell);
}

const decoder = await open();
post({ ready: true });
port.on('message', (message: ToThread) => {
  if ('samples' in message) {
    decoder.feed(message.samples);
    post({ fed: message.samples.length });
  } else {
    decoder.finish();
    post({ finished: true });
  }
});
