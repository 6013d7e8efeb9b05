import type { HandlersOf } from '../../../preload/contract/route.ts';
import { readGlossaryFile } from './read-glossary-file.ts';
import type { glossaryFileRoutes } from './routes.ts';
import { writeGlossaryFile } from './write-glossary-file.ts';

/** Beside the program, so that tests run them in their own process. */
export const glossaryFileHandlers: HandlersOf<typeof glossaryFileRoutes> = {
  read: ({ bytes, name, language }) => readGlossaryFile(bytes, name, language),
  write: ({ content, format }) => writeGlossaryFile(content, format),
};
