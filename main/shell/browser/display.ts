/** Whether a window could be seen at all; only Linux and its like run without a display. */
export const hasDisplay = (
  platform: NodeJS.Platform,
  env: Readonly<Record<string, string | undefined>>,
): boolean =>
  platform === 'win32' ||
  platform === 'darwin' ||
  Boolean(env['DISPLAY']) ||
  Boolean(env['WAYLAND_DISPLAY']);
