const SAMPLES_OF_MS = 16;
/** Mixed pieces that are remembered: twelve minutes of 100 ms. */
const MOST = 7_200;
/** One source is the speaker where it has so many times the energy of the other. */
const CLEARLY = 3;

/** Tells the person from the others by which source was louder. */
export interface Speakers {
  mixed(position: number, energies: { readonly microphone: number; readonly system: number }): void;
  /** null while there is only one source, or nothing was heard. */
  speakerOf(startMs: number, endMs: number): 'me' | 'others' | 'both' | null;
}

/** @param hasBoth whether both sources take part */
export function createSpeakers(hasBoth: () => boolean): Speakers {
  let pieces: { readonly endMs: number; readonly microphone: number; readonly system: number }[] =
    [];
  return {
    mixed(position, energies) {
      pieces.push({ endMs: position / SAMPLES_OF_MS, ...energies });
      if (pieces.length > MOST * 1.25) pieces = pieces.slice(-MOST);
    },
    speakerOf(startMs, endMs) {
      if (!hasBoth()) return null;
      let microphone = 0;
      let system = 0;
      for (let index = pieces.length - 1; index >= 0; index -= 1) {
        const piece = pieces[index];
        if (piece === undefined || piece.endMs <= startMs) break;
        const begins = pieces[index - 1]?.endMs ?? 0;
        if (begins >= endMs) continue;
        microphone += piece.microphone;
        system += piece.system;
      }
      if (microphone === 0 && system === 0) return null;
      if (microphone > system * CLEARLY) return 'me';
      return system > microphone * CLEARLY ? 'others' : 'both';
    },
  };
}
