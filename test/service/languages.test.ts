import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService } from './running-service.ts';
import type { TestService } from './running-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

interface Row {
  readonly lang: string;
  readonly usable_as_source: boolean;
  readonly usable_as_target: boolean;
  readonly status: string;
  readonly features: Record<string, { status: string; external?: boolean }>;
}

async function listed(query: string): Promise<Map<string, Row>> {
  const { status, text } = await service.call('GET', `/v3/languages?${query}`);
  expect(status).toBe(200);
  return new Map((JSON.parse(text) as Row[]).map((row) => [row.lang, row]));
}

describe('GET /v2/languages', () => {
  it('lists 101 sources by default and 108 targets, in upper case', async () => {
    const sources = (await service.call('GET', '/v2/languages')).json;
    expect(sources).toHaveLength(101);
    expect(sources).toContainEqual({ language: 'EN', name: 'English' });
    const { text } = await service.call('GET', '/v2/languages?type=target');
    const targets = JSON.parse(text) as { language: string }[];
    expect(targets).toHaveLength(108);
    expect(targets).toContainEqual({
      language: 'DE-CH',
      name: 'German (Swiss)',
      supports_formality: true,
    });
    expect(targets).toContainEqual({
      language: 'ZH',
      name: 'Chinese (simplified)',
      supports_formality: false,
    });
    expect(targets.map(({ language }) => language)).not.toContain('EN');
  });

  it('knows two types', async () => {
    const answer = await service.call('GET', '/v2/languages?type=both');
    expect([answer.status, answer.json.message]).toEqual([400, "Value for 'type' not supported."]);
  });
});

describe('GET /v3/languages', () => {
  it('needs a resource that it knows', async () => {
    const messages: [string, RegExp][] = [
      ['', /'resource' not specified/],
      ['resource=x', /'resource' not supported/],
      ['resource=voice&resource=write', /'resource' must be given once only/],
      ['product=voice', /The 'product' parameter has been renamed to 'resource'\./],
      ['resource=voice&include=alpha', /'include' not supported/],
    ];
    for (const [query, message] of messages) {
      const answer = await service.call('GET', `/v3/languages?${query}`);
      expect([query, answer.status]).toEqual([query, 400]);
      expect(answer.json.message).toMatch(message);
    }
  });

  it('says for text what each side of a pair supports', async () => {
    const rows = await listed('resource=translate_text');
    expect(rows.get('de')).toEqual({
      lang: 'de',
      name: 'German',
      usable_as_source: true,
      usable_as_target: true,
      status: 'stable',
      features: Object.fromEntries(
        [
          'auto_detection',
          'formality',
          'glossary',
          'style_rules',
          'tag_handling',
          'translation_memory',
        ].map((name) => [name, { status: 'stable' }]),
      ),
    });
    const british = rows.get('en-GB');
    expect(british?.usable_as_source).toBe(false);
    expect(Object.keys(british?.features ?? {})).toEqual([
      'glossary',
      'style_rules',
      'tag_handling',
      'translation_memory',
    ]);
    expect(Object.keys(rows.get('cy')?.features ?? {})).toEqual(['tag_handling']);
  });

  it('leaves out documents in the one language that is for text only', async () => {
    const [text, documents] = [
      await listed('resource=translate_text'),
      await listed('resource=translate_document'),
    ];
    expect([...text.keys()].filter((code) => !documents.has(code))).toEqual(['ts']);
  });

  it('shows beta and external parts of voice on request only', async () => {
    const stable = await listed('resource=voice');
    expect(stable.has('hi')).toBe(false);
    expect(stable.get('ar')?.features).not.toHaveProperty('transcription');
    expect(stable.get('de')?.features).toHaveProperty('transcription');
    expect(stable.get('de')?.features).not.toHaveProperty('spoken_terms');
    const all = await listed('resource=voice&include=beta&include=external');
    expect(all.get('hi')).toMatchObject({
      status: 'beta',
      features: { transcription: { status: 'beta', external: true } },
    });
    expect(all.get('ar')?.features['transcription']).toEqual({ status: 'stable', external: true });
    expect(all.get('de')?.features['spoken_terms']).toEqual({ status: 'beta' });
    expect(all.size).toBe(47);
    expect(all.has('zh-HANS')).toBe(true);
  });

  it('lists where glossaries, style rules, memories and writing are possible', async () => {
    expect((await listed('resource=glossary')).size).toBe(33);
    expect((await listed('resource=style_rules')).size).toBe(8);
    const memory = await listed('resource=translation_memory');
    expect(memory.size).toBe(12);
    expect(memory.get('es-419')).toMatchObject({ usable_as_source: false, usable_as_target: true });
    const write = await listed('resource=write');
    expect(write.get('en-GB')?.features).toHaveProperty('tone');
    expect(write.get('ja')?.features).not.toHaveProperty('tone');
  });
});

describe('GET /v3/languages/resources', () => {
  it('names the side that must support a feature', async () => {
    const { text } = await service.call('GET', '/v3/languages/resources');
    const resources = JSON.parse(text) as { name: string; features: object[] }[];
    expect(resources).toHaveLength(7);
    const features = resources.find(({ name }) => name === 'translate_text')?.features;
    expect(features).toContainEqual({ name: 'formality', needs_target_support: true });
    expect(features).toContainEqual({
      name: 'glossary',
      needs_source_support: true,
      needs_target_support: true,
    });
    expect(features).toContainEqual({ name: 'auto_detection', needs_source_support: true });
    expect(resources).toContainEqual({ name: 'translation_memory', features: [] });
  });
});
