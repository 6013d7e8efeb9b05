import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { keysIn, startKeys } from '../../../packaging/catalogues/start-keys.ts';
import en from '../../../renderer/i18n/locales/en.json' with { type: 'json' };

const RENDERER = fileURLToPath(new URL('../../../renderer/', import.meta.url));

it('finds what code names whole, with something filled in, and by an action', () => {
  const keys = [
    'text.from',
    'usage.amount.characters',
    'usage.title',
    'action.swap',
    'action.quick',
    'style-rules.option.use korean word_년',
  ];
  const code =
    't(\'text.from\'); t(`usage.amount.${kind}`); <Action id="swap" />; t(`style-rules.option.${id}`)';
  expect(keysIn(code, keys)).toEqual([
    'text.from',
    'usage.amount.characters',
    'action.swap',
    'style-rules.option.use korean word_년',
  ]);
});

it('takes what the first screen says, and neither other screens nor failures', () => {
  const start = startKeys(RENDERER, Object.keys(en));
  for (const key of ['text.source', 'frame.text', 'action.translate', 'projects.none']) {
    expect(start.has(key), key).toBe(true);
  }
  expect([...start].filter((key) => /^(?:failure|voice|reports|welcome)\./.test(key))).toEqual([]);
  expect(start.size).toBeLessThan(Object.keys(en).length / 8);
});
