import { chromium, type Browser } from '@playwright/test';
import { chromiumLaunch } from '../../app/chromium.ts';
import type { FakeRpcOptions } from '../../fakes/rpc.ts';
import { median, type Report } from '../measured.ts';
import { servePage } from '../serve-page.ts';

const UNITS = 1_000_000;
const LIMIT_MS = 300;
const GIVEN_UP_MS = 10_000;

/** What a million characters are made of. */
const QUICK: Readonly<Record<string, string>> = {
  spaces: 'word and ',
  no_spaces: 'abcdefghijklmnopqrstuvwxyz',
};
const SHAPES: Readonly<Record<string, string>> = {
  ...QUICK,
  line_ends: '\n',
  marks_on_one_letter: '\u0301',
  joined_emoji: '👨‍👩‍👧‍👦',
  arabic: 'مرحبا',
  chinese: '漢字仮名',
  surrogates: '𝒳',
  both_directions: 'abcאבג123مرحبا',
  tags: '<b><i x="1">',
};

interface Painted {
  /** From the answer to the first paint that shows it. */
  readonly result: number;
  /** From the paste to the first paint that shows it. */
  readonly source: number;
  /** The longest of the frames while the result is scrolled through. */
  readonly scroll: number;
}

/** A million characters in the real page, over a main process in memory: how soon they are seen. */
export async function pageRows(isQuick: boolean): Promise<Pick<Report, 'figures' | 'targets'>> {
  const { origin, close } = await servePage();
  const browser = await chromium.launch(chromiumLaunch());
  const figures: Record<string, number> = {};
  const targets: Record<string, number> = {};
  try {
    for (const [name, unit] of Object.entries(isQuick ? QUICK : SHAPES)) {
      const tries: Painted[] = [];
      for (let round = 0; round < 3; round += 1) tries.push(await paint(browser, origin, unit));
      for (const part of ['result', 'source'] as const) {
        const row = `page_${part}_1m_${name}_first_paint_ms`;
        figures[row] = median(tries.map((one) => one[part]));
        targets[row] = LIMIT_MS;
      }
      figures[`page_result_1m_${name}_scroll_ms`] = median(tries.map(({ scroll }) => scroll));
    }
  } finally {
    await browser.close();
    close();
  }
  return { figures, targets };
}

async function paint(browser: Browser, origin: string, unit: string): Promise<Painted> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const options: FakeRpcOptions = {
    settings: { translateWhileTyping: false },
    answer: { unit, units: UNITS },
  };
  try {
    await page.goto(`${origin}/#${encodeURIComponent(JSON.stringify(options))}`);
    const source = page.getByRole('textbox', { name: 'Source text' });
    await source.fill('Hello.');
    await page.waitForTimeout(500);
    const shown = page.evaluate(measure, { unit, units: UNITS });
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), GIVEN_UP_MS));
    const figures = await Promise.race([shown.catch(() => null), late]);
    return figures ?? { result: Number.NaN, source: Number.NaN, scroll: Number.NaN };
  } finally {
    await page.close();
  }
}

/** Runs in the page. */
async function measure({ unit, units }: NonNullable<FakeRpcOptions['answer']>): Promise<Painted> {
  const painted = () =>
    new Promise<number>((resolve) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      }),
    );
  const until = async (isThere: () => boolean) => {
    while (!isThere()) await painted();
    return painted();
  };
  const button = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Translate',
  );
  button?.click();
  const isResult = () => document.querySelector('.result-text .origin') !== null;
  const result =
    (await until(isResult)) - (performance.getEntriesByName('answered')[0]?.startTime ?? NaN);

  const box = document.querySelector('.result');
  let scroll = 0;
  for (let step = 0; step < 30 && box !== null; step += 1) {
    const began = performance.now();
    box.scrollTop += step % 3 === 2 ? box.scrollHeight / 11 : 300;
    scroll = Math.max(scroll, (await painted()) - began);
  }

  const field = document.querySelector('.source-field');
  const data = unit.repeat(Math.ceil(units / unit.length)).slice(0, units);
  const pasted = performance.now();
  const init = { inputType: 'insertFromPaste', data, bubbles: true, cancelable: true };
  field?.dispatchEvent(new InputEvent('beforeinput', init));
  const isPasted = () => document.querySelector('.source-field.edit-blocks') !== null;
  return { result, scroll, source: (await until(isPasted)) - pasted };
}
