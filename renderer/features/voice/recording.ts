import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Rpc } from '../../../preload/contract/api.ts';
import type { Slot } from '../../../preload/contract/voice.ts';
import type { Capture, CaptureListener } from './capture/capture.ts';
import type { CaptureEnd, CaptureFrame, CaptureSource } from './capture/sound-source.ts';

/** Frames that are kept while the service is asked for a session: ten seconds. */
const MOST_EARLY = 100;
/** Frames under way to main, half a minute of them; beyond, main has stopped answering. */
const MOST_UNDER_WAY = 300;

/** The loudest sample of the newest frame, 0 to 1, by slot; null where the page records nothing. */
export type Levels = Readonly<Record<Slot, number | null>>;

export type OpenCapture = (source: CaptureSource, listener: CaptureListener) => Promise<Capture>;

/** What the page itself records, and where it goes. */
export interface Recording {
  readonly levels: StoreApi<Levels>;
  /**
   * Begins to record into a slot; until `send`, frames wait here.
   * @returns the device's name; rejects with a `microphone-failed` failure, or as aborted when it
   * was stopped or overtaken while a person was being asked
   */
  open(slot: Slot, source: CaptureSource): Promise<string>;
  /** From now on everything goes to this session, what has waited first. */
  send(session: string): void;
  isOpen(slot: Slot): boolean;
  stop(slot?: Slot): void;
  /** Stops what goes to a session; a trial of the microphone goes on. */
  stopSending(): void;
}

/** One device, from the question for it on. Frames wait until there is a session. */
interface Track {
  readonly waiting: CaptureFrame[];
  session: string | null;
  /** null while it is being opened, and when it has ended. */
  capture: Capture | null;
  ended: CaptureEnd | null;
}

export function createRecording(rpc: Rpc, openCapture: OpenCapture): Recording {
  const levels = createStore<Levels>(() => ({ microphone: null, system: null }));
  const tracks = new Map<Slot, Track>();
  let underWay = 0;

  const deliver = (slot: Slot, { waiting, session }: Track) => {
    if (session === null) {
      if (waiting.length > MOST_EARLY) waiting.shift();
      return;
    }
    for (const { position, bytes } of waiting.splice(0)) {
      // Main counts samples: a frame that is dropped here becomes a gap of its length there.
      if (underWay >= MOST_UNDER_WAY) return;
      underWay += 1;
      // A frame that main could not take belongs to a session that is over.
      void rpc
        .ask('voice.audio', { id: session, slot, position, bytes })
        .catch(() => undefined)
        .finally(() => (underWay -= 1));
    }
  };
  const tellEnd = (slot: Slot, { session: id, ended: reason }: Track) => {
    if (id === null || reason === null) return;
    tracks.delete(slot);
    void rpc.ask('voice.source-lost', { id, slot, reason }).catch(() => undefined);
  };
  const stop = (slot: Slot) => {
    tracks.get(slot)?.capture?.stop();
    tracks.delete(slot);
    levels.setState({ [slot]: null });
  };

  return {
    levels,
    async open(slot, source) {
      stop(slot);
      const track: Track = { waiting: [], session: null, capture: null, ended: null };
      const isMine = () => tracks.get(slot) === track;
      tracks.set(slot, track);
      const listener: CaptureListener = {
        frame(frame) {
          if (!isMine()) return;
          levels.setState({ [slot]: frame.peak });
          track.waiting.push(frame);
          deliver(slot, track);
        },
        end(reason) {
          if (!isMine()) return;
          track.capture = null;
          track.ended = reason;
          levels.setState({ [slot]: null });
          tellEnd(slot, track);
        },
        stall(isStalled) {
          if (isMine() && isStalled) levels.setState({ [slot]: null });
        },
      };
      try {
        const capture = await openCapture(source, listener);
        if (!isMine()) {
          capture.stop();
          throw new DOMException('stopped while it was being opened', 'AbortError');
        }
        if (track.ended === null) track.capture = capture;
        return capture.name;
      } catch (thrown) {
        if (isMine()) stop(slot);
        throw thrown;
      }
    },
    send(session) {
      for (const [slot, track] of tracks) {
        track.session = session;
        deliver(slot, track);
        tellEnd(slot, track);
      }
    },
    isOpen: (slot) => (tracks.get(slot)?.capture ?? null) !== null,
    stop(slot) {
      if (slot !== undefined) stop(slot);
      else for (const open of [...tracks.keys()]) stop(open);
    },
    stopSending() {
      for (const [slot, { session }] of [...tracks]) if (session !== null) stop(slot);
    },
  };
}
