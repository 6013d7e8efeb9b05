// npm run team: prepares a team database and manages its members (TEAM.md).
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, root } from './ready.mjs';
import { relay } from './relay.mjs';

ensureInstalled();
ensureBuilt();
await relay(join(root, 'dist', 'main', 'team.js'), process.argv.slice(2));
