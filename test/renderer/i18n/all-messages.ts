import { readFileSync } from 'node:fs';
import type { Messages } from '../../../renderer/i18n/i18n.ts';
import type { InterfaceLanguage } from '../../../renderer/i18n/languages.ts';
import { pseudoOf } from '../../../renderer/i18n/pseudo.ts';

const catalogue = (code: string): Messages => {
  const file = new URL(`../../../renderer/i18n/locales/${code}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Messages;
};

/** Every message of a language, read from its catalogue: the build alone can tell its parts apart. */
export const allMessages = ({ code }: Pick<InterfaceLanguage, 'code'>): Messages =>
  code === 'qps' ? pseudoOf(catalogue('en')) : catalogue(code);
