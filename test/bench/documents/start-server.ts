import { fork } from 'node:child_process';
import { once } from 'node:events';

/** The service in its process. @param result file that every download gets */
export async function startServer(
  result: string,
): Promise<{ readonly baseUrl: string; close(): void }> {
  const server = fork(new URL('transfer-server.ts', import.meta.url), [result]);
  const [port] = (await once(server, 'message')) as [number];
  return { baseUrl: `http://127.0.0.1:${port}`, close: () => server.disconnect() };
}
