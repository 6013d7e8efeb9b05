import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { openPageFiles } from '../../main/shell/page-files.ts';

/** Builds the page over a fake main process and serves it on this computer. */
export async function servePage(): Promise<{ origin: string; close: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-bench-page-'));
  await build({
    configFile: join(import.meta.dirname, '..', 'page', 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: folder },
  });
  const files = await openPageFiles(folder);
  const server = createServer((request, response) => {
    void files.find(request.url ?? '', '').then((file) => {
      response.writeHead(file ? 200 : 404, { 'content-type': file?.type ?? 'text/plain' });
      response.end(file?.body);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
