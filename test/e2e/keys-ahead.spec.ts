import type { Page } from '@playwright/test';
import { expect, test } from './app.ts';
import { holdSent } from './held-page.ts';
import { goTo, textScreen } from './screen.ts';
import { openText, segmentEditor } from './segment-editor.ts';

/**
 * Holds the code of a part back until it is let go, as a slow disk or a busy computer does. Said before the
 * screen is opened: Chromium may let through what it is told of later.
 */
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
  const show = await holdCode(page, 'ReplaceDialog');
  await openText(page, 'Please bring the signed contract.', 'Contract');
  const editor = segmentEditor(page);
  await editor.target(1).fill('Bitte');
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

test('a shortcut that is pressed before a dialog is there does nothing behind it', async ({
  page,
}) => {
  const show = await holdCode(page, 'ReplaceDialog');
  await openText(page, 'Please bring the signed contract.', 'Contract');
  const editor = segmentEditor(page);
  await page.keyboard.type('Bitte');
  await page.keyboard.press('Control+h');
  await page.keyboard.press('Control+Enter');
  await page.keyboard.type('signed');
  show();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'Find' })).toHaveValue('signed');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(editor.row(1)).toContainText('Draft');
  await expect(editor.notice).toHaveText('');
});

test('what is typed before the next segment is there goes into it, not into the confirmed one', async ({
  page,
}) => {
  const send = await holdSent(page);
  await openText(page, 'One contract.\n\nTwo contracts.\n\nThree contracts.', 'Contracts');
  const editor = segmentEditor(page);
  await page.keyboard.type('Ein Vertrag.');
  await send.hold();
  await page.keyboard.press('Control+Enter');
  await page.keyboard.type('Zwei Verträge.');
  await page.keyboard.press('Control+Enter');
  await page.keyboard.type('Drei');
  await expect(editor.target(1)).toHaveValue('Ein Vertrag.');
  await send.letGo();
  await expect(editor.target(3)).toBeFocused();
  await expect(editor.target(3)).toHaveValue('Drei');
  await page.keyboard.type(' Verträge.');
  await expect(editor.target(3)).toHaveValue('Drei Verträge.');
  for (const [number, text] of [
    [1, 'Ein Vertrag.'],
    [2, 'Zwei Verträge.'],
  ] as const) {
    await expect(editor.row(number)).toContainText(text);
    await expect(editor.row(number)).toContainText('Confirmed');
  }
});

test('verbs and what is typed act in the order of their keys, however late main answers', async ({
  page,
}) => {
  const send = await holdSent(page);
  await openText(page, 'One contract.\n\nTwo contracts.\n\nThree contracts.', 'Contracts');
  const editor = segmentEditor(page);
  await page.keyboard.type('Ein Vertrag.');
  await send.hold();
  await page.keyboard.press('Control+Enter');
  // Copies the source.
  await page.keyboard.press('Alt+0');
  await page.keyboard.type('!');
  await page.keyboard.press('Control+Shift+Enter');
  await page.keyboard.type('Drei');
  await send.letGo();
  await expect(editor.target(3)).toHaveValue('Drei');
  await expect(editor.row(1)).toContainText('Confirmed');
  await expect(editor.row(2)).toContainText('Two contracts.!');
  await expect(editor.row(2)).toContainText('Confirmed');
});

test('a dialog that is asked for right after a confirmation is of the segment that comes next', async ({
  page,
}) => {
  const send = await holdSent(page);
  await openText(page, 'One contract.\n\nTwo contracts.', 'Contracts');
  const editor = segmentEditor(page);
  await page.keyboard.type('Ein Vertrag.');
  await send.hold();
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Control+m');
  await page.keyboard.type('Which two?');
  await send.letGo();
  const comment = page.getByRole('dialog').getByRole('textbox');
  await expect(comment).toHaveValue('Which two?');
  await page.getByRole('dialog').getByRole('button', { name: 'Add comment' }).click();
  await page.keyboard.press('Escape');
  await expect(editor.row(1)).toContainText('Confirmed');
  await expect(editor.row(2)).toContainText('1 comment');
  await expect(editor.target(2)).toHaveValue('');
});

test('Escape gives up what was typed for a dialog that is not there yet', async ({ page }) => {
  const show = await holdCode(page, 'CommentsDialog');
  await openText(page, 'Please bring the signed contract.', 'Contract');
  const editor = segmentEditor(page);
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
