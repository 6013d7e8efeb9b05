import { existsSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

/** This computer; pictures and workers that the page makes itself have no host. */
const LOOPBACK = /^(?:$|localhost(?::|$)|127\.\d+\.\d+\.\d+(?::|$)|\[?::1\]?(?::|$))/;

/** What a page says and whom it asks. */
export interface WatchedPage {
  /** What it wrote to its console, and what went wrong in it. */
  readonly console: readonly string[];
  /** Hosts that it asked for anything. */
  readonly hosts: ReadonlySet<string>;
  /**
   * Makes an unclean console, or a stranger, fail the flow, whatever it tests.
   * @param reached hosts of main and its helpers
   */
  expectClean(reached: readonly string[]): void;
}

export function watchPage(page: Page): WatchedPage {
  // Said from the start: a busy Chromium hears of it too late from a flow that is about to choose a file.
  page.on('filechooser', () => undefined);
  const said: string[] = [];
  const hosts = new Set<string>();
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => said.push(`error: ${error.message}`));
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  return {
    console: said,
    hosts,
    expectClean(reached) {
      // Every service of these flows runs on this computer.
      const strangers = [...hosts, ...reached].filter((host) => !LOOPBACK.test(host));
      expect(strangers, 'nobody else is talked to').toEqual([]);
      const unclean = said.filter((line) => !line.includes('net::ERR_'));
      expect(unclean, 'the console stays empty').toEqual([]);
    },
  };
}

/** Hosts in the file that `logNetwork` names. */
export const reachedHosts = (file: string): readonly string[] =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
