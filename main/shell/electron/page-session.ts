import type { Session } from 'electron';
import { session, systemPreferences } from 'electron';
import { isPageAddress } from './page-address.ts';
import { inBackground } from '../../system/background.ts';

/** What the page may do besides showing itself; a microphone is asked about apart. */
const GRANTED: ReadonlySet<string> = new Set([
  /** Writing plain text after a click. */
  'clipboard-sanitized-write',
  /** What the computer plays, after a click. */
  'display-capture',
  /** Keeping the screen on during a voice session that is in sight. */
  'screen-wake-lock',
  /** Choosing the loudspeaker of translated speech. */
  'speaker-selection',
]);

/**
 * The session of our windows: in memory, so that nothing typed reaches a cache on disk; no
 * permission beyond those that the page needs, and of the media a microphone alone; no spell
 * checker, which would fetch dictionaries.
 */
export function createPageSession(platform: NodeJS.Platform = process.platform): Session {
  // Without the `persist:` prefix a partition lives in memory.
  const page = session.fromPartition('dragoman');
  page.setSpellCheckerEnabled(false);
  page.setPermissionRequestHandler((_contents, permission, answer, details) => {
    const isOurs = details.isMainFrame && isPageAddress(details.requestingUrl);
    const types = 'mediaTypes' in details ? details.mediaTypes : undefined;
    const isMicrophone = permission === 'media' && types?.length === 1 && types[0] === 'audio';
    if (isOurs && isMicrophone)
      inBackground('pageSession.askSystem', () => askSystem(platform).then(answer));
    else answer(isOurs && GRANTED.has(permission));
  });
  page.setPermissionCheckHandler((_contents, permission, origin, details) => {
    const isOurs = isPageAddress(origin.endsWith('/') ? origin : `${origin}/`);
    const isMicrophone = permission === 'media' && details.mediaType === 'audio';
    return isOurs && (isMicrophone || GRANTED.has(permission));
  });
  page.setDevicePermissionHandler(() => false);
  page.setDisplayMediaRequestHandler(({ frame, audioRequested }, answer) => {
    const isOurs = frame !== null && isPageAddress(frame.url);
    // The page's own picture stands in for the video that has to be given: listing the screens to
    // choose one would bring up macOS's question about recording the screen.
    if (isOurs && audioRequested) answer({ video: frame, audio: 'loopback' });
    // Refuses. Streams that lack what was asked for throw here in main instead
    // (https://github.com/electron/electron/issues/45517).
    else answer(null);
  });
  return page;
}

/**
 * Lets macOS ask the person, and waits: a page that records before the answer gets a microphone
 * that hears nothing but zeros. Other systems do not ask.
 */
async function askSystem(platform: NodeJS.Platform): Promise<boolean> {
  if (platform !== 'darwin') return true;
  return systemPreferences.askForMediaAccess('microphone').catch(() => false);
}
