// npm run dev: the browser shell, rebuilt, restarted and reloaded on every change.
import { join } from 'node:path';
import { ensureInstalled, root } from './ready.mjs';
import { relay } from './relay.mjs';

ensureInstalled();
await relay(join(root, 'scripts', 'develop.mjs'), process.argv.slice(2));
