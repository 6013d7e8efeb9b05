import type { Handlers } from '../../../preload/contract/api.ts';
import type { OpenFiles } from '../../system/open-files.ts';
import { makeFolder } from '../../system/output-folder.ts';
import { shortPath } from '../../system/short-path.ts';
import { openResult } from '../open-result.ts';

export interface OutputFolderPorts {
  readonly path: string;
  readonly openFiles: OpenFiles;
}

/** Names the folder that results are written to, and opens it. */
export function createOutputFolder({
  path,
  openFiles,
}: OutputFolderPorts): Pick<Handlers, 'output-folder.read' | 'output-folder.open'> {
  const short = shortPath(path);
  return {
    'output-folder.read': () => Promise.resolve({ short, path }),
    'output-folder.open': async () => {
      // Nothing may have been written yet.
      await makeFolder(path);
      return openResult(openFiles, 'open', { path, name: short });
    },
  };
}
