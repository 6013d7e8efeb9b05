import { useEffect } from 'react';
import { FailureCard } from '../../../ui/failure/FailureCard.tsx';
import { AddedTermNotice } from '../../glossaries/add-term/AddedTermNotice.tsx';
import { AddTermDialog } from '../../glossaries/add-term/AddTermDialog.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Announcements } from './Announcements.tsx';
import { ColumnHeads } from './ColumnHeads.tsx';
import { LiveText } from './LiveText.tsx';
import { SearchBar } from './SearchBar.tsx';
import { SessionBar } from './SessionBar.tsx';
import { SourceStrips } from './SourceStrips.tsx';
import { SpokenTranslation } from './SpokenTranslation.tsx';
import { StateLine } from './StateLine.tsx';
import { Transcript } from './Transcript.tsx';
import { UntranslatedTargets } from './UntranslatedTargets.tsx';
import { useSession, useSessionStore, useView } from './use-session.ts';
import './SessionView.css';
import { usePageStore } from '../../../ui/stores.ts';
import { voiceStore } from '../store.ts';

const Timeline = lazyPart(
  async () => (await import('./Timeline.tsx')).Timeline,
  () => <div className="voice-timeline-room" />,
);

/** One session, running or kept: its bar, its sources, its state, its transcript. */
export function SessionView() {
  const { t } = useI18n();
  const session = useSessionStore();
  const voice = usePageStore(voiceStore);
  const failure = useSession((now) => now.failure);
  const refusal = useSession((now) => now.refusal);
  const isKnown = useView(() => true, false);
  const isOver = useView(({ state }) => state.phase === 'ended' || state.phase === 'failed', false);
  const streamFailure = useView(
    ({ state }) => (state.phase === 'failed' ? state.failure : null),
    null,
  );
  useWakeLock(isKnown && !isOver);
  useEffect(() => {
    if (isOver) voice.recording.stopSending();
  }, [isOver, voice]);

  if (failure !== null) {
    return (
      <div className="voice-alone">
        <FailureCard failure={failure} onDismiss={() => session.show(null)} />
      </div>
    );
  }
  if (!isKnown) return <p className="voice-alone soft">{t('voice.opening')}</p>;
  return (
    <div className="voice-session" data-over={isOver}>
      <SessionBar />
      {!isOver && <SourceStrips />}
      <StateLine />
      {streamFailure !== null && <FailureCard failure={streamFailure} />}
      {refusal !== null && (
        <FailureCard failure={refusal} onDismiss={() => session.forgetRefusal()} />
      )}
      <Timeline />
      <ListenTrouble />
      <AddedTermNotice />
      <SearchBar />
      {!isOver && <UntranslatedTargets />}
      <ColumnHeads />
      <Transcript />
      {!isOver && <LiveText />}
      <Announcements />
      <AddTermDialog />
      {!isOver && <SpokenTranslation />}
    </div>
  );
}

/** Why the kept sound of a line is not heard. */
function ListenTrouble() {
  const { t } = useI18n();
  const trouble = useSession((now) => now.soundTrouble);
  if (trouble === null) return null;
  return (
    <p className="voice-listen-trouble small voice-trouble" role="status">
      {t(`voice.speech.${trouble}`)}
    </p>
  );
}

/**
 * Keeps the screen on while a session runs; engines give the lock back whenever the window is hidden,
 * and may refuse it.
 */
function useWakeLock(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const ask = async () => {
      if (document.hidden) return;
      lock = await navigator.wakeLock.request('screen').catch(() => null);
      if (isOver) await lock?.release();
    };
    const again = () => void ask();
    again();
    document.addEventListener('visibilitychange', again);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, [isNeeded]);
}
