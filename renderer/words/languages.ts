import type { Sentences } from './en/en.ts';

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
  /** Reads its sentences; only a language that is shown is ever loaded. */
  readonly load: () => Promise<Sentences>;
}

/** In the order of their own names: Latin letters first. */
export const LANGUAGES: readonly InterfaceLanguage[] = [
  {
    code: 'de',
    name: 'Deutsch',
    load: async () => (await import('./de/de.ts')).de,
  },
  {
    code: 'en',
    name: 'English',
    load: async () => (await import('./en/en.ts')).en,
  },
  {
    code: 'es',
    name: 'Español',
    load: async () => (await import('./es/es.ts')).es,
  },
  {
    code: 'fr',
    name: 'Français',
    load: async () => (await import('./fr/fr.ts')).fr,
  },
  {
    code: 'ar',
    name: 'العربية',
    // Times, sizes and codes have Western digits everywhere; two kinds on one line do not read well.
    digits: 'latn',
    load: async () => (await import('./ar/ar.ts')).ar,
  },
  {
    code: 'ja',
    name: '日本語',
    load: async () => (await import('./ja/ja.ts')).ja,
  },
  {
    code: 'zh',
    name: '简体中文',
    // Traditional Chinese has other names of things.
    script: 'Hans',
    load: async () => (await import('./zh/zh.ts')).zh,
  },
  {
    // English, made longer and strange: what does not fit, or has no words of its own, shows.
    code: 'qps',
    name: '[Ƥşéûðóó]',
    formats: 'en',
    isForWork: true,
    load: async () => (await import('./pseudo.ts')).pseudoSentences,
  },
];
