import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './app.ts';
import { serious } from './axe.ts';
import { exportDocument, segmentEditor } from './segment-editor.ts';
import { goldenFile } from './golden-file.ts';
import { chooseFiles, goTo, pick } from './screen.ts';

async function choosePair(page: Page) {
  await pick(page, page.getByRole('combobox', { name: 'From' }), 'English');
  await pick(page, page.getByRole('combobox', { name: 'To' }), 'German');
}

test('C3: a file is filled by the service after its cost is said, and goes out in its own format', async ({
  page,
  downloads,
}) => {
  const { notice, target, row } = segmentEditor(page);
  await goTo(page, 'Segments');
  await choosePair(page);
  await page.getByText('Files', { exact: true }).click();
  await chooseFiles(page, goldenFile('letter.docx'));
  await expect(target(1)).toBeFocused();
  await page.getByRole('button', { name: 'Machine-translate empty segments' }).click();
  await expect(page.getByText(/^Up to [\d,]+ characters will be sent\./)).toBeVisible();
  expect(await serious(page)).toEqual([]);
  await page.getByRole('button', { name: 'Translate', exact: true }).click();
  await expect(notice).toHaveText(
    /No segments pre-translated from TM\. [\d,]+ characters were sent\./,
  );
  await expect(row(1)).toContainText('Pseudo-translation');
  await page.keyboard.press('Control+Enter');
  await expect(row(1)).toContainText('Confirmed');
  await exportDocument(page);
  await expect(notice).toHaveText(/^Exported “letter\.de\.docx” to .*\.$/);
  expect(existsSync(join(downloads, 'letter.de.docx'))).toBe(true);
});

test('C3: a document of the queue opens in the segment editor, and its tags go in by keys', async ({
  page,
  downloads,
}) => {
  const { target, row, notice } = segmentEditor(page);
  await goTo(page, 'Documents');
  await chooseFiles(page, {
    name: 'note.html',
    mimeType: 'text/html',
    buffer: Buffer.from(
      '<!doctype html><html lang="en"><body><p>Press the <b>green</b> button.</p></body></html>',
    ),
  });
  await page.getByRole('button', { name: /^Translate/ }).click();
  await expect(page.getByText(/Done in/).first()).toBeVisible();
  await goTo(page, 'Segments');
  await page.getByText('Document queue', { exact: true }).click();
  await pick(page, page.getByRole('combobox', { name: 'Document' }), /note\.html/);
  await choosePair(page);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(target(1)).toBeFocused();
  await expect(row(1)).toContainText('missing');
  await page.keyboard.insertText('Die ');
  await page.keyboard.press('Control+Shift+1');
  await page.keyboard.insertText('grüne');
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText(' Taste drücken.');
  await expect(row(1)).not.toContainText('missing');
  await page.keyboard.press('Control+Enter');
  await expect(notice).toHaveText('Confirmed. All segments are confirmed.');
  await exportDocument(page);
  await expect(notice).toHaveText(/^Exported .* to .*\.$/);
  // The queue’s own result has the plain name.
  const written = readFileSync(join(downloads, 'note.de (2).html'), 'utf8');
  expect(written).toContain('<p>Die <b>grüne</b> Taste drücken.</p>');
});
