import type { Input, Output } from '../../preload/contract/api.ts';
import type { Segment } from '../../preload/contract/segments.ts';

export interface ReplacementPorts {
  readonly segmentsOf: (file: string) => readonly Segment[];
  /** Puts segments there, with a step back. */
  readonly put: (file: string, next: readonly Segment[]) => void;
  readonly undo: (file: string) => void;
}

/** Find and replace in targets, letter by letter. */
export function createFakeReplacements({ segmentsOf, put, undo }: ReplacementPorts) {
  let replaced: readonly string[] = [];
  const hits = ({ files, pattern }: { files: readonly string[]; pattern: string }) =>
    files.map((file) => ({
      file,
      segments:
        pattern === '' ? [] : segmentsOf(file).filter(({ target }) => target.includes(pattern)),
    }));
  return {
    'segments.find': (search: Input<'segments.find'>): Output<'segments.find'> => {
      const found = hits(search).flatMap(({ file, segments }) =>
        segments.map(({ number, target, isLocked }) => ({
          file,
          number,
          before: target,
          after: isLocked ? null : target.replaceAll(search.pattern, search.replacement ?? ''),
          isLocked,
        })),
      );
      return {
        total: found.length,
        locked: found.filter(({ isLocked }) => isLocked).length,
        found: found.slice(0, 200),
      };
    },
    'segments.replace': (search: Input<'segments.replace'>): Output<'segments.replace'> => {
      const open = hits(search)
        .map(({ file, segments }) => ({
          file,
          segments: segments.filter(
            ({ number, isLocked }) =>
              !isLocked &&
              search.except?.some((one) => one.file === file && one.number === number) !== true,
          ),
        }))
        .filter(({ segments }) => segments.length > 0);
      for (const { file, segments } of open) {
        put(
          file,
          segments.map((one) => ({
            ...one,
            target: one.target.replaceAll(search.pattern, search.replacement ?? ''),
          })),
        );
      }
      replaced = open.map(({ file }) => file);
      return {
        changed: open.reduce((sum, { segments }) => sum + segments.length, 0),
        files: open.length,
      };
    },
    'segments.replaced': (): Output<'segments.replaced'> => ({ files: replaced.length }),
    'segments.undo-replace': (): Output<'segments.undo-replace'> => {
      for (const file of replaced) undo(file);
      const files = replaced.length;
      replaced = [];
      return { files, left: 0 };
    },
  };
}
