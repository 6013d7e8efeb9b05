import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { shownSettings } from '../settings/store.ts';
import { useStores } from '../workbench.ts';
import { CaptionsView } from './CaptionsView.tsx';

/** The whole page of a captions window that main has opened. */
export function CaptionsPage() {
  const { settings, voice } = useStores();
  const look = useStore(settings.state, (now) => shownSettings(now)?.captions);
  const view = useStore(voice.session.state, (now) => now.view);
  const [leaving] = useState(() => new AbortController());
  useEffect(() => {
    document.documentElement.dataset['captions'] = '';
    void voice.followCaptions(leaving.signal);
  }, [voice, leaving]);
  if (look === undefined) return null;
  return (
    <main className="captions-page">
      <CaptionsView view={view} look={look} />
    </main>
  );
}
