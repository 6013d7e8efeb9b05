import { app } from 'electron';

/**
 * Whether windows are Wayland's, which lets no program keep one on top
 * (https://github.com/electron/electron/issues/50403).
 */
export const isWayland = (env: Readonly<Record<string, string | undefined>>): boolean =>
  env['XDG_SESSION_TYPE'] === 'wayland' &&
  app.commandLine.getSwitchValue('ozone-platform') !== 'x11';
