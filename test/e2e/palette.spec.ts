import { expect, test, testOwnApp } from './app.ts';
import { serious, seriousInThemes } from './axe.ts';
import { importMemory } from './memories-screen.ts';
import { PRINTER_PAIRS, tmxOf } from './printer-text.ts';
import { goTo, textScreen } from './screen.ts';

test('L1: one box finds actions and what is kept; > leaves the actions alone', async ({ page }) => {
  const source = page.getByLabel('Source text', { exact: true });
  await source.focus();
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'Search everything' });
  const options = page.getByRole('listbox', { name: 'Results' }).getByRole('option');
  await expect(box).toBeFocused();
  await page.keyboard.type('dark th');
  await expect(options.first()).toContainText('Dark theme');
  await expect(options.first()).toContainText('Appearance');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(source).toBeFocused();

  // What was run before comes first.
  await page.keyboard.press('Control+Shift+a');
  await expect(box).toHaveValue('>');
  await expect(options.first()).toContainText('Dark theme');
  await page.keyboard.type('gdetect');
  await page.keyboard.press('Escape');
  await expect(source).toBeFocused();

  // An action of another screen goes there first.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('delete all saved');
  await expect(options.first()).toContainText('Delete all saved text');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
});

test('L1: what cannot run now is dimmed, says so and does not run', async ({ page }) => {
  await page.keyboard.press('Control+k');
  await page.keyboard.type('clear text');
  const option = page.getByRole('option', { name: /Clear text/ });
  await expect(option).toHaveAttribute('aria-disabled', 'true');
  await expect(option).toContainText('not available');
  await expect(page.getByRole('status').filter({ hasText: '“Clear text”' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(option).toBeVisible();
  expect(await seriousInThemes(page)).toEqual([]);
});

testOwnApp(
  'L2: a shortcut is recorded, kept, refused where it is taken, and reset',
  async ({ app, page }) => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('settings: keyboard shortcuts');
    await page.keyboard.press('Enter');
    const search = page.getByRole('searchbox', { name: 'Search actions' });
    await search.fill('go to history');
    const row = page.getByRole('listitem').filter({ hasText: 'Go to History' });
    const change = row.getByRole('button', { name: /^Change/ });
    const alert = row.getByRole('alert');
    await change.press('Enter');
    await page.keyboard.press('Control+k');
    await expect(alert).toContainText('Ctrl+K is already used by “Search everything”');
    await page.keyboard.press('Control+c');
    await expect(alert).toContainText('reserved for text editing');
    await page.keyboard.press('h');
    await expect(alert).toContainText('typing');
    await page.keyboard.press('Alt+F4');
    await expect(alert).toContainText('reserved by the system');
    await page.keyboard.press('Control+Shift+1');
    // Two screens’ own shortcuts may be the same; this one is of the whole program.
    await expect(alert).toContainText('Insert source tag 1');
    expect(await serious(page)).toEqual([]);
    await page.keyboard.press('Shift+F4');
    await expect(row).toContainText('Shift+F4');
    await expect(change).toBeFocused();

    await page.keyboard.press('Shift+F4');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('History');
    await app.restart();
    await page.getByRole('main').waitFor();
    await page.keyboard.press('Control+1');
    await page.keyboard.press('Control+0');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Text');
    await page.keyboard.press('Shift+F4');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('History');

    await page.keyboard.press('Control+k');
    await page.keyboard.type('go to history');
    await expect(page.getByRole('option').first()).toContainText('Shift+F4');
    await page.keyboard.press('Escape');

    await goTo(page, 'Settings');
    await page.getByRole('tab', { name: 'Shortcuts' }).click();
    await search.fill('go to history');
    await row.getByRole('button', { name: /^Reset/ }).press('Enter');
    await expect(row).toContainText('Ctrl+0');
    await row.getByRole('button', { name: /^Remove/ }).press('Enter');
    await expect(row).toContainText('none');
    await page.getByRole('button', { name: 'Reset all' }).press('Enter');
    await page.getByRole('button', { name: 'Reset', exact: true }).press('Enter');
    await expect(row).toContainText('Ctrl+0');
    await page.keyboard.press('Control+0');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('History');
  },
);

test('L2: the sheet has every shortcut, those of the screen in view first', async ({ page }) => {
  await page.keyboard.press('Control+4');
  await page.keyboard.press('Control+/');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet.getByRole('heading', { level: 3 }).first()).toHaveText('Voice');
  await page.keyboard.type('swap');
  await expect(sheet.getByRole('term')).toHaveText(['Swap languages']);
  await expect(sheet).toContainText('Ctrl+Shift+S');
  expect(await seriousInThemes(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#root')).toBeHidden();
  await expect(sheet.getByRole('term')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('F1');
  await expect(sheet).toBeHidden();
});

test('K5: Enter inserts a hit where the person was typing; Shift its source, Alt opens it', async ({
  page,
}) => {
  await importMemory(page, { name: 'printers.tmx', text: tmxOf(PRINTER_PAIRS) });
  await goTo(page, 'Text');
  const { source } = textScreen(page);
  const find = async (keys: string) => {
    await page.keyboard.press('Control+k');
    const box = page.getByRole('combobox', { name: 'Search everything' });
    await box.fill('out of paper');
    await expect(page.getByRole('option', { name: /out of paper/ }).first()).toBeVisible();
    await box.press(keys);
    await expect(box).toHaveCount(0);
  };
  await source.fill('Note: ');
  await find('Enter');
  await expect(source).toHaveValue('Note: Der Drucker hat kein Papier mehr.');
  await expect(source).toBeFocused();
  await source.press('Control+z');
  await expect(source).toHaveValue('Note: ');
  await find('Shift+Enter');
  await expect(source).toHaveValue('Note: The printer is out of paper.');
  await find('Alt+Enter');
  await expect(page.getByRole('heading', { name: 'printers' }).first()).toBeVisible();
  await goTo(page, 'Text');
  await expect(source).toHaveValue('Note: The printer is out of paper.');
});
