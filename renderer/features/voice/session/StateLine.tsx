import { Button } from '../../../ui/Button.tsx';
import { failureSentences } from '../../../ui/failure/sentences.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import type { I18n } from '../../../i18n/i18n.ts';
import type { VoiceState, VoiceWarning } from '../../../../preload/contract/voice.ts';
import { unsearchedWords } from '../../team-memories/unsearched-words.ts';
import { seconds } from './times.ts';
import { useSessionStore, useView } from './use-session.ts';

/** What goes on, in one line that always keeps its room. */
export function StateLine() {
  const i18n = useI18n();
  const session = useSessionStore();
  const state = useView((view) => view.state, null);
  if (state === null) return null;
  const warning = state.phase === 'listening' ? worst(state.warnings) : undefined;
  const why = state.phase === 'reconnecting' ? state.failure : null;
  const canRetry = state.phase === 'reconnecting' || warning?.kind === 'no-words';
  return (
    <div className="voice-state" data-phase={state.phase} data-warning={warning?.kind}>
      <span className="voice-state-mark" aria-hidden="true" />
      <p role="status">
        {why !== null && failureSentences(why, i18n.t, i18n.locale).what + i18n.gap}
        {warning === undefined ? phaseWords(state, i18n) : warningWords(warning, i18n)}
        {state.warnings.some(({ kind }) => kind === 'not-kept') &&
          i18n.gap + i18n.t('voice.warning.not-kept')}
      </p>
      {canRetry && (
        <Button size="compact" onPress={() => void session.ask('voice.retry', {})}>
          {i18n.t(state.phase === 'reconnecting' ? 'voice.retry-now' : 'voice.new-stream')}
        </Button>
      )}
    </div>
  );
}

const ORDER: readonly VoiceWarning['kind'][] = [
  'overflow',
  'no-words',
  'silence',
  'without-terms',
  'restarted',
  'echo',
  'slow',
  'memory-not-searched',
];

/** The warning that a person should act on first. */
function worst(warnings: readonly VoiceWarning[]): VoiceWarning | undefined {
  return ORDER.map((kind) => warnings.find((one) => one.kind === kind)).find(
    (one) => one !== undefined,
  );
}

function phaseWords(state: VoiceState, { t }: I18n): string {
  switch (state.phase) {
    case 'reconnecting':
      return t('voice.phase.reconnecting', { seconds: seconds(state.waitingMs) });
    case 'listening':
      if (state.isScripted) return t('voice.phase.scripted');
      return t(
        state.sources.length > 0 && state.sources.every(({ kind }) => kind === 'file')
          ? 'voice.transcribing'
          : 'voice.phase.listening',
      );
    default:
      return t(`voice.phase.${state.phase}`);
  }
}

function warningWords(warning: VoiceWarning, { t }: I18n): string {
  switch (warning.kind) {
    case 'no-words':
      return t('voice.warning.no-words', { seconds: warning.seconds });
    case 'silence':
      return warning.endsIn === null
        ? t('voice.warning.silence', { seconds: warning.seconds })
        : t('voice.warning.silence-ends', { seconds: warning.seconds, left: warning.endsIn });
    case 'overflow':
      return t('voice.warning.overflow', { seconds: seconds(warning.lostMs) });
    case 'slow':
      return t('voice.warning.slow', { seconds: warning.seconds });
    case 'memory-not-searched':
      return unsearchedWords(warning.memory, t);
    case 'echo':
    case 'restarted':
    case 'without-terms':
    case 'not-kept':
      return t(`voice.warning.${warning.kind}`);
  }
}
