import { chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '../../app/chromium.ts';
import { pageActions } from '../../e2e/page-actions.ts';
import { median, percentile } from '../measured.ts';
import { servePage } from '../serve-page.ts';

export interface TypingPlan {
  /** Segments of the project. */
  readonly segments: number;
  /** Keys that are pressed in each text. */
  readonly keys: number;
}

/** A frame comes as soon as it is asked for, so that waiting for the screen's next one is not measured. */
const NO_VSYNC = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];
const WORDS =
  'Die Bestellung der Lieferung 2024 an das Lager in Köln und der Vertrag bleiben offen. ';
/** A person who types very fast. */
const BETWEEN_MS = 25;
const LONG_UNITS = 10_000;

/**
 * From the moment of a key to the end of the frame that paints it, in the page of the segment editor, beside
 * many segments; in a text area of an empty page for comparison.
 */
export async function measureTyping({
  segments,
  keys,
}: TypingPlan): Promise<Record<string, number>> {
  const { origin, close } = await servePage();
  const launch = chromiumLaunch();
  const browser = await chromium.launch({ ...launch, args: [...launch.args, ...NO_VSYNC] });
  try {
    const blank = await browser.newPage();
    await blank.setContent('<textarea rows="4" cols="60"></textarea>');
    await blank.locator('textarea').focus();
    const bare = await typed(blank, keys);
    await blank.close();

    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${origin}/#${encodeURIComponent(JSON.stringify({ segments: { segments } }))}`);
    await page.getByRole('main').waitFor();
    await pageActions(page).invoke('go-segments');
    await page.locator('.editor-project-open').first().click();
    const target = page.getByRole('textbox', { name: /^Translation of segment/ });
    await target.focus();
    const ordinary = await typed(page, keys);
    await target.fill(WORDS.repeat(LONG_UNITS / WORDS.length));
    await target.press('Control+End');
    const long = await typed(page, keys);
    return {
      blank_key_to_paint_p95_ms: percentile(bare, 95),
      key_to_paint_p50_ms: median(ordinary),
      key_to_paint_p95_ms: percentile(ordinary, 95),
      long_key_to_paint_p95_ms: percentile(long, 95),
    };
  } finally {
    await browser.close();
    close();
  }
}

/** Types into what has the keyboard. @returns milliseconds of each key but the first ones */
async function typed(page: Page, keys: number): Promise<readonly number[]> {
  await page.evaluate(() => {
    const took: number[] = [];
    const listen = ({ timeStamp }: KeyboardEvent) => {
      requestAnimationFrame(() => {
        // A message comes when the frame has been painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => took.push(performance.now() - timeStamp);
        port2.postMessage(null);
      });
    };
    Object.assign(globalThis, { took });
    document.addEventListener('keydown', listen, { capture: true });
  });
  const warmUp = 20;
  const text = WORDS.repeat(Math.ceil((keys + warmUp) / WORDS.length)).slice(0, keys + warmUp);
  await page.keyboard.type(text, { delay: BETWEEN_MS });
  await page.waitForTimeout(200);
  const took = await page.evaluate(() => (globalThis as unknown as { took: number[] }).took);
  return took.slice(warmUp);
}
