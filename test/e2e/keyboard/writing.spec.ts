import { expect, test } from './hands.ts';

test('M4: a text is corrected change by change', async ({ page, hands }) => {
  await hands.press('Control+5');
  const source = page.getByLabel('Text to improve');
  await hands.tabTo(source);
  await hands.type('I recieved teh letter on Monday.');
  await hands.press('Control+Enter');
  await expect(page.getByRole('region', { name: 'Improved text' })).toContainText('received');
  await hands.press('F8', 'F9', 'F8', 'F9');
  await hands.run('Take the result over as the text');
  await expect(source).toHaveValue('I received the letter on Monday.');
});

test('M4: the languages of lines are found', async ({ page, hands }) => {
  await hands.press('Control+Shift+d');
  await hands.tabTo(page.getByLabel('Lines'));
  await hands.type('This is an English sentence about the weather.');
  await hands.press('Enter');
  await hands.type('Dies ist ein deutscher Satz über das Wetter.');
  await hands.press('Control+Enter');
  await expect(page.getByText('All 2 lines are done.')).toBeAttached();
  await expect(page.getByRole('main')).toContainText('German');
});
