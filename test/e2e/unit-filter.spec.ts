import type { Page } from '@playwright/test';
import { expect, test } from './app.ts';
import { serious } from './axe.ts';
import { importMemory } from './memories-screen.ts';
import { goTo } from './screen.ts';
import { openText, segmentEditor } from './segment-editor.ts';

const unit = (
  source: string,
  author: string,
  day: string,
  ...props: (readonly [string, string])[]
) =>
  `<tu changeid="${author}" changedate="${day}T101500Z">${props
    .map(([type, text]) => `<prop type="${type}">${text}</prop>`)
    .join(
      '',
    )}<tuv xml:lang="en"><seg>${source}</seg></tuv><tuv xml:lang="de"><seg>${source} (de)</seg></tuv></tu>`;
const FILE = {
  name: 'agency.tmx',
  text: `<?xml version="1.0" encoding="UTF-8"?><tmx version="1.4"><header srclang="en"/><body>
${unit('Close the valve slowly.', 'Ada', '20240512', ['project', 'Pump manual'], ['client', 'ACME'])}
${unit('Open the valve slowly.', 'Ben', '20250512', ['x-Project:SinglePicklist', 'Valve leaflet'])}
${unit('The valve is open.', 'Ada', '20260212')}
</body></tmx>`,
};
const results = (page: Page) => page.getByRole('main').getByRole('status').first();

test('units are filtered by author, project and date, which combine with words', async ({
  page,
}) => {
  await importMemory(page, FILE);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect(page.getByLabel('Author')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('acme');
  await expect(results(page)).toHaveText('1 result');
  await expect(page.getByRole('row')).toHaveCount(1);
  await expect(page.getByRole('row')).toContainText('Pump manual · ACME');
  expect(await serious(page)).toEqual([]);
  await page.getByLabel('Project or client').fill('');
  await page.getByLabel('Author').fill('ada');
  await expect(results(page)).toHaveText('2 results');
  await page.getByLabel('Changed since').fill('2026-01-01');
  await expect(results(page)).toHaveText('1 result');
  await page.getByLabel('Changed since').fill('');
  await expect(results(page)).toHaveText('2 results');
  await page.getByRole('searchbox', { name: 'Search' }).first().fill('slowly');
  await expect(results(page)).toHaveText('1 result');
  await expect(page.getByRole('row')).toHaveCount(1);
  await expect(page.getByRole('row')).toContainText('Close the valve slowly.');
  // It is there after a look elsewhere.
  await goTo(page, 'Text');
  await goTo(page, 'Memories');
  await expect(page.getByLabel('Author')).toHaveValue('ada');
  await expect(results(page)).toHaveText('1 result');
});

test('matches and concordance say the project, which a confirmation stores', async ({ page }) => {
  await importMemory(page, FILE);
  await openText(page, 'Close the valve slowly.\nKeep it dry.', 'Garden pump');
  const { pane, match, target, confirmed } = segmentEditor(page);
  await expect(match(1)).toContainText('Pump manual · ACME');
  await page.keyboard.press('Control+ArrowDown');
  await expect(target(2)).toBeFocused();
  await page.keyboard.type('Trocken halten.');
  await page.keyboard.press('Control+Enter');
  await expect(confirmed('1 of 2 confirmed')).toBeVisible();

  const concordance = pane.getByRole('region', { name: 'Concordance' });
  await page.keyboard.press('Control+Shift+C');
  await expect(concordance.getByRole('searchbox', { name: 'Words' })).toBeFocused();
  await page.keyboard.type('valve');
  await page.keyboard.press('Enter');
  await expect(concordance.getByText('3 results')).toBeVisible();
  await concordance.getByRole('button', { name: 'Filter' }).click();
  await expect(concordance.getByLabel('Author')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('leaflet');
  await expect(concordance.getByText('1 result', { exact: true })).toBeVisible();
  await expect(concordance.getByRole('listitem')).toContainText('Valve leaflet');
  await concordance.getByLabel('Changed until').fill('2025-01-01');
  await expect(concordance.getByText('No results')).toBeVisible();
  expect(await serious(page)).toEqual([]);
  await concordance.getByRole('button', { name: 'Filter' }).click();
  await expect(concordance.getByText('3 results')).toBeVisible();
  await expect(concordance.getByLabel('Author')).toBeHidden();

  await goTo(page, 'Memories');
  await page.getByRole('option', { name: 'agency' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Keep it dry.' })).toContainText(
    'Garden pump',
  );
});
