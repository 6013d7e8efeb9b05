// npm run fuzz -- <parser> [--runs N] [--seed S]: reads damaged input until something breaks.
import { join } from 'node:path';
import { ensureInstalled, node, root } from './ready.mjs';
import { relayTo } from './relay.mjs';

ensureInstalled();
const program = join(root, 'test', 'fuzz', 'fuzz.ts');
relayTo(node(), [program].concat(process.argv.slice(2)), { cwd: root });
