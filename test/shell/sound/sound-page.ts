import { mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { openPageFiles } from '../../../main/shell/page-files.ts';
import { createNonce, pageHeaders } from '../../../main/shell/page-headers.ts';
import { chromiumLaunch } from '../../app/chromium.ts';

/** The page's recording and playing parts, built as for people and under the same headers. */
export interface SoundServer {
  readonly origin: string;
  close(): void;
}

/** Builds the parts and serves them on a port of 127.0.0.1. */
export async function startSoundServer(): Promise<SoundServer> {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-sound-'));
  await build({
    configFile: false,
    logLevel: 'error',
    root: join(import.meta.dirname, 'page'),
    base: './',
    build: { outDir: folder, emptyOutDir: true, assetsInlineLimit: 0, target: 'chrome148' },
  });
  const files = await openPageFiles(folder);
  const server = createServer((request, response) => {
    const nonce = createNonce();
    void files.find(request.url ?? '', nonce).then((file) => {
      const headers = { ...pageHeaders(nonce), ...(file && { 'content-type': file.type }) };
      response.writeHead(file ? 200 : 404, headers).end(file?.body);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export interface SoundPageOptions {
  /** A WAV file that the one fake microphone plays, once; null: this computer's own devices. */
  readonly microphone: string | null;
  /** Answers the question for the microphone. */
  readonly answer?: 'yes' | 'no';
  /** Takes the engine's way into a worker away. */
  readonly isWithoutTrackProcessor?: boolean;
  readonly env?: NodeJS.ProcessEnv;
}

/** A page in an engine of its own. */
export interface SoundPage {
  readonly page: Page;
  /** What the page complained about. */
  readonly complaints: readonly string[];
  readonly close: () => Promise<void>;
}

/** Opens the page of a sound server in an installed Chromium. */
export async function openSoundPage(
  { origin }: SoundServer,
  { microphone, answer = 'yes', isWithoutTrackProcessor = false, env = {} }: SoundPageOptions,
): Promise<SoundPage> {
  const launch = chromiumLaunch();
  const browser = await chromium.launch({
    ...launch,
    env: { ...process.env, ...env },
    ignoreDefaultArgs: ['--mute-audio'],
    args: [
      ...launch.args,
      answer === 'yes' ? '--use-fake-ui-for-media-stream' : '--deny-permission-prompts',
      ...(microphone === null
        ? []
        : [
            '--use-fake-device-for-media-stream',
            `--use-file-for-fake-audio-capture=${microphone}%noloop`,
          ]),
    ],
  });
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  if (isWithoutTrackProcessor) {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'MediaStreamTrackProcessor'));
  }
  await page.goto(origin);
  await page.waitForFunction(() => 'sound' in window);
  return { page, complaints, close: () => browser.close() };
}
