// npm run i18n: for each interface language, the messages that are missing, surplus or still English, and
// those that no code names. Ends with 1 where there is any.
import { globSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { allowedSame, isStillEnglish } from '../packaging/catalogues/same-as-english.ts';
import { keysIn } from '../packaging/catalogues/start-keys.ts';
import { root } from './ready.mjs';

const LOCALES = join(root, 'renderer', 'i18n', 'locales');

const catalogue = (code) => JSON.parse(readFileSync(join(LOCALES, code + '.json'), 'utf8'));
const english = catalogue('en');
const keys = Object.keys(english);
let isWhole = true;

function list(title, found) {
  if (found.length === 0) return;
  isWhole = false;
  process.stdout.write(title + ':\n' + found.map((key) => '  ' + key + '\n').join(''));
}

for (const file of readdirSync(LOCALES).toSorted()) {
  const code = basename(file, '.json');
  if (code === 'en') continue;
  const messages = catalogue(code);
  const same = allowedSame(code);
  list(
    code + ', missing',
    keys.filter((key) => !(key in messages)),
  );
  list(
    code + ', surplus',
    Object.keys(messages).filter((key) => !(key in english)),
  );
  list(
    code + ', equal to English',
    keys.filter(
      (key) => key in messages && isStillEnglish(messages[key], english[key]) && !same.has(key),
    ),
  );
}

const named = new Set();
for (const file of globSync('{renderer,preload}/**/*.{ts,tsx}', { cwd: root })) {
  for (const key of keysIn(readFileSync(join(root, file), 'utf8'), keys)) named.add(key);
}
list(
  'named by no code',
  keys.filter((key) => !named.has(key)),
);
if (isWhole) process.stdout.write('Every message is there in every language, and named.\n');
process.exitCode = isWhole ? 0 : 1;
