import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Puts the grammar engine's WebAssembly module beside the built main; it is read on use only. */
const grammarModule: Plugin = {
  name: 'grammar-module',
  applyToEnvironment: ({ name }) => name === 'main',
  generateBundle() {
    const file = new URL('harper_wasm_slim_bg.wasm', import.meta.resolve('harper.js'));
    this.emitFile({ type: 'asset', fileName: 'grammar.wasm', source: readFileSync(file) });
  },
};

/** One build for the three run times: the page, main with its helpers, and the preload. */
export default defineConfig({
  root: at('renderer'),
  base: './',
  plugins: [react(), grammarModule],
  build: {
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    target: 'chrome148',
    // The page is loaded from this computer; the language models are one file, read on use only.
    chunkSizeWarningLimit: 4096,
  },
  builder: {},
  environments: {
    client: { build: { outDir: at('dist/renderer'), emptyOutDir: true } },
    main: {
      consumer: 'server',
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
            offline: at('main/service/offline.ts'),
            recorder: at('main/system/sound/recorder-program/program.ts'),
            exports: at('main/engine/transcripts/program.ts'),
            documents: at('main/service/documents/document-thread.ts'),
            'glossary-files': at('main/engine/glossary-files/program.ts'),
            inspection: at('main/engine/inspection/program.ts'),
            memory: at('main/engine/memory/thread/memory-thread.ts'),
            recogniser: at('main/engine/speech/recogniser-thread.ts'),
            writing: at('main/engine/writing/writing-thread.ts'),
          },
          external: ['electron', /^node:/],
          platform: 'node',
          output: {
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
