/** Sound without an acknowledgement for so long: the line is dead though it seems open. */
const DEAD_MS = 4_000;
/** A peer that never answered a ping gets longer before it is believed to be gone. */
const FIRST_DEAD_MS = 10_000;

/** Tells a dead line from a peer that answers no pings. */
export interface StreamLiveness {
  /** Pings are answered; a peer of which nothing is known yet counts as one that will. */
  readonly answers: boolean;
  opened(): void;
  ponged(): void;
  /** A transcript update has come. */
  updated(): void;
  /**
   * @param ageMs of the oldest sound on its way
   * @returns `dead` when another socket is needed; `mute` at the moment from which the peer is
   * believed without pongs
   */
  judge(ageMs: number): 'fine' | 'dead' | 'mute';
  /** Updates on this socket, for the log. */
  readonly updates: number;
}

export function createStreamLiveness(): StreamLiveness {
  /** null: not known yet. */
  let answers: boolean | null = null;
  let silentDeaths = 0;
  let updates = 0;
  return {
    get answers() {
      return answers !== false;
    },
    get updates() {
      return updates;
    },
    opened() {
      updates = 0;
    },
    ponged() {
      answers = true;
      silentDeaths = 0;
    },
    updated() {
      updates += 1;
    },
    judge(ageMs) {
      if (answers === false) return 'fine';
      if (answers === true) return ageMs > DEAD_MS ? 'dead' : 'fine';
      if (ageMs > DEAD_MS && updates > 0) {
        answers = false;
        return 'mute';
      }
      if (ageMs <= FIRST_DEAD_MS) return 'fine';
      silentDeaths += 1;
      if (silentDeaths === 1) return 'dead';
      // Twice the same: a peer that answers no ping, and nobody spoke.
      answers = false;
      return 'mute';
    },
  };
}
