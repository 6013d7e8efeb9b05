/** A part of a stream of speech that is of no use when it is cut. */
export interface Piece {
  readonly bytes: Uint8Array;
  /** Whether a decoder needs it before any sound. */
  readonly isHeader: boolean;
  /** Frames of sound in it, as the encoder makes them. */
  readonly frames: number;
}

/** Cuts what a muxer writes into pieces while it comes. */
export interface PieceReader {
  push(bytes: Buffer): Piece[];
  /** What is left when the muxer has ended. */
  end(): Piece[];
}
