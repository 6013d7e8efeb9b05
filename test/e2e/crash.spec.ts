import type { Page } from '@playwright/test';
import { expect, testOwnApp as test } from './app.ts';
import { untilOnDisk } from './on-disk.ts';
import { goTo, paste, pick, textScreen } from './screen.ts';

const current = (page: Page) =>
  page.getByRole('navigation').locator('[aria-current=page]').textContent();

test('Q1: text and options stand there again after kill -9', async ({ app, page }) => {
  const { source, translation, threshold } = textScreen(page);
  await source.fill('Please bring the signed contract.');
  await threshold.fill('60');
  await expect(translation).not.toBeEmpty();
  await source.press('End');
  await source.pressSequentially(' And a pen');
  await untilOnDisk(app.data, 'signed contract. And a pen');
  await app.restart('SIGKILL');
  await expect(source).toHaveValue('Please bring the signed contract. And a pen');
  await expect(threshold).toHaveValue('60');
});

test('Q1: a letter that is half written, and the screen, come back after kill -9', async ({
  app,
  page,
}) => {
  await goTo(page, 'Write');
  const source = page.getByLabel('Text to improve', { exact: true });
  await source.fill('Dear Sirs, this are half a');
  await untilOnDisk(app.data, 'Dear Sirs, this are half a');
  await app.restart('SIGKILL');
  await expect(source).toHaveValue('Dear Sirs, this are half a');
  expect(await current(page)).toBe('Write');
});

test('Q1: the segment editor comes back with its project, its segment and what was written in it', async ({
  app,
  page,
}) => {
  await goTo(page, 'Segments');
  const { from, to } = textScreen(page);
  await pick(page, from, 'English');
  await pick(page, to, 'German');
  await page.getByLabel('Name', { exact: true }).fill('Manual');
  await paste(
    page.getByPlaceholder('Type or paste text'),
    Array.from({ length: 30 }, (_, index) => `Line ${index + 1} of the manual.`).join('\n'),
  );
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  const target = page.getByRole('textbox', { name: /^Translation of segment/ });
  await target.fill('Zeile eins.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('1 of 30 confirmed')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Translation of segment 2' })).toBeFocused();
  await target.fill('Zeile zwei, halb');
  await untilOnDisk(app.data, 'Zeile zwei, halb');
  await untilOnDisk(app.data, '"segment":1');
  await app.restart('SIGKILL');
  expect(await current(page)).toBe('Segments');
  await expect(page.getByText('1 of 30 confirmed')).toBeVisible();
  await expect(target).toHaveValue('Zeile zwei, halb');
});

test('Q1: killed in the middle of a screen, again and again, it opens where it was', async ({
  app,
  page,
}) => {
  for (const screen of ['History', 'Documents', 'Usage'] as const) {
    await goTo(page, screen);
    await untilOnDisk(app.data, `"screen":"${screen.toLowerCase()}"`);
    await app.restart('SIGKILL');
    await expect(page.getByRole('navigation')).toBeVisible();
    expect(await current(page)).toBe(screen);
  }
});
