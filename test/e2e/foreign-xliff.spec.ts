import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './app.ts';
import { chooseFiles, goTo, pick } from './screen.ts';
import { exportDocument, segmentEditor } from './segment-editor.ts';
import { SDLXLIFF } from '../engine/formats/xliff/cat-files.ts';

test('an sdlxliff is opened, one segment confirmed, and only that one differs in the export', async ({
  page,
  downloads,
}, info) => {
  const file = info.outputPath('printer.sdlxliff');
  writeFileSync(file, SDLXLIFF);
  await goTo(page, 'Segments');
  await pick(page, page.getByRole('combobox', { name: 'From' }), 'English');
  await pick(page, page.getByRole('combobox', { name: 'To' }), 'German');
  await page.getByText('Files', { exact: true }).click();
  await chooseFiles(page, file);
  const editor = segmentEditor(page);
  // The first one that is not confirmed.
  await expect(editor.target(2)).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Ganz neu gesagt.');
  await page.keyboard.press('Control+Enter');
  await expect(editor.notice).toHaveText(/^Confirmed/);
  await exportDocument(page);
  const [name = ''] = readdirSync(downloads, { recursive: true, encoding: 'utf8' }).filter((one) =>
    one.endsWith('.sdlxliff'),
  );
  const written = readFileSync(join(downloads, name), 'utf8');
  expect(written).toContain('Ganz neu gesagt.');
  // Byte for byte, but for the target and the state of the second segment.
  const others = (text: string) =>
    text
      .replace(/<mrk mtype="seg" mid="2">[^<]*<\/mrk>(?=<\/target>)/, '')
      .replace(/<sdl:seg id="2"[^>]*>/, '');
  expect(others(written)).toBe(others(SDLXLIFF));
  expect(written).toMatch(/<sdl:seg id="2" conf="Translated"/);
});
