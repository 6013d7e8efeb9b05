const HASH = '#quick';

/** Whether this page was opened for quick translations only. */
export const isQuickPage = ({ hash }: Pick<Location, 'hash'>): boolean => hash === HASH;

/** CSS pixels. */
const WIDTH = 460;
const HEIGHT = 420;

/**
 * Opens the quick page in a window of the browser, or brings the open one to the front; false where
 * the browser does not allow it without a click.
 */
export function openQuickPopUp(page: Window = window): boolean {
  // The same name is the same window, and the same address does not load it again.
  const opened = page.open(`/${HASH}`, 'dragoman-quick', `popup,width=${WIDTH},height=${HEIGHT}`);
  opened?.focus();
  return opened !== null;
}

/**
 * Gives the window its size once more, from within: a browser that was started with a size for its
 * windows gives it to this one, too.
 */
export function fitPopUp(page: Window = window): void {
  if (page.opener !== null) page.resizeTo(WIDTH, HEIGHT);
}
