const HASH = '#quick';

/** Whether this page was opened for quick translations only. */
export const isQuickPage = ({ hash }: Pick<Location, 'hash'>): boolean => hash === HASH;

/** Width and height in CSS pixels. */
const SIZE = 'popup,width=460,height=420';

/**
 * Opens the quick page in a window of the browser, or brings the open one to the front; false where
 * the browser does not allow it without a click.
 */
export function openQuickPopUp(page: Window = window): boolean {
  // The same name is the same window, and the same address does not load it again.
  const opened = page.open(`/${HASH}`, 'dragoman-quick', SIZE);
  opened?.focus();
  return opened !== null;
}
