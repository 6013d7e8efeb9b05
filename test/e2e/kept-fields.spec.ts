import { expect, test } from './app.ts';
import { goTo, textScreen } from './screen.ts';

test('what stands in a field is kept when a shortcut leaves the screen', async ({ page }) => {
  const openList = async () => {
    await goTo(page, 'Settings');
    await page.getByRole('tab', { name: 'Offline languages' }).click();
  };
  await openList();
  const address = page.getByLabel('Address of another list');
  await address.fill('http://127.0.0.1:9/list.json');
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible();
  await page.keyboard.press('Control+1');
  await expect(textScreen(page).source).toBeFocused();
  await openList();
  await expect(address).toHaveValue('http://127.0.0.1:9/list.json');

  await address.fill('http://127.0.0.1:9/other.json');
  await address.press('Enter');
  await expect(page.getByText('127.0.0.1:9 hasn’t been loaded yet')).toBeVisible();
});

test('an instruction that is emptied to be written anew stays in its place', async ({ page }) => {
  const { options } = textScreen(page);
  await options.click();
  const add = page.getByRole('button', { name: 'Add instruction' });
  const instruction = (number: number) =>
    page.getByRole('textbox', { name: `Instruction ${number}`, exact: true });
  await add.click();
  await instruction(1).fill('Use short sentences.');
  await add.click();
  await instruction(2).fill('Keep product names.');
  await instruction(1).press('Control+a');
  await instruction(1).press('Backspace');
  await page.keyboard.type('Be formal.');
  await expect(instruction(1)).toHaveValue('Be formal.');
  await expect(instruction(2)).toHaveValue('Keep product names.');
  await page.getByRole('button', { name: 'Remove instruction 1' }).click();
  await expect(instruction(1)).toHaveValue('Keep product names.');
});
