import { expect, test } from './app.ts';
import { serious } from './axe.ts';
import { importMemory } from './memories-screen.ts';
import { openText, segmentEditor } from './segment-editor.ts';
import { tmxOf } from './printer-text.ts';

const MEMORY = {
  name: 'stops.tmx',
  text: tmxOf([
    ['Press the emergency stop button.', 'Drücken Sie den Not-Aus-Schalter.'],
    ['The emergency stop button is red.', 'Der Not-Aus-Schalter ist rot.'],
    ['Reset the emergency stop button first.', 'Setzen Sie zuerst den Not-Aus-Schalter zurück.'],
  ]),
};

test('T2: matches, fragments, machine translation, concordance and QA in one pane, by keys', async ({
  page,
}) => {
  await importMemory(page, MEMORY);
  await openText(page, 'Check the emergency stop button 12 times today.\nIt is red.', 'Stops');
  const { pane, target } = segmentEditor(page);
  const section = (name: string) => pane.getByRole('region', { name });
  await expect(section('Terms and fragments').getByRole('listitem')).toContainText([
    /the emergency stop button → Not-Aus-Schalter/,
  ]);
  await expect(section('Machine translation')).toContainText('12');
  await page.keyboard.type('Prüfen Sie den');
  await page.keyboard.press('Alt+Shift+1');
  await expect(target(1)).toHaveValue('Prüfen Sie den Not-Aus-Schalter');
  await expect(section('QA of this segment')).toContainText('Number mismatch: 12');
  expect(await serious(page)).toEqual([]);

  // One numbered list: what follows the matches goes on from them, machine translation last.
  const insert = section('Terms and fragments').getByRole('button', { name: /^Insert/ });
  await expect(insert).toHaveText(['Alt+1']);
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Alt+1');
  await expect(target(1)).toHaveValue('Not-Aus-Schalter');
  const machine = section('Machine translation').getByRole('button', { name: /^Insert/ });
  await expect(machine).toHaveText('Insert Alt+2');
  await page.keyboard.press('Alt+2');
  await expect(target(1)).toHaveValue(/12/);

  await page.keyboard.press('Alt+Shift+9');
  await expect(segmentEditor(page).notice).toHaveText('No term or fragment 9.');
  await page.keyboard.press('Alt+Shift+0');
  await expect(target(1)).toHaveValue(/12/);
  await page.keyboard.press('Control+ArrowDown');
  await expect(target(2)).toBeFocused();
});

test('T2: sections close and are sized by keys, and stay so', async ({ page }) => {
  await openText(page, 'It is red.', 'Red');
  const { pane, target } = segmentEditor(page);
  await page.keyboard.press('F3');
  const terms = pane.getByRole('button', { name: /^Terms and fragments/ });
  await expect(terms).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(terms).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('F3');
  await expect(terms).toHaveAttribute('aria-expanded', 'true');

  const line = pane.getByRole('separator', { name: 'Height of Machine translation' });
  await line.focus();
  const before = Number((await line.locator('..').boundingBox())?.height);
  await page.keyboard.press('ArrowDown');
  await expect(line).toHaveAttribute('aria-valuenow', String(Math.round(before) + 16));
  await page.keyboard.press('Escape');
  await expect(target(1)).toBeFocused();
  await page.keyboard.press('Control+1');
  await page.keyboard.press('Control+3');
  await expect(line).toHaveAttribute('aria-valuenow', String(Math.round(before) + 16));
});

test('T2: the line beside the pane sizes it by keys and by dragging, at every width, and stays so', async ({
  page,
}) => {
  await openText(page, 'It is red.', 'Red');
  const { pane } = segmentEditor(page);
  await page.setViewportSize({ width: 1024, height: 640 });
  const line = pane.getByRole('separator', { name: 'Width of the side pane' });
  const width = async () => Math.round((await pane.boundingBox())?.width ?? 0);
  const usual = await width();
  await line.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(width).toBe(usual - 16);
  const { x = 0, y = 0 } = (await line.boundingBox()) ?? {};
  await page.mouse.move(x + 3, y + 100);
  await page.mouse.down();
  await page.mouse.move(x - 37, y + 100);
  await page.mouse.up();
  await expect.poll(width).toBe(usual + 24);
  await page.keyboard.press('Control+1');
  await page.keyboard.press('Control+3');
  await expect.poll(width).toBe(usual + 24);
  await line.focus();
  await page.keyboard.press('Home');
  await expect.poll(width).toBe(usual);

  // Below the segments, the line sizes them.
  await page.setViewportSize({ width: 720, height: 450 });
  const below = pane.getByRole('separator', { name: 'Height of the segment list' });
  const height = async () =>
    Math.round((await page.locator('.segments').boundingBox())?.height ?? 0);
  const high = await height();
  await below.focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(height).toBe(high - 16);
});
