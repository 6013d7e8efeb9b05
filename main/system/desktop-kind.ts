/** What a program talks to for keys, clipboards and windows. */
export type DesktopKind = 'windows' | 'mac' | 'wayland' | 'x11';

/** The desktop of this session; Linux and its like without a sign of Wayland count as X11. */
export function desktopKind(
  platform: NodeJS.Platform,
  env: Readonly<Record<string, string | undefined>>,
): DesktopKind {
  if (platform === 'win32') return 'windows';
  if (platform === 'darwin') return 'mac';
  const isWayland = env['XDG_SESSION_TYPE'] === 'wayland' || Boolean(env['WAYLAND_DISPLAY']);
  return isWayland ? 'wayland' : 'x11';
}
