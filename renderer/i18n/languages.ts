import type { Messages } from './i18n.ts';

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
  readonly isDevOnly?: boolean;
  /** Reads what a start can show, as the build computes it; only a language that is shown is loaded. */
  readonly first: () => Promise<Messages>;
  /** Reads all others. */
  readonly rest: () => Promise<Messages>;
}

/** In the order of their own names: Latin letters first. */
export const LANGUAGES: readonly InterfaceLanguage[] = [
  {
    code: 'de',
    name: 'Deutsch',
    first: async () => (await import('./locales/de.json?part=start')).default,
    rest: async () => (await import('./locales/de.json?part=rest')).default,
  },
  {
    code: 'en',
    name: 'English',
    first: async () => (await import('./locales/en.json?part=start')).default,
    rest: async () => (await import('./locales/en.json?part=rest')).default,
  },
  {
    code: 'es',
    name: 'Español',
    first: async () => (await import('./locales/es.json?part=start')).default,
    rest: async () => (await import('./locales/es.json?part=rest')).default,
  },
  {
    code: 'fr',
    name: 'Français',
    first: async () => (await import('./locales/fr.json?part=start')).default,
    rest: async () => (await import('./locales/fr.json?part=rest')).default,
  },
  {
    code: 'ar',
    name: 'العربية',
    // Times, sizes and codes have Western digits everywhere; two kinds on one line do not read well.
    digits: 'latn',
    first: async () => (await import('./locales/ar.json?part=start')).default,
    rest: async () => (await import('./locales/ar.json?part=rest')).default,
  },
  {
    code: 'ja',
    name: '日本語',
    first: async () => (await import('./locales/ja.json?part=start')).default,
    rest: async () => (await import('./locales/ja.json?part=rest')).default,
  },
  {
    code: 'zh',
    name: '简体中文',
    // Traditional Chinese has other names of things.
    script: 'Hans',
    first: async () => (await import('./locales/zh.json?part=start')).default,
    rest: async () => (await import('./locales/zh.json?part=rest')).default,
  },
  {
    // English, made longer and strange: what does not fit, or has no words of its own, shows.
    code: 'qps',
    name: '[Ƥşéûðóó]',
    formats: 'en',
    isDevOnly: true,
    first: () => pseudoOf(import('./locales/en.json?part=start')),
    rest: () => pseudoOf(import('./locales/en.json?part=rest')),
  },
];

async function pseudoOf(english: Promise<{ readonly default: Messages }>): Promise<Messages> {
  const [{ pseudoOf }, { default: sentences }] = await Promise.all([
    import('./pseudo.ts'),
    english,
  ]);
  return pseudoOf(sentences);
}
