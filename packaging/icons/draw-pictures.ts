import { chromium } from '@playwright/test';
import { chromiumLaunch } from '../../test/app/chromium.ts';
import type { Picture } from './ico.ts';

/** How a drawing is put into its square. */
export interface Drawing {
  /** Edge of the whole picture in pixels. */
  readonly edge: number;
  /** Share of the edge that the drawing fills; the rest is an empty border all round. */
  readonly share: number;
}

/** Draws one SVG as PNG files of several sizes. */
export async function drawPictures(
  svg: string,
  drawings: readonly Drawing[],
): Promise<readonly Picture[]> {
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const page = await browser.newPage();
    const pictures: Picture[] = [];
    for (const { edge, share } of drawings) {
      const inner = Math.round(edge * share);
      await page.setViewportSize({ width: edge, height: edge });
      await page.setContent(
        `<style>body{margin:0;display:grid;place-items:center;height:100vh}svg{width:${inner}px;height:${inner}px}</style>${svg}`,
      );
      pictures.push({ edge, png: await page.screenshot({ omitBackground: true }) });
    }
    return pictures;
  } finally {
    await browser.close();
  }
}
