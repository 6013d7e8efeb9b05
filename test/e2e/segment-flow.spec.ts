import { expect, test } from './app.ts';
import { importMemory } from './memories-screen.ts';
import { PRINTER_PAIRS, tmxOf } from './printer-text.ts';
import { chooseFiles, goTo, pick } from './screen.ts';
import { segmentEditor } from './segment-editor.ts';

const NEW = [
  'A printer needs paper.',
  'Call our <b>service</b> line.',
  'Load the paper.',
  ...Array.from({ length: 9 }, (_, place) => `Step ${place + 1} comes next.`),
];
const SENTENCES = [...PRINTER_PAIRS.map(([source]) => source), ...NEW];

test('T2, T8: twenty segments with matches, suggestions, tags, concordance and machine translation, by keys alone', async ({
  page,
}) => {
  await importMemory(page, { name: 'printers.tmx', text: tmxOf(PRINTER_PAIRS) });
  const { target, confirmed, notice, pane } = segmentEditor(page);
  await goTo(page, 'Segments');
  await pick(page, page.getByRole('combobox', { name: 'From' }), 'English');
  await pick(page, page.getByRole('combobox', { name: 'To' }), 'German');
  await page.getByText('Files', { exact: true }).click();
  await chooseFiles(page, {
    name: 'flow.html',
    mimeType: 'text/html',
    buffer: Buffer.from(
      `<!doctype html><html lang="en"><body>${SENTENCES.map((one) => `<p>${one}</p>`).join('')}</body></html>`,
    ),
  });
  // From here on no mouse.
  for (let number = 1; number <= 8; number += 1) {
    await expect(target(number)).toBeFocused();
    await page.keyboard.press('Alt+1');
    await page.keyboard.press('Control+Enter');
  }
  await expect(target(9)).toBeFocused();
  await page.keyboard.type('Ein Dru');
  // A word of what was confirmed before.
  await expect(page.getByRole('option', { name: 'Drucker project' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type(' braucht Papier.');
  await expect(target(9)).toHaveValue('Ein Drucker braucht Papier.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+Enter');

  await expect(target(10)).toBeFocused();
  await page.keyboard.type('Die Hotline');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await page.keyboard.press('F9');
  await expect(target(10)).toHaveValue('Die <g1>Hotline</g1>');
  // The caret goes past a tag at once, and a tag goes as a whole.
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('s');
  await expect(target(10)).toHaveValue('Die <g1>Hotlines</g1>');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Backspace');
  await expect(target(10)).toHaveValue('Die <g1>Hotline');
  await page.keyboard.type('</g1> anrufen.');
  await page.keyboard.press('Escape');
  await expect(target(10)).toHaveValue('Die <g1>Hotline</g1> anrufen.');
  await page.keyboard.press('F9');
  await expect(notice).toHaveText('All source tags are in the translation.');
  await page.keyboard.press('Control+Enter');

  await expect(target(11)).toBeFocused();
  await page.keyboard.press('Control+Shift+C');
  await expect(pane.getByRole('searchbox', { name: 'Words' })).toBeFocused();
  await page.keyboard.type('paper');
  await page.keyboard.press('Enter');
  await expect(pane.getByRole('region', { name: 'Concordance' })).toContainText(
    'Bis zu 250 Blatt Papier einlegen.',
  );
  await page.keyboard.press('Escape');
  await expect(target(11)).toBeFocused();
  await page.keyboard.type('Papier einlegen.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+Enter');

  for (let number = 12; number <= 20; number += 1) {
    await expect(target(number)).toBeFocused();
    await expect(pane.getByRole('region', { name: 'Machine translation' })).toContainText(
      String(number - 11),
    );
    await page.keyboard.press('Alt+Shift+0');
    await expect(target(number)).not.toHaveValue('');
    await page.keyboard.press('Control+Enter');
  }
  await expect(notice).toHaveText('Confirmed. All segments are confirmed.');
  await expect(confirmed('20 of 20 confirmed')).toBeVisible();
});
