import type { Page } from '@playwright/test';
import { expect, test } from './app.ts';
import { onEveryScreen } from './layout.ts';
import { startLeanService } from './lean-service.ts';
import { connect, goTo, textScreen } from './screen.ts';

/** Texts in sight that stand for a value that is not there, answers that could not be read, and empty rows. */
const hollow = (page: Page) =>
  page.evaluate(() => {
    const shown = (element: Element) =>
      element instanceof HTMLElement && element.offsetParent !== null;
    const texts = [...document.querySelectorAll('body *')]
      .filter(shown)
      .flatMap((element) => [
        ...[...element.childNodes]
          .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
          .map(({ textContent }) => textContent ?? ''),
        element.getAttribute('aria-label') ?? '',
        element.getAttribute('title') ?? '',
      ]);
    // Longer ones are texts of licences.
    const LABEL = 300;
    const missing = /\b(?:undefined|null|NaN|Infinity|Invalid Date)\b|\[object |\bbad-answer\b/;
    const rows = [...document.querySelectorAll('tbody tr, [role="row"], [role="option"], li')]
      .filter(shown)
      .filter(
        (row) => row.textContent.trim() === '' && row.querySelector('input, svg, img') === null,
      );
    return [
      ...texts.filter((text) => text.length <= LABEL && missing.test(text)),
      ...rows.map((row) => row.outerHTML.slice(0, 120)),
    ];
  });

test('B1: no screen shows a value that a lean service has left out', async ({ page }) => {
  await using service = await startLeanService();
  await connect(page, { base_url: service.url, developer_key: 'lean-key' }, 'Lean service');
  await goTo(page, 'Text');
  await textScreen(page).source.fill('Good morning.');
  await expect(textScreen(page).translation).toContainText('Hallo');
  await onEveryScreen(page, async (name) => {
    expect.soft(await hollow(page), name).toEqual([]);
    for (const tab of await page.getByRole('main').getByRole('tab').all()) {
      await tab.click();
      await page.waitForTimeout(300);
      const admin = page.getByRole('textbox', { name: 'Admin key' });
      if (await admin.isVisible()) {
        await admin.fill('lean-admin-key:adm');
        await page.getByRole('button', { name: 'Check and save' }).click();
        await expect(admin).toBeHidden();
        await page.waitForTimeout(500);
      }
      const place = `${name}, ${(await tab.textContent()) ?? ''}`;
      expect.soft(await hollow(page), place).toEqual([]);
    }
  });
  // What it does not tell is unknown, not nothing.
  await goTo(page, 'Usage');
  await page.getByRole('tab', { name: 'Report' }).click();
  const total = page.locator('.figure').filter({ hasText: 'Total' }).first();
  await expect(total).toContainText('Unknown');
  await expect(page.locator('.report-empty')).toHaveText('Not reported by the service.');
  await page.getByRole('tab', { name: 'Reconcile' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('Not reported by the service.');
  const asked = new Set(service.requests.map(({ url }) => url.split('?')[0]));
  expect([...asked]).toEqual(
    expect.arrayContaining([
      '/v2/usage',
      '/v3/languages',
      '/v3/glossaries',
      '/v3/style_rules',
      '/v3/translation_memories',
      '/v2/admin/developer-keys',
      '/v2/admin/analytics',
    ]),
  );
});
