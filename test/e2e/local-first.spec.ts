import { expect, test } from './app.ts';
import { serious } from './axe.ts';
import { importMemory } from './memories-screen.ts';
import { PRINTER_PAIRS, tmxOf } from './printer-text.ts';
import { goTo, pick, textScreen } from './screen.ts';

test('C7: what a local memory knows is not sent, and says where it comes from', async ({
  page,
}) => {
  await importMemory(page, { name: 'printers.tmx', text: tmxOf(PRINTER_PAIRS) });
  await goTo(page, 'Text');
  const { source, translation, from, options } = textScreen(page);
  await pick(page, from, 'English');
  await options.click();
  await page.getByText('Use local memories first').click();
  await page.keyboard.press('Escape');
  await source.fill('The printer is out of paper.\nThank you.');
  await expect(translation).toContainText('Der Drucker hat kein Papier mehr.');
  await expect(translation).toContainText('[!!');
  await expect(translation.locator('[data-origin="local TM 100 % · printers"]')).toBeVisible();
  await expect(page.getByText('28 saved')).toBeVisible();
  expect(await serious(page)).toEqual([]);
});

test('C13: one press asks whether the service’s memory acted, and says what it cost', async ({
  page,
}) => {
  const { source, translation, memory } = textScreen(page);
  await pick(page, memory, /Office phrases/);
  await source.fill('Please bring the signed contract.');
  await expect(translation).toContainText('Vertrag mit.');
  await page.getByRole('button', { name: 'Was the TM used?' }).click();
  await expect(page.getByText(/^(Yes|Probably yes)\./)).toBeVisible();
  await expect(page.getByText(/characters counted/).first()).toBeVisible();
  expect(await serious(page)).toEqual([]);
});
