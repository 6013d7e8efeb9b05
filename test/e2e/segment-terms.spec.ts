import { expect, test } from './app.ts';
import { serious } from './axe.ts';
import { segmentEditor, openText } from './segment-editor.ts';
import { goTo, pick, textScreen } from './screen.ts';

test('C14: the terms of a segment stand beside its matches and are put in', async ({ page }) => {
  await openText(page, 'The agenda is ready.\nNobody came.', 'Meeting');
  const { pane, target } = segmentEditor(page);
  const terms = pane.getByRole('region', { name: 'Terms and fragments' });
  await expect(terms.getByRole('listitem')).toHaveCount(0);

  await terms.getByRole('button', { name: 'Add glossary' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await pick(page, dialog.getByRole('combobox', { name: 'Glossaries' }), /Office terms/);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(terms.getByRole('listitem')).toHaveText([/agenda → Tagesordnung.*Office terms/]);
  expect(await serious(page)).toEqual([]);

  await target(1).fill('Die');
  await page.keyboard.press('Alt+Shift+1');
  await expect(target(1)).toHaveValue('Die Tagesordnung');
  await expect(target(1)).toBeFocused();
  await page.keyboard.insertText(' ist fertig.');
  await expect(target(1)).toHaveValue('Die Tagesordnung ist fertig.');

  await page.keyboard.press('Control+ArrowDown');
  await expect(target(2)).toBeFocused();
  await expect(terms.getByRole('listitem')).toHaveCount(0);
});

test('E8, T6: a glossary term that is marked as forbidden is struck out and put in no more', async ({
  page,
}) => {
  await openText(page, 'The agenda is ready.', 'Meeting');
  const { pane, target, notice } = segmentEditor(page);
  const terms = pane.getByRole('region', { name: 'Terms and fragments' });
  await page.getByLabel('Settings').click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await pick(page, dialog.getByRole('combobox', { name: 'Glossaries' }), /Office terms/);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await target(1).fill('Die Tagesordnung ist fertig.');
  await terms.getByRole('button', { name: 'Mark “Tagesordnung” as forbidden' }).click();
  await expect(terms.getByRole('listitem')).toHaveText([/^agenda → Tagesordnung Do not use/]);
  await expect(pane.getByText('Do not use: Tagesordnung')).toBeVisible();
  expect(await serious(page)).toEqual([]);
  await expect(target(1)).toBeFocused();
  await page.keyboard.press('Alt+Shift+1');
  await expect(notice).toHaveText(/no term/i);
  await terms.getByRole('button', { name: 'Allow “Tagesordnung”' }).click();
  await expect(terms.getByRole('listitem')).toHaveText([/Office terms/]);
  await expect(pane.getByText('Do not use: Tagesordnung')).toBeHidden();
});

test('a segment of more than 20,000 characters says that fragments were not looked for in all of it', async ({
  page,
}) => {
  const cut = 'The fragment search stopped early; there may be more.';
  const words = 'press the green button and wait '.repeat(640);
  await openText(page, `Come in.\n${words}`, 'Long');
  const { pane, target } = segmentEditor(page);
  const terms = pane.getByRole('region', { name: 'Terms and fragments' });
  await expect(terms.getByText('No fragments.')).toBeVisible();
  await expect(terms.getByText(cut)).toBeHidden();
  await page.keyboard.press('Control+ArrowDown');
  await expect(target(2)).toBeFocused();
  await expect(terms.getByText(cut)).toBeVisible();
});

test('a new project has the glossaries of Text, and a saved entry acts on Text at once', async ({
  page,
}) => {
  // The language is found, not chosen.
  const { source, translation } = textScreen(page);
  await source.fill('The paper tray has an agenda for the next meeting of the office.');
  await expect(translation).not.toBeEmpty();
  await goTo(page, 'Glossaries');
  await page.getByRole('option', { name: /^Office terms/ }).click();
  await page.getByRole('button', { name: 'Add entry' }).click();
  await page.keyboard.type('paper tray');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Papierfach');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^Saved: 1 added/)).toBeVisible();
  await goTo(page, 'Text');
  await expect(page.getByRole('main')).toContainText('3 used');
  await expect(translation).toContainText('Papierfach');

  await openText(page, 'Fill the paper tray.', 'Tray');
  const terms = segmentEditor(page).pane.getByRole('region', { name: 'Terms and fragments' });
  await expect(terms.getByRole('listitem')).toHaveText([/paper tray → Papierfach/]);
});
