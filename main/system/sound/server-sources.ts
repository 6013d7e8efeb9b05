import { serverDeviceId } from './device-name.ts';
import type { SoundDevice } from './recorder.ts';

/**
 * The sources of a sound server as devices; what its sinks play can be recorded too, as their
 * monitors.
 * @param sources what `pactl list sources` wrote in the C locale
 * @param info what `pactl info` wrote, which names the defaults
 */
export function readServerSources(sources: string, info: string): readonly SoundDevice[] {
  const source = /^Default Source: (.+)$/m.exec(info)?.[1];
  const sink = /^Default Sink: (.+)$/m.exec(info)?.[1];
  return sources.split(/^(?=Source #\d)/m).flatMap((block): readonly SoundDevice[] => {
    const told = (field: string) => new RegExp(`^\\t${field}: (.+)$`, 'm').exec(block)?.[1];
    const name = told('Name');
    const id = name === undefined ? null : serverDeviceId(name);
    if (name === undefined || id === null) return [];
    const monitored = told('Monitor of Sink') ?? 'n/a';
    const isMonitor = monitored !== 'n/a';
    return [
      {
        id,
        name: told('Description') ?? name,
        slot: isMonitor ? 'system' : 'microphone',
        isDefault: isMonitor ? monitored === sink : name === source,
      },
    ];
  });
}

/** A recording of the sound server: of which process, from which source. */
interface Recorded {
  readonly process: string | null;
  readonly source: string | null;
}

/**
 * Whether a recording still comes from the source it was started with. When a source goes away, or
 * a new one is plugged in, servers move recordings to another microphone without a word.
 * @param sources what `pactl list short sources` wrote
 * @param outputs what `pactl list source-outputs` wrote in the C locale
 * @param pid of the recorder; a recording that is not listed is judged by its source alone
 */
export function isRecordedFrom(
  name: string,
  pid: number,
  sources: string,
  outputs: string,
): boolean {
  const index = sources
    .split('\n')
    .map((line) => line.split('\t'))
    .find((fields) => fields[1] === name)?.[0];
  if (index === undefined) return false;
  const ours = readOutputs(outputs).find(({ process }) => process === String(pid));
  return ours === undefined || ours.source === index;
}

const readOutputs = (outputs: string): readonly Recorded[] =>
  outputs.split(/^(?=Source Output #\d)/m).map((block) => ({
    process: /^\t\tapplication\.process\.id = "(\d+)"$/m.exec(block)?.[1] ?? null,
    source: /^\tSource: (\d+)$/m.exec(block)?.[1] ?? null,
  }));
