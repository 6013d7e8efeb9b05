import type { Page } from '@playwright/test';
import { expect, test } from './app.ts';
import { goTo, textScreen } from './screen.ts';
import { openText, segmentEditor } from './segment-editor.ts';

/** Holds the code of a part back until it is let go, as a slow disk or a busy computer does. */
async function holdCode(page: Page, part: string): Promise<() => void> {
  const gate = Promise.withResolvers<null>();
  await page.route(new RegExp(`/${part}-[^/]*\\.js$`), async (route) => {
    await gate.promise;
    await route.continue();
  });
  return () => gate.resolve(null);
}

test('what is typed before a dialog is there goes into the dialog, not into the segment', async ({
  page,
}) => {
  await openText(page, 'Please bring the signed contract.', 'Contract');
  const editor = segmentEditor(page);
  await editor.target(1).fill('Bitte');
  const show = await holdCode(page, 'ReplaceDialog');
  await page.keyboard.press('Control+h');
  await page.keyboard.type('signed');
  show();
  const find = page.getByRole('dialog').getByRole('textbox', { name: 'Find' });
  await expect(find).toHaveValue('signed');
  await expect(find).toBeFocused();
  await page.keyboard.type(' contract');
  await expect(find).toHaveValue('signed contract');
  await page.keyboard.press('Escape');
  await expect(editor.target(1)).toHaveValue('Bitte');
  await expect(editor.target(1)).toBeFocused();
});

test('Escape gives up what was typed for a dialog that is not there yet', async ({ page }) => {
  await openText(page, 'Please bring the signed contract.', 'Contract');
  const editor = segmentEditor(page);
  const show = await holdCode(page, 'CommentsDialog');
  await page.keyboard.press('Control+m');
  await page.keyboard.type('Why?');
  await page.keyboard.press('Escape');
  show();
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(editor.target(1)).toHaveValue('');
});

test('what is typed before a screen is there goes into its field, not into the one before', async ({
  page,
}) => {
  const { source } = textScreen(page);
  await source.fill('Thank you.');
  const show = await holdCode(page, 'WriteScreen');
  await page.keyboard.press('Control+5');
  await page.keyboard.type('this are');
  show();
  const written = page.getByRole('textbox', { name: 'Text to improve' });
  await expect(written).toHaveValue('this are');
  await page.keyboard.type(' a test');
  await expect(written).toHaveValue('this are a test');
  await goTo(page, 'Text');
  await expect(source).toHaveValue('Thank you.');
});

test('a language is chosen by letters and Enter before its list is there', async ({ page }) => {
  const show = await holdCode(page, 'Choices');
  await page.reload();
  const { to } = textScreen(page);
  await to.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('finn');
  await page.keyboard.press('Enter');
  show();
  await expect(to).toHaveText('Finnish');
});
