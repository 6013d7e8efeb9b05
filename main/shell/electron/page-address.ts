/** Scheme and host of the page; a standard scheme, so that it has an origin of its own. */
export const PAGE_SCHEME = 'app';
export const PAGE_HOST = 'dragoman';
export const PAGE_ADDRESS = `${PAGE_SCHEME}://${PAGE_HOST}/`;

/** Whether an address is one of our page's. */
export const isPageAddress = (address: string): boolean => address.startsWith(PAGE_ADDRESS);

/** The same page as captions only; the page reads what follows the `#`. */
export const CAPTIONS_ADDRESS = `${PAGE_ADDRESS}#captions`;

/** The same page as the quick window only. */
export const QUICK_ADDRESS = `${PAGE_ADDRESS}#quick`;
