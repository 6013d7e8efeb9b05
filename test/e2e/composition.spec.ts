import { expect, test } from './app.ts';
import { holdSent } from './held-page.ts';
import { inputMethod } from './input-method.ts';
import { goTo, textScreen } from './screen.ts';
import { openText, segmentEditor } from './segment-editor.ts';

const TWO = 'Please sign the contract.\nPlease bring it.';

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
  await input.press('Enter', 13);
  await input.press('Escape', 27);
  await input.press('ArrowDown', 40);
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
  // Main has confirmed it; the field stays until the word is taken.
  await expect(editor.confirmed('1 of 2 confirmed')).toBeVisible();
  await expect(editor.target(1)).toHaveValue('会議おわり');
  await input.compose('終わり');
  await expect(editor.target(1)).toBeFocused();
  await input.take('終わり');
  await expect(editor.target(2)).toBeFocused();
  await expect(editor.row(1)).toContainText('Confirmed');
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
  await input.press('Escape', 27);
  await input.press('Enter', 13);
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
  await input.press('Escape', 27);
  await input.take('会議');
  await expect(name).toHaveValue('会議');
  await page.getByLabel('First term').focus();
  await input.compose('회', '회의');
  await input.press('Enter', 13);
  await input.take('회의');
  await expect(page.getByLabel('First term')).toHaveValue('회의');
});

test('the keys of an input method are no keys of fields, dialogs and lists', async ({ page }) => {
  await openText(page, TWO, 'Contract', 'Japanese');
  const { target, pane } = segmentEditor(page);
  const method = await inputMethod(page);
  await page.keyboard.type('契約に署名');
  await page.keyboard.press('Control+Enter');
  await expect(target(2)).toBeFocused();

  const search = page.getByRole('searchbox', { name: 'Search segments' });
  await search.click();
  await method.compose('け', 'けいやく');
  await method.conclude('契約');
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('契約');
  await method.compose('しょ');
  await method.giveUp();
  await expect(search).toHaveValue('契約');
  await expect(search).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(target(1)).toBeFocused();
  await search.click();
  await page.keyboard.press('Escape');
  await expect(search).toHaveValue('');

  const words = pane.getByRole('searchbox', { name: 'Words' });
  await page.keyboard.press('Control+Shift+C');
  await words.click();
  await method.compose('け');
  await method.giveUp();
  await expect(words).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(target(1)).toBeFocused();

  await page.keyboard.press('Control+e');
  const split = page.getByRole('dialog', { name: 'Split segment' });
  await expect(split.getByRole('textbox')).toBeFocused();
  await method.compose('け');
  await method.conclude('契');
  await expect(split).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(split).toBeHidden();

  await page.keyboard.press('Control+k');
  const everything = page.getByRole('combobox', { name: 'Search everything' });
  await expect(everything).toBeFocused();
  await method.compose('つ');
  await method.giveUp();
  await method.compose('つ');
  await method.conclude('通');
  await expect(everything).toHaveValue('通');
  await expect(everything).toBeFocused();
});

test('Chinese by pinyin: Tab, space and Enter choose, and undo takes back what they chose', async ({
  page,
}) => {
  await openText(page, TWO, 'Contract', 'Chinese');
  const { target } = segmentEditor(page);
  const method = await inputMethod(page);
  await method.compose('q', 'qi', 'qian');
  await method.press('Tab');
  await method.conclude('签', ' ');
  await page.keyboard.press('Control+Enter');
  await expect(target(2)).toBeFocused();
  await method.compose('q', 'qi');
  await method.press('Tab');
  await method.conclude('请', ' ');
  await method.compose('zi');
  await method.conclude('zi');
  await expect(target(2)).toHaveValue('请zi');
  await page.keyboard.press('Control+z');
  await expect(target(2)).toHaveValue('');
  await page.keyboard.press('Control+Shift+z');
  await expect(target(2)).toHaveValue('请zi');
});

test('Korean: each syllable is composed at the end of the one before; the file holds them all', async ({
  page,
}) => {
  await openText(page, TWO, 'Contract', 'Korean');
  const { target } = segmentEditor(page);
  const method = await inputMethod(page);
  await method.compose('ㄱ', '계', '곅');
  await method.conclude('계', '약');
  await method.compose('야', '약');
  // Ctrl and a letter end what is composed, as a click does.
  await method.conclude('약', 'Process');
  await page.keyboard.press('Control+Enter');
  await expect(target(2)).toBeFocused();
  await expect(page.locator('#segment-0-source + .segment-target')).toHaveText('계약');
  await method.compose('서');
  await page.locator('#segment-0-source').click();
  await expect(target(1)).toBeFocused();
  await expect(page.locator('#segment-1-source + .segment-target')).toHaveText('서');
});

test('a letter of a dead key becomes a capital once it is there, and a tag stays whole', async ({
  page,
}) => {
  await openText(page, 'Are you there?', 'Question', 'Portuguese');
  const { target, pane } = segmentEditor(page);
  const method = await inputMethod(page);
  await pane.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByText('Capitalize sentences automatically').click();
  await page.keyboard.press('Escape');
  await target(1).click();
  await method.compose('´');
  await expect(target(1)).toHaveValue('´');
  await method.conclude('é', 'e');
  await expect(target(1)).toHaveValue('É');
  await page.keyboard.type(' <g1>');
  await method.compose('~');
  await method.conclude('ã', 'a');
  await page.keyboard.type('</g1>');
  await page.keyboard.press('ArrowLeft');
  await method.compose('~');
  await method.conclude('õ', 'o');
  await expect(target(1)).toHaveValue('É <g1>ãõ</g1>');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Backspace');
  await expect(target(1)).toHaveValue('É <g1>ãõ');
});

test('Text: what is being composed is not translated before it is final', async ({ page }) => {
  const { source } = textScreen(page);
  await source.click();
  const method = await inputMethod(page);
  await method.compose('k', 'け', 'けいやく');
  await expect(source).toHaveValue('けいやく');
  await method.conclude('契約');
  await expect(source).toHaveValue('契約');
  await method.compose('に');
  await method.giveUp();
  await expect(source).toHaveValue('契約');
  await method.compose('に');
  await method.conclude('に');
  await expect(source).toHaveValue('契約に');
});
