import { readdir, readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';

/** One answer of the table. */
export interface PageFile {
  readonly type: string;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** The page's files, listed once and read when they are first asked for; nothing else is ever opened. */
export interface PageFiles {
  /**
   * Answers null for what is not listed, and for what is gone since.
   * @param path of the URL, such as `/` or `/assets/index.js`
   * @param nonce put into the page in place of its `__NONCE__`
   */
  find(path: string, nonce: string): Promise<PageFile | null>;
}

const HTML_TYPE = 'text/html; charset=utf-8';
const TYPES: Readonly<Record<string, string>> = {
  '.html': HTML_TYPE,
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

/**
 * Lists every file of a known type below a folder. Rejects when the folder cannot be read or holds no
 * `index.html`, that is, when the page was not built.
 * @param folder without a separator at its end
 */
export async function openPageFiles(folder: string): Promise<PageFiles> {
  const [entries, html] = await Promise.all([
    readdir(folder, { recursive: true, withFileTypes: true }),
    readFile(join(folder, 'index.html'), 'utf8'),
  ]);
  const listed = new Map<string, () => Promise<PageFile | null>>();
  for (const entry of entries) {
    const type = TYPES[extname(entry.name)];
    if (!entry.isFile() || type === undefined) continue;
    const path = join(entry.parentPath, entry.name);
    let read: Promise<PageFile | null> | undefined;
    const once = () =>
      (read ??= readFile(path).then(
        (bytes) => ({ type, body: Uint8Array.from(bytes) }),
        () => null,
      ));
    listed.set(path.slice(folder.length).replaceAll(sep, '/'), once);
  }
  return {
    async find(path, nonce) {
      if (path !== '/' && path !== '/index.html') return (await listed.get(path)?.()) ?? null;
      const body = new TextEncoder().encode(html.replaceAll('__NONCE__', nonce));
      return { type: HTML_TYPE, body };
    },
  };
}
