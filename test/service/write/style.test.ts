import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accepted, ended, result } from '../documents/sent-document.ts';
import { startTestService } from '../running-service.ts';
import type { TestService } from '../running-service.ts';

let service: TestService;
let style: string;
beforeAll(async () => {
  service = await startTestService();
  const json = {
    name: 'Quotes',
    language: 'de',
    configured_rules: { punctuation: { quotation_mark: 'use_guillemets' } },
  };
  const made = await service.call('POST', '/v3/style_rules', { json });
  style = String((JSON.parse(made.text) as { style_id: unknown }).style_id);
});
afterAll(async () => {
  expect(service.faults).toEqual([]);
  await service.close();
});

describe('a style rule', () => {
  it('acts on a text that the engines translate', async () => {
    const json = { text: ['He says "XYZ" now.'], source_lang: 'EN', target_lang: 'DE' };
    const plain = await service.call('POST', '/v2/translate', { json });
    expect(plain.text).not.toContain('«');
    const styled = await service.call('POST', '/v2/translate', {
      json: { ...json, style_id: style },
    });
    expect(styled.text).toMatch(/«.+»/);
  });

  it('acts in a document as it was when the document came', { timeout: 60_000 }, async () => {
    const sent = await accepted(service, {
      bytes: 'He says "XYZ" now.\n',
      fields: { source_lang: 'EN', style_id: style },
    });
    await service.call('PUT', `/v3/style_rules/${style}/configured_rules`, { json: {} });
    expect((await ended(service, sent)).json.status).toBe('done');
    expect((await result(service, sent)).text).toMatch(/«.+»/);
  });
});
