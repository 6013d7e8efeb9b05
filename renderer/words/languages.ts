import type { FirstSentences, RestSentences } from './en/en.ts';

/** A language that the interface is written in. */
export interface InterfaceLanguage {
  readonly code: string;
  /** What its speakers call it. */
  readonly name: string;
  /** Whose numbers, dates and names of languages it takes where they are not its own. */
  readonly formats?: string;
  /** The digits of the interface, where some of its regions have others. */
  readonly digits?: string;
  /** Several scripts write the language, and one of them is ours. */
  readonly script?: string;
  /** Offered to nobody but who works on Dragoman; the system or the settings can still ask for it. */
  readonly isForWork?: boolean;
  /** Reads the sentences of the first screen and the frame; only a language that is shown is loaded. */
  readonly first: () => Promise<FirstSentences>;
  /** Reads all others. */
  readonly rest: () => Promise<RestSentences>;
}

/** In the order of their own names: Latin letters first. */
export const LANGUAGES: readonly InterfaceLanguage[] = [
  {
    code: 'de',
    name: 'Deutsch',
    first: async () => (await import('./de/first.ts')).first,
    rest: async () => (await import('./de/rest.ts')).rest,
  },
  {
    code: 'en',
    name: 'English',
    first: async () => (await import('./en/first.ts')).first,
    rest: async () => (await import('./en/rest.ts')).rest,
  },
  {
    code: 'es',
    name: 'Español',
    first: async () => (await import('./es/first.ts')).first,
    rest: async () => (await import('./es/rest.ts')).rest,
  },
  {
    code: 'fr',
    name: 'Français',
    first: async () => (await import('./fr/first.ts')).first,
    rest: async () => (await import('./fr/rest.ts')).rest,
  },
  {
    code: 'ar',
    name: 'العربية',
    // Times, sizes and codes have Western digits everywhere; two kinds on one line do not read well.
    digits: 'latn',
    first: async () => (await import('./ar/first.ts')).first,
    rest: async () => (await import('./ar/rest.ts')).rest,
  },
  {
    code: 'ja',
    name: '日本語',
    first: async () => (await import('./ja/first.ts')).first,
    rest: async () => (await import('./ja/rest.ts')).rest,
  },
  {
    code: 'zh',
    name: '简体中文',
    // Traditional Chinese has other names of things.
    script: 'Hans',
    first: async () => (await import('./zh/first.ts')).first,
    rest: async () => (await import('./zh/rest.ts')).rest,
  },
  {
    // English, made longer and strange: what does not fit, or has no words of its own, shows.
    code: 'qps',
    name: '[Ƥşéûðóó]',
    formats: 'en',
    isForWork: true,
    first: async () => (await import('./pseudo/first.ts')).first,
    rest: async () => (await import('./pseudo/rest.ts')).rest,
  },
];
