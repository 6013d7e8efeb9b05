import type { VoiceState } from '../../../preload/contract/voice.ts';
import type { EndedSession } from '../result.ts';
import type { Transcript } from './transcript/transcript.ts';

/** A session that is over, for the history: its lines as a person left them. */
export function endedSession(
  { transcript, state }: { readonly transcript: Transcript; readonly state: VoiceState },
  connection: string | null,
): EndedSession {
  const lines = transcript.rows.flatMap((row) => (row.kind === 'speech' ? [row] : []));
  const targets = lines.flatMap((row) => Object.values(row.targets));
  const shown = ({ text, edited }: { readonly text: string; readonly edited?: string }) =>
    edited ?? text;
  const { id, title, started, mediaMs, sourceLanguage } = state;
  return {
    kind: 'voice',
    connection,
    id,
    title,
    ended: started + mediaMs,
    source: sourceLanguage,
    target: state.targets[0]?.language ?? null,
    spoken: lines.map(({ source }) => shown(source)).join('\n'),
    translated: targets.map(shown).join('\n'),
  };
}
