import { defineConfig } from '@playwright/test';
import { chromiumLaunch, windowlessLaunch } from './test/app/chromium.ts';
import { hideMoreEngines } from './test/app/surroundings.ts';

hideMoreEngines();

const VOICE = /voice[^/]*\.spec\.ts$/;

export default defineConfig({
  testDir: 'test/e2e',
  // Nothing here measures time: a first correction, say, loads 1.6 s of grammar engine, many times that
  // where every processor is busy.
  timeout: 240_000,
  expect: { timeout: 90_000 },
  workers: 1,
  // Sound runs in real time, so its flows stand apart from the others: fewer of them run at a time.
  projects: [
    // Each flow has an app of its own, so that workers share the flows of a long file, too.
    {
      name: 'work',
      testIgnore: VOICE,
      fullyParallel: true,
      use: { launchOptions: windowlessLaunch() },
    },
    { name: 'voice', testMatch: VOICE },
  ],
  // A start or a click that a busy machine loses is tried once more and reported as flaky.
  retries: 1,
  fullyParallel: false,
  forbidOnly: process.env['CI'] !== undefined,
  outputDir: 'test-results',
  use: {
    trace: 'off',
    viewport: { width: 1280, height: 800 },
    launchOptions: chromiumLaunch(),
  },
});
