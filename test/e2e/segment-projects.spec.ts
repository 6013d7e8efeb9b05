import type { Page } from '@playwright/test';
import { expect } from './app.ts';
import { serious } from './axe.ts';
import { testWithDownloads as test } from './downloads.ts';
import { goTo, pick } from './screen.ts';
import { segmentEditor } from './segment-editor.ts';

const htmlOf = (...paragraphs: string[]) => ({
  mimeType: 'text/html',
  buffer: Buffer.from(
    `<!doctype html><html lang="en"><body>${paragraphs.map((one) => `<p>${one}</p>`).join('')}</body></html>`,
  ),
});
const FILES = [
  { name: 'start.html', ...htmlOf('Press the green button.', 'Wait 3 minutes.') },
  { name: 'paper.html', ...htmlOf('Load the paper.', 'Press the green button.') },
  { name: 'end.html', ...htmlOf('Switch the printer off.') },
];

/** Makes a project of three files in German and French. */
async function createProject(page: Page) {
  await goTo(page, 'Segments');
  await pick(page, page.getByRole('combobox', { name: 'From' }), 'English');
  await pick(page, page.getByRole('combobox', { name: 'To' }), 'German');
  await page.getByText('Files', { exact: true }).click();
  await pick(page, page.getByRole('combobox', { name: 'Add language' }), 'French');
  await page.getByRole('textbox', { name: 'Project name' }).fill('Printer');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).click();
  await (await choosing).setFiles(FILES);
  await expect(file(page, 'end.html', 'French')).toBeVisible();
}

const file = (page: Page, name: string, target: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}, ${target}:`) });

test('T9: three files in two languages; the next unconfirmed segment is found over the ends of files', async ({
  page,
}) => {
  const { target } = segmentEditor(page);
  await createProject(page);
  expect(await serious(page)).toEqual([]);
  const words = page.getByRole('progressbar', { name: 'Confirmed words' });
  await expect(words).toHaveAttribute('aria-valuetext', '0 of 36 words confirmed');
  await file(page, 'start.html', 'German').click();
  await expect(target(1)).toBeFocused();
  for (const text of ['Drücken Sie den grünen Knopf.', 'Warten Sie 3 Minuten.']) {
    await page.keyboard.insertText(text);
    await page.keyboard.press('Control+Enter');
  }
  await page.keyboard.press('Control+Alt+ArrowDown');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.title-subject')).toContainText('paper.html');
  await expect(target(1)).toBeFocused();
  await page.keyboard.press('Control+Alt+PageDown');
  await expect(page.locator('.title-subject')).toContainText('end.html');
  await page.keyboard.press('Control+Alt+PageUp');
  await expect(page.locator('.title-subject')).toContainText('paper.html');
  await page.getByRole('button', { name: 'Project files' }).click();
  await expect(words).toHaveAttribute('aria-valuetext', '7 of 36 words confirmed');
  await expect(file(page, 'start.html', 'German')).toContainText('100 %');
  await page.getByRole('button', { name: 'Remove end.html from project' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(file(page, 'end.html', 'German')).toBeHidden();
  await page.getByRole('button', { name: 'All projects' }).click();
  await expect(page.getByRole('button', { name: /^Printer/ })).toContainText(
    '7 of 28 words confirmed',
  );
});
