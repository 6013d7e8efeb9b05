import { expect, testOwnApp as test } from './app.ts';
import { goTo, pick, requestRows, textScreen } from './screen.ts';

const TEXT = 'The harbour opens at nine.';

test('B11: the same request again comes from the cache, unless it is asked for anew', async ({
  page,
}) => {
  const { source, from, memory } = textScreen(page);
  const expectSent = async (count: number) => {
    await expect(await requestRows(page, 'POST', '/v2/translate')).toHaveCount(count);
    await goTo(page, 'Text');
  };
  await pick(page, from, 'English');
  await pick(page, memory, /Office phrases/);
  await source.fill(TEXT);
  await expect(page.getByText('26 characters counted')).toBeVisible();
  await source.fill('Good night.');
  await expect(page.getByText('11 characters counted')).toBeVisible();
  await expectSent(2);
  await source.fill(TEXT);
  await expect(page.getByText('from cache').first()).toBeVisible();
  await expectSent(2);

  await source.focus();
  await page.keyboard.press('Control+Shift+Enter');
  await expect(page.getByText('26 characters counted')).toBeVisible();
  await expectSent(3);

  // Another parameter is another request.
  await pick(page, memory, 'None');
  await expectSent(4);
});
