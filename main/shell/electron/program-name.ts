import { app } from 'electron';

/**
 * The name of the program for the systems, as the packages install it. Notices, jump lists and pinned
 * icons of Windows belong to it (https://www.electronjs.org/docs/latest/api/app#appsetappusermodelidid-windows).
 * Linux takes `desktopName` of package.json.
 */
export const APP_ID = 'app.dragoman.desktop';

/** Must run before the first window is made. */
export function nameProgram(platform: NodeJS.Platform): void {
  if (platform === 'win32') app.setAppUserModelId(APP_ID);
}
