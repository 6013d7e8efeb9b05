/** A file or a folder that was dropped. */
export interface DroppedRoot {
  readonly entry: FileSystemEntry | null;
  readonly file: File | null;
}

/** What a drop holds. The event forgets it when its handler returns, so this has to be called in it. */
export function rootsOf(transfer: DataTransfer): readonly DroppedRoot[] {
  return Array.from(transfer.items)
    .filter(({ kind }) => kind === 'file')
    .map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }));
}
