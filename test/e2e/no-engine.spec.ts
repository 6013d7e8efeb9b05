import { startAgain } from '../app/program.ts';
import { expect, testOwnApp } from './app.ts';
import { serious } from './axe.ts';
import { goldenFile } from './golden-file.ts';
import { goTo, pick } from './screen.ts';
import { openText } from './segment-editor.ts';
import { voiceScreen } from './voice-screen.ts';

testOwnApp.use({ hasPseudo: false });

const NONE = 'Not translated: no engine for English → German';

testOwnApp(
  'without an engine, Segments and the quick window say so and offer the ways on',
  async ({ app, page }) => {
    await openText(page, 'Nobody has ever stored these words.', 'Unstored');
    const pane = page.getByRole('complementary', { name: 'Side pane' });
    await expect(pane.getByText(NONE)).toBeVisible();
    await expect(pane.getByRole('button', { name: /^Install English–German/ })).toBeVisible();
    await expect(pane.getByRole('button', { name: 'Connect a service' })).toBeVisible();
    expect(await serious(page)).toEqual([]);

    const opening = page.context().waitForEvent('page');
    expect(
      await startAgain(app.data, 'dragoman://translate?text=Unstored%20words%20here.&to=de'),
    ).toBe(0);
    const quick = await opening;
    await quick.getByLabel('Source text').press('Enter');
    await expect(quick.getByText(NONE)).toBeVisible();
    await expect(quick.getByRole('button', { name: /^Install English–German/ })).toBeVisible();
    await expect(quick.getByRole('button', { name: 'Connect a service' })).toBeVisible();
    expect(await serious(quick)).toEqual([]);
  },
);

testOwnApp('Voice says before the start which targets no engine translates', async ({ page }) => {
  await goTo(page, 'Voice');
  const { languages, start } = voiceScreen(page);
  await pick(page, languages.getByRole('combobox', { name: 'Spoken language' }), 'English');
  const add = languages.getByRole('combobox', { name: 'Add language' });
  await pick(page, add, 'German');
  await expect(page.getByText(NONE)).toBeVisible();
  await pick(page, add, 'Finnish');
  const finnish = 'Not translated: no engine for English → Finnish';
  await expect(page.getByText(finnish)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Install English–German/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Connect a service' }).first()).toBeVisible();
  await expect(start).toBeEnabled();
  expect(await serious(page)).toEqual([]);
  await languages.getByRole('button', { name: /German/ }).click();
  await expect(page.getByText(NONE)).toBeHidden();
  await expect(page.getByText(finnish)).toBeVisible();
});

testOwnApp(
  'Documents says before the start that no engine translates the pair',
  async ({ page }) => {
    await goTo(page, 'Documents');
    const bar = page.getByRole('group', { name: 'Languages, memory, and options for new files' });
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose files' }).first().click();
    await (await choosing).setFiles([goldenFile('letter.docx')]);
    await expect(page.getByText('1 file can be translated.')).toBeVisible();
    await expect(page.getByText(/no engine for/)).toBeHidden();

    await pick(page, bar.getByRole('combobox', { name: 'From' }), 'English');
    const incoming = page.getByRole('region', { name: 'Files to translate' });
    await expect(incoming.getByText(NONE)).toBeVisible();
    await expect(incoming.getByRole('button', { name: /^Install English–German/ })).toBeVisible();
    await expect(incoming.getByRole('button', { name: 'Connect a service' })).toBeVisible();
    await expect(incoming.getByRole('button', { name: /^Translate/ })).toBeEnabled();
    expect(await serious(page)).toEqual([]);

    await pick(page, bar.getByRole('combobox', { name: 'To' }), 'Finnish');
    await expect(
      incoming.getByText('Not translated: no engine for English → Finnish'),
    ).toBeVisible();
    await pick(page, bar.getByRole('combobox', { name: 'To' }), 'German');
    await pick(page, bar.getByRole('combobox', { name: 'Translation memory' }), /^Office phrases/);
    await expect(
      incoming.getByText('Only TM matches are translated: no engine for English → German'),
    ).toBeVisible();
    await incoming.getByRole('button', { name: /^Translate/ }).click();
    await expect(
      page.getByText(/segments? not translated · Done in|no engine/).first(),
    ).toBeVisible();
  },
);
