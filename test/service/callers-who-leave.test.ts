import { connect } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestService } from './running-service.ts';
import type { TestService } from './running-service.ts';

let service: TestService;
beforeEach(async () => {
  service = await startTestService();
});
afterEach(async () => {
  expect(service.faults).toEqual([]);
  await service.close();
});

/** Sends the start of a request and hangs up. */
async function sendAndLeave(body: string, declared: number, stayMs: number): Promise<void> {
  const socket = connect(Number(new URL(service.baseUrl).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    [
      'POST /v2/translate HTTP/1.1',
      `Host: ${new URL(service.baseUrl).host}`,
      `Authorization: Service-Auth-Key ${service.developerKey}`,
      'Content-Type: application/json',
      `Content-Length: ${declared}`,
      '',
      body,
    ].join('\r\n'),
  );
  await new Promise((resolve) => setTimeout(resolve, stayMs));
  socket.destroy();
}

const ledgerRows = (): number => {
  const database = new DatabaseSync(join(service.data, 'service.sqlite'), { readOnly: true });
  const row = database.prepare('SELECT COUNT(*) AS rows FROM ledger').get();
  database.close();
  return Number(row?.['rows']);
};

it('in the middle of a body cause no error', async () => {
  await sendAndLeave('{"text":["Hel', 100, 30);
  expect((await service.call('GET', '/v2/usage')).status).toBe(200);
});

it('before a long translation is done are not billed', async () => {
  const body = JSON.stringify({
    text: Array<string>(20_000).fill('ab'),
    source_lang: 'EN',
    target_lang: 'CY',
  });
  await sendAndLeave(body, Buffer.byteLength(body), 60);
  const usage = await service.call('GET', '/v2/usage');
  expect(usage.json.character_count).toBe(0);
  expect(ledgerRows()).toBe(0);
});
