import { isAbsolute, resolve } from 'node:path';
import { MAX_OPENED_FILES } from '../../preload/contract/limits.ts';
import type { GivenFiles } from '../system/outside.ts';

/** UTF-16 units of a path; Linux takes no longer one, and no person has one elsewhere. */
export const MAX_PATH = 4096;

/** One letter and a colon is a drive. */
const SCHEME = /^[a-z][a-z0-9+.-]+:/i;

/**
 * An absolute path for what was given, or null where it can be none: an address is never followed.
 * @param folder from which a relative path starts
 */
export function givenPath(given: string, folder: string): string | null {
  if (given === '' || given.includes('\0') || SCHEME.test(given)) return null;
  const path = resolve(folder, given);
  return path.length <= MAX_PATH ? path : null;
}

/** The request to open files, each once; null of none. */
export function givenFiles(paths: readonly string[]): GivenFiles | null {
  const all = [...new Set(paths)];
  if (all.length === 0) return null;
  return {
    kind: 'files',
    paths: all.slice(0, MAX_OPENED_FILES),
    isCut: all.length > MAX_OPENED_FILES,
  };
}

/** Whether a path that another program sent may be looked at. */
export const isGivenPath = (path: string): boolean =>
  isAbsolute(path) && givenPath(path, '/') === path;
