// The builds of `npm run dev`, in a folder of their own: `npm start` must not take them for its own.
import { join } from 'node:path';
import { createBuilder } from 'vite';
import { root } from './ready.mjs';

export const devFolder = join(root, 'dist-dev');

/** A change of a file that several builds share reaches them one by one, within this time. */
const SETTLE_MS = 100;

/**
 * Builds page, main and preload, and again on every change of a source.
 * @param onBuilt told the names of what was built, whenever all of them are built and none is under
 * way; never while one of them is broken
 */
export async function watchBuilds(onBuilt) {
  // Libraries of the page give their warnings in this mode only.
  process.env.NODE_ENV = 'development';
  const watched = (name) => ({
    build: { outDir: join(devFolder, name), watch: {}, minify: false, sourcemap: 'inline' },
  });
  const builder = await createBuilder({
    configFile: join(root, 'vite.config.ts'),
    mode: 'development',
    logLevel: 'warn',
    clearScreen: false,
    environments: {
      client: watched('renderer'),
      main: watched('main'),
      preload: watched('preload'),
    },
  });
  const pending = new Set(['client', 'main', 'preload']);
  const built = new Set();
  let timer;

  const settle = () => {
    if (pending.size > 0 || built.size === 0) return;
    timer = setTimeout(() => {
      const names = [...built];
      built.clear();
      void onBuilt(names);
    }, SETTLE_MS);
  };
  const watchers = await Promise.all(
    [...pending].map(async (name) => {
      const watcher = await builder.build(builder.environments[name]);
      watcher.on('event', ({ code }) => {
        if (code === 'BUNDLE_START') {
          clearTimeout(timer);
          pending.add(name);
        } else if (code === 'BUNDLE_END') {
          pending.delete(name);
          built.add(name);
          settle();
        }
        // After an error it stays pending until the change that mends it.
      });
      return watcher;
    }),
  );
  return { close: () => Promise.all(watchers.map((watcher) => watcher.close())) };
}
