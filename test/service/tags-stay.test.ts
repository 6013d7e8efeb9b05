import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { tagMismatches } from '../../main/features/text/tag-mismatches.ts';
import { probeApertium } from '../../main/engine/machine/apertium.ts';
import { allEngines } from '../app/surroundings.ts';
import { unless } from '../app/unless.ts';
import { startTestService } from './running-service.ts';
import type { TestService } from './running-service.ts';

const apertium = await probeApertium({ environment: allEngines() });
const missing = apertium?.covers('en', 'es') === true ? null : 'Apertium has no pair eng-spa here';

const TEXTS = [
  '<b>page 3</b>',
  '<b>Bold</b> text',
  'A <a href="x" title="Go on. Now">red link</a><br>',
  'Line<br/>line',
  'The <b>red</b> house is <g id="1">open</g> and <i>old',
  'Hello {name}, you have %d of %1$s',
  '{{user.name}} pays ${total} %(currency)s',
  'One.<br />\nTwo</a> three.',
  'a < b and c > d',
  'I <3 you',
  'Write to jane.doe@example.org or see https://example.org/a?b=c&d=e today',
  '{count, plural, one {# file} other {# files}} were sent to $name',
  'Set $HOME and &productName; to %PATH% on @server@',
];
/** What has to come back as it is. */
const KEPT =
  /https:\S+|\S+@\S+\.org|\{count.*\}\}|\{\{?[a-z.]+\}\}?|\$\{?[A-Za-z]+\}?|%(?:\d\$)?[ds]\b|%\(\w+\)s|&\w+;|%PATH%|@server@/g;

describe.each([
  { engine: 'pseudo-translation', target_lang: 'DE', path: process.env['PATH'], options: {} },
  { engine: 'Apertium', target_lang: 'ES', path: allEngines()['PATH'], options: unless(missing) },
])('a translation by $engine', ({ target_lang, path, options }) => {
  let service: TestService;
  beforeAll(async () => {
    vi.stubEnv('PATH', path);
    service = await startTestService();
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    expect(service.faults).toEqual([]);
    await service.close();
  });

  it('has nothing amiss to the check of the segment editor', options, async () => {
    const { json } = await service.call('POST', '/v2/translate', {
      json: { text: TEXTS, source_lang: 'EN', target_lang, show_billed_characters: true },
    });
    TEXTS.forEach((text, index) => {
      const translation = json.translations[index];
      expect(tagMismatches(text, translation?.text ?? '')).toEqual([]);
      for (const [kept] of text.matchAll(KEPT)) expect(translation?.text).toContain(kept);
      expect(translation?.text).not.toBe(text);
      expect(translation?.billed_characters).toBe(text.length);
    });
  });
});
