import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService } from './running-service.ts';
import type { TestService } from './running-service.ts';

const TIMEOUT = 60_000;
let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(async () => {
  expect(service.faults).toEqual([]);
  await service.close();
});

describe('a text of one or two words without a source language', () => {
  it.each([
    ['proton beam', 'DE', 'EN'],
    ['Protonenstrahl', 'EN-GB', 'DE'],
    ['conto corrente', 'EN-US', 'IT'],
  ])('“%s” into %s is taken for %s', { timeout: TIMEOUT }, async (text, target, source) => {
    const { status, json } = await service.call('POST', '/v2/translate', {
      json: { text: [text], target_lang: target },
    });
    expect(status).toBe(200);
    expect(json).toMatchObject({ translations: [{ detected_source_language: source }] });
    const detected = await service.call('POST', '/v3/detect/language', { json: { text: [text] } });
    expect(detected.json).toEqual({
      results: [{ detection_status: 'insufficient_confidence' }],
    });
  });

  it.each(['rephrase', 'correct'])(
    'is never refused by %s because of a guess',
    { timeout: TIMEOUT },
    async (kind) => {
      for (const text of ['Protonenstrahl', 'stroomvoorziening', 'ok', '…', 'beam']) {
        const { status, json } = await service.call('POST', `/v2/write/${kind}`, {
          json: { text: [text] },
        });
        expect([text, status]).toEqual([text, 200]);
        expect(json).toHaveProperty('improvements.0.target_language');
      }
    },
  );

  it('is refused where it is no guess', { timeout: TIMEOUT }, async () => {
    const text =
      'Kokous alkaa huomenna aamulla kello yhdeksän suuressa salissa, ja kaikki työntekijät ovat tervetulleita.';
    const { status } = await service.call('POST', '/v2/write/correct', { json: { text: [text] } });
    expect(status).toBe(400);
  });
});
