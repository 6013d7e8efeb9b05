import type { Page } from '@playwright/test';
import { actionIds } from '../../renderer/ui/actions/table.ts';
import '../../renderer/app/registry.ts';
import { expect, test } from './built-page.ts';
import { pageActions } from './page-actions.ts';

const MOST_PRESSES = 200;

/** Notes how everything that can have the keyboard looks without it, also what may draw its ring. */
const noteWithoutKeyboard = (page: Page) =>
  page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    /** The control, the boxes round it, and what stands beside a control that is hidden itself. */
    const around = (control: Element): readonly Element[] => {
      const boxes: Element[] = [];
      let box: Element | null = control;
      for (let steps = 0; box !== null && steps < 4; steps += 1) {
        boxes.push(box);
        box = box.parentElement;
      }
      return [...boxes, ...(control.parentElement?.children ?? []), ...control.children];
    };
    const ring = (box: Element) => {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor } =
        getComputedStyle(box);
      const isDrawn = outlineStyle !== 'none' && outlineWidth !== '0px';
      return `${isDrawn ? `${outlineWidth} ${outlineColor}` : ''} ${boxShadow} ${borderColor}`;
    };
    /** A bar beside a writing field. */
    const bar = (box: Element, part: string) => {
      const { content, backgroundColor, inlineSize } = getComputedStyle(box, part);
      return content === 'none' ? '' : `${inlineSize} ${backgroundColor}`;
    };
    const drawn = (box: Element) => [ring(box), bar(box, '::before'), bar(box, '::after')];
    const look = (control: Element) => around(control).flatMap(drawn);
    /** The page draws a control without the keyboard a moment after it has lost it. */
    const settled = () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const looks = new Map<Element, readonly string[]>();
    // Controls side by side have most boxes in common.
    const known = new Map<Element, readonly string[]>();
    const drawnOnce = (box: Element) => {
      const look = known.get(box) ?? drawn(box);
      known.set(box, look);
      return look;
    };
    for (const control of document.querySelectorAll(
      'a[href], button, input, select, textarea, summary, [tabindex]',
    )) {
      looks.set(control, around(control).flatMap(drawnOnce));
    }
    Object.assign(globalThis, {
      /** Whether the keyboard shows; null where it is on nothing. */
      isKeyboardShown: async () => {
        const control = document.activeElement;
        if (!(control instanceof HTMLElement) || control === document.body) return null;
        const shown = look(control);
        let before = looks.get(control);
        if (before === undefined) {
          // It came after the looks were noted, and gives the keyboard away for a moment.
          control.blur();
          await settled();
          before = look(control);
          control.focus();
          await settled();
        }
        return shown.some((now, place) => now !== before[place]);
      },
    });
  });

interface Stop {
  readonly place: string;
  readonly isShown: boolean | null;
  readonly isIn: boolean;
}

const stop = (page: Page, within: string): Promise<Stop> =>
  page.evaluate(async (region) => {
    const { isKeyboardShown } = globalThis as unknown as {
      isKeyboardShown: () => Promise<boolean | null>;
    };
    const control = document.activeElement ?? document.body;
    return {
      place: control.outerHTML.slice(0, 160),
      isShown: await isKeyboardShown(),
      isIn: control !== document.body && control.closest(region) !== null,
    };
  }, within);

/** Goes through a region with Tab; answers with where nothing shows the keyboard, and with its stops. */
async function walk(page: Page, region: string) {
  await noteWithoutKeyboard(page);
  // What comes next is the screen itself; the frame is walked from its beginning.
  if (region === 'main') await page.locator('nav.rail .rail-item').last().focus();
  const unseen: string[] = [];
  let stops = 0;
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    await page.keyboard.press('Tab');
    const { place, isShown, isIn } = await stop(page, region);
    if (!isIn) break;
    stops += 1;
    if (isShown !== true) unseen.push(place);
  }
  return { unseen, stops };
}

const SCREENS = actionIds().filter(
  (id) => id.startsWith('go-') || (/^(?:settings|usage)-/.test(id) && id !== 'usage-refresh'),
);

test('M4: on every control of every screen one sees where the keyboard is', async ({
  page,
  built,
}) => {
  test.setTimeout(180_000);
  await page.goto(built.address({ history: 20, documents: 12 }));
  await page.getByRole('main').waitFor();
  const frame = await walk(page, 'body');
  expect.soft(frame.unseen, 'frame').toEqual([]);
  // The rail is one of them.
  expect(frame.stops).toBeGreaterThan(4);
  const { invoke } = pageActions(page);
  let stops = 0;
  for (const screen of SCREENS) {
    expect(await invoke(screen), screen).toBe(true);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const walked = await walk(page, 'main');
    expect.soft(walked.unseen, screen).toEqual([]);
    stops += walked.stops;
  }
  // Fewer would mean that the walk does not get into the screens.
  expect(stops).toBeGreaterThan(SCREENS.length * 8);
});

test('M4: no edge of a memory’s panel cuts the ring of a control', async ({ page, built }) => {
  await page.goto(built.address());
  const { invoke } = pageActions(page);
  await invoke('go-memories');
  const panel = page.locator('.memories-views > .tab-panel');
  for (const action of ['memory-repeated', 'memory-repeated', 'memory-filter'] as const) {
    await invoke(action);
    await expect(panel.getByRole('row').first()).toBeVisible();
    const cut = await panel.evaluate((box) => {
      const room = box.getBoundingClientRect();
      return [...box.querySelectorAll('button, input:not([type=radio])')]
        .map((control) => [control, control.getBoundingClientRect()] as const)
        .filter(
          ([control, { top, left, right, width }]) =>
            width > 1 &&
            control.closest('.units-list') === null &&
            (top - 3 < room.top || left - 3 < room.left || right + 3 > room.right),
        )
        .map(([control]) => control.outerHTML.slice(0, 80));
    });
    expect(cut, action).toEqual([]);
  }
});
