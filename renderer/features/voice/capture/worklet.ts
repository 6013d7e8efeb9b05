/** Runs in the audio thread: hands the samples of every block to the page, in pieces of ~20 ms. */

/** The scope of a worklet; TypeScript's library for pages does not have it. */
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(
  name: string,
  processor: new () => { process(inputs: readonly (readonly Float32Array[])[]): boolean },
): void;
declare const sampleRate: number;

/** Samples in one message. */
const PIECE = Math.round(sampleRate / 50);
/** Samples of a block without an input: silence keeps the clock. */
const BLOCK = 128;

class DragomanTap extends AudioWorkletProcessor {
  piece = new Float32Array(PIECE);
  filled = 0;

  process(inputs: readonly (readonly Float32Array[])[]): boolean {
    const samples = inputs[0]?.[0] ?? new Float32Array(BLOCK);
    for (const sample of samples) {
      this.piece[this.filled] = sample;
      this.filled += 1;
      if (this.filled < PIECE) continue;
      this.port.postMessage(this.piece, [this.piece.buffer]);
      this.piece = new Float32Array(PIECE);
      this.filled = 0;
    }
    return true;
  }
}

registerProcessor('dragoman-tap', DragomanTap);
