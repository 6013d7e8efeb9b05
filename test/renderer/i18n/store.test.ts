import { describe, expect, it } from 'vitest';
import en from '../../../renderer/i18n/locales/en.json' with { type: 'json' };
import type { InterfaceLanguage } from '../../../renderer/i18n/languages.ts';
import { createI18nStore } from '../../../renderer/i18n/store.ts';
import type { Messages } from '../../../renderer/i18n/i18n.ts';

const { 'settings.title': late, ...first } = en;

/** Languages whose sentences come when the test says so. */
function languages(...codes: string[]) {
  const waiting = new Map<string, PromiseWithResolvers<Messages>[]>();
  const list = codes.map((code): InterfaceLanguage => ({
    code,
    name: code,
    first() {
      const asked = Promise.withResolvers<Messages>();
      waiting.set(code, [...(waiting.get(code) ?? []), asked]);
      return asked.promise;
    },
    rest: () => Promise.resolve({ 'settings.title': `${late} in ${code}` }),
  }));
  const last = (code: string) => waiting.get(code)?.at(-1);
  return {
    list,
    loads: (code: string) => waiting.get(code)?.length ?? 0,
    come: (code: string) => last(code)?.resolve({ ...first, 'frame.text': `Text in ${code}` }),
    fail: (code: string) => last(code)?.reject(new Error('gone')),
  };
}

function open(system: string[], ...codes: string[]) {
  const known = languages(...codes);
  const store = createI18nStore(system, known.list);
  const title = () => store.state.getState().i18n?.t('frame.text') ?? null;
  const late = () => store.state.getState().i18n?.t('settings.title');
  return { ...known, store, title, late };
}

describe('the words of the page', () => {
  it('begin to load before the settings are known, and are shown once they are', async () => {
    const page = open(['de'], 'de', 'en');
    expect(page.loads('de')).toBe(1);
    page.come('de');
    expect(page.title()).toBeNull();
    await page.store.choose(null);
    expect(page.title()).toBe('Text in de');
    expect(page.loads('de')).toBe(1);
    expect(page.loads('en')).toBe(0);
  });

  it('change at once, and stay as they are while nothing changes', async () => {
    const page = open(['en'], 'de', 'en');
    page.come('en');
    await page.store.choose(null);
    const before = page.store.state.getState().i18n;
    await page.store.choose('en');
    expect(page.store.state.getState().i18n).toBe(before);
    const changed = page.store.choose('de');
    page.come('de');
    await changed;
    expect(page.title()).toBe('Text in de');
  });

  it('are those that were asked for last, whatever arrives last', async () => {
    const page = open(['en'], 'de', 'en', 'fr');
    page.come('en');
    await page.store.choose(null);
    const first = page.store.choose('de');
    const second = page.store.choose('fr');
    page.come('fr');
    await second;
    page.come('de');
    await first;
    expect(page.title()).toBe('Text in fr');
  });

  it('stay where others cannot be loaded, and can be asked for again', async () => {
    const page = open(['en'], 'de', 'en');
    page.come('en');
    await page.store.choose(null);
    const failed = page.store.choose('de');
    page.fail('de');
    await failed;
    expect(page.title()).toBe('Text in en');
    const again = page.store.choose('de');
    page.come('de');
    await again;
    expect(page.title()).toBe('Text in de');
  });

  it('are the system’s where the very first ones cannot be loaded', async () => {
    const page = open(['en'], 'de', 'en');
    page.come('en');
    const failed = page.store.choose('de');
    page.fail('de');
    await failed;
    expect(page.title()).toBe('Text in en');
  });

  it('are few at first and all of them when those are asked for', async () => {
    const page = open(['de'], 'de', 'en');
    page.come('de');
    await page.store.choose(null);
    expect(page.store.state.getState().i18n?.isWhole).toBe(false);
    expect(page.late()).toBe('');
    await page.store.complete();
    expect(page.store.state.getState().i18n?.isWhole).toBe(true);
    expect(page.late()).toBe('Settings in de');
    expect(page.title()).toBe('Text in de');
  });

  it('are all there for a language that is chosen later', async () => {
    const page = open(['en'], 'de', 'en');
    const completed = page.store.complete();
    page.come('en');
    await page.store.choose(null);
    const changed = page.store.choose('de');
    page.come('de');
    await changed;
    await completed;
    expect(page.late()).toBe('Settings in de');
  });
});
