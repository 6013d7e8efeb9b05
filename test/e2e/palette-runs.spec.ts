import type { Locator, Page } from '@playwright/test';
import { actionIds, type ActionId } from '../../renderer/ui/actions/table.ts';
import '../../renderer/app/registry.ts';
import { actionName } from '../../renderer/ui/actions/use-action.ts';
import en from '../../renderer/i18n/locales/en.json' with { type: 'json' };
import { createI18n, type MessageKey } from '../../renderer/i18n/i18n.ts';
import { IS_EXTENDED } from '../extended.ts';
import { expect, test } from './built-page.ts';
import { SCENES } from './offer-scenes.ts';
import { pageActions } from './page-actions.ts';

const { t } = createI18n('en', en);

/** Each action in the first scene that has it on offer. */
const ALL_RUNS = SCENES.map((scene, place) => {
  const before = new Set(SCENES.slice(0, place).flatMap(({ offers }) => offers));
  return { ...scene, runs: scene.offers.filter((id) => !before.has(id)) };
});

/** Scenes of an ordinary run: one with a result, one with a state before it, one with a dialog, one elsewhere. */
const SAMPLE = ['Text with a result', 'Write after an undo', 'budgets', 'settings of projects'];
/** Ways to other screens and looks in an ordinary run; all of them are in one scene. */
const WAYS = ['go-detect', 'settings-voice', 'usage-tags', 'theme-dark', 'text-larger'];
const RUNS = IS_EXTENDED
  ? ALL_RUNS
  : [
      ...ALL_RUNS.filter(({ name }) => SAMPLE.includes(name)),
      ...ALL_RUNS.slice(0, 1).map((scene) => ({
        ...scene,
        runs: scene.runs.filter((id) => WAYS.includes(id)),
      })),
    ];

/** All that an action can change for who sees the page: what stands there, where the keyboard is. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const { asked } = globalThis as unknown as { asked: readonly string[] };
    const values = [...document.querySelectorAll('input, textarea')].map(
      (field) => (field as HTMLInputElement).value,
    );
    const focused = document.activeElement;
    return JSON.stringify([
      // Not the head: code and styles that the palette reads on its first use are named there.
      [...document.documentElement.attributes].map(({ name, value }) => `${name}=${value}`),
      document.body.outerHTML,
      values,
      // What is typed is saved by itself, a moment later.
      asked.filter((route) => !/^search\.|\.save-draft$/.test(route)).length,
      focused === null ? '' : `${focused.tagName} ${focused.id} ${focused.textContent}`,
    ]);
  });

/** Whose names the places have that an action leads to. */
const PLACES: Readonly<Record<string, string>> = {
  go: 'frame',
  settings: 'settings',
  usage: 'usage.tab',
};

/** Where an action that is named for a place, or a look, must have led to; null for all others. */
function goalOf(page: Page, id: ActionId): Locator | null {
  const [family = '', what = ''] = id.split(/-(.*)/);
  const word = PLACES[family];
  const name = `${word ?? ''}.${what}`;
  // The rail has no row for it.
  if (id === 'go-detect') return page.locator('.detect');
  if (word !== undefined && isWord(name)) {
    return family === 'go'
      ? page.locator('nav [aria-current=page]').filter({ hasText: t(name) })
      : page.getByRole('tab', { name: t(name), exact: true, selected: true });
  }
  if (family !== 'theme') return null;
  return page.locator(what === 'system' ? 'html:not([data-theme])' : `html[data-theme=${what}]`);
}
const isWord = (key: string): key is MessageKey => Object.hasOwn(en, key);

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

async function openAndShut(page: Page, id: ActionId): Promise<void> {
  const palette = await findInPalette(page, id);
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
}

/** A few letters of both from where they differ; null where they are the same. */
function firstDifference(one: string, other: string): string | null {
  if (one === other) return null;
  let at = 0;
  while (one[at] === other[at]) at += 1;
  const near = (text: string) => text.slice(Math.max(0, at - 60), at + 60);
  return `${near(one)} ≠ ${near(other)}`;
}

/** After this an action is tried on a page of its own. */
const SOON_MS = 2_000;
/** On that page nothing but an action without effect takes so long, on a busy computer too. */
const LAST_MS = 20_000;

/** Looks until something is so; false where it never is. */
const becomes = (isSo: () => Promise<boolean>, limitMs: number): Promise<boolean> =>
  expect
    .poll(isSo, { timeout: limitMs })
    .toBe(true)
    .then(
      () => true,
      () => false,
    );

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

/** Finds an action in the palette. */
async function findInPalette(page: Page, id: ActionId): Promise<Locator> {
  const name = actionName(id, t);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: t('search.title') });
  await expect(palette.getByRole('combobox')).toBeFocused();
  // In one go: `palette.spec.ts` types key by key.
  await page.keyboard.insertText(`>${name}`);
  const option = palette.getByRole('option', { selected: true });
  await expect(option).toContainText(name);
  await expect(option).not.toHaveAttribute('aria-disabled', 'true');
  return palette;
}

test('L1: every action of the table is on offer somewhere', () => {
  const all = new Set(SCENES.flatMap(({ offers }) => offers));
  // Two real documents stand behind those of an alignment: `alignment.spec.ts` offers and runs them.
  for (const id of actionIds()) if (id.startsWith('alignment-')) all.add(id);
  expect(actionIds().filter((id) => !all.has(id))).toEqual([]);
});

for (const { name, options, arrange, runs } of RUNS) {
  test(`L1: each action has its effect from the palette, which has none itself: ${name}`, async ({
    page,
    built,
  }) => {
    test.setTimeout(240_000 + runs.length * 10_000);
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
      await arrange(page, actions.invoke);
      await expect.poll(() => isOffered(id), id).toBe(true);
      // Its first opening may leave marks on the page: what no action can be credited with.
      await openAndShut(page, id);
    }
    /** Whether its own effect came of it: the palette that was shut again without it changed nothing. */
    async function tryOut(id: ActionId, limitMs: number): Promise<boolean> {
      let before = await settled(page);
      // What a screen still reads may come in between: then it is looked at once more.
      await expect(async () => {
        const earlier = before;
        await openAndShut(page, id);
        before = await settled(page);
        expect(firstDifference(earlier, before), `the palette alone, ${id}`).toBeNull();
      }).toPass();
      outside = 0;
      const palette = await findInPalette(page, id);
      await page.keyboard.press('Enter');
      await expect(palette).toBeHidden();
      await expect.poll(() => actions.last(), id).toEqual({ recent: id, unavailable: null });
      const goal = goalOf(page, id);
      if (goal !== null) return becomes(() => goal.isVisible(), limitMs);
      return becomes(async () => outside > 0 || (await seen(page)) !== before, limitMs);
    }

    const without: ActionId[] = [];
    for (const id of runs) {
      running = id;
      // What ran before may have left nothing to do here: then it is tried on a page of its own.
      const goesOn = id !== runs[0] && (await closeDialogs(page)) && (await isOffered(id));
      if (goesOn && (await tryOut(id, SOON_MS))) continue;
      await startAnew(id);
      if (!(await tryOut(id, LAST_MS))) without.push(id);
    }
    expect(without, 'nothing came of these').toEqual([]);
    expect(errors).toEqual([]);
  });
}

test('L1: the palette takes to what another screen has, and says what is not there', async ({
  page,
  built,
}) => {
  await page.goto(built.address());
  await page.getByRole('main').waitFor();
  const { invoke } = pageActions(page);
  for (const id of ['wipe', 'glossary-new', 'key-new', 'memory-new', 'terms-new'] as const) {
    expect(await invoke(id), id).toBe(true);
    await page.keyboard.press('Escape');
  }
  expect(await invoke('segments-fill')).toBe(false);
  await expect(page.getByText('“Pre-translate from TM” is not available right now.')).toBeVisible();
});
