import { chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '../../app/chromium.ts';
import type { FakeReports } from '../../fakes/reports.ts';
import { median, percentile, type Report } from '../measured.ts';
import { servePage } from '../serve-page.ts';

const DAYS = 366;
const KEYS = 200;

/** What the page itself measures, in milliseconds; main's work, which is done in the page here, is taken away. */
interface Measured {
  /** From the report in the page to its chart on the screen. */
  readonly charts: readonly number[];
  /** To the first rows, too. */
  readonly paints: readonly number[];
  /** From a leap through all rows to the rows of that place on the screen, asked for as they are. */
  readonly scrolls: readonly number[];
}

/**
 * The report of the longest range and 200 keys in a real page, over a main process in memory: the chart and
 * the first of 73,200 rows. Main's part is measured by itself and taken away here.
 */
export async function renderPart(
  isQuick: boolean,
): Promise<Pick<Report, 'figures' | 'targets' | 'skipped'>> {
  const { origin, close } = await servePage();
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const options = { reports: { keys: KEYS }, adminSide: { isBare: true } };
    await page.goto(`${origin}/#${encodeURIComponent(JSON.stringify(options))}`);
    await openReport(page);
    const { charts, paints, scrolls } = await measure(page, isQuick ? 5 : 25);
    return {
      figures: {
        render_chart_ms: median(charts),
        render_first_paint_ms: median(paints),
        render_first_paint_p95_ms: percentile(paints, 95),
        render_scroll_p95_ms: percentile(scrolls, 95),
      },
      targets: { render_first_paint_ms: 100 },
      skipped: {},
    };
  } finally {
    await browser.close();
    close();
  }
}

/** The report of keys and days, with a range that is typed. */
async function openReport(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Usage', exact: true }).click();
  await page.getByRole('tab', { name: 'Report' }).click();
  await page.getByRole('button', { name: 'Keys and days' }).click();
  await page.getByRole('combobox', { name: 'Range' }).click();
  await page.getByRole('option', { name: 'Custom' }).click();
}

function measure(page: Page, rounds: number): Promise<Measured> {
  const dayAgo = (days: number) =>
    new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  return page.evaluate(
    async ({ count, days, keys, today, first }) => {
      const { fakeReports } = globalThis as unknown as { fakeReports: FakeReports };
      const find = (selector: string) => document.querySelector<HTMLElement>(selector);
      const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
      /** Behind the paint of the next frame. */
      const painted = async () => {
        await frame();
        const { port1, port2 } = new MessageChannel();
        await new Promise((resolve) => {
          port1.onmessage = resolve;
          port2.postMessage(null);
        });
        return performance.now();
      };
      const mainSince = (from: number) =>
        fakeReports.calls
          .filter(({ began }) => began >= from)
          .reduce((sum, { began, ended }) => sum + ended - began, 0);
      const hasRows = (all: number) => () => {
        const isCounted = find('.report-grid')?.ariaRowCount === String(all + 2);
        return isCounted && find('.report-rows [role=rowheader]')?.textContent !== '';
      };

      /** Asks for a range up to today; answers when it has come. */
      async function ask(start: string): Promise<number> {
        const before = fakeReports.calls.length;
        const field = find('.report-custom input');
        const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
        setValue?.set?.call(field, start);
        field?.dispatchEvent(new Event('input', { bubbles: true }));
        await frame();
        find('.report-custom button')?.click();
        const came = () =>
          fakeReports.calls.slice(before).find(({ route }) => route === 'reports.usage')?.ended;
        while (came() === undefined) await new Promise((resolve) => setTimeout(resolve, 0));
        return came() ?? Number.NaN;
      }

      const charts: number[] = [];
      const paints: number[] = [];
      for (let round = 0; round < count; round += 1) {
        // One day stands there first, so that nothing of the year is on the page.
        await ask(today);
        while (!hasRows(keys)()) await frame();
        await painted();
        const came = await ask(first);
        const at = await painted();
        charts.push(at - came - mainSince(came));
        while (!hasRows(days * keys)()) await frame();
        paints.push((await painted()) - came - mainSince(came));
      }

      const scrolls: number[] = [];
      const table = find('.report-table');
      for (let step = 1; step <= count * 4; step += 1) {
        const place = (step * 7919) % (days * keys - 100);
        const began = performance.now();
        if (table !== null) table.scrollTop = place * 28;
        const row = () => find(`.report-rows [aria-rowindex="${place + 6}"] [role=rowheader]`);
        while ((row()?.textContent ?? '') === '') await frame();
        scrolls.push((await painted()) - began - mainSince(began));
      }
      return { charts, paints, scrolls };
    },
    { count: rounds, days: DAYS, keys: KEYS, today: dayAgo(0), first: dayAgo(DAYS - 1) },
  );
}
