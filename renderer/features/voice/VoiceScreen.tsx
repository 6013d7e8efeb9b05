import { useStore } from 'zustand';
import { Screen } from '../../ui/Screen.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { KeptSessions } from './kept/KeptSessions.tsx';
import { SessionView } from './session/SessionView.tsx';
import { StartForm } from './start/StartForm.tsx';
import './VoiceScreen.css';
import { usePageStore } from '../../ui/stores.ts';
import { voiceStore } from './store.ts';

/** Live voice: a session, or the way to one. */
export function VoiceScreen() {
  const { t } = useI18n();
  const voice = usePageStore(voiceStore);
  const isShown = useStore(voice.session.state, ({ id }) => id !== null);
  return (
    <Screen name={t('frame.voice')}>
      {isShown ? (
        <SessionView />
      ) : (
        <div className="voice-idle">
          <StartForm />
          <KeptSessions />
        </div>
      )}
    </Screen>
  );
}
