import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'test/e2e',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 1,
  fullyParallel: false,
  forbidOnly: process.env['CI'] !== undefined,
  outputDir: 'test-results',
  use: { trace: 'off' },
});
