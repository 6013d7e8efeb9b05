import { expect, test } from './built-page.ts';

test('the screen before stays until the code of the next one is there, also the first time', async ({
  page,
  built,
}) => {
  const asked = Promise.withResolvers<undefined>();
  const given = Promise.withResolvers<undefined>();
  await page.route(/\/UsageScreen-[^/]*\.js$/, async (route) => {
    asked.resolve(undefined);
    await given.promise;
    await route.continue();
  });
  await page.goto(built.address());
  const text = page.getByRole('heading', { name: 'Text', exact: true });
  await expect(text).toBeVisible();
  await page.getByRole('button', { name: 'Usage', exact: true }).click();
  await asked.promise;
  // A few frames in which something else is drawn.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  await expect(text).toBeVisible();
  given.resolve(undefined);
  await expect(page.getByRole('heading', { name: 'Usage', exact: true })).toBeVisible();
});
