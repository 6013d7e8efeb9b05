import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findProgram } from '../../../system/find-program.ts';

/** A font file of the computer. */
export interface SystemFont {
  readonly path: string;
  /** Which one of a collection. */
  readonly postscriptName: string | null;
}

/** Fonts that may have a letter, best first. */
export type FindFonts = (
  letter: string,
  look: { readonly bold: boolean; readonly serif: boolean; readonly language: string },
  env: Readonly<Record<string, string | undefined>>,
) => Promise<readonly SystemFont[]>;

/** Files that come with the systems that have no fontconfig; those that are missing are passed over. */
const KNOWN: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: [
    '/System/Library/Fonts/Supplemental/Arial Unicode.ttf',
    '/Library/Fonts/Arial Unicode.ttf',
    '/System/Library/Fonts/Hiragino Sans GB.ttc',
    '/System/Library/Fonts/AppleSDGothicNeo.ttc',
    '/System/Library/Fonts/GeezaPro.ttc',
  ],
  win32: [
    'arial.ttf',
    'LeelawUI.ttf',
    'msyh.ttc',
    'msjh.ttc',
    'YuGothR.ttc',
    'msgothic.ttc',
  ].concat(['malgun.ttf', 'Nirmala.ttf', 'segoeui.ttf']),
};

const run = promisify(execFile);
const LIMIT_MS = 10_000;

/**
 * Fonts of the computer that may have a letter, best first. They are not checked: fontconfig answers
 * with some font in any case.
 */
export const findSystemFonts: FindFonts = async (letter, look, env) => {
  const program = findProgram('fc-match', env);
  if (program === null) return knownFonts(env);
  const code = (letter.codePointAt(0) ?? 0).toString(16);
  const language = fontconfigLanguage(look.language);
  const pattern = `${look.serif ? 'serif' : 'sans'}:charset=${code}${language}${look.bold ? ':bold' : ''}`;
  try {
    const format = ['--format', '%{file}\\n%{postscriptname}\\n', pattern];
    const { stdout } = await run(program, format, { timeout: LIMIT_MS, env: { ...env } });
    const [path = '', name = ''] = stdout.split('\n');
    return path === '' ? [] : [{ path, postscriptName: name === '' ? null : name }];
  } catch {
    return [];
  }
};

/** East Asian languages by fontconfig's names; for others the letter says enough. */
function fontconfigLanguage(language: string): string {
  const [base = '', ...parts] = language.toLowerCase().split('-');
  if (base === 'ja' || base === 'ko') return `:lang=${base}`;
  if (base !== 'zh') return '';
  const isTraditional = parts.some((part) => ['hant', 'tw', 'hk', 'mo'].includes(part));
  return isTraditional ? ':lang=zh-tw' : ':lang=zh-cn';
}

function knownFonts(env: Readonly<Record<string, string | undefined>>): SystemFont[] {
  const folder =
    process.platform === 'win32' ? join(env['SystemRoot'] ?? 'C:\\Windows', 'Fonts') : '';
  return (KNOWN[process.platform] ?? []).map((name) => ({
    path: folder === '' ? name : join(folder, name),
    postscriptName: null,
  }));
}
