import { expect, test } from './built-page.ts';
import { pageActions } from './page-actions.ts';

test('I6: a captions window that is lower than its lines shows whole lines alone', async ({
  page,
  built,
}) => {
  await page.goto(built.address({ voiceLines: 20 }));
  const { invoke } = pageActions(page);
  await invoke('go-voice');
  await page.getByRole('button', { name: 'Captions', exact: true }).click();
  const opening = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Show captions' }).click();
  const captions = await opening;
  const box = captions.getByRole('log');
  await expect(box.locator('.captions-line').first()).toBeVisible();
  const counts = new Set<number>();
  for (let height = 260; height >= 70; height -= 19) {
    await captions.setViewportSize({ width: 900, height });
    await expect.poll(() => box.evaluate((one) => one.clientHeight)).toBe(height);
    const seen = () =>
      box.evaluate((one) => {
        const room = one.getBoundingClientRect();
        const lines = [...one.querySelectorAll('.captions-line:not([data-left="true"])')];
        const rects = lines.map((line) => line.getBoundingClientRect());
        return {
          whole: rects.filter(({ top, bottom }) => top >= room.top && bottom <= room.bottom).length,
          cut: rects.filter(({ top, bottom }) => top < room.top || bottom > room.bottom).length,
        };
      });
    await expect.poll(async () => (await seen()).cut, `${height} px`).toBe(0);
    counts.add((await seen()).whole);
  }
  // There are fewer of them the lower it is, and one at least.
  expect(counts.size).toBeGreaterThan(1);
  expect(Math.min(...counts)).toBeGreaterThan(0);
});
