import { availableParallelism, release, totalmem } from 'node:os';

/** What the program runs on; nothing that names a person or the computer. */
export interface Computer {
  readonly platform: string;
  readonly architecture: string;
  readonly release: string;
  readonly processors: number;
  /** Whole gigabytes. */
  readonly memory: number;
  /** Versions of the runtimes that there are. */
  readonly runtimes: Readonly<Record<string, string>>;
}

const RUNTIMES = ['node', 'electron', 'chrome', 'v8', 'sqlite', 'openssl', 'undici'];

export function describeComputer(): Computer {
  const versions = Object.entries(process.versions);
  const runtimes = versions.flatMap(([name, version]) =>
    RUNTIMES.includes(name) && version !== undefined ? [[name, version] as const] : [],
  );
  return {
    platform: process.platform,
    architecture: process.arch,
    release: release(),
    processors: availableParallelism(),
    memory: Math.round(totalmem() / 1024 ** 3),
    runtimes: Object.fromEntries(runtimes),
  };
}
