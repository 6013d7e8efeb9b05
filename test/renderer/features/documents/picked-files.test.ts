import { describe, expect, it } from 'vitest';
import { rootsOf } from '../../../../renderer/features/documents/intake/dropped-roots.ts';
import {
  filesOfRoots,
  filesOfInput,
  MOST_FILES,
} from '../../../../renderer/features/documents/intake/picked-files.ts';

type Tree = { readonly [name: string]: Tree | 'file' };

/** An entry as browsers give it: a folder hands out two of its entries at a time. */
function entry(name: string, tree: Tree | 'file', path = ''): FileSystemEntry {
  const fullPath = `${path}/${name}`;
  if (tree === 'file') {
    const file = (done: (file: File) => void) => done(new File(['x'], name));
    return { name, fullPath, isFile: true, isDirectory: false, file } as unknown as FileSystemEntry;
  }
  const createReader = () => {
    const rest = Object.entries(tree).map(([inside, of]) => entry(inside, of, fullPath));
    return { readEntries: (done: (part: FileSystemEntry[]) => void) => done(rest.splice(0, 2)) };
  };
  return {
    name,
    fullPath,
    isFile: false,
    isDirectory: true,
    createReader,
  } as unknown as FileSystemEntry;
}

function drop(tree: Tree): DataTransfer {
  const items = Object.entries(tree).map(([name, of]) => ({
    kind: 'file',
    webkitGetAsEntry: () => entry(name, of),
    getAsFile: () => (of === 'file' ? new File(['x'], name) : null),
  }));
  return { items } as unknown as DataTransfer;
}

const paths = ({ files }: Awaited<ReturnType<typeof filesOfRoots>>) =>
  files.map(({ file, folder }) => [folder, file.name].filter(Boolean).join('/'));

describe('dropped files', () => {
  it('are those of folders too, by name, without leftovers', async () => {
    const tree: Tree = {
      'single.docx': 'file',
      '.hidden.txt': 'file',
      project: {
        'b 10.txt': 'file',
        'b 9.txt': 'file',
        '.DS_Store': 'file',
        '~$b.docx': 'file',
        '.git': { 'x.json': 'file' },
        inner: { 'a.srt': 'file', 'Thumbs.db': 'file' },
      },
    };
    expect(paths(await filesOfRoots(rootsOf(drop(tree))))).toEqual([
      'single.docx',
      '.hidden.txt',
      'project/b 9.txt',
      'project/b 10.txt',
      'project/inner/a.srt',
    ]);
  });

  it('are no more than the queue takes at once, which is said', async () => {
    const many = Object.fromEntries(
      Array.from({ length: MOST_FILES + 3 }, (_, index) => [`${index}.txt`, 'file' as const]),
    );
    const cut = await filesOfRoots(rootsOf(drop({ many })));
    expect(cut.files).toHaveLength(MOST_FILES);
    expect(cut.isCut).toBe(true);
  });
});

describe('files of a dialog', () => {
  const file = (path: string) =>
    Object.assign(new File(['x'], path.split('/').at(-1) ?? ''), {
      webkitRelativePath: path.includes('/') ? path : '',
    });

  it('keep their folder, without leftovers inside it', () => {
    const list = ['a.txt', 'top/b.txt', 'top/in/c.txt', 'top/.cache/d.txt', 'top/desktop.ini'];
    expect(paths(filesOfInput(list.map(file)))).toEqual(['a.txt', 'top/b.txt', 'top/in/c.txt']);
  });
});

describe('links in a dropped folder', () => {
  /** A folder whose entries are found when it is read, as links make it. */
  const folderOf = (name: string, path: string, inside: (path: string) => FileSystemEntry[]) => {
    const fullPath = `${path}/${name}`;
    const createReader = () => {
      let isRead = false;
      const readEntries = (done: (part: FileSystemEntry[]) => void) => {
        done(isRead ? [] : inside(fullPath));
        isRead = true;
      };
      return { readEntries };
    };
    const facts = { name, fullPath, isFile: false, isDirectory: true, createReader };
    return facts as unknown as FileSystemEntry;
  };
  const fileIn = (path: string, name: string) => {
    const file = (done: (file: File) => void) => done(new File(['x'], name, { lastModified: 1 }));
    const facts = { name, fullPath: `${path}/${name}`, isFile: true, isDirectory: false, file };
    return facts as unknown as FileSystemEntry;
  };
  const found = async (root: FileSystemEntry) =>
    paths(await filesOfRoots([{ entry: root, file: null }]));

  it('that lead back to a folder above are left out, and others are followed', async () => {
    const root = (name: string, path: string): FileSystemEntry =>
      folderOf(name, path, (at) => [
        fileIn(at, 'a.txt'),
        root('back', at),
        root('again', at),
        folderOf('elsewhere', at, (inside) => [fileIn(inside, 'b.txt')]),
      ]);
    expect(await found(root('project', ''))).toEqual(['project/a.txt', 'project/elsewhere/b.txt']);
  });

  it('that lead back where no file stands come to an end', async () => {
    let read = 0;
    const root = (name: string, path: string): FileSystemEntry =>
      folderOf(name, path, (at) => {
        read += 1;
        return [root('one', at), root('two', at)];
      });
    expect(await found(root('empty', ''))).toEqual([]);
    expect(read).toBeLessThanOrEqual(10_000);
  });

  it('folders of the same names without a link are all read', async () => {
    const root = folderOf('src', '', (one) => [
      folderOf('src', one, (two) => [folderOf('src', two, (three) => [fileIn(three, 'a.txt')])]),
    ]);
    expect(await found(root)).toEqual(['src/src/src/a.txt']);
  });
});
