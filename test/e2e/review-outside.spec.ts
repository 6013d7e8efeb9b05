import { expect, test } from './app.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflate } from '../../main/engine/formats/zip/inflate.ts';
import { readZip } from '../../main/engine/formats/zip/read-zip.ts';
import { packEntry, zipPieces } from '../../main/engine/formats/zip/write-zip.ts';
import { runAction } from './run-action.ts';
import { openText, segmentEditor } from './segment-editor.ts';

test('a table goes to a reviewer, and the changes come back', async ({ page, downloads }, info) => {
  await openText(page, 'Close the tray.', 'Printer');
  const editor = segmentEditor(page);
  await page.keyboard.type('Schließen Sie es.');
  await page.keyboard.press('Control+Enter');
  await runAction(page, 'External review');
  const dialog = page.getByRole('dialog', { name: 'External review' });
  await dialog.getByRole('button', { name: 'Export for review' }).click();
  await expect(dialog.getByRole('status')).toContainText('Printer.review');

  const file = readFileSync(join(downloads, 'Printer.review.de.docx'));
  const zip = await readZip(file);
  const entries = await Promise.all(
    zip.entries.map(async (entry) => {
      if (entry.name !== 'word/document.xml') return entry;
      const text = Buffer.from(await inflate(entry)).toString();
      const ins = '<w:ins w:id="1" w:author="Grace" w:date="2030-02-01T08:00:00Z">';
      const changed = text.replace(
        'Schließen Sie es.</w:t></w:r>',
        `Schließen Sie </w:t></w:r>${ins}<w:r><w:t>das Fach.</w:t></w:r></w:ins>`,
      );
      return packEntry(entry.name, Buffer.from(changed));
    }),
  );
  const pieces: Uint8Array[] = [];
  for await (const piece of zipPieces(entries)) pieces.push(piece);
  const returned = info.outputPath('returned.docx');
  writeFileSync(returned, Buffer.concat(pieces));
  await dialog.locator('input[data-review]').setInputFiles(returned);
  await expect(dialog.getByRole('status')).toContainText('Segments changed1');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(editor.row(1)).toContainText('Schließen Sie das Fach.');
});
