import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestService } from '../running-service.ts';
import type { TestService } from '../running-service.ts';
import { accepted, ended, result, status } from './sent-document.ts';
import type { Sent } from './sent-document.ts';

let service: TestService;
beforeEach(async () => {
  service = await startTestService({ documentLimits: { unreadMs: 600_000 } });
});
afterEach(async () => {
  expect(service.faults).toEqual([]);
  await service.close();
});

const billed = async (): Promise<number> =>
  (await service.call('GET', '/v2/usage')).json.character_count;

/** Asks for a result in a program of its own, which reads nothing of it and lives until it is killed. */
function askAndReadNothing({ id, key }: Sent) {
  const body = JSON.stringify({ document_key: key });
  const request = [
    `POST /v2/document/${id}/result HTTP/1.1`,
    `Host: ${new URL(service.baseUrl).host}`,
    `Authorization: Service-Auth-Key ${service.developerKey}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    '',
    body,
  ].join('\r\n');
  const script = `
    const socket = require('node:net').connect(${new URL(service.baseUrl).port}, '127.0.0.1');
    socket.pause();
    socket.write(${JSON.stringify(request)});
    setInterval(() => undefined, 1000);`;
  return spawn(process.execPath, ['-e', script], { stdio: 'ignore' });
}

it('a result that went out to a program which was killed before it read it can be fetched again, and is billed once', async () => {
  const sent = await accepted(service);
  await ended(service, sent);
  const program = askAndReadNothing(sent);
  const gone = once(program, 'exit');
  try {
    // Meanwhile it is given away: nobody else has it, and it is billed.
    await expect.poll(async () => (await status(service, sent)).status).toBe(404);
    expect((await result(service, sent)).status).toBe(404);
  } finally {
    program.kill('SIGKILL');
  }
  await gone;
  const before = await billed();
  expect(before).toBeGreaterThan(0);

  await expect.poll(async () => (await status(service, sent)).status).toBe(200);
  expect((await status(service, sent)).json).toMatchObject({ status: 'done' });
  expect((await result(service, sent)).text).toMatch(/^\[!! .*\n\[!! .*\n$/);
  expect((await result(service, sent)).status).toBe(404);
  expect(await billed()).toBe(before);
});
