// node scripts/interface-words.mjs <chromium-l10n.deb>: counts the words of Chromium's translations and
// writes main/engine/detection/interface-words.ts. The package comes from `apt-get download chromium-l10n`.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fail, root, say } from './ready.mjs';

const OUTPUT = join(root, 'main', 'engine', 'detection', 'interface-words.ts');
/** Chromium's locale by our code; languages that detection does not offer are neighbours of one it does. */
const LOCALES = Object.fromEntries(
  (
    'af ar bg ca cs da de en=en-GB es et fa fi fr hr hu id it lt lv ms nb nl pl pt=pt-PT ro ru sk sl sr sv ' +
    'sw tl=fil tr uk ur vi'
  )
    .split(' ')
    .map((entry) => [entry.split('=')[0], entry.split('=')[1] ?? entry]),
);
/** Both kinds of a language count as one. */
const FURTHER = { es: ['es-419'], pt: ['pt-BR'] };
/** Of these fewer words do; Malay has all, being told from Indonesian by its words alone. */
const NEIGHBOURS = new Set(['af', 'ca', 'fa', 'hr', 'sr', 'sw', 'tl', 'ur']);
const MOST_WORDS = 2500;
const MOST_WORDS_OF_NEIGHBOUR = 1000;
const FEWEST_TIMES = 2;
const WIDTH = 100;
/** What is no word of the text: markup, placeholders, entities and addresses. */
const NO_WORDS = /<[^>]*>|\$\w+\$?|\{[^{}]*\}|%\w|&\w+;|\b(?:https?:\/\/|www\.)\S+/gu;
const PRODUCTS =
  /\b(?:google|chrome|chromium|chromeos|android|gmail|youtube|linux|windows|macos|gemini|lens|pixel)\w*/giu;

/** Strings of a packed file by their number (version 5: counts, then numbers with offsets, then the text). */
function readStrings(path) {
  const pack = readFileSync(path);
  if (pack.readUInt32LE(0) !== 5 || pack[4] !== 1) fail(path + ' is not packed as expected.');
  const strings = new Map();
  for (let entry = 0; entry < pack.readUInt16LE(8); entry += 1) {
    const at = 12 + entry * 6;
    const text = pack.subarray(pack.readUInt32LE(at + 2), pack.readUInt32LE(at + 8));
    strings.set(
      pack.readUInt16LE(at),
      text.toString('utf8').replace(NO_WORDS, ' ').replace(PRODUCTS, ' '),
    );
  }
  return strings;
}

function wordsOf(text) {
  return (
    text
      .normalize('NFC')
      .toLocaleLowerCase('und')
      .match(/[\p{L}\p{M}]+/gu) ?? []
  );
}

/** The words of a language, the most frequent first; strings that are the English ones do not count. */
function countWords(files, english, most) {
  const counts = new Map();
  for (const strings of files) {
    for (const [number, text] of strings) {
      if (english !== null && english.get(number) === text) continue;
      for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return [...counts]
    .filter(([, times]) => times >= FEWEST_TIMES)
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .slice(0, most)
    .map(([word]) => word);
}

function wrap(words) {
  const lines = [''];
  for (const word of words) {
    const line = lines.at(-1);
    if (line !== '' && line.length + word.length >= WIDTH) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : line + ' ' + word;
  }
  return lines.join('\n    ');
}

const archive =
  process.argv[2] ?? fail('Usage: node scripts/interface-words.mjs <chromium-l10n.deb>', 2);
const folder = mkdtempSync(join(tmpdir(), 'interface-words-'));
try {
  execFileSync('dpkg-deb', ['-x', archive, folder]);
  const locales = readdirSync(folder, { recursive: true }).filter((path) => path.endsWith('.pak'));
  const read = (locale) => {
    const path = locales.find((name) => name.endsWith('/' + locale + '.pak'));
    return path === undefined ? new Map() : readStrings(join(folder, path));
  };
  const english = read('en-GB');
  if (english.size === 0)
    fail('The package has no en-GB.pak; ' + locales.length + ' files were found.');
  const rows = Object.entries(LOCALES).map(([code, locale]) => {
    const files = [locale, ...(FURTHER[code] ?? [])].map(read);
    const most = NEIGHBOURS.has(code) ? MOST_WORDS_OF_NEIGHBOUR : MOST_WORDS;
    const words = countWords(files, code === 'en' ? null : english, most);
    say(code + ': ' + words.length + ' words');
    return '  ' + code + ': `' + wrap(words) + '`,\n';
  });
  const head = readFileSync(OUTPUT, 'utf8').split('= {\n')[0];
  writeFileSync(OUTPUT, head + '= {\n' + rows.join('') + '};\n');
} finally {
  rmSync(folder, { recursive: true });
}
