import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DebuggingPipe } from './debugging-pipe.ts';
import { createDebuggingPipe } from './debugging-pipe.ts';
import { createWindowProfile, windowArguments } from './window-profile.ts';

/** Where the window goes. */
export interface WindowStart {
  /** Path of the browser's program. */
  readonly browser: string;
  /** Private folder for its profile. */
  readonly scratch: string;
  /** First address; visible in the process list, so it opens no door. */
  readonly waitAddress: string;
  /** Second address, told through the pipe only. */
  readonly launchAddress: string;
}

/** A browser of our own with one app window. */
export interface AppWindow {
  /** Resolves when the person has closed it, or it died. */
  readonly closed: Promise<void>;
  /** Brings it to the front. */
  raise(): Promise<void>;
  /** Closes it and deletes its profile. */
  close(): Promise<void>;
}

const START_LIMIT = 15_000;
const CLOSE_LIMIT = 2_000;

/**
 * Opens the app window. Rejects when the browser does not start or cannot be led to the launch
 * address; no process and no profile is left then.
 *
 * The window starts on an address of ours because a browser shows an app window (and not a tab)
 * only for http addresses when it is incognito. The browser ends with us, since it quits when its
 * debugging pipe breaks.
 */
export async function openAppWindow(start: WindowStart): Promise<AppWindow> {
  const profile = createWindowProfile(start.scratch);
  const root = process.getuid?.() === 0;
  const child = spawn(start.browser, windowArguments(profile, start.waitAddress, root), {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const closed = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const removeProfile = () =>
    rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  const pipe = createDebuggingPipe(child.stdio[3] as Writable, child.stdio[4] as Readable);

  const close = async () => {
    pipe.call('Browser.close').catch(() => undefined);
    await Promise.race([closed, sleep(CLOSE_LIMIT, undefined, { ref: false })]);
    child.kill('SIGKILL');
    await closed;
    await removeProfile();
  };
  try {
    const session = await Promise.race([
      lead(pipe, start.launchAddress),
      closed.then(() => Promise.reject(new Error('the browser ended'))),
      sleep(START_LIMIT, undefined, { ref: false }).then(() =>
        Promise.reject(new Error('the browser did not answer')),
      ),
    ]);
    return {
      closed: closed.then(removeProfile),
      raise: async () => {
        await pipe.call('Page.bringToFront', {}, session);
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Leads the first page to the launch address; answers with its session. */
async function lead(pipe: DebuggingPipe, address: string): Promise<string> {
  const targetId = await firstPage(pipe);
  const { sessionId } = await pipe.call('Target.attachToTarget', { targetId, flatten: true });
  const session = String(sessionId);
  await pipe.call('Page.navigate', { url: address }, session);
  return session;
}

async function firstPage(pipe: DebuggingPipe): Promise<string> {
  for (;;) {
    const { targetInfos } = await pipe.call('Target.getTargets');
    const targets = targetInfos as readonly { readonly type: string; readonly targetId: string }[];
    const page = targets.find((target) => target.type === 'page');
    if (page) return page.targetId;
    await sleep(30);
  }
}
