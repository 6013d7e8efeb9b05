// npm run service: the offline service as a program of its own.
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, root } from './ready.mjs';
import { relay } from './relay.mjs';

ensureInstalled();
ensureBuilt();
await relay(join(root, 'dist', 'main', 'service.js'), process.argv.slice(2));
