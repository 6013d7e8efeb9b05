import type {
  Fixtures,
  Locator,
  Page,
  PlaywrightTestArgs,
  PlaywrightTestOptions,
} from '@playwright/test';
import type { MessageKey, I18n } from '../../../renderer/i18n/i18n.ts';
import { expect, test as shared, testOwnApp } from '../app.ts';
import { i18nFor, type Say } from './say.ts';
import { chooseFiles } from '../screen.ts';

/** A person at the keyboard, who has no mouse. */
export interface Hands {
  press(...keys: readonly string[]): Promise<void>;
  /** Goes to another screen by its shortcut and waits for it. */
  go(shortcut: string): Promise<void>;
  /** The arrow towards the end of the line. */
  readonly forward: 'ArrowRight' | 'ArrowLeft';
  type(text: string): Promise<void>;
  /** Runs an action through the palette. */
  run(action: Extract<MessageKey, `action.${string}`>): Promise<void>;
  /** Presses Tab until something has the keyboard. */
  tabTo(target: Locator): Promise<void>;
  /** Goes to a row of a list: Tab to the list, then the arrow. */
  arrowTo(row: Locator): Promise<void>;
  /** Presses a button, or what takes Enter like one. */
  use(target: Locator): Promise<void>;
  /** Chooses in a picker by its search or by the arrow. */
  choose(picker: Locator, name: string): Promise<void>;
  /** Goes to a field and writes into it. */
  fill(field: Locator, text: string): Promise<void>;
  /** Does what opens the file dialog, and chooses there. */
  pickFile(open: () => Promise<void>, ...paths: readonly string[]): Promise<void>;
}

const MOST_TABS = 120;

function handsOn(page: Page, { t: say, direction }: I18n): Hands {
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const isFocused = (target: Locator) =>
    target.evaluateAll((found) => found.some((one) => one === document.activeElement));
  const tabTo = async (target: Locator) => {
    await target.first().waitFor();
    for (let presses = 0; presses < MOST_TABS; presses += 1) {
      if (await isFocused(target)) return;
      await press('Tab');
    }
    throw new Error(`${String(target)} is not reached by Tab`);
  };
  const hands: Hands = {
    press,
    async go(shortcut) {
      const heading = page.getByRole('heading', { level: 1 });
      const before = (await heading.textContent()) ?? '';
      await press(shortcut);
      await expect(heading).not.toHaveText(before);
    },
    forward: direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight',
    type: (text) => page.keyboard.type(text),
    tabTo,
    async run(action) {
      await press('Control+k');
      const palette = page.getByRole('dialog', { name: say('search.title') });
      // At the first press on a busy machine its code may still be on the way.
      await expect(palette.getByRole('combobox')).toBeFocused();
      await page.keyboard.type(say(action));
      const option = palette.getByRole('option', { selected: true });
      await expect(option).toContainText(say(action));
      await expect(option).not.toHaveAttribute('aria-disabled', 'true');
      await press('Enter');
      await expect(option).toBeHidden();
    },
    async arrowTo(row) {
      await row.waitFor();
      await tabTo(page.getByRole('main').getByRole('option'));
      for (let presses = 0; presses < MOST_TABS; presses += 1) {
        if (await isFocused(row)) return;
        await press('ArrowDown');
      }
      throw new Error(`${String(row)} is not reached by the arrow`);
    },
    async use(target) {
      await tabTo(target);
      await press('Enter');
    },
    async choose(picker, name) {
      await tabTo(picker);
      await press('Enter');
      const list = page.locator('.picker-popover').getByRole('listbox');
      await list.waitFor();
      const option = list.getByRole('option', { name }).first();
      const search = page.locator('.picker-popover').getByRole('searchbox');
      if ((await search.count()) > 0) {
        await expect(search).toBeFocused();
        await page.keyboard.type(name);
      }
      await option.waitFor();
      const isChosen = async () => (await option.getAttribute('data-focused')) !== null;
      await expect(async () => {
        // What is found first gets the focus a moment after the typing, unless the list came later.
        if (!(await isChosen())) {
          await page.waitForTimeout(300);
          if (!(await isChosen())) await press('ArrowDown');
        }
        expect(await isChosen()).toBe(true);
      }).toPass();
      await press('Enter');
      await expect(list).toBeHidden();
    },
    async fill(field, text) {
      await tabTo(field);
      await press('Control+a');
      await page.keyboard.type(text);
    },
    pickFile: (open, ...paths) => chooseFiles(page, [...paths], open),
  };
  return hands;
}

/** Refuses every way of Playwright to point at something. */
function takeMouse(page: Page): void {
  const refuse = () => {
    throw new Error('There is no mouse.');
  };
  const verbs = ['click', 'dblclick', 'hover', 'tap', 'check', 'uncheck', 'setChecked', 'dragTo'];
  for (const verb of verbs) Object.assign(page, { [verb]: refuse });
  for (const verb of ['click', 'dblclick', 'down', 'move', 'up', 'wheel']) {
    Object.assign(page.mouse, { [verb]: refuse });
  }
}

export interface KeyboardFixtures {
  /** The words of the locale of the test. */
  readonly i18n: I18n;
  readonly say: Say;
  /** The name of a language in the interface. */
  readonly language: I18n['language'];
  readonly hands: Hands;
}

/** Hands on the keyboard alone; a pointer event fails the test. */
const keyboard: Fixtures<KeyboardFixtures, object, PlaywrightTestArgs & PlaywrightTestOptions> = {
  i18n: async ({ locale }, use) => {
    await use(i18nFor(locale ?? 'en'));
  },
  say: async ({ i18n }, use) => {
    await use(i18n.t);
  },
  language: async ({ i18n }, use) => {
    await use(i18n.language);
  },
  hands: async ({ page, i18n }, use) => {
    takeMouse(page);
    // The console has to stay empty; see the fixture of the app.
    await page.evaluate(() => {
      for (const kind of ['pointerdown', 'mousedown', 'touchstart', 'wheel']) {
        const note = (event: Event) => {
          if (event.isTrusted) console.error(`${kind}: there is no mouse`);
        };
        window.addEventListener(kind, note, { capture: true });
      }
    });
    const hands = handsOn(page, i18n);
    const source = page.getByLabel(i18n.t('text.source'), { exact: true });
    const skip = page.getByRole('button', { name: i18n.t('welcome.skip'), exact: true });
    await source.or(skip).waitFor();
    if (await skip.isVisible()) await hands.use(skip);
    await expect(source).toBeFocused();
    await use(hands);
  },
};

export const test = shared.extend<KeyboardFixtures>(keyboard);
/** From the first run of an app of its own on. */
export const testFirstRun = testOwnApp.extend<KeyboardFixtures>({ ...keyboard, isWelcomed: false });

export { expect };
