// npm run service: the offline service as a program of its own.
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, root } from './ready.mjs';
import { fromCaller, relay } from './relay.mjs';

ensureInstalled();
ensureBuilt();
const args = process.argv.slice(2);
const paths = ['--data', '--assets', '--speech-model', '--ocr-data', '--dictionaries', '--packs'];
for (let i = 0; i < args.length - 1; i += 1) {
  if (paths.includes(args[i])) args[i + 1] = fromCaller(args[i + 1]);
}
await relay(join(root, 'dist', 'main', 'service.js'), args);
