import { join } from 'node:path';
import { createBuilder } from 'vite';

/** Program: builds all parts below the folder that it is given. */
const root = join(import.meta.dirname, '..', '..', '..');
const folder = process.argv[2];
if (folder === undefined) throw new Error('Which folder?');
const into = (name: string) => ({ build: { outDir: join(folder, name), emptyOutDir: true } });
const builder = await createBuilder({
  configFile: join(root, 'vite.config.ts'),
  logLevel: 'error',
  environments: {
    client: into('renderer'),
    main: into('main'),
    preload: into('preload'),
  },
});
await builder.buildApp();
