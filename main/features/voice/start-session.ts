import type { VoiceSource, VoiceStart } from '../../../preload/contract/voice.ts';
import type { ServiceClient } from '../../client/service-client.ts';
import type { FileTickets } from '../../system/files.ts';
import type { Recorder, Sound } from '../../system/sound/recorder.ts';
import type { OpenService } from '../active-service.ts';
import type { RecordBill } from '../bill.ts';
import { FeatureFailure, failureOf } from '../feature-failure.ts';
import { meteredVoice } from './metered-voice.ts';
import type { LiveSession } from './session/live-session.ts';
import { startLiveSession } from './session/live-session.ts';
import type { MemoryLinesPorts } from './session/memory-lines.ts';
import type { SessionClock } from './session/session-clock.ts';
import type { SessionStore } from './session-store.ts';

export interface StartPorts {
  readonly service: OpenService;
  readonly store: SessionStore;
  readonly sound: Sound;
  readonly files: FileTickets;
  readonly clock: SessionClock;
  readonly memories: MemoryLinesPorts['memories'];
  readonly keepsText: boolean;
  readonly keepsSound: boolean;
  readonly onOver: () => void;
  /** Takes down what was billed. */
  readonly record: RecordBill;
  /** Tag of the project at work, which the session keeps; null for none. */
  readonly tag: string | null;
  readonly onBilled: () => void;
}

/** Starts a session with its sources; rejects, with nothing left behind, when it is refused. */
export async function startSession(start: VoiceStart, ports: StartPorts): Promise<LiveSession> {
  const { service, store, clock } = ports;
  const recorders = start.sources.map((source) => recorderOf(source, ports));
  const { signal } = new AbortController();
  const names = await namesOf(start, service, signal);
  const id = crypto.randomUUID();
  const folder = ports.keepsText ? store.create(id) : null;
  try {
    const session = await startLiveSession(start, {
      connection: service.connection,
      open: meteredVoice(
        (call, stream) =>
          service.call('voice', stream.signal, (client) => client.openVoice(call, stream)),
        { connection: service.connection, tag: ports.tag, record: ports.record },
      ),
      failureOf,
      clock,
      folder,
      keepsSound: ports.keepsText && ports.keepsSound,
      names,
      memories: ports.memories,
      onOver: ports.onOver,
      onSummary: () => store.refresh(),
      onBilled: ports.onBilled,
    });
    start.sources.forEach(({ slot, from }, index) => {
      const recorder = recorders[index] ?? null;
      session.sources.start(slot, from, nameOf(from, recorder), recorder);
    });
    store.adopt(session);
    return session;
  } catch (error) {
    if (folder !== null) store.remove(id);
    throw error;
  }
}

/** The recorder of a source that main records; null where the page does. */
export function recorderOf(
  { from }: VoiceSource,
  { sound, files }: Pick<StartPorts, 'sound' | 'files'>,
): Recorder | null {
  if (from.kind === 'page') return null;
  if (from.kind === 'recorder') return sound.recordDevice(from.device);
  const file = files.take(from.ticket);
  if (file === null) throw new FeatureFailure({ code: 'file-gone' });
  return sound.recordFile(file, from.speed);
}

export const nameOf = (from: VoiceSource['from'], recorder: Recorder | null): string =>
  from.kind === 'page' ? from.name : (recorder?.name ?? '');

/** Names for the session bar; a name that cannot be had is no reason not to start. */
async function namesOf(start: VoiceStart, service: OpenService, signal: AbortSignal) {
  const ask = async <T>(
    feature: 'glossaries' | 'spoken-terms',
    run: (client: ServiceClient) => Promise<T>,
  ) => {
    try {
      return await service.call(feature, signal, run);
    } catch {
      return null;
    }
  };
  const { spokenTerms, glossary } = start;
  const [terms, glossaries] = await Promise.all([
    spokenTerms === null
      ? null
      : ask('spoken-terms', (client) => client.spokenTerms.get(spokenTerms)),
    glossary === null ? null : ask('glossaries', (client) => client.glossaries.list()),
  ]);
  return {
    spokenTerms: terms?.name ?? spokenTerms,
    glossary: glossaries?.find(({ id }) => id === glossary)?.name ?? glossary,
  };
}
