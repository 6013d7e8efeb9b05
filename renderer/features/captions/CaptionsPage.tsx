import { Lock, LockOpen, X, type LucideIcon } from 'lucide-react';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useSetting } from '../settings/use-settings.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { CaptionsView } from './CaptionsView.tsx';
import './CaptionsPage.css';
import { usePageStore } from '../../ui/stores.ts';
import { captionsStore } from './store.ts';

/** The whole page of the captions window that main has opened. */
export function CaptionsPage() {
  const { t } = useI18n();
  const captions = usePageStore(captionsStore);
  const shown = useStore(captions.state, (now) => now.captions);
  const [look, setLook] = useSetting('captions');
  const [voice] = useSetting('voice');

  useEffect(() => {
    document.documentElement.dataset['captions'] = 'window';
    const leaving = new AbortController();
    // It ends early with the connection only, and main closes the window then.
    captions.draw(leaving.signal).catch(() => undefined);
    return () => leaving.abort();
  }, [captions]);
  useEffect(() => {
    document.title = t('captions.title');
  }, [t]);

  if (look === undefined || voice === undefined) return null;
  const { clickThrough } = look;
  return (
    <main className="captions-page" data-through={clickThrough}>
      <CaptionsView
        captions={shown}
        look={look}
        rewritesPerMinute={voice.readingMode ? voice.rewritesPerMinute : null}
      />
      <div
        className="captions-tools"
        onPointerEnter={() => void captions.hold(true)}
        onPointerLeave={() => void captions.hold(false)}
      >
        <Tool
          icon={clickThrough ? LockOpen : Lock}
          name={t(clickThrough ? 'captions.unlock' : 'captions.lock')}
          onPress={() => setLook({ ...look, clickThrough: !clickThrough })}
        />
        <Tool icon={X} name={t('captions.close')} onPress={() => void captions.close()} />
      </div>
    </main>
  );
}

interface ToolProps {
  readonly icon: LucideIcon;
  readonly name: string;
  readonly onPress: () => void;
}

/** A plain button: the window takes no focus, so a tooltip of ours would never open. */
function Tool({ icon: Icon, name, onPress }: ToolProps) {
  return (
    <button type="button" aria-label={name} title={name} onClick={onPress}>
      <Icon aria-hidden="true" />
    </button>
  );
}
