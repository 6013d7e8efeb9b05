import { Readable } from 'node:stream';
import type { DocumentFolders } from '../../../main/system/document-folders.ts';
import type { OutputFolder } from '../../../main/system/output-folder.ts';

/** Copies of documents in memory; they outlive the feature, as a disk does. */
export interface MemoryFolders extends DocumentFolders {
  readonly files: Map<string, Buffer>;
  full: boolean;
}

export function createMemoryFolders(): MemoryFolders {
  const files = new Map<string, Buffer>();
  const folders: MemoryFolders = {
    files,
    full: false,
    pathOf: (id, keeping) => `/data/${id}/${keeping}`,
    async keep(id, file) {
      if (folders.full)
        throw Object.assign(new Error('full'), { code: 'ENOSPC', syscall: 'write' });
      const pieces: Buffer[] = [];
      for await (const piece of file.open() as AsyncIterable<Buffer>) pieces.push(piece);
      files.set(folders.pathOf(id, 'source'), Buffer.concat(pieces));
      const kept = await folders.find(id, 'source');
      if (kept === null) throw new Error('gone');
      return kept;
    },
    find(id, keeping) {
      const path = folders.pathOf(id, keeping);
      const bytes = files.get(path);
      const kept = bytes && { path, size: bytes.length, open: () => Readable.from([bytes]) };
      return Promise.resolve(kept ?? null);
    },
    remove(id) {
      for (const path of files.keys()) if (path.startsWith(`/data/${id}/`)) files.delete(path);
      return Promise.resolve();
    },
    list: () => [...new Set([...files.keys()].map((path) => path.split('/')[2] ?? ''))],
  };
  return folders;
}

/** An output folder in memory. */
export interface MemoryOutput extends OutputFolder {
  /** By path below the folder; parts by `part <id>`. */
  readonly files: Map<string, Buffer>;
  /** Thrown by the next write. */
  fault: Error | null;
  /** Thrown when a part is opened. */
  refuses: Error | null;
}

export function createMemoryOutput(): MemoryOutput {
  const files = new Map<string, Buffer>();
  /** What was placed already, as links of the same file. */
  const placed = new Map<string, string>();
  const output: MemoryOutput = {
    files,
    fault: null,
    refuses: null,
    substitutePath: (id) => `new ${id}`,
    open(id) {
      if (output.refuses !== null) return Promise.reject(output.refuses);
      files.set(`part ${id}`, files.get(`part ${id}`) ?? Buffer.alloc(0));
      return Promise.resolve({
        restart: () => Promise.resolve(void files.set(`part ${id}`, Buffer.alloc(0))),
        write(piece) {
          const { fault } = output;
          output.fault = null;
          if (fault !== null) return Promise.reject(fault);
          const before = files.get(`part ${id}`) ?? Buffer.alloc(0);
          files.set(`part ${id}`, Buffer.concat([before, piece]));
          return Promise.resolve();
        },
        finish: () => Promise.resolve(),
        close: () => Promise.resolve(),
      });
    },
    received(id) {
      const bytes = files.get(`part ${id}`);
      return Promise.resolve(bytes ? { path: `part ${id}`, size: bytes.length } : null);
    },
    substitute(id) {
      const bytes = files.get(`new ${id}`);
      files.delete(`new ${id}`);
      if (bytes !== undefined) files.set(`part ${id}`, bytes);
      return Promise.resolve();
    },
    place(id, folder, names) {
      for (const name of names) {
        const path = [...folder, name].join('/');
        if (placed.get(path) === id) return Promise.resolve({ path, name });
        if (files.has(path)) continue;
        files.set(path, files.get(`part ${id}`) ?? Buffer.alloc(0));
        placed.set(path, id);
        return Promise.resolve({ path, name });
      }
      return Promise.reject(new Error('no name'));
    },
    list: () =>
      Promise.resolve([...files.keys()].flatMap((name) => /^part (.+)$/.exec(name)?.[1] ?? [])),
    discard(id) {
      files.delete(`part ${id}`);
      files.delete(`new ${id}`);
      return Promise.resolve();
    },
  };
  return output;
}
