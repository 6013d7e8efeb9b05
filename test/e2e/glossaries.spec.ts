import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test, testOwnApp } from './app.ts';
import { serious, seriousInThemes } from './axe.ts';
import { chooseFiles, goTo, pick, textScreen } from './screen.ts';
import { openText, segmentEditor } from './segment-editor.ts';

const PAIRS = [
  'harbour,Hafen,en,de',
  'jetty,Steg,en,de',
  '"buoy, red",rote Boje,en,de',
  'harbour,port,en,fr',
  'Hafen,harbour,de,en',
];

test('E1 E3 E4: a file of three pairs becomes three dictionaries, and comes out as it was', async ({
  page,
}) => {
  await goTo(page, 'Glossaries');
  const file = test.info().outputPath('harbour.csv');
  writeFileSync(file, [...PAIRS, 'no comma here', 'same,same,en,en'].join('\n'));
  await chooseFiles(page, file, page.getByRole('button', { name: 'Import', exact: true }));
  const preview = page.getByRole('main');
  await expect(preview).toContainText('3 dictionaries');
  await expect(preview).toContainText('2 lines skipped');
  expect(await serious(page)).toEqual([]);
  await page.getByRole('radio', { name: 'New glossary' }).check({ force: true });
  await page.getByRole('button', { name: 'Import 5 entries' }).click();
  await expect(page.getByText(/5 entries imported into/)).toBeVisible();

  await page.getByRole('tab', { name: /English → German/ }).click();
  await page.getByRole('button', { name: 'Add entry' }).click();
  await page.keyboard.type('jetty');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Anleger');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toContainText('duplicate of line 2');
  await expect(page.getByRole('button', { name: 'Save…' })).toBeDisabled();
  expect(await seriousInThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Discard changes' }).click();

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('button', { name: 'CSV with languages' }).click();
  const saved = readFileSync(await (await saving).path(), 'utf8').replace(/^\uFEFF/, '');
  expect(saved.trim().split(/\r?\n/)).toEqual(PAIRS);
});

test('E5 E6: chosen terms act, are marked in the source and checked in the translation', async ({
  page,
}) => {
  const { source, translation, from, options } = textScreen(page);
  await pick(page, from, 'English');
  await options.click();
  await pick(page, page.getByRole('combobox', { name: 'Glossaries' }), /IT terms/);
  await source.fill('The browser needs a backup.');
  await expect(translation).toContainText('Datensicherung');
  await expect(page.getByRole('main')).toContainText('2 used');
  expect(await serious(page)).toEqual([]);
});

testOwnApp('F1: a rule is set, saved as a new version, and stays', async ({ app, page }) => {
  await goTo(page, 'Style rules');
  await page.getByRole('option', { name: /House style \(English\)/ }).click();
  await expect(page.getByRole('main')).toContainText('version 1');
  await page.getByRole('searchbox', { name: 'Search rules and options' }).fill('time format');
  const clock = page.getByRole('combobox', { name: /^Time format/ });
  await pick(page, clock, /^12-hour clock with morning or evening/);
  await page.getByRole('button', { name: 'Save rules' }).click();
  await expect(page.getByText('Version 2 saved.')).toBeVisible();
  for (const tab of ['Instructions', 'Test', 'Rules']) {
    await page.getByRole('tab', { name: tab }).click();
    expect(await serious(page), tab).toEqual([]);
  }
  await app.restart('SIGKILL');
  await goTo(page, 'Style rules');
  await page.getByRole('option', { name: /House style \(English\)/ }).click();
  await expect(page.getByRole('main')).toContainText('version 2');
});

const FORBIDDEN = `<?xml version="1.0"?><martif type="TBX" xml:lang="en"><text><body>
<termEntry><langSet xml:lang="en"><tig><term>backup</term></tig></langSet><langSet xml:lang="de">
<tig><term>Sicherung</term></tig>
<tig><term>Datensicherung</term><termNote type="normativeAuthorization">deprecatedTerm</termNote><note>Too long for buttons</note></tig>
</langSet></termEntry></body></text></martif>`;

testOwnApp(
  'a termbase brings its forbidden terms: struck in Segments, named on Text, exported again',
  async ({ page }) => {
    await goTo(page, 'Glossaries');
    const file = test.info().outputPath('style.tbx');
    writeFileSync(file, FORBIDDEN);
    await chooseFiles(page, file, page.getByRole('button', { name: 'Import', exact: true }));
    await expect(page.getByText('Add 1 forbidden term to your list')).toBeVisible();
    expect(await seriousInThemes(page)).toEqual([]);
    await page.getByRole('radio', { name: 'New glossary' }).check({ force: true });
    await page.getByRole('button', { name: 'Import 1 entry' }).click();
    await expect(page.getByText('1 forbidden term added to your list.')).toBeVisible();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await expect(page.getByRole('switch', { name: 'Forbidden terms in TBX' })).toBeChecked();
    expect(await serious(page)).toEqual([]);
    await page.getByRole('button', { name: 'TBX', exact: true }).click();
    const saved = readFileSync(await (await saving).path(), 'utf8');
    expect(saved).toContain('<term>Datensicherung</term><termNote type="administrativeStatus">');

    await goTo(page, 'Text');
    const { source, translation, from, options } = textScreen(page);
    await pick(page, from, 'English');
    await options.click();
    await pick(page, page.getByRole('combobox', { name: 'Glossaries' }), /IT terms/);
    await source.fill('The browser needs a backup.');
    await expect(translation).toContainText('Datensicherung');
    await expect(page.getByText('Contains a forbidden term: Datensicherung')).toBeVisible();
    expect(await serious(page)).toEqual([]);

    await openText(page, 'The browser needs a backup.', 'Help');
    const { pane, target } = segmentEditor(page);
    await expect(target(1)).toBeFocused();
    await expect(pane.locator('del', { hasText: 'Datensicherung' })).toBeVisible();
    await expect(pane.getByText('Too long for buttons')).toBeVisible();
    await page.keyboard.insertText('Eine Datensicherung.');
    await expect(pane.getByText('Do not use: Datensicherung')).toBeVisible();
  },
);
