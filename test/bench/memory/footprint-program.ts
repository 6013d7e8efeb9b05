/** Opens a database of memories, searches once, and says what that took. */
import { existsSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { openMemories } from '../../../main/engine/memory/store.ts';

function ownMegabytes(): number | null {
  globalThis.gc?.();
  if (!existsSync('/proc/self/status')) return null;
  const kilobytes = /RssAnon:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
  return kilobytes === undefined ? null : Number(kilobytes) / 1024;
}

const before = ownMegabytes();
const heapBefore = process.memoryUsage().heapUsed;
const began = performance.now();
const memories = openMemories(new DatabaseSync(process.argv[2] ?? ''));
const id = memories.list(0, 1).memories[0]?.id ?? '';
memories.warm([id]);
const openMs = performance.now() - began;
for (const text of ['a file that is not there', 'open the gate', 'one more word to be sought']) {
  memories.find(id, text, 'de', 60);
}
const after = ownMegabytes();
const megabytes = (memories.held() + process.memoryUsage().heapUsed - heapBefore) / 1e6;
const processMegabytes = before === null || after === null ? null : after - before;
process.stdout.write(JSON.stringify({ openMs, megabytes, processMegabytes }));
