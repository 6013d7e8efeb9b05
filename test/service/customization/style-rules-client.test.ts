import { DeepLClient } from 'deepl-node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { STYLE_RULES } from '../../../main/engine/style-rules/catalogue.ts';
import { startTestService } from '../running-service.ts';
import type { TestService } from '../running-service.ts';

let service: TestService;
let client: DeepLClient;
beforeAll(async () => {
  service = await startTestService({ keywords: ['Service-Auth-Key', 'DeepL-Auth-Key'] });
  client = new DeepLClient(service.developerKey, { serverUrl: service.baseUrl });
});
afterAll(async () => {
  expect(service.faults).toEqual([]);
  await service.close();
});

it('drives a list from its making to its end', async () => {
  const made = await client.createStyleRule({
    name: 'House',
    language: 'de',
    configured_rules: { punctuation: { quotation_mark: 'use_guillemets' } },
    custom_instructions: [
      { label: 'Greeting', prompt: 'Say hello 😀' },
      { label: 'Names', prompt: 'Keep names', source_language: 'ja' },
    ],
  });
  expect(made).toMatchObject({
    name: 'House',
    language: 'de',
    version: 1,
    configuredRules: { punctuation: { quotation_mark: 'use_guillemets' } },
    customInstructions: [
      { label: 'Greeting', prompt: 'Say hello 😀', sourceLanguage: 'de' },
      { label: 'Names', prompt: 'Keep names', sourceLanguage: 'ja' },
    ],
  });
  const id = made.styleId;
  expect(await client.getStyleRule(id)).toEqual(made);
  expect((await client.updateStyleRuleName(id, 'Haus')).name).toBe('Haus');
  const configured = await client.updateStyleRuleConfiguredRules(id, {
    numbers: { zero_format: 'use_chinese_word_零_for_measurement' },
  });
  expect(configured.configuredRules).toEqual({
    numbers: { zero_format: 'use_chinese_word_零_for_measurement' },
  });
  expect(configured.customInstructions).toEqual(made.customInstructions);

  const added = await client.createStyleRuleCustomInstruction(id, { label: 'L', prompt: 'P' });
  const instruction = added.id ?? '';
  expect(added).toMatchObject({ label: 'L', prompt: 'P', sourceLanguage: 'de' });
  expect(await client.getStyleRuleCustomInstruction(id, instruction)).toEqual(added);
  const changed = await client.updateStyleRuleCustomInstruction(id, instruction, {
    label: 'M',
    prompt: 'Q',
    source_language: 'en',
  });
  expect(changed).toEqual({ ...added, label: 'M', prompt: 'Q', sourceLanguage: 'en' });
  expect((await client.getStyleRule(id)).customInstructions).toEqual([
    ...(made.customInstructions ?? []),
    changed,
  ]);
  await client.deleteStyleRuleCustomInstruction(id, instruction);
  await expect(client.getStyleRuleCustomInstruction(id, instruction)).rejects.toThrow(/Not found/);
  const last = await client.getStyleRule(id);
  // Name, rules, and an instruction made, changed and deleted.
  expect(last.version).toBe(6);
  expect(last.creationTime).toEqual(made.creationTime);

  expect(await client.getAllStyleRules(0, 25, true)).toContainEqual(last);
  await client.deleteStyleRule(id);
  await expect(client.getStyleRule(id)).rejects.toThrow(/Not found/);
});

it('keeps every rule of the catalogue, with every option', async () => {
  const { styleId } = await client.createStyleRule({ name: 'All', language: 'zh' });
  const most = Math.max(
    ...Object.values(STYLE_RULES).flatMap((rules) => Object.values(rules).map((o) => o.length)),
  );
  for (let turn = 0; turn < most; turn += 1) {
    const rules = Object.fromEntries(
      Object.entries(STYLE_RULES).map(([category, known]) => [
        category,
        Object.fromEntries(
          Object.entries(known).map(([rule, options]) => [
            rule,
            options[turn % options.length] ?? '',
          ]),
        ),
      ]),
    );
    const { configuredRules } = await client.updateStyleRuleConfiguredRules(styleId, rules);
    // The client renames the categories.
    expect(Object.values(configuredRules ?? {})).toEqual(Object.values(rules));
  }
  await client.deleteStyleRule(styleId);
});
