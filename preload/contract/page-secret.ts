/**
 * How a page of the browser shell shows that it is ours. A browser sends cookies to every port of a
 * host, so that a program on another port can learn the cookie; a secret that only the page's own
 * origin holds cannot be learnt there.
 */
export const PAGE_FRAGMENT = 'page=';
/** Header of what the page uploads. */
export const PAGE_HEADER = 'x-dragoman-page';
/** The WebSocket subprotocol that is agreed on; it gives nothing away. */
export const PAGE_PROTOCOL = 'dragoman';

const SECRET_PROTOCOL = 'dragoman.page.';

/** The subprotocols that a page offers, since a browser lets a page add no header to a WebSocket. */
export const offeredProtocols = (secret: string): string[] => [
  PAGE_PROTOCOL,
  `${SECRET_PROTOCOL}${secret}`,
];

/** The secret among the subprotocols of a request, as its header has them; null without one. */
export function secretOf(protocols: string | undefined): string | null {
  const offered = (protocols ?? '').split(',').map((protocol) => protocol.trim());
  const found = offered.find((protocol) => protocol.startsWith(SECRET_PROTOCOL));
  return found?.slice(SECRET_PROTOCOL.length) ?? null;
}
