import { expect, test } from './app.ts';

test('M1: the interface font comes with the app, and only its Latin letters with a start', async ({
  page,
}) => {
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family, unicodeRange }) => `${family} ${unicodeRange.split(',')[0] ?? ''}`),
    );
  await expect.poll(loaded).toEqual(['Inter U+0-FF']);
  const width = await page.evaluate(() => {
    const drawn = document.createElement('canvas').getContext('2d');
    if (drawn === null) throw new Error('texts cannot be measured');
    drawn.font = `16px ${getComputedStyle(document.body).fontFamily}`;
    const own = drawn.measureText('Dragoman').width;
    drawn.font = '16px Inter';
    return [own, drawn.measureText('Dragoman').width];
  });
  expect(width[0]).toBe(width[1]);
  await page.getByRole('main').getByRole('textbox').first().fill('Добрый день. Καλημέρα.');
  await expect.poll(loaded).toEqual(['Inter U+0-FF', 'Inter U+370-377', 'Inter U+301']);
});

test('M3: a text that is cut off is shown in full where the pointer rests', async ({ page }) => {
  const shown = page.locator('.picker-shown').first();
  const text = (await shown.textContent()) ?? '';
  await shown.hover();
  await expect(shown).not.toHaveAttribute('title');
  const setWidth = (width: string) =>
    shown.evaluate((element, wanted) => (element.style.maxInlineSize = wanted), width);
  await page.mouse.move(0, 0);
  await setWidth('24px');
  await shown.hover();
  await expect(shown).toHaveAttribute('title', text);
  await page.mouse.move(0, 0);
  await setWidth('');
  await shown.hover();
  await expect(shown).not.toHaveAttribute('title');
});
