import { defineConfig } from 'vitest/config';

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
          exclude: ['test/borders.test.ts', 'test/e2e/**', 'test/service/**', 'test/shell/**'],
        },
      },
      {
        test: {
          name: 'service',
          include: ['test/service/**/*.test.ts', 'test/shell/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
