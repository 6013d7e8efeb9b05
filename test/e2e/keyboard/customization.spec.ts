import { expect, test } from './hands.ts';

test('M4: a glossary gets an entry', async ({ page, hands }) => {
  await hands.run('Make a new glossary');
  await hands.fill(page.getByRole('textbox', { name: 'Name', exact: true }), 'Harbour');
  await hands.fill(page.getByRole('textbox', { name: /first|English|Term/i }).first(), 'jetty');
  await hands.press('Tab');
  await hands.type('Steg');
  await hands.press('Enter');
  await expect(page.getByRole('heading', { name: 'Harbour', level: 2 })).toBeVisible();
  await hands.run('Add an entry to the glossary');
  await expect(page.locator('input.entry-input')).toBeFocused();
  await hands.type('harbour');
  await hands.press('Tab');
  await hands.type('Hafen');
  await hands.press('Enter');
  await hands.press('Control+s');
  await hands.use(page.getByRole('dialog').getByRole('button', { name: 'Replace' }));
  await expect(page.getByRole('tab', { name: /English → German/ })).toContainText('2');
});

test('M4: a style rule is set and saved', async ({ page, hands }) => {
  await hands.press('Control+7');
  await hands.arrowTo(page.getByRole('option', { name: /House style \(English\)/ }));
  await hands.press('Space');
  await expect(page.getByRole('main')).toContainText('version 1');
  await hands.fill(
    page.getByRole('searchbox', { name: 'Search rules and options' }),
    'time format',
  );
  await hands.choose(
    page.getByRole('combobox', { name: /^Time format/ }),
    'Use 12 hour clock and specify',
  );
  await hands.press('Control+s');
  await expect(page.getByText('Version 2 is saved.')).toBeVisible();
});
