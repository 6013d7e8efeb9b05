/** Five hundred small files put into the queue at once: how main keeps up with them. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Report } from '../measured.ts';
import { runQueue } from './run-queue.ts';
import { startServer } from './start-server.ts';

export async function handful(
  isQuick: boolean,
): Promise<Pick<Report, 'figures' | 'targets' | 'skipped'>> {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-bench-'));
  const from = join(folder, 'from');
  mkdirSync(from);
  const files = Array.from({ length: isQuick ? 200 : 500 }, (_, index) => {
    const path = join(from, `file ${index}.txt`);
    writeFileSync(path, `Text number ${index}.\n`.repeat(20));
    return path;
  });
  const server = await startServer(files[0] ?? '');
  try {
    const found = await runQueue({ folder, baseUrl: server.baseUrl, files });
    return {
      figures: {
        queue_listed_ms_per_100: (found.listedMs / files.length) * 100,
        queue_done_s: found.seconds,
        queue_loop_p99_ms: found.loopP99Ms,
        // Changes that reach the page; each is one update of the table.
        queue_views_per_s: found.views / found.seconds,
      },
      targets: { queue_listed_ms_per_100: 1000, queue_loop_p99_ms: 16, queue_views_per_s: 5 },
      skipped: {},
    };
  } finally {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
