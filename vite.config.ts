import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Plugin, ViteBuilder } from 'vite';
import { defineConfig } from 'vite';
import { catalogueParts } from './packaging/catalogues/catalogue-parts.ts';
import { licenceList } from './packaging/licences/licence-list.ts';
import { ngramModels } from './packaging/ngram-models.ts';
import { screenCode } from './packaging/screen-code.ts';
import { LICENCES_FILE } from './renderer/features/licences/licence.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A language's part of the messages is one file: `messages-de-start`, `messages-de-rest`. */
function messagesOf(id: string): string | null {
  const [, code, part] = /\/locales\/(\w+)\.json\?part=(start|rest)$/.exec(id) ?? [];
  return code === undefined ? null : `messages-${code}-${part}`;
}

/** Puts the grammar engine's WebAssembly module beside the built main; it is read on use only. */
const grammarModule: Plugin = {
  name: 'grammar-module',
  applyToEnvironment: ({ name }) => name === 'main',
  generateBundle() {
    const file = new URL('harper_wasm_slim_bg.wasm', import.meta.resolve('harper.js'));
    this.emitFile({ type: 'asset', fileName: 'grammar.wasm', source: readFileSync(file) });
  },
};

/** Puts the translation engine and the script of its package beside the built main, unchanged. */
const translationEngine: Plugin = {
  name: 'translation-engine',
  applyToEnvironment: ({ name }) => name === 'main',
  generateBundle() {
    const files = { wasm: 'bergamot.wasm', js: 'bergamot.cjs' };
    for (const [ending, fileName] of Object.entries(files)) {
      const name = `@browsermt/bergamot-translator/worker/bergamot-translator-worker.${ending}`;
      const source = readFileSync(new URL(import.meta.resolve(name)));
      this.emitFile({ type: 'asset', fileName, source });
    }
  },
};

/** Puts Hunspell, compiled to WebAssembly, beside the built main, unchanged. */
const spellingEngine: Plugin = {
  name: 'spelling-engine',
  applyToEnvironment: ({ name }) => name === 'main',
  generateBundle() {
    const file = new URL(import.meta.resolve('hunspell-asm/dist/cjs/lib/node/hunspell.js'));
    this.emitFile({ type: 'asset', fileName: 'hunspell.cjs', source: readFileSync(file) });
  },
};

/** Puts the speech engine's package beside the built main, unchanged; its files ask for each other by name. */
const speechEngine: Plugin = {
  name: 'speech-engine',
  applyToEnvironment: ({ name }) => name === 'main',
  generateBundle() {
    const folder = dirname(fileURLToPath(import.meta.resolve('sherpa-onnx')));
    for (const name of readdirSync(folder).filter((file) => /\.(?:js|wasm|json)$/.test(file))) {
      const source = readFileSync(join(folder, name));
      this.emitFile({ type: 'asset', fileName: `sherpa-onnx/${name}`, source });
    }
  },
};

/** Languages of the interface as the control kit writes them (renderer/i18n/languages.ts). */
const KIT_LANGUAGES = ['ar-AE', 'de-DE', 'en-US', 'es-ES', 'fr-FR', 'ja-JP', 'zh-CN'];

/** The control kit brings its few words in thirty languages; those of no use are left out. */
const kitLanguages: Plugin = {
  name: 'kit-languages',
  applyToEnvironment: ({ name }) => name === 'client',
  load(id) {
    const [, language] =
      /\/react-[a-z-]+\/dist\/private\/intl\/.*\/(\w\w-\w\w)\.mjs$/.exec(id) ?? [];
    if (language === undefined || KIT_LANGUAGES.includes(language)) return null;
    return 'export default undefined;';
  },
};

/** Letters that every interface language has; the file beside `assets/interface-font/ORIGIN`. */
const FIRST_FONT = 'inter-latin.woff2';

/**
 * The code of the page, its styles and its font are asked for as soon as their addresses are known, not
 * once the start has run.
 */
const pageAhead: Plugin = {
  name: 'page-ahead',
  applyToEnvironment: ({ name }) => name === 'client',
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle = {} }) {
      const page = Object.values(bundle).find(
        (part) => part.type === 'chunk' && part.name === 'page',
      );
      if (page?.type !== 'chunk') return [];
      const styles = [...(page.viteMetadata?.importedCss ?? [])];
      const font = Object.values(bundle).find(
        (part) => part.type === 'asset' && part.names.includes(FIRST_FONT),
      );
      if (font === undefined) throw new Error(`${FIRST_FONT} is not in the page.`);
      const ahead = (attrs: Record<string, string>) => ({
        ...{ tag: 'link', injectTo: 'head' as const },
        attrs: { ...attrs, crossorigin: '' },
      });
      return [
        ahead({ rel: 'modulepreload', href: `./${page.fileName}` }),
        ahead({ rel: 'preload', as: 'font', type: 'font/woff2', href: `./${font.fileName}` }),
        ...styles.map((file) => ahead({ rel: 'stylesheet', href: `./${file}` })),
      ];
    },
  },
};

/**
 * Builds the three parts and writes whose work is in them beside the page. Fails where the licence of
 * a package is not one that we may pass on.
 */
async function buildAll(builder: ViteBuilder): Promise<void> {
  const modules: string[] = [];
  for (const environment of Object.values(builder.environments)) {
    const built = await builder.build(environment);
    if (!('output' in built)) throw new Error('A build that watches makes no list of licences.');
    for (const part of built.output) if (part.type === 'chunk') modules.push(...part.moduleIds);
  }
  const list = licenceList({ modules, assets: at('assets') });
  const pages = builder.environments['client']?.config.build.outDir ?? 'dist/renderer';
  writeFileSync(resolve(at('renderer'), pages, LICENCES_FILE), JSON.stringify(list));
}

/** One build for the three run times: the page, main with its helpers, and the preload. */
export default defineConfig({
  root: at('renderer'),
  base: './',
  plugins: [
    react(),
    catalogueParts(at('renderer')),
    grammarModule,
    translationEngine,
    spellingEngine,
    speechEngine,
    ngramModels,
    kitLanguages,
    pageAhead,
  ],
  build: {
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    target: 'chrome148',
    // The page is loaded from this computer; the language models are one file, read on use only.
    chunkSizeWarningLimit: 4096,
  },
  builder: { buildApp: buildAll },
  environments: {
    client: {
      build: {
        outDir: at('dist/renderer'),
        emptyOutDir: true,
        // What a start needs comes as one file: a request each for shared pieces costs more.
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'start', tags: ['$initial'], priority: 1 },
                { name: 'page', test: /renderer\/app\/open-page\.tsx$/ },
                // Named after the language: what a start can show, and the rest.
                { name: messagesOf, debugName: 'messages', test: /renderer\/i18n\/locales\// },
                { name: 'after-start', test: /renderer\/app\/after-start\.ts$/ },
                screenCode,
              ],
            },
          },
        },
      },
    },
    main: {
      consumer: 'server',
      // Without a feed nothing that asks for updates is built in.
      define: { UPDATE_FEED: JSON.stringify(process.env['DRAGOMAN_UPDATE_FEED'] ?? '') },
      resolve: { noExternal: true, external: ['electron'] },
      build: {
        ssr: true,
        copyPublicDir: false,
        target: 'node24',
        outDir: at('dist/main'),
        emptyOutDir: true,
        sourcemap: true,
        minify: false,
        rolldownOptions: {
          input: {
            electron: at('main/electron.ts'),
            browser: at('main/browser.ts'),
            service: at('main/service/program.ts'),
            team: at('main/team.ts'),
            offline: at('main/service/offline.ts'),
            recorder: at('main/system/sound/recorder-program/program.ts'),
            exports: at('main/engine/transcripts/program.ts'),
            checkpoint: at('main/system/checkpoints/checkpoint-thread.ts'),
            documents: at('main/service/documents/document-thread.ts'),
            'glossary-files': at('main/engine/glossary-files/program.ts'),
            inspection: at('main/engine/inspection/program.ts'),
            memory: at('main/engine/memory/thread/memory-thread.ts'),
            recogniser: at('main/engine/speech/recogniser-program.ts'),
            translation: at('main/engine/machine/bergamot/thread.ts'),
            voice: at('main/engine/speech/synthesis/voice-program.ts'),
            writing: at('main/engine/writing/writing-thread.ts'),
          },
          external: ['electron', /^node:/],
          platform: 'node',
          output: {
            // Names stay, for the places of faults in the log; what only people read goes.
            minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
            format: 'es',
            entryFileNames: '[name].js',
            chunkFileNames: 'chunk-[name].js',
          },
        },
      },
    },
    preload: {
      consumer: 'server',
      resolve: { noExternal: true, external: ['electron'] },
      build: {
        ssr: true,
        copyPublicDir: false,
        outDir: at('dist/preload'),
        emptyOutDir: true,
        minify: false,
        rolldownOptions: {
          input: { preload: at('preload/preload.ts') },
          external: ['electron'],
          output: { format: 'cjs', entryFileNames: '[name].cjs' },
        },
      },
    },
  },
});
