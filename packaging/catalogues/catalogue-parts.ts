import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { startKeys } from './start-keys.ts';

const PART = /^(?<file>.*[\\/]locales[\\/]\w+\.json)\?part=(?<part>[\w.-]+)$/;

/**
 * Gives the page its messages in parts: `<language>.json?part=start` has what a start can show,
 * `?part=rest` all others, and `?part=<key>` the message of that key.
 * @param renderer folder of the page's sources
 */
export function catalogueParts(renderer: string): Plugin {
  let start: ReadonlySet<string>;
  return {
    name: 'catalogue-parts',
    buildStart() {
      const english = catalogue(join(renderer, 'i18n', 'locales', 'en.json'));
      start = startKeys(renderer, Object.keys(english));
    },
    load: {
      filter: { id: PART },
      handler(id) {
        const { file = '', part = '' } = PART.exec(id)?.groups ?? {};
        const isIn = (key: string) =>
          part === 'start' ? start.has(key) : part === 'rest' ? !start.has(key) : key === part;
        const messages = Object.entries(catalogue(file)).filter(([key]) => isIn(key));
        this.addWatchFile(file);
        const code = `export default ${JSON.stringify(Object.fromEntries(messages))}`;
        return { code, moduleType: 'js' };
      },
    },
  };
}

const catalogue = (file: string) =>
  JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
