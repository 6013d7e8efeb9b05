import type { Browser, CDPSession, Page } from '@playwright/test';
import { residentMb } from './process-figures.ts';

export interface PageFigures {
  readonly heapMb: number;
  /** Of the largest process that draws a page. */
  readonly residentMb: number;
  readonly nodes: number;
  readonly listeners: number;
}

const MEGABYTE = 1024 * 1024;

/** Looks into a page again and again, after a collection each time. */
export async function openPageFigures(browser: Browser, page: Page) {
  const inside: CDPSession = await page.context().newCDPSession(page);
  const outside = await browser.newBrowserCDPSession();
  await inside.send('Performance.enable');
  return async (): Promise<PageFigures> => {
    await inside.send('HeapProfiler.collectGarbage');
    const { metrics } = await inside.send('Performance.getMetrics');
    const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
    const { processInfo } = await outside.send('SystemInfo.getProcessInfo');
    const drawing = processInfo.filter(({ type }) => type === 'renderer');
    return {
      heapMb: metric('JSHeapUsedSize') / MEGABYTE,
      residentMb: Math.max(...drawing.map(({ id }) => residentMb(id))),
      nodes: metric('Nodes'),
      listeners: metric('JSEventListeners'),
    };
  };
}
