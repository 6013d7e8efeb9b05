import type { Page } from '@playwright/test';

/** Where on the window things are dropped. */
const AT = { x: 500, y: 400 };

/**
 * Drags files and folders of the disk over the window and drops them, through the browser's own input:
 * the page gets the same events, entries and rights to read as from a person's hand.
 * @param hover what is looked at while they are held over the window
 */
export async function dropFromDisk(
  page: Page,
  paths: readonly string[],
  hover: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const input = await page.context().newCDPSession(page);
  const data = { items: [], files: [...paths], dragOperationsMask: 1 };
  await input.send('Input.dispatchDragEvent', { type: 'dragEnter', ...AT, data });
  await input.send('Input.dispatchDragEvent', { type: 'dragOver', ...AT, data });
  await hover();
  await input.send('Input.dispatchDragEvent', { type: 'drop', ...AT, data });
  await input.detach();
}
