import { expect, test, type Page } from '@playwright/test';
import { ACTION_IDS, type ActionId } from '../../renderer/actions/table.ts';
import { actionName } from '../../renderer/actions/use-action.ts';
import { en } from '../../renderer/words/en/en.ts';
import { createWords } from '../../renderer/words/words.ts';
import { buildPage, type BuiltPage } from './built-page.ts';
import { SCENES } from './offer-scenes.ts';
import { pageActions } from './page-actions.ts';

let built: BuiltPage;
test.beforeAll(async () => {
  built = await buildPage();
});
test.afterAll(() => built.close());

const { t } = createWords('en', en);

/** Each action in the first scene that has it on offer. */
const RUNS = SCENES.map((scene, place) => {
  const before = new Set(SCENES.slice(0, place).flatMap(({ offers }) => offers));
  return { ...scene, runs: scene.offers.filter((id) => !before.has(id)) };
});

/** All that an action can change for who sees the page: what stands there, where the keyboard is. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const { asked } = globalThis as unknown as { asked: readonly string[] };
    const values = [...document.querySelectorAll('input, textarea')].map(
      (field) => (field as HTMLInputElement).value,
    );
    const focused = document.activeElement;
    return JSON.stringify([
      document.documentElement.outerHTML,
      values,
      asked.filter((route) => !route.startsWith('search.')).length,
      focused === null ? '' : `${focused.tagName} ${focused.id} ${focused.textContent}`,
    ]);
  });

/** Waits until two looks in a row are the same. */
async function settled(page: Page): Promise<string> {
  let last = await seen(page);
  await expect(async () => {
    const now = await seen(page);
    const isSame = now === last;
    last = now;
    expect(isSame).toBe(true);
  }).toPass({ intervals: [150] });
  return last;
}

/** False where one stays open. */
async function closeDialogs(page: Page): Promise<boolean> {
  const dialogs = page.locator('[role=dialog], [role=alertdialog]');
  for (let presses = 0; presses < 3; presses += 1) {
    if ((await dialogs.count()) === 0) return true;
    await page.keyboard.press('Escape');
    await page.waitForTimeout(100);
  }
  return (await dialogs.count()) === 0;
}

async function runByPalette(page: Page, id: ActionId): Promise<void> {
  const name = actionName(id, t);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: t('search.title') });
  await expect(palette.getByRole('combobox')).toBeFocused();
  // In one go: `palette.spec.ts` types key by key.
  await page.keyboard.insertText(`>${name}`);
  const option = palette.getByRole('option', { selected: true });
  await expect(option).toContainText(name);
  await expect(option).not.toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await expect(palette).toBeHidden();
}

test('L1: every action of the table is on offer somewhere', () => {
  const all = new Set(SCENES.flatMap(({ offers }) => offers));
  expect(ACTION_IDS.filter((id) => !all.has(id))).toEqual([]);
});

for (const { name, options, arrange, runs } of RUNS) {
  test(`L1: the palette runs each action: ${name}`, async ({ page }) => {
    test.setTimeout(30_000 + runs.length * 10_000);
    const errors: string[] = [];
    let running = '';
    page.on('pageerror', ({ message }) => errors.push(`${running}: ${message}`));
    let outside = 0;
    page.on('filechooser', () => (outside += 1));
    page.on('download', () => (outside += 1));
    page.on('popup', () => (outside += 1));
    const actions = pageActions(page);
    const isOffered = async (id: ActionId) => (await actions.offered()).includes(id);

    async function startAnew(id: ActionId) {
      await page.goto('about:blank');
      await page.goto(built.address(options));
      await page.getByRole('main').waitFor();
      await arrange(page, actions.reach);
      await expect.poll(() => isOffered(id), id).toBe(true);
    }
    /** Whether anything came of it. */
    async function tryOut(id: ActionId): Promise<boolean> {
      const before = await settled(page);
      outside = 0;
      await runByPalette(page, id);
      await expect.poll(() => actions.last(), id).toEqual({ recent: id, unavailable: null });
      return expect
        .poll(async () => outside > 0 || (await seen(page)) !== before, { timeout: 2_000 })
        .toBe(true)
        .then(
          () => true,
          () => false,
        );
    }

    const without: ActionId[] = [];
    for (const id of runs) {
      running = id;
      // What ran before may have left nothing to do here: then it is tried on a page of its own.
      const goesOn = id !== runs[0] && (await closeDialogs(page)) && (await isOffered(id));
      if (goesOn && (await tryOut(id))) continue;
      await startAnew(id);
      if (!(await tryOut(id))) without.push(id);
    }
    expect(without, 'nothing came of these').toEqual([]);
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
