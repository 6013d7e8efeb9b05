import { expect, test } from '@playwright/test';
import { ACTION_IDS } from '../../renderer/actions/table.ts';
import { buildPage, type BuiltPage } from './built-page.ts';
import { SCENES } from './offer-scenes.ts';
import { pageActions } from './page-actions.ts';

let built: BuiltPage;
test.beforeAll(async () => {
  built = await buildPage();
});
test.afterAll(() => built.close());

test('L1: every action of the table is on offer somewhere', () => {
  const all = new Set(SCENES.flatMap(({ offers }) => offers));
  expect(ACTION_IDS.filter((id) => !all.has(id))).toEqual([]);
});

for (const { name, options, arrange, offers } of SCENES) {
  test(`L1: on offer: ${name}`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(built.address(options));
    await page.getByRole('main').waitFor();
    const actions = pageActions(page);
    await arrange(page, actions.reach);
    await expect
      .poll(async () => {
        const now = new Set(await actions.offered());
        return offers.filter((id) => !now.has(id));
      })
      .toEqual([]);
    expect(errors).toEqual([]);
  });
}

test('L1: the palette takes to what another screen has, and says what is not there', async ({
  page,
}) => {
  await page.goto(built.address());
  await page.getByRole('main').waitFor();
  const { reach } = pageActions(page);
  for (const id of ['wipe', 'glossary-new', 'key-new', 'memory-new', 'terms-new'] as const) {
    expect(await reach(id), id).toBe(true);
    await page.keyboard.press('Escape');
  }
  expect(await reach('segments-fill')).toBe(false);
  await expect(
    page.getByText('“Fill segments from the memories” is not available now.'),
  ).toBeVisible();
});
