import { useState } from 'react';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { sessionTitle } from '../session-title.ts';
import { useSessionStore, useView } from './use-session.ts';

/** The name of the session, which can be changed in place. */
export function SessionTitle() {
  const i18n = useI18n();
  const session = useSessionStore();
  const title = useView(({ state }) => state.title, '');
  const started = useView(({ state }) => state.started, 0);
  const [typed, setTyped] = useState<string | null>(null);
  const keep = () => {
    if (typed !== null && typed.trim() !== title) {
      void session.ask('voice.rename', { title: typed.trim() });
    }
    setTyped(null);
  };
  return (
    <input
      className="voice-title"
      aria-label={i18n.t('voice.title')}
      placeholder={sessionTitle({ title: '', started }, i18n)}
      maxLength={200}
      value={typed ?? title}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
        else if (event.key === 'Escape') setTyped(null);
      }}
    />
  );
}
