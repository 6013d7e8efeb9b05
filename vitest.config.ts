import { defineConfig } from 'vitest/config';
import { hideMoreEngines } from './test/app/surroundings.ts';
import { IS_EXTENDED } from './test/extended.ts';

hideMoreEngines();

/** They hear what is played while it is played: alone, after everything else. */
const SOUND = ['test/shell/sound/**', 'test/system/sound/real-recording.test.ts'];

export default defineConfig({
  test: {
    // Many tests wait for processes of their own, so that two files at a time suit two processors.
    maxWorkers: 2,
    projects: [
      { test: { name: 'borders', include: ['test/borders.test.ts'] } },
      {
        test: {
          name: 'unit',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: [
            ...SOUND,
            ...['test/borders.test.ts', 'test/e2e/**', 'test/service/**', 'test/shell/**'],
          ],
        },
      },
      {
        test: {
          name: 'service',
          include: ['test/service/**/*.test.ts', 'test/shell/**/*.test.ts'],
          exclude: SOUND,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'sound',
          include: SOUND.map((path) => path.replace('**', '*.test.ts')),
          exclude: IS_EXTENDED ? [] : ['test/shell/sound/playback.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
