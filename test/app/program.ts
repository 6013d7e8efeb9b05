import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const built = (name: string) => fileURLToPath(new URL(`../../dist/main/${name}`, import.meta.url));

/** A started program of ours, known by the first line that matched. */
export interface Program {
  readonly line: string;
  /** Everything it has written to standard error so far. */
  readonly errors: () => string;
  readonly pid: number;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** Starts a built entry and waits for the line that says it is ready; rejects when it ends first. */
async function startProgram(
  entry: string,
  args: readonly string[],
  ready: RegExp,
  env: Readonly<Record<string, string>> = {},
): Promise<Program> {
  const child = spawn(process.execPath, [built(entry), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (errors += chunk));
  const ended = once(child, 'exit');
  const line = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (text) => {
      if (ready.test(text)) resolve(text);
    });
    void ended.then(() => reject(new Error(`${entry} ended before it was ready: ${errors}`)));
  });
  return {
    line,
    errors: () => errors,
    pid: child.pid ?? -1,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      await ended;
    },
  };
}

/** Variables that make a program, and those it starts, note whom they talk to in a file. */
export const logNetwork = (file: string): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: `--import=${new URL('network-log.ts', import.meta.url).href}`,
  DRAGOMAN_NETWORK_LOG: file,
});

/**
 * The app in the browser shell, without a window; `url` is its one-time address.
 * @param env more variables of its environment
 * @param more arguments of its own
 */
export async function startApp(
  data: string,
  env: Readonly<Record<string, string>> = {},
  more: readonly string[] = [],
): Promise<Program & { readonly url: string }> {
  const opened = /^dragoman: open (http:\S+)$/;
  const program = await startProgram(
    'browser.js',
    ['--no-open', '--data', data, ...more],
    opened,
    env,
  );
  return { ...program, url: opened.exec(program.line)?.[1] ?? '' };
}

/** Starts the app a second time on the same data, as links and files do; answers its exit code. */
export async function startAgain(data: string, ...args: string[]): Promise<number | null> {
  const child = spawn(process.execPath, [built('browser.js'), '--data', data, ...args], {
    stdio: 'ignore',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}

/** What `npm run service` prints. */
export interface ServiceLine {
  readonly base_url: string;
  readonly developer_key: string;
  readonly admin_key: string;
}

/** The offline service as a program of its own. */
export async function startService(
  data: string,
  args: readonly string[] = [],
): Promise<Program & ServiceLine> {
  const program = await startProgram('service.js', ['--data', data, ...args], /^\{.*\}$/);
  return { ...program, ...(JSON.parse(program.line) as ServiceLine) };
}
