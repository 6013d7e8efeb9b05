import { expect, test } from 'vitest';
import { findSettings, SETTINGS } from '../../../../renderer/features/settings/setting-list.ts';
import en from '../../../../renderer/i18n/locales/en.json' with { type: 'json' };
import { createI18n } from '../../../../renderer/i18n/i18n.ts';

const { t } = createI18n('en', en);
const found = (query: string) => findSettings(query, t).map(({ name }) => t(name));

test.each(SETTINGS)('$name is found by its name', ({ name }) => {
  expect(found(t(name))).toContain(t(name));
});

test('the best match comes first, by part of a word and by its explanation, too', () => {
  expect(found('theme')[0]).toBe(t('settings.theme'));
  expect(found('dens')[0]).toBe(t('settings.density'));
  expect(found('row height')[0]).toBe(t('settings.density'));
  expect(found('zzz')).toEqual([]);
});
