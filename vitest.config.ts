import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { defineConfig } from 'vitest/config';
import { catalogueParts } from './packaging/catalogues/catalogue-parts.ts';
import { hideMoreEngines } from './test/app/surroundings.ts';
import { IS_EXTENDED } from './test/extended.ts';

hideMoreEngines();

/** They hear what is played while it is played: alone, after everything else. */
const SOUND = ['test/shell/sound/**', 'test/system/sound/real-recording.test.ts'];

/**
 * What changes the clock, globals or the process, or looks at everything that the process holds. Waiting,
 * doubles of functions, and what is only read of the process or sent to another one change nothing.
 */
const CHANGES_MORE = new RegExp(
  [
    /\bvi\.(?!fn\b|waitFor\b|waitUntil\b)/,
    /\bprocess\.(?!ts\b|execPath\b|platform\b|versions\b|pid\b|env\b|kill\(|std(?:out|err)\.write\()/,
    /\bprocess\.env\S* = |\bdelete process\.env|\bglobalThis\b|node:v8/,
  ]
    .map(({ source }) => source)
    .join('|'),
);
/**
 * Tests that change nothing outside themselves. They share the modules that one of them has loaded, and
 * pass in any order.
 */
const PURE = globSync('test/*/**/*.test.{ts,tsx}', { cwd: import.meta.dirname })
  .filter((path) => !CHANGES_MORE.test(readFileSync(join(import.meta.dirname, path), 'utf8')))
  .map((path) => path.replaceAll(sep, '/'))
  .filter((path) => !/\/(?:e2e|sound)\//.test(path));

/** Ends what hangs: a computer with other work takes seconds to load models and dictionaries. */
const LIMITS = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 30_000 } },
};

export default defineConfig({
  plugins: [catalogueParts(join(import.meta.dirname, 'renderer'))],
  test: {
    // Many tests wait for processes of their own, so that three files at a time suit two processors.
    maxWorkers: 3,
    projects: [
      { test: { name: 'borders', include: ['test/borders.test.ts'] } },
      { test: { name: 'pure', include: PURE, isolate: false, ...LIMITS } },
      {
        test: {
          name: 'unit',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: [
            ...SOUND,
            ...PURE,
            ...['test/borders.test.ts', 'test/e2e/**', 'test/service/**', 'test/shell/**'],
          ],
          ...LIMITS,
        },
      },
      {
        test: {
          name: 'service',
          include: ['test/service/**/*.test.ts', 'test/shell/**/*.test.ts'],
          exclude: [...SOUND, ...PURE],
          ...LIMITS,
        },
      },
      {
        test: {
          name: 'sound',
          include: SOUND.map((path) => path.replace('**', '*.test.ts')),
          exclude: IS_EXTENDED ? [] : ['test/shell/sound/playback.test.ts'],
          ...LIMITS,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
