/** A thread that dies of a text, breaks down of another, and takes for ever for a third. */
import { parentPort } from 'node:worker_threads';

parentPort?.on('message', (message: { request?: { text: string }; cancel?: true }) => {
  const text = message.request?.text;
  if (text === 'die') process.exit(1);
  if (text === 'break') parentPort?.postMessage({ fault: new Error('broken') });
  if (message.cancel) parentPort?.postMessage({ fault: new Error('cancelled') });
});
