import { textScreen } from '../screen.ts';
import { expect, test } from './hands.ts';

test('M4: a text is translated with a memory and a threshold', async ({ page, hands }) => {
  const { translation, memory, threshold } = textScreen(page);
  await hands.choose(memory, 'Office phrases');
  await hands.fill(threshold, '80');
  await hands.press('Enter');
  await hands.tabTo(page.getByLabel('Source text', { exact: true }));
  await hands.type('The meeting has been moved to Thursday.');
  await hands.press('Control+Enter');
  await expect(translation).toContainText('Die Besprechung wurde auf Donnerstag verschoben.');
  await expect(page.getByText(/memory exact/)).toBeVisible();
  await expect(threshold).toHaveValue('80');
});

test('M4: a result of the history is run again', async ({ page, hands }) => {
  const { translation } = textScreen(page);
  await hands.type('The meeting has been moved to Thursday.');
  await expect(translation).toContainText('Donnerstag');
  await hands.press('Control+0');
  await expect(page.getByRole('option', { name: /moved to Thursday/ })).toBeVisible();
  await hands.press('Control+f');
  await hands.type('thurs');
  await hands.tabTo(page.getByRole('option', { name: /moved to Thursday/ }));
  await hands.press('Enter');
  await hands.use(page.getByRole('button', { name: 'Run again' }));
  await expect(page.getByLabel('Source text', { exact: true })).toHaveValue(/Thursday/);
});
