import { chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '../../app/chromium.ts';
import { median, percentile, type Report } from '../measured.ts';
import { servePage } from '../serve-page.ts';

const ENTRIES = 50_000;

/** What the page itself measures, in milliseconds: script and layout of one key each. */
interface Measured {
  readonly moves: readonly number[];
  readonly letters: readonly number[];
  /** Enter: the entry is kept and the list is checked. */
  readonly kept: readonly number[];
  /** From a letter in the search field to the entries that match. */
  readonly searches: readonly number[];
}

/** A dictionary of fifty thousand entries in a real page, over a main process in memory. */
export async function grid(
  isQuick: boolean,
): Promise<Pick<Report, 'figures' | 'targets' | 'skipped'>> {
  const { origin, close } = await servePage();
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const openings: number[] = [];
    let measured: Measured | null = null;
    for (let round = 0; round < (isQuick ? 3 : 7); round += 1) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      const options = { glossaries: { entries: ENTRIES } };
      await page.goto(`${origin}/#${encodeURIComponent(JSON.stringify(options))}`);
      await page.getByRole('button', { name: 'Glossaries', exact: true }).waitFor();
      openings.push(await open(page));
      measured ??= await measure(page, isQuick ? 60 : 300);
      await page.close();
    }
    const { moves, letters, kept, searches } = measured as Measured;
    return {
      figures: {
        grid_50000_open_ms: median(openings),
        grid_50000_open_worst_ms: Math.max(...openings),
        grid_50000_move_p95_ms: percentile(moves, 95),
        grid_50000_type_p95_ms: percentile(letters, 95),
        grid_50000_enter_p95_ms: percentile(kept, 95),
        grid_50000_search_p95_ms: percentile(searches, 95),
      },
      targets: {
        grid_50000_open_ms: 200,
        grid_50000_move_p95_ms: 16,
        grid_50000_type_p95_ms: 16,
        grid_50000_enter_p95_ms: 16,
      },
      skipped: {},
    };
  } finally {
    await browser.close();
    close();
  }
}

/** From the press of the screen's button to entries that are laid out; they are read meanwhile. */
function open(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    const buttons = Array.from(document.querySelectorAll<HTMLElement>('.rail-item[aria-current]'));
    const button = buttons.find(({ textContent }) => textContent === 'Glossaries');
    await frame();
    const began = performance.now();
    button?.click();
    while (document.querySelector('.entry-cell') === null) await frame();
    document.body.getBoundingClientRect();
    return performance.now() - began;
  });
}

function measure(page: Page, rounds: number): Promise<Measured> {
  return page.evaluate(async (count) => {
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    const grid = document.querySelector<HTMLElement>('.entry-grid');
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    const cell = () => document.querySelector<HTMLInputElement>('.entry-input');

    /** Does something and awaits what the page makes of it at once. */
    async function timed(act: () => void): Promise<number> {
      await frame();
      const began = performance.now();
      act();
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
      document.body.getBoundingClientRect();
      return performance.now() - began;
    }
    const press = (target: HTMLElement | null, key: string) =>
      timed(() =>
        target?.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
        ),
      );
    const write = (field: HTMLInputElement | null, text: string) =>
      timed(() => {
        setValue?.set?.call(field, text);
        field?.dispatchEvent(new Event('input', { bubbles: true }));
      });

    const moves: number[] = [];
    const letters: number[] = [];
    const kept: number[] = [];
    grid?.focus();
    for (let round = 0; round < count; round += 1) {
      moves.push(await press(grid, round % 3 === 0 ? 'PageDown' : 'ArrowDown'));
      // Half of them are sources that stand elsewhere in the list.
      const text = round % 2 === 0 ? `contract ${round}` : `bench term ${round}`;
      await press(grid, text.charAt(0));
      for (let end = 2; end <= text.length; end += 1) {
        letters.push(await write(cell(), text.slice(0, end)));
      }
      kept.push(await press(cell(), 'Enter'));
    }

    const searches: number[] = [];
    const field = document.querySelector<HTMLInputElement>('.grid-tools input');
    for (const text of ['p', 'pu', 'pump 1', 'pump 12', 'valve', 'Frist', 'nothing like it', '']) {
      const before = document.querySelector('.grid-status')?.textContent;
      const began = performance.now();
      await write(field, text);
      while (document.querySelector('.grid-status')?.textContent === before) {
        if (performance.now() - began > 500) break;
        await frame();
      }
      document.body.getBoundingClientRect();
      searches.push(performance.now() - began);
    }
    return { moves, letters, kept, searches };
  }, rounds);
}
