import { expect, test } from './app.ts';
import { serious } from './axe.ts';
import { importMemory } from './memories-screen.ts';
import { PRINTER_PAIRS, tmxOf } from './printer-text.ts';
import { goTo, pick, textScreen } from './screen.ts';

test('C7: an imported memory is active for its pair: what it knows is not sent, and says where it comes from', async ({
  page,
}) => {
  await importMemory(page, { name: 'printers.tmx', text: tmxOf(PRINTER_PAIRS) });
  await goTo(page, 'Text');
  const { source, translation, from, memory } = textScreen(page);
  await pick(page, from, 'English');
  await pick(page, memory, /^Active: printers/);
  await source.fill('The printer is out of paper.\nThank you.');
  await expect(translation).toContainText('Der Drucker hat kein Papier mehr.');
  await expect(translation).toContainText('[!!');
  await expect(translation.locator('[data-kind="memory-exact"]')).toBeVisible();
  await translation.locator('[data-kind="memory-exact"]').hover();
  await expect(page.getByText('local TM 100% · printers')).toBeVisible();
  await expect(page.getByText('28 characters saved')).toBeVisible();
  await expect(page.getByText(/^\d+ characters, \d+ sent$/)).toBeVisible();
  expect(await serious(page)).toEqual([]);
  // Without any memory nothing is asked of it.
  await pick(page, memory, /^None/);
  await expect(translation.locator('[data-kind="memory-exact"]')).toBeHidden();
  await pick(page, memory, /^printers/);
  await expect(memory).toContainText('printers');
  await expect(translation).toContainText('Der Drucker hat kein Papier mehr.');
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
