import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFakeRecognition, fakeSynthesis } from '../../fakes/recognition.ts';
import { startTestService } from '../running-service.ts';
import type { TestService } from '../running-service.ts';
import { askSession, openStream, PCM } from './stream-client.ts';

const MOST = 4;
const PATIENT = { timeout: 30_000 };

let service: TestService;
beforeEach(async () => {
  service = await startTestService({
    speech: { recognitions: [createFakeRecognition()], syntheses: [fakeSynthesis()] },
    // Longer than the test: no place becomes free because somebody was forgotten.
    voiceLimits: { tokenMs: 60_000, idleMs: 60_000, connectionMs: 60_000, unattendedMs: 600_000 },
  });
});
afterEach(async () => {
  expect(service.faults).toEqual([]);
  await service.close();
});

const ask = () =>
  service.call('POST', '/v3/voice/realtime', {
    json: { source_media_content_type: PCM, source_language: 'en' },
  });
const fill = () => Promise.all(Array.from({ length: MOST }, () => askSession(service)));

test('who finds no place is told so, and when to try again', async () => {
  // All at once, so that nobody slips in while another one is being let in.
  const answers = await Promise.all(Array.from({ length: 2 * MOST }, ask));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(MOST);
  for (const { status, json, headers } of refused) {
    expect([status, json.code]).toEqual([429, 'too_many_sessions']);
    expect(json.message).toContain(`at most ${MOST} on this computer`);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
});

test('a session that has told everything gives its place to the next one', async () => {
  const [grant] = await fill();
  if (grant === undefined) throw new Error('no session');
  const stream = await openStream(grant);
  stream.sound();
  stream.end();
  // It reads no more, so it never answers the close.
  stream.socket.pause();
  await expect.poll(async () => (await ask()).status, PATIENT).toBe(200);
  expect((await ask()).status).toBe(429);
  stream.socket.terminate();
});

test('so does one that is ended by an error, and one whose client has asked for its end and left', async () => {
  const [first, second] = await fill();
  if (first === undefined || second === undefined) throw new Error('no session');
  const wrong = await openStream(first);
  wrong.say({ hello: {} });
  expect(await wrong.closed).toBe(1008);
  expect((await ask()).status).toBe(200);
  expect((await ask()).status).toBe(429);
  const left = await openStream(second);
  left.sound();
  left.end();
  left.socket.close();
  await expect.poll(async () => (await ask()).status, PATIENT).toBe(200);
  expect((await ask()).status).toBe(429);
});
