import { first } from './first.ts';
import { rest } from './rest.ts';

/** Every visible sentence in English. */
export const en = { ...first, ...rest };

export type WordKey = keyof typeof en;
/** The sentences of one interface language: none missing, none surplus. */
export type Sentences = Readonly<Record<WordKey, string>>;
export type FirstSentences = Readonly<Record<keyof typeof first, string>>;
export type RestSentences = Readonly<Record<keyof typeof rest, string>>;
