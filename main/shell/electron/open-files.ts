import { stat } from 'node:fs/promises';
import { shell } from 'electron';
import type { OpenFiles } from '../../system/open-files.ts';

/** Hands files to the person's other programs by Electron's own means. */
export function createShellOpen(): OpenFiles {
  const isThere = (path: string) =>
    stat(path).then(
      () => true,
      () => false,
    );
  return {
    async open(path) {
      if (!(await isThere(path))) return 'gone';
      return (await shell.openPath(path)) === '' ? 'done' : 'failed';
    },
    async show(path) {
      if (!(await isThere(path))) return 'gone';
      shell.showItemInFolder(path);
      return 'done';
    },
  };
}
