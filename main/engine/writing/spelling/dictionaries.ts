import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { baseOf } from '../../../../preload/contract/language-code.ts';
import { readInstalledPacks } from '../../../system/packs/installed-packs.ts';

/** A pair of dictionary files. */
export interface DictionaryFiles {
  readonly aff: string;
  readonly dic: string;
}

export interface DictionaryPlaces {
  /** A folder that the person chose; it goes before all others. */
  readonly chosen: string | null;
  /** Folders of installed packs; after the chosen one, before what the system has. */
  readonly packFolders: readonly string[];
  /** File of Hunspell as a module, for computers without the program. */
  readonly hunspell: string;
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
}

/** The region whose dictionary serves a language without one. */
const HOME_REGIONS: Readonly<Record<string, string>> = {
  de: 'DE',
  es: 'ES',
  fr: 'FR',
  it: 'IT',
  pt: 'PT',
};

/** Folders that hold dictionaries, or folders of them; the chosen one apart from the others. */
function foldersOf(places: DictionaryPlaces): string[][] {
  const { chosen, packFolders, platform, env, home } = places;
  const office = 'share/extensions';
  const named: Partial<Record<NodeJS.Platform, readonly string[]>> = {
    linux: [
      join(home, '.local/share/hunspell'),
      '/usr/share/hunspell',
      '/usr/local/share/hunspell',
      '/usr/share/myspell',
      '/usr/share/myspell/dicts',
      join('/usr/lib/libreoffice', office),
      join('/opt/libreoffice', office),
    ],
    darwin: [
      join(home, 'Library/Spelling'),
      '/Library/Spelling',
      '/opt/homebrew/share/hunspell',
      '/usr/local/share/hunspell',
      '/Applications/LibreOffice.app/Contents/Resources/extensions',
    ],
    win32: [
      join(env['APPDATA'] ?? home, 'hunspell'),
      join(env['ProgramData'] ?? 'C:\\ProgramData', 'hunspell'),
      join(env['ProgramFiles'] ?? 'C:\\Program Files', 'LibreOffice', office),
    ],
  };
  const listed = (env['DICPATH'] ?? '').split(platform === 'win32' ? ';' : ':').filter(isAbsolute);
  const packs = readInstalledPacks(packFolders).of('spell');
  const groups = [
    chosen === null ? [] : [chosen],
    packs.map(({ folder }) => folder),
    [...listed, ...(named[platform] ?? [])],
  ];
  return groups.map((folders) =>
    folders.flatMap((folder) => [folder, ...dictionaryFoldersIn(folder)]),
  );
}

/** An office suite keeps each language in a folder of its own, `dict-de`. */
function dictionaryFoldersIn(folder: string): string[] {
  return namesIn(folder)
    .filter((name) => /^dict-|^dictionaries$/i.test(name))
    .map((name) => join(folder, name));
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    // Not on this computer.
    return [];
  }
}

/**
 * The dictionary of a language, its own variant first: `pt_BR.dic`, `fr.dic`, `de_DE_frami.dic`. Null
 * where none is installed.
 * @param language BCP 47
 */
export function findDictionary(language: string, places: DictionaryPlaces): DictionaryFiles | null {
  const base = baseOf(language);
  const variant = language.split('-').at(1);
  const regions = [variant, HOME_REGIONS[base]].filter((region) => region !== undefined);
  const wanted = [
    ...regions.map((region) => new RegExp(`^${base}[_-]${region}(?:[_-]\\w+)?$`, 'i')),
    new RegExp(
      `^${base}(?:[_-](?:frami|classique|toutesvariantes|moderne|reforme1990|classical))?$`,
      'i',
    ),
    ...(variant === undefined ? [new RegExp(`^${base}[_-][A-Z]{2}$`, 'i')] : []),
  ];
  for (const group of foldersOf(places)) {
    const folders = group.map((folder) => ({ folder, names: namesIn(folder) }));
    for (const pattern of wanted) {
      for (const { folder, names } of folders) {
        const files = filesIn(folder, names, pattern);
        if (files !== null) return files;
      }
    }
  }
  return null;
}

function filesIn(
  folder: string,
  names: readonly string[],
  pattern: RegExp,
): DictionaryFiles | null {
  const found = names.find((name) => name.endsWith('.dic') && pattern.test(name.slice(0, -4)));
  if (found === undefined) return null;
  const dic = join(folder, found);
  const aff = `${dic.slice(0, -4)}.aff`;
  return existsSync(aff) ? { aff, dic } : null;
}

/** A dictionary as text, whatever bytes it is written in. */
export interface DictionaryText {
  readonly aff: string;
  readonly dic: string;
}

export function readDictionary({ aff, dic }: DictionaryFiles): DictionaryText {
  const rules = readFileSync(aff);
  const named = /^(?:\uFEFF)?SET\s+(\S+)/m.exec(rules.toString('utf8'))?.[1] ?? 'ISO8859-1';
  const decoder = new TextDecoder(named.replace(/^ISO-?8859-?/i, 'iso-8859-').toLowerCase());
  return { aff: decoder.decode(rules), dic: decoder.decode(readFileSync(dic)) };
}

/** Whether the words of a language are joined into new ones, which a plain list of words lacks. */
export const joinsWords = ({ aff }: Pick<DictionaryText, 'aff'>): boolean =>
  /^COMPOUND(?:FLAG|BEGIN|MIDDLE|LAST|END)\s/m.test(aff);
