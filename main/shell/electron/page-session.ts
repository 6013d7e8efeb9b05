import type { Session } from 'electron';
import { session } from 'electron';
import { isPageAddress } from './page-address.ts';

/** Writing plain text to the clipboard after a click; all else is refused. */
const GRANTED: ReadonlySet<string> = new Set(['clipboard-sanitized-write']);

/**
 * The session of our window: in memory, so that nothing typed reaches a cache on disk; no
 * permission beyond the one the page needs; no spell checker, which would fetch dictionaries.
 */
export function createPageSession(): Session {
  // Without the `persist:` prefix a partition lives in memory.
  const page = session.fromPartition('dragoman');
  page.setSpellCheckerEnabled(false);
  page.setPermissionRequestHandler((_contents, permission, answer, details) =>
    answer(GRANTED.has(permission) && details.isMainFrame && isPageAddress(details.requestingUrl)),
  );
  page.setPermissionCheckHandler(
    (_contents, permission, origin) =>
      GRANTED.has(permission) && isPageAddress(origin.endsWith('/') ? origin : `${origin}/`),
  );
  page.setDevicePermissionHandler(() => false);
  return page;
}
