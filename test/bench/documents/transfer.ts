/**
 * A document of 100 MB on its way: what the queue takes of main's memory, and how fast our client is
 * beside undici alone, which reads and writes the same file without a form, a check or a count.
 */
import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Agent, request } from 'undici';
import type { DocumentCall } from '../../../main/client/documents.ts';
import { createServiceClient } from '../../../main/client/service-client.ts';
import { openDocumentFolders } from '../../../main/system/document-folders.ts';
import { createNodeNetwork } from '../../../main/system/node-network.ts';
import { openOutputFolder } from '../../../main/system/output-folder.ts';
import type { Report } from '../measured.ts';
import { median } from '../measured.ts';
import { writeLargeDocument } from './large-document.ts';
import { runQueue } from './run-queue.ts';
import { startServer } from './start-server.ts';

const MB = 1024 * 1024;

const CALL: DocumentCall = {
  fileName: 'large.docx',
  source: 'en',
  target: 'de',
  memory: null,
  glossaries: [],
  styleRule: null,
  formality: 'default',
  watermark: false,
  outputFormat: null,
};

export async function transfer(
  isQuick: boolean,
): Promise<Pick<Report, 'figures' | 'targets' | 'skipped'>> {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-bench-'));
  const path = join(folder, 'large.docx');
  // A little below the largest that is accepted.
  await writeLargeDocument(path, 99 * MB);
  const server = await startServer(path);
  try {
    const { baseUrl } = server;
    const { peaks } = await runQueue({ folder, baseUrl, files: [path] });
    const speeds = await compare(path, folder, baseUrl, isQuick ? 3 : 9);
    return {
      figures: {
        upload_peak_mb: peaks.uploading ?? 0,
        download_peak_mb: peaks.downloading ?? 0,
        ...speeds,
      },
      targets: {
        upload_peak_mb: 64,
        download_peak_mb: 64,
        upload_time_to_raw_ratio: 1 / 0.7,
        download_time_to_raw_ratio: 1 / 0.7,
      },
      skipped: {},
    };
  } finally {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Times of both, taken in turn; a ratio is the median over rounds of two times of one round. */
async function compare(path: string, folder: string, baseUrl: string, rounds: number) {
  const { size } = statSync(path);
  const network = createNodeNetwork({});
  const agent = new Agent({ allowH2: false });
  const key = 'bench-key';
  const client = createServiceClient(
    { baseUrl, keyword: 'Service-Auth-Key', key },
    { network, userAgent: 'bench' },
  );
  const output = openOutputFolder(folder);
  const kept = await openDocumentFolders(folder).keep(randomUUID(), {
    name: 'large.docx',
    size,
    path,
    open: () => createReadStream(path),
    discard: () => Promise.resolve(),
  });
  const runs = {
    rawUp: async () => {
      const { body } = await request(`${baseUrl}/raw`, {
        dispatcher: agent,
        method: 'POST',
        headers: { 'content-length': String(size) },
        body: createReadStream(path),
      });
      await body.dump();
    },
    up: () => client.documents.upload(CALL, kept),
    rawDown: async () => {
      const { body } = await request(`${baseUrl}/v2/document/1/result`, {
        dispatcher: agent,
        method: 'POST',
      });
      await pipeline(body, createWriteStream(join(folder, 'raw')));
      await sync(join(folder, 'raw'));
    },
    down: async () => {
      const part = await output.open('bench');
      const sink = { begin: () => part.restart(), write: (piece: Uint8Array) => part.write(piece) };
      await client.documents.result({ id: '1', key: '2' }, sink);
      await part.finish();
    },
  };
  const times: Record<keyof typeof runs, number[]> = { rawUp: [], up: [], rawDown: [], down: [] };
  for (let round = -1; round < rounds; round += 1) {
    const names = Object.keys(runs) as (keyof typeof runs)[];
    // Each goes first as often as its peer.
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const began = performance.now();
      await runs[name]();
      if (round >= 0) times[name].push(performance.now() - began);
    }
  }
  await Promise.all([network.close(), agent.destroy()]);
  const ratio = (of: readonly number[], to: readonly number[]) =>
    median(of.map((value, round) => value / (to[round] ?? Number.NaN)));
  return {
    upload_mb_per_s: size / MB / (median(times.up) / 1000),
    download_mb_per_s: size / MB / (median(times.down) / 1000),
    upload_time_to_raw_ratio: ratio(times.up, times.rawUp),
    download_time_to_raw_ratio: ratio(times.down, times.rawDown),
  };
}

/** Both bring their file to the disk itself. */
async function sync(path: string): Promise<void> {
  const file = await open(path, 'r+');
  await file.datasync();
  await file.close();
}
