import { Captions as CaptionsIcon } from 'lucide-react';
import { useStore } from 'zustand';
import { useAction, useActionWords } from '../../ui/actions/use-action.ts';
import { Button } from '../../ui/Button.tsx';
import { Popover } from '../../ui/Popover.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';
import { useSetting } from '../settings/use-settings.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { CaptionsOptions } from './CaptionsOptions.tsx';
import './CaptionsOptions.css';
import { usePageStore } from '../../ui/stores.ts';
import { captionsStore } from './store.ts';
import { voiceStore } from '../voice/store.ts';

/** Opens and closes the captions of the session on the screen, and says how they look. */
export function CaptionsControl() {
  const { t } = useI18n();
  const { name, shortcut } = useActionWords('voice-captions');
  const captions = usePageStore(captionsStore);
  const voice = usePageStore(voiceStore);
  const session = useStore(voice.session.state, (now) => now.id);
  const targets = useStore(voice.session.state, (now) => now.view?.state.targets);
  const { place, hasWindow, shown, isRefused } = useStore(captions.state);
  const [look] = useSetting('captions');
  const isOpen = shown !== null && shown === session;

  const toggle = () => {
    if (isOpen) void captions.close();
    else if (session !== null && look !== undefined) void captions.open(session, look);
  };
  const canToggle = place !== null && session !== null && look !== undefined;
  useAction('voice-captions', canToggle ? toggle : null);

  return (
    <Popover
      name={t('captions.name')}
      placement="bottom end"
      trigger={
        <Tooltip words={name} shortcut={shortcut}>
          <Button kind="quiet" aria-pressed={isOpen}>
            <CaptionsIcon aria-hidden="true" />
            <span className="button-word">{t('captions.word')}</span>
          </Button>
        </Tooltip>
      }
    >
      <div className="captions-options">
        <Button kind="main" isDisabled={!canToggle} onPress={toggle}>
          {t(isOpen ? 'captions.close' : 'captions.open')}
        </Button>
        <p className="small soft" role="status">
          {isRefused ? t('captions.refused') : t(`captions.place.${place ?? 'on-top'}`)}
        </p>
        <CaptionsOptions
          targets={targets?.map(({ language }) => language) ?? []}
          hasWindow={hasWindow}
        />
      </div>
    </Popover>
  );
}
