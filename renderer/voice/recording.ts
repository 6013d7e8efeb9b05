import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Desk } from '../../preload/contract/api.ts';
import type { Slot } from '../../preload/contract/voice.ts';
import type { Capture, CaptureEnd, CaptureFrame, CaptureSource } from './capture/capture.ts';

/** Frames that are kept while the service is asked for a session: ten seconds. */
const MOST_EARLY = 100;
/** Frames under way to main, half a minute of them; beyond, main has stopped answering. */
const MOST_UNDER_WAY = 300;

/** The loudest sample of the newest frame, 0 to 1, by slot; null where the page records nothing. */
export type Levels = Readonly<Record<Slot, number | null>>;

export type OpenCapture = (
  source: CaptureSource,
  listener: { frame(frame: CaptureFrame): void; end(reason: CaptureEnd): void },
) => Promise<Capture>;

/** What the page itself records, and where it goes. */
export interface Recording {
  readonly levels: StoreApi<Levels>;
  /**
   * Begins to record into a slot; until `send`, frames wait here.
   * @returns the device's name; rejects with a `microphone-failed` failure
   */
  open(slot: Slot, source: CaptureSource): Promise<string>;
  /** From now on everything goes to this session, what has waited first. */
  send(session: string): void;
  isOpen(slot: Slot): boolean;
  stop(slot?: Slot): void;
}

interface Track {
  readonly capture: Capture;
  readonly queue: FrameQueue;
}

/** Frames on their way to main; they wait until there is a session. */
interface FrameQueue {
  readonly waiting: CaptureFrame[];
  session: string | null;
}

export function createRecording(desk: Desk, openCapture: OpenCapture): Recording {
  const levels = createStore<Levels>(() => ({ microphone: null, system: null }));
  const tracks = new Map<Slot, Track>();
  let underWay = 0;

  const deliver = (slot: Slot, { waiting, session }: FrameQueue) => {
    if (session === null) {
      if (waiting.length > MOST_EARLY) waiting.shift();
      return;
    }
    for (const { position, bytes } of waiting.splice(0)) {
      // Main counts samples: a frame that is dropped here becomes a gap of its length there.
      if (underWay >= MOST_UNDER_WAY) return;
      underWay += 1;
      // A frame that main could not take belongs to a session that is over.
      void desk
        .ask('voice.audio', { id: session, slot, position, bytes })
        .catch(() => undefined)
        .finally(() => (underWay -= 1));
    }
  };
  const stop = (slot: Slot) => {
    tracks.get(slot)?.capture.stop();
    tracks.delete(slot);
    levels.setState({ [slot]: null });
  };

  return {
    levels,
    async open(slot, source) {
      stop(slot);
      const queue: FrameQueue = { waiting: [], session: null };
      let hasEnded = false;
      const capture = await openCapture(source, {
        frame(frame) {
          levels.setState({ [slot]: frame.peak });
          queue.waiting.push(frame);
          deliver(slot, queue);
        },
        end(reason) {
          hasEnded = true;
          if (tracks.get(slot)?.queue !== queue) return;
          tracks.delete(slot);
          levels.setState({ [slot]: null });
          const { session: id } = queue;
          if (id === null) return;
          void desk.ask('voice.source-lost', { id, slot, reason }).catch(() => undefined);
        },
      });
      if (!hasEnded) tracks.set(slot, { capture, queue });
      return capture.name;
    },
    send(session) {
      for (const [slot, { queue }] of tracks) {
        queue.session = session;
        deliver(slot, queue);
      }
    },
    isOpen: (slot) => tracks.has(slot),
    stop(slot) {
      if (slot !== undefined) stop(slot);
      else for (const open of [...tracks.keys()]) stop(open);
    },
  };
}
