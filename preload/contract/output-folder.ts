import { ask, nothing } from './route.ts';

/** The folder that results and exports are written to. */
export interface OutputFolderPlace {
  /** Of a size that a line of text has room for: `~/Downloads`. */
  readonly short: string;
  /** As the system has it. */
  readonly path: string;
}

export const outputFolderRoutes = {
  'output-folder.read': ask(nothing).gives<OutputFolderPlace>(),
  /** Opens it in the file manager; it is made where it is missing. */
  'output-folder.open': ask(nothing).gives<null>(),
};
