import { Captions as CaptionsIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { useAction, useActionWords } from '../actions/use-action.ts';
import { Button } from '../look/Button.tsx';
import { IconButton } from '../look/IconButton.tsx';
import { Popover } from '../look/Popover.tsx';
import { useSetting } from '../settings/use-settings.ts';
import { useWords } from '../words/use-words.ts';
import { useStores } from '../workbench.ts';
import { CaptionsOptions } from './CaptionsOptions.tsx';
import { CaptionsView } from './CaptionsView.tsx';
import { hasPictureWindow, openPictureWindow } from './picture-window.ts';

/** Opens and closes the captions window, and says how it looks. */
export function CaptionsControl() {
  const { t } = useWords();
  const { shortcut } = useActionWords('voice-captions');
  const { voice } = useStores();
  const [look] = useSetting('captions');
  const view = useStore(voice.session.state, (now) => now.view);
  const own = useStore(voice.state, (now) => now.captions);
  const [picture, setPicture] = useState<Window | null>(null);
  const [isRefused, setRefused] = useState(false);
  const isOpen = picture !== null || own.shownId !== null;
  const canOpen = own.hasWindow || hasPictureWindow();

  const toggle = async () => {
    if (own.hasWindow) {
      await (own.shownId === null ? voice.openCaptions() : voice.closeCaptions());
      return;
    }
    if (picture !== null) {
      picture.close();
      return;
    }
    const lines = (look?.lines ?? 2) * (look?.show === 'both' ? 2 : 1);
    const height = Math.round(lines * (look?.size ?? 28) * 1.35 + 48);
    try {
      const opened = await openPictureWindow(900, height);
      opened.addEventListener('pagehide', () => setPicture(null), { once: true });
      setPicture(opened);
      setRefused(false);
    } catch {
      setRefused(true);
    }
  };
  useAction('voice-captions', canOpen ? () => void toggle() : null);
  // The window must not outlive the session's screen.
  useEffect(() => () => picture?.close(), [picture]);

  return (
    <>
      <Popover
        name={t('captions.name')}
        placement="bottom end"
        trigger={
          <IconButton
            icon={CaptionsIcon}
            name={t('captions.name')}
            shortcut={shortcut}
            aria-pressed={isOpen}
          />
        }
      >
        <div className="captions-control">
          <Button kind="main" isDisabled={!canOpen} onPress={() => void toggle()}>
            {t(isOpen ? 'captions.close' : 'captions.open')}
          </Button>
          <p className="small soft" role="status">
            {canOpen ? (isRefused ? t('captions.refused') : '') : t('captions.none')}
          </p>
          <CaptionsOptions hasClickThrough={own.hasWindow} />
        </div>
      </Popover>
      {picture !== null &&
        look !== undefined &&
        createPortal(<CaptionsView view={view} look={look} />, picture.document.body)}
    </>
  );
}
