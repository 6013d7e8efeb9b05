import { expect, it } from 'vitest';
import { createPseudo } from '../../../main/engine/machine/pseudo.ts';

const never = new AbortController().signal;
const pseudo = async (text: string) =>
  (await createPseudo().translate([text], 'en', 'de', never))[0] ?? '';

it('cannot be taken for a translation, and can still be read', async () => {
  expect(await pseudo('Open file')).toBe('[!! Öþéñ ƒîļé ~~~ !!]');
  expect(await pseudo('Файл')).toBe('[!! Фа̄йл ~~ !!]');
  expect(await pseudo('ファイル')).toBe('[!! ファイル ~~ !!]');
  expect(await pseudo('ملف جديد')).toBe('[!! ملف جديد ~~~ !!]');
});

it('grows by about 30 percent in groups that can wrap', async () => {
  const result = await pseudo('a'.repeat(100));
  expect(result.match(/~/g)).toHaveLength(30);
  expect(result).toContain('~~~~~~~~ ~~~~~~~~');
});

it('is deterministic and keeps codes in their places', async () => {
  const text = 'a\u{F0000}b\u{F0001}';
  expect(await pseudo(text)).toBe('[!! å\u{F0000}ƀ\u{F0001} ~ !!]');
  expect(await pseudo(text)).toBe(await pseudo(text));
  expect(await pseudo('\u{F0000}')).toBe('[!! \u{F0000} !!]');
});

it('covers every pair and stops with the signal', async () => {
  const engine = createPseudo();
  expect(engine.covers('zu', 'yi')).toBe(true);
  const reason = new Error('stopped');
  await expect(engine.translate(['a'], 'en', 'de', AbortSignal.abort(reason))).rejects.toBe(reason);
});
