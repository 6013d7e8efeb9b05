import { useStore } from 'zustand';
import { Screen } from '../frame/Screen.tsx';
import { useWords } from '../words/use-words.ts';
import { useStores } from '../workbench.ts';
import { KeptSessions } from './kept/KeptSessions.tsx';
import { SessionView } from './session/SessionView.tsx';
import { StartForm } from './start/StartForm.tsx';
import './VoiceScreen.css';

/** Live voice: a session, or the way to one. */
export function VoiceScreen() {
  const { t } = useWords();
  const { voice } = useStores();
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
