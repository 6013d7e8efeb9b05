import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './app.ts';
import { seriousInThemes } from './axe.ts';
import { tabTo } from './keyboard.ts';
import { chooseFiles, goTo, pick } from './screen.ts';
import { exportDocument, openText, segmentEditor } from './segment-editor.ts';
import { runAction } from './run-action.ts';

const OLD = 'Open the tray.\n\nRemove the paper from the large tray.\n\nClose it.';
const NEW = 'Read this first.\n\nOpen the tray.\n\nRemove the paper from the small tray.\n';

test('a new version takes the place of the document, and the old one comes back', async ({
  page,
  downloads,
}, info) => {
  const fresh = info.outputPath('manual-2.txt');
  writeFileSync(fresh, NEW);
  await openText(page, OLD, 'Manual');
  const editor = segmentEditor(page);
  const targets = ['Öffnen Sie das Fach.', 'Leeren Sie das große Fach.', 'Schließen.'];
  for (const [at, target] of targets.entries()) {
    await expect(editor.target(at + 1)).toBeFocused();
    await page.keyboard.type(target);
    await page.keyboard.press('Control+Enter');
  }
  await expect(editor.confirmed('3 of 3 confirmed')).toBeVisible();

  await runAction(page, 'Update source document');
  const dialog = page.getByRole('dialog', { name: 'Update source document' });
  const choose = dialog.getByRole('button', { name: 'Choose file' });
  await expect(choose).toBeFocused();
  await chooseFiles(page, fresh, () => page.keyboard.press('Enter'));

  const counts = dialog.getByRole('table');
  await expect(counts.getByRole('row', { name: /^Unchanged/ })).toContainText('11');
  await expect(counts.getByRole('row', { name: /^All segments/ })).toContainText('33');
  await expect(dialog).toContainText('1 removed segment was confirmed.');
  expect(await seriousInThemes(page)).toEqual([]);
  // Nothing is replaced before the answer.
  await expect(editor.row(3)).toContainText('Schließen.');
  await expect(dialog.getByRole('button', { name: 'Update', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');

  const report = page.getByRole('dialog', { name: 'Update report' });
  await expect(report.getByRole('status')).toContainText('The document was updated.');
  expect(await seriousInThemes(page)).toEqual([]);
  // The report is read for longer than a row tries to take the keyboard.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 70; frame += 1) await new Promise(requestAnimationFrame);
  });
  await page.keyboard.press('Escape');
  await expect(editor.row(1)).toContainText('Read this first.');
  await expect(editor.row(2)).toContainText('Öffnen Sie das Fach.');
  await expect(editor.confirmed('1 of 3 confirmed')).toBeVisible();
  await expect(editor.target(1)).toBeFocused();
  await page.keyboard.press('Control+ArrowDown');
  await page.keyboard.press('Control+ArrowDown');
  await expect(editor.target(3)).toHaveText('Leeren Sie das große Fach.');
  const earlier = editor.pane.getByRole('region', { name: 'Source before the update' });
  await expect(earlier.locator('del')).toContainText('large');
  await expect(earlier.locator('ins')).toContainText('small');
  await page.keyboard.press('Control+Enter');
  await expect(editor.confirmed('2 of 3 confirmed')).toBeVisible();
  await expect(earlier).toBeHidden();

  await exportDocument(page);
  const [written = ''] = readdirSync(downloads, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.includes('manual-2'),
  );
  expect(readFileSync(join(downloads, written), 'utf8')).toContain(
    'Read this first.\n\nÖffnen Sie das Fach.',
  );

  await runAction(page, 'Show update report');
  await report.locator('summary', { hasText: 'Removed' }).focus();
  await page.keyboard.press('Enter');
  await expect(report).toContainText('Schließen.');
  const saved = page.waitForEvent('download');
  await tabTo(page, report.getByRole('button', { name: 'Save report as CSV' }));
  await page.keyboard.press('Enter');
  expect((await saved).suggestedFilename()).toBe('Update report manual-2.txt.csv');
  await tabTo(page, report.getByRole('button', { name: 'Go back to previous version' }));
  await page.keyboard.press('Enter');
  await expect(editor.row(3)).toContainText('Schließen.');
  await expect(editor.confirmed('3 of 3 confirmed')).toBeVisible();
});

test('an update is undone and redone by the keys of all steps', async ({ page }, info) => {
  const fresh = info.outputPath('manual-2.txt');
  writeFileSync(fresh, NEW);
  await openText(page, OLD, 'Manual');
  const editor = segmentEditor(page);
  await page.keyboard.type('Öffnen Sie das Fach.');
  await page.keyboard.press('Control+Enter');
  await expect(editor.target(2)).toBeFocused();
  await runAction(page, 'Update source document');
  const dialog = page.getByRole('dialog', { name: 'Update source document' });
  await dialog.locator('input[data-update]').setInputFiles(fresh);
  await dialog.getByRole('button', { name: 'Update', exact: true }).press('Enter');
  const report = page.getByRole('dialog', { name: 'Update report' });
  await expect(report).toContainText('The document was updated.');
  await page.keyboard.press('Escape');
  await expect(editor.row(1)).toContainText('Read this first.');
  await expect(editor.target(1)).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(editor.notice).toHaveText('Update undone: this is the previous version.');
  await expect(editor.target(1)).toHaveValue('Öffnen Sie das Fach.');
  await page.keyboard.press('Control+Shift+z');
  await expect(editor.notice).toHaveText('Update redone: this is the new version.');
  await expect(editor.target(1)).toHaveValue('');
});

test('another file type is refused in words', async ({ page }, info) => {
  const html = info.outputPath('manual.html');
  writeFileSync(html, '<!doctype html><html><body><p>Open the tray.</p></body></html>');
  await openText(page, OLD, 'Manual');
  await runAction(page, 'Update source document');
  const dialog = page.getByRole('dialog', { name: 'Update source document' });
  await dialog.locator('input[data-update]').setInputFiles(html);
  await expect(dialog).toContainText('“manual.html” has a different file type.');
  await expect(dialog).toContainText('The document in the project is of type txt;');
  await page.keyboard.press('Escape');
  await expect(segmentEditor(page).target(1)).toBeFocused();
});

test('a project of several files updates one of them from its row', async ({ page }, info) => {
  await goTo(page, 'Segments');
  await pick(page, page.getByRole('combobox', { name: 'From' }), 'English');
  await pick(page, page.getByRole('combobox', { name: 'To' }), 'German');
  await page.getByText('Files', { exact: true }).click();
  const files = ['a.txt', 'b.txt', 'b.v2.txt'].map((name) => info.outputPath(name));
  for (const file of files) writeFileSync(file, file.endsWith('v2.txt') ? NEW : OLD);
  const [first = '', second = '', fresh = ''] = files;
  await chooseFiles(page, [first, second]);
  const row = page.getByRole('row', { name: /b\.txt/ });
  await row.getByRole('button', { name: 'More actions for b.txt' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Update source document' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Update source document' });
  await dialog.locator('input[data-update]').setInputFiles(fresh);
  await dialog.getByRole('button', { name: 'Update', exact: true }).press('Enter');
  const report = page.getByRole('dialog', { name: 'Update report' });
  await expect(report).toContainText('The document was updated.');
  await page.keyboard.press('Escape');
  await expect(report).toBeHidden();
  await expect(page.getByRole('row', { name: /b\.v2\.txt/ })).toBeVisible();
  await expect(row).toBeHidden();
  await expect(page.getByRole('row', { name: /a\.txt/ })).toBeVisible();
  await page.getByRole('button', { name: 'More actions for b.v2.txt' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Go back to previous version' }).press('Enter');
  await expect(row).toBeVisible();
});
