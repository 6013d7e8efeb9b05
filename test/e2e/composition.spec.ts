import type { Page } from '@playwright/test';
import { expect, test } from './app.ts';
import { holdSent } from './held-page.ts';
import { goTo } from './screen.ts';
import { openText, segmentEditor } from './segment-editor.ts';

/** An input method as Chromium is told of one: words are composed, chosen by keys, and taken. */
async function inputMethod(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  const press = async (key: string, keyCode: number) => {
    const named = { key, code: key, windowsVirtualKeyCode: keyCode, nativeVirtualKeyCode: keyCode };
    await cdp.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...named });
    await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...named });
  };
  return {
    /** Each stands in place of the one before, underlined. */
    async compose(...texts: readonly string[]) {
      for (const text of texts) {
        const { length } = text;
        await cdp.send('Input.imeSetComposition', {
          text,
          selectionStart: length,
          selectionEnd: length,
        });
      }
    },
    enter: () => press('Enter', 13),
    escape: () => press('Escape', 27),
    down: () => press('ArrowDown', 40),
    take: (text: string) => cdp.send('Input.insertText', { text }),
  };
}

test('a word is composed in a target: its keys are the input method’s, and it is kept when it is taken', async ({
  page,
}) => {
  const input = await inputMethod(page);
  await openText(page, 'The meeting begins.\n\nThe meeting ends.', 'Meetings');
  const editor = segmentEditor(page);
  const first = editor.target(1);
  await input.compose('か', 'かいぎ', '会議');
  await expect(first).toHaveValue('会議');
  await expect(editor.row(1)).toContainText('Not started');
  for (const press of [input.enter, input.escape, input.down]) await press();
  await expect(first).toBeFocused();
  await expect(first).toHaveValue('会議');
  await input.take('会議');
  await expect(editor.row(1)).toContainText('Draft');
  await input.compose('が', 'がはじまります');
  await input.take('が始まります。');
  await expect(first).toHaveValue('会議が始まります。');
  await page.keyboard.press('Control+z');
  await expect(first).toHaveValue('');
  await page.keyboard.press('Control+y');
  await expect(first).toHaveValue('会議が始まります。');
  await page.keyboard.press('Control+Enter');
  await expect(editor.target(2)).toBeFocused();
  await expect(editor.row(1)).toContainText('会議が始まります。');
  await expect(editor.row(1)).toContainText('Confirmed');
});

test('what is composed before the next segment is there goes into it, whole', async ({ page }) => {
  const send = await holdSent(page);
  const input = await inputMethod(page);
  await openText(page, 'The meeting begins.\n\nThe meeting ends.', 'Meetings');
  const editor = segmentEditor(page);
  await input.compose('か', 'かいぎ');
  await input.take('会議');
  await send.hold();
  await page.keyboard.press('Control+Enter');
  await input.compose('お', 'おわり', '終わり');
  await input.take('終わり');
  await expect(editor.target(1)).toHaveValue('会議');
  await send.letGo();
  await expect(editor.target(2)).toBeFocused();
  await expect(editor.target(2)).toHaveValue('終わり');
  await expect(editor.row(1)).toContainText('会議');
  await expect(editor.row(1)).toContainText('Confirmed');
});

test('a word that is being composed when the next segment comes is not lost', async ({ page }) => {
  const send = await holdSent(page);
  const input = await inputMethod(page);
  await openText(page, 'The meeting begins.\n\nThe meeting ends.', 'Meetings');
  const editor = segmentEditor(page);
  await input.compose('か', 'かいぎ');
  await input.take('会議');
  await send.hold();
  await page.keyboard.press('Control+Enter');
  await input.compose('お', 'おわり');
  await send.letGo();
  await expect(editor.row(1)).toContainText('Confirmed');
  await input.take('終わり');
  await expect(editor.target(2)).toBeFocused();
  await expect(editor.target(2)).toHaveValue('終わり');
  await expect(editor.row(1)).toContainText('会議');
  await expect(editor.row(1)).not.toContainText('会議お');
});

test('Escape and Enter of an input method neither leave nor send a field or a dialog', async ({
  page,
}) => {
  const input = await inputMethod(page);
  await openText(page, 'The meeting begins.', 'Meetings');
  await page.keyboard.press('Control+h');
  const dialog = page.getByRole('dialog');
  const find = dialog.getByRole('textbox', { name: 'Find' });
  await expect(find).toBeFocused();
  await input.compose('か', 'かいぎ');
  await input.escape();
  await input.enter();
  await input.take('会議');
  await expect(find).toHaveValue('会議');
  await expect(find).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await goTo(page, 'Glossaries');
  await page.getByRole('button', { name: 'New glossary' }).click();
  const name = page.getByLabel('Name', { exact: true });
  await name.focus();
  await input.compose('か', 'かいぎ');
  await input.escape();
  await input.take('会議');
  await expect(name).toHaveValue('会議');
  await page.getByLabel('First term').focus();
  await input.compose('회', '회의');
  await input.enter();
  await input.take('회의');
  await expect(page.getByLabel('First term')).toHaveValue('회의');
});
