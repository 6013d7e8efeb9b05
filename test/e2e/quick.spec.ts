import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { QUICK_LEAST } from '../../main/shell/electron/quick-place.ts';
import { startAgain } from '../app/program.ts';
import { expect, testOwnApp as test } from './app.ts';
import { serious } from './axe.ts';
import { i18nFor } from './keyboard/say.ts';
import { cutOff, isWide } from './layout.ts';
import { goTo, textScreen } from './screen.ts';

async function opened(page: Page, act: () => Promise<unknown>): Promise<Page> {
  const opening = page.context().waitForEvent('page');
  await act();
  return opening;
}

const quickWindow = (quick: Page) => ({
  source: quick.getByLabel('Source text'),
  result: quick.getByRole('region', { name: 'Translation' }),
  status: quick.getByRole('status').first(),
});

const LINK = 'dragoman://translate?text=Good%20morning.%20Thank%20you.&to=de';

test('L3: a link opens the quick window, waits for Enter, and Escape closes it', async ({
  app,
  page,
}) => {
  const quick = await opened(page, async () => {
    expect(await startAgain(app.data, LINK)).toBe(0);
  });
  const { source, result, status } = quickWindow(quick);
  await expect(source).toHaveValue('Good morning. Thank you.');
  await expect(source).toBeFocused();
  await expect(status).toHaveText(
    'This text came from a link. Check it, then press Enter to send.',
  );
  await expect(result).not.toContainText('Guten');
  expect(await serious(quick)).toEqual([]);
  await quick.keyboard.press('Enter');
  await expect(result).toContainText('Guten Morgen');
  await expect(result).toContainText('Offline');
  expect(await serious(quick)).toEqual([]);
  const closing = quick.waitForEvent('close');
  // The window may be gone before the key is up.
  await quick.keyboard.press('Escape').catch(() => undefined);
  await closing;
});

test('L3: what stands in the quick window moves into the Text screen', async ({ app, page }) => {
  await goTo(page, 'Settings');
  const quick = await opened(page, () => startAgain(app.data, LINK));
  await expect(quickWindow(quick).source).toHaveValue('Good morning. Thank you.');
  const closing = quick.waitForEvent('close');
  await quick.getByRole('button', { name: 'Open in Dragoman' }).click();
  await closing;
  await expect(textScreen(page).source).toHaveValue('Good morning. Thank you.');
  await expect(textScreen(page).translation).toContainText('Guten Morgen');
});

test('L4: a link opens a screen, and an unknown link is rejected', async ({ app, page }) => {
  expect(await startAgain(app.data, 'dragoman://open/usage')).toBe(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Usage' })).toBeVisible();
  expect(await startAgain(app.data, 'dragoman://open/../../etc')).toBe(2);
  expect(await startAgain(app.data, 'dragoman://run?text=x')).toBe(2);
});

test('L6: asking before sending is a choice, and the settings say what this system can do', async ({
  page,
}) => {
  await goTo(page, 'Settings');
  await page.getByRole('tab', { name: 'Quick translate' }).click();
  await expect(page.getByText(/browser\.js.* --translate-clipboard$/)).toBeVisible();
  expect(await serious(page)).toEqual([]);
  await page.getByRole('combobox', { name: 'Wait for Enter' }).click();
  await page.getByRole('option', { name: 'Always' }).click();
  await page.getByRole('tab', { name: 'Background' }).click();
  await expect(
    page.getByRole('switch', { name: 'Keep running when the window is closed' }),
  ).toBeDisabled();
  expect(await serious(page)).toEqual([]);
});

test.describe('in Arabic', () => {
  test.use({ locale: 'ar', isWelcomed: false });

  test('L3 M3: the arrow points from the first language to the second, and no button is mirrored', async ({
    app,
    page,
  }) => {
    await page.getByRole('button', { name: 'تخطي' }).click();
    const quick = await opened(page, () => startAgain(app.data, LINK));
    /** How often an element is turned over, by itself or by what it stands in. */
    const turns = (selector: string) =>
      quick.locator(selector).evaluate((element) => {
        let count = 0;
        for (let at: Element | null = element; at !== null; at = at.parentElement) {
          const { scale, transform } = getComputedStyle(at);
          if (scale.startsWith('-')) count += 1;
          if (transform.startsWith('matrix(-')) count += 1;
        }
        return count;
      });
    await expect.poll(() => turns('.quick-bar .arrow')).toBe(1);
    expect(await turns('.quick-bar .lucide-x')).toBe(0);
  });
});

for (const locale of ['de', 'ar']) {
  test.describe(`in ${locale}, as small as it can be`, () => {
    test.use({ locale, isWelcomed: false });

    test('L3 M2: the text, its sentence and all verbs are in sight', async ({ app, page }) => {
      const { t } = i18nFor(locale);
      await page.getByRole('button', { name: t('welcome.skip'), exact: true }).click();
      const quick = await opened(page, () => startAgain(app.data, LINK));
      await quick.setViewportSize(QUICK_LEAST);
      await expect(quick.locator('.quick-text')).toHaveValue('Good morning. Thank you.');
      /** Words of the languages that are broken in themselves. */
      const broken = () =>
        quick.locator('.quick-bar .picker-shown').evaluateAll((names) =>
          names.flatMap((name) => {
            const node = name.firstChild;
            if (!(node instanceof Text)) return [`${name.outerHTML} has no text`];
            return [...node.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
              const range = document.createRange();
              range.setStart(node, index);
              range.setEnd(node, index + word.length);
              return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1
                ? [word]
                : [];
            });
          }),
        );
      const allInSight = async () => {
        expect.soft(await broken()).toEqual([]);
        // Room for a line of the text at least.
        expect((await quick.locator('.quick-text').boundingBox())?.height).toBeGreaterThan(40);
        for (const part of await quick.locator('.quick :is(button, textarea, .pane-badge)').all()) {
          await expect.soft(part).toBeInViewport({ ratio: 1 });
        }
        expect.soft(await isWide(quick)).toBe(false);
        expect.soft(await cutOff(quick, { isShortened: true })).toEqual([]);
      };
      await allInSight();
      await quick.setViewportSize({ width: 460, height: 400 });
      const field = quick.locator('.quick-text');
      const before = await field.boundingBox();
      await quick.keyboard.press('Enter');
      await expect(quick.locator('.quick-words')).toContainText('Guten Morgen');
      expect.soft(await field.boundingBox(), 'moves with its sentence').toEqual(before);
      await quick.setViewportSize(QUICK_LEAST);
      await allInSight();
    });
  });
}

test.describe('with a clipboard', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-clipboard-'));
  writeFileSync(join(folder, 'xclip'), "#!/bin/sh\nprintf 'Good morning.\\a'\n");
  chmodSync(join(folder, 'xclip'), 0o700);
  const bare = { XDG_SESSION_TYPE: '', WAYLAND_DISPLAY: '' };
  test.use({ env: { ...bare, PATH: `${folder}:/usr/bin:/bin` } });

  test('L4: --translate-clipboard shows its text and translates it offline at once', async ({
    app,
    page,
  }) => {
    const quick = await opened(page, () => startAgain(app.data, '--translate-clipboard'));
    const { source, result } = quickWindow(quick);
    await expect(source).toHaveValue('Good morning.');
    await expect(result).toContainText('Guten Morgen');
    // Asked again, the same window takes the text again.
    await source.fill('Something else');
    expect(await startAgain(app.data, '--translate-clipboard')).toBe(0);
    await expect(source).toHaveValue('Good morning.');
    expect(page.context().pages()).toHaveLength(2);
  });
});

test.describe('without a program for the clipboard', () => {
  test.use({ env: { XDG_SESSION_TYPE: '', WAYLAND_DISPLAY: '', PATH: '/nowhere' } });

  test('L4: the window says so, and takes a text by hand', async ({ app, page }) => {
    const quick = await opened(page, () => startAgain(app.data, '--translate-clipboard'));
    const { source, result, status } = quickWindow(quick);
    await expect(status).toContainText('No clipboard program is installed');
    await source.fill('Good morning.');
    await expect(result).toContainText('Guten Morgen');
  });
});
