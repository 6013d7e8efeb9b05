import { runProgram } from './node-program.ts';

type Env = Readonly<Record<string, string | undefined>>;

const ANSWER_MS = 1_000;

/** What the desktop's other programs say over the session bus. */
export interface DesktopBus {
  /** Whether something shows icons of programs; false also where nobody answers. */
  showsIcons(): Promise<boolean>;
}

/** Asks over `dbus-send`; without it nothing is known, and the answer is false. */
export function createDesktopBus(env: Env): DesktopBus {
  const property = async (destination: string, path: string, face: string, name: string) => {
    const end = await runProgram('dbus-send', {
      args: [
        '--session',
        '--print-reply',
        `--reply-timeout=${ANSWER_MS}`,
        `--dest=${destination}`,
        path,
        'org.freedesktop.DBus.Properties.Get',
        `string:${face}`,
        `string:${name}`,
      ],
      env,
      limitMs: ANSWER_MS * 2,
    });
    return end.code === 0 ? end.output : null;
  };
  return {
    async showsIcons() {
      // https://www.freedesktop.org/wiki/Specifications/StatusNotifierItem/StatusNotifierWatcher/
      const watcher = 'org.kde.StatusNotifierWatcher';
      const said = await property(
        watcher,
        '/StatusNotifierWatcher',
        watcher,
        'IsStatusNotifierHostRegistered',
      );
      return said?.includes('boolean true') ?? false;
    },
  };
}
