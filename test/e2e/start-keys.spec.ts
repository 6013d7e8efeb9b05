import type { Page } from '@playwright/test';
import type { FakeRpcOptions } from '../fakes/rpc.ts';
import { Settings } from '../../preload/contract/settings.ts';
import { expect, test } from './built-page.ts';

/** Where the program was left: the fourth segment of a file. */
const AT_SEGMENT: FakeRpcOptions = {
  settings: Settings.parse({
    welcomed: true,
    place: { screen: 'segments', project: 'p1', segment: 3 },
  }),
};

interface Keys {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey?: boolean;
  readonly altKey?: boolean;
}

/** Presses a key as soon as an element is on the page, before anything else can happen there. */
const pressAtOnce = (page: Page, at: string, init: Keys) =>
  page.addInitScript(
    ([wanted, key]) => {
      const watching = new MutationObserver(() => {
        if (document.querySelector(wanted) === null) return;
        watching.disconnect();
        const press = new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true });
        (document.activeElement ?? document.body).dispatchEvent(press);
      });
      watching.observe(document, { subtree: true, childList: true });
    },
    [at, init] as const,
  );

test('a key is heard from the moment in which the page is there', async ({ page, built }) => {
  await pressAtOnce(page, 'nav', { key: 'k', code: 'KeyK', ctrlKey: true });
  await page.goto(built.address(AT_SEGMENT));
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
});

const NEXT_OPEN = { key: 'ArrowDown', code: 'ArrowDown', ctrlKey: true, altKey: true };

for (const [when, at] of [
  ['its rows are there', '.segment:not(.segment-heads)'],
  ['the code of its screen is read', 'nav'],
] as const) {
  test(`a key of the editor does its work when it is pressed as soon as ${when}`, async ({
    page,
    built,
  }) => {
    await pressAtOnce(page, at, NEXT_OPEN);
    await page.goto(built.address(AT_SEGMENT));
    await expect(page.locator('#segment-4-source')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Translation of segment 5' })).toBeFocused();
  });
}

test('what is pressed after it takes the place of a key that still waits', async ({
  page,
  built,
}) => {
  await pressAtOnce(page, 'nav', NEXT_OPEN);
  await pressAtOnce(page, 'nav', { key: 'Tab', code: 'Tab' });
  await page.goto(built.address(AT_SEGMENT));
  await expect(page.getByRole('textbox', { name: 'Translation of segment 4' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Translation of segment 5' })).toHaveCount(0);
});
