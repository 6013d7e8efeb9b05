import { chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '../../app/chromium.ts';
import type { FakeSession } from '../../fakes/voice.ts';
import { percentile, type Report } from '../measured.ts';
import { servePage } from '../serve-page.ts';

const LINES = 20_000;

/** What the page itself measures, in milliseconds. */
interface Measured {
  /** From a message to its words on the screen, all but the last one. */
  readonly shown: readonly number[];
  /** Script and layout of one update. */
  readonly updates: readonly number[];
  /** From a key to the number of finds. */
  readonly searches: readonly number[];
}

/** The transcript of twenty thousand lines in a real page, over a main process in memory. */
export async function screen(
  isQuick: boolean,
): Promise<Pick<Report, 'figures' | 'targets' | 'skipped'>> {
  const { origin, close } = await servePage();
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(`${origin}/#${encodeURIComponent(JSON.stringify({ voiceLines: LINES }))}`);
    await page.getByRole('button', { name: 'Voice', exact: true }).click();
    await page.getByRole('region', { name: 'Transcript' }).waitFor();
    const { shown, updates, searches } = await measure(page, isQuick ? 60 : 400);
    return {
      figures: {
        screen_text_shown_p95_ms: percentile(shown, 95),
        screen_20000_lines_update_p95_ms: percentile(updates, 95),
        screen_20000_lines_search_ms: Math.max(...searches),
      },
      targets: {
        screen_text_shown_p95_ms: 35,
        screen_20000_lines_update_p95_ms: 16,
        screen_20000_lines_search_ms: 100,
      },
      skipped: {},
    };
  } finally {
    await browser.close();
    close();
  }
}

function measure(page: Page, rounds: number): Promise<Measured> {
  return page.evaluate(async (count) => {
    const { fakeSession } = globalThis as unknown as { fakeSession: FakeSession };
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    const live = document.querySelector('.voice-live');
    const shown: number[] = [];
    const updates: number[] = [];
    let words = '';
    await frame();
    for (let round = 0; round < count; round += 1) {
      const began = performance.now();
      let workFrom = 0;
      requestAnimationFrame(() => (workFrom = performance.now()));
      if (round % 12 === 0) {
        fakeSession.conclude();
        words = '';
      }
      // The word before the last one is shown at once; the last one is held back for a moment.
      words += ` word${round} last`;
      fakeSession.say(words);
      words = words.slice(0, -' last'.length);
      // The page asks for its frame meanwhile; ours comes behind it, in the same one.
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
      await frame();
      document.body.getBoundingClientRect();
      updates.push(performance.now() - workFrom);
      while (live?.textContent.includes(`word${round}`) !== true) await frame();
      shown.push(performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, 20 + (round % 7) * 5));
    }

    const searches: number[] = [];
    window.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'f', ctrlKey: true, bubbles: true, cancelable: true }),
    );
    await frame();
    await frame();
    const field = document.querySelector<HTMLInputElement>('.voice-search input');
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    for (const words of ['thursday', 'contract', 'nothing of the kind', 'signed there']) {
      const began = performance.now();
      setValue?.set?.call(field, words);
      field?.dispatchEvent(new Event('input', { bubbles: true }));
      await frame();
      document.body.getBoundingClientRect();
      searches.push(performance.now() - began);
      await frame();
    }
    return { shown, updates, searches };
  }, rounds);
}
