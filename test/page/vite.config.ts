import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { catalogueParts } from '../../packaging/catalogues/catalogue-parts.ts';
import { screenCode } from '../../packaging/screen-code.ts';

/** Serves or builds the page over a fake main process; never part of the product. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: [react(), catalogueParts(fileURLToPath(new URL('../../renderer', import.meta.url)))],
  build: {
    outDir: fileURLToPath(new URL('../../node_modules/.cache/page', import.meta.url)),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [screenCode] } } },
  },
});
