import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';

/** One answer of the table. */
export interface PageFile {
  readonly type: string;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** The page's files, read once; nothing outside the table is ever opened. */
export interface PageFiles {
  /**
   * @param path of the URL, such as `/` or `/assets/index.js`
   * @param nonce put into the page in place of its `__NONCE__`
   */
  find(path: string, nonce: string): PageFile | null;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
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
 * Reads every file of a known type below a folder. Rejects when the folder cannot be read or holds
 * no `index.html`, that is, when the page was not built.
 */
export async function readPageFiles(folder: string): Promise<PageFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const read = entries.flatMap((entry) => {
    const type = TYPES[extname(entry.name)];
    if (!entry.isFile() || type === undefined) return [];
    const path = join(entry.parentPath, entry.name);
    const name = `/${relative(folder, path).split(sep).join('/')}`;
    return [
      readFile(path).then((bytes) => [name, { type, body: Uint8Array.from(bytes) }] as const),
    ];
  });
  const table = new Map<string, PageFile>(await Promise.all(read));
  const index = table.get('/index.html');
  if (!index) throw new Error('the page is not built: index.html is missing');
  const html = new TextDecoder().decode(index.body);
  return {
    find(path, nonce) {
      if (path !== '/' && path !== '/index.html') return table.get(path) ?? null;
      return {
        type: index.type,
        body: new TextEncoder().encode(html.replaceAll('__NONCE__', nonce)),
      };
    },
  };
}
