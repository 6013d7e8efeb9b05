// npm run icons: draws every icon again from assets/icon.svg.
import { join } from 'node:path';
import { ensureInstalled, node, root } from './ready.mjs';
import { relayTo } from './relay.mjs';

ensureInstalled();
relayTo(node(), [join(root, 'packaging', 'icons', 'write-icons.ts')], { cwd: root });
