// npm run soak [-- --minutes N --kills N --seed N --quick]: an hour of work in one go, and kills in it.
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, node, root } from './ready.mjs';
import { relayTo } from './relay.mjs';

ensureInstalled();
ensureBuilt();
const file = join(root, 'test', 'soak', 'soak.ts');
relayTo(node(), [file].concat(process.argv.slice(2)), { cwd: root });
