/** Bytes of one sample. */
const SAMPLE = 2;
const RATE = 16_000;

/** Samples that may wait for acknowledgement: ten minutes, and what it takes to reconnect. */
export const MOST_WAITING = 615 * RATE;
/** Acknowledged samples that stay for a successor: two minutes. */
const TAIL = 120 * RATE;

interface Block {
  /** Position of its first sample. */
  readonly start: number;
  readonly bytes: Uint8Array;
}

/** Pushed sound until it is acknowledged, and for a while after. Positions are samples pushed. */
export interface SoundStore {
  readonly pushed: number;
  readonly sent: number;
  readonly acknowledged: number;
  /** @returns the range that was given up because too much was waiting, or null */
  push(pcm: Uint8Array): { readonly from: number; readonly to: number } | null;
  /** The next samples that were not sent, at most so many; they count as sent. */
  take(most: number): { readonly start: number; readonly bytes: Uint8Array };
  acknowledge(upTo: number): void;
  /** Everything unacknowledged counts as not sent again. */
  unsend(): void;
  /** Sound from a position, as far back as it is kept. */
  from(position: number): Uint8Array;
}

export function createSoundStore(): SoundStore {
  let blocks: Block[] = [];
  let pushed = 0;
  let sent = 0;
  let acknowledged = 0;

  const endOf = ({ start, bytes }: Block): number => start + bytes.length / SAMPLE;
  const forget = () => {
    const keepFrom = acknowledged - TAIL;
    let gone = 0;
    for (const block of blocks) {
      if (endOf(block) > keepFrom) break;
      gone += 1;
    }
    // Many at once: shifting an array at each push would cost more.
    if (gone > 64) blocks = blocks.slice(gone);
  };
  const read = (from: number, to: number): Uint8Array => {
    const out = new Uint8Array((to - from) * SAMPLE);
    for (let index = indexOf(blocks, from); index < blocks.length; index += 1) {
      const block = blocks[index];
      if (block === undefined || block.start >= to) break;
      const first = Math.max(from, block.start);
      const last = Math.min(to, endOf(block));
      if (last <= first) continue;
      const part = block.bytes.subarray(
        (first - block.start) * SAMPLE,
        (last - block.start) * SAMPLE,
      );
      out.set(part, (first - from) * SAMPLE);
    }
    return out;
  };

  return {
    get pushed() {
      return pushed;
    },
    get sent() {
      return sent;
    },
    get acknowledged() {
      return acknowledged;
    },
    push(pcm) {
      // The caller may use its memory again.
      blocks.push({ start: pushed, bytes: new Uint8Array(pcm) });
      pushed += pcm.length / SAMPLE;
      forget();
      if (pushed - acknowledged <= MOST_WAITING) return null;
      const from = acknowledged;
      acknowledged = pushed - MOST_WAITING;
      sent = Math.max(sent, acknowledged);
      return { from, to: acknowledged };
    },
    take(most) {
      const start = sent;
      sent = Math.min(pushed, start + most);
      return { start, bytes: read(start, sent) };
    },
    acknowledge(upTo) {
      acknowledged = Math.max(acknowledged, Math.min(upTo, sent));
    },
    unsend() {
      sent = acknowledged;
    },
    from(position) {
      const first = Math.max(position, blocks[0]?.start ?? pushed);
      return read(Math.min(first, pushed), pushed);
    },
  };
}

/** The block that holds a position, by halves. */
function indexOf(blocks: readonly Block[], position: number): number {
  let low = 0;
  let high = blocks.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((blocks[middle]?.start ?? 0) <= position) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}
