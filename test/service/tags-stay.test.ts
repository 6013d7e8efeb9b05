import { afterAll, beforeAll, expect, it } from 'vitest';
import { tagMismatches } from '../../main/desk/text/tag-mismatches.ts';
import { startTestService } from './running-service.ts';
import type { TestService } from './running-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(async () => {
  expect(service.faults).toEqual([]);
  await service.close();
});

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
];

// Spanish is done by Apertium where it is installed, German by pseudo-translation.
it.each(['DE', 'ES'])('nothing is amiss to the check of the desk in %s', async (target_lang) => {
  const { json } = await service.call('POST', '/v2/translate', {
    json: { text: TEXTS, source_lang: 'EN', target_lang, show_billed_characters: true },
  });
  TEXTS.forEach((text, index) => {
    const translation = json.translations[index];
    expect(tagMismatches(text, translation?.text ?? '')).toEqual([]);
    expect(translation?.text).not.toBe(text);
    expect(translation?.billed_characters).toBe(text.length);
  });
});
