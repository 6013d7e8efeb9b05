/** Sound that is kept while there is no session: ten minutes, and what it takes to ask for one. */
const MOST = 615 * 16_000;

/** Sound that no session has taken. Positions are samples of the media clock. */
export interface Backlog {
  readonly samples: number;
  /** @returns the range that was given up because too much was waiting, or null */
  add(position: number, pcm: Uint8Array): { readonly from: number; readonly to: number } | null;
  /** Sound that goes out again, before everything that is added. */
  begin(position: number, pcm: Uint8Array): void;
  /** Hands everything over. @returns null when there is none */
  take(): { readonly position: number; readonly parts: readonly Uint8Array[] } | null;
}

export function createBacklog(): Backlog {
  let parts: Uint8Array[] = [];
  let start = 0;
  let samples = 0;
  return {
    get samples() {
      return samples;
    },
    add(position, pcm) {
      if (samples === 0) start = position;
      // The caller may use its memory again.
      parts.push(new Uint8Array(pcm));
      samples += pcm.length / 2;
      const from = start;
      while (samples > MOST) {
        const gone = (parts.shift()?.length ?? 0) / 2;
        samples -= gone;
        start += gone;
      }
      return start > from ? { from, to: start } : null;
    },
    begin(position, pcm) {
      parts = pcm.length > 0 ? [pcm] : [];
      samples = pcm.length / 2;
      start = position;
    },
    take() {
      if (samples === 0) return null;
      const all = { position: start, parts };
      parts = [];
      samples = 0;
      return all;
    },
  };
}
