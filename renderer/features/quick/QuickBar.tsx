import { AppWindow, Pin, PinOff, X } from 'lucide-react';
import { useStore } from 'zustand';
import { LanguageListState } from '../languages/LanguageListState.tsx';
import { Arrow } from '../../ui/Arrow.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Picker } from '../../ui/Picker.tsx';
import { useSetting } from '../settings/use-settings.ts';
import { useLanguageChoices, useLanguages } from '../languages/use-languages.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { usePageStore } from '../../ui/stores.ts';
import { quickStore } from './store.ts';
import type { Column } from '../text/column.ts';

const DETECT = 'detect';

/** Languages, and what can be done with the window. */
export function QuickBar({ onClose }: { readonly onClose: () => void }) {
  const { t } = useI18n();
  return (
    <div className="quick-bar">
      <From />
      <span aria-hidden="true">
        <Arrow />
      </span>
      <To />
      <span className="quick-verbs">
        <PinButton />
        <MoveButton onClose={onClose} />
        <IconButton icon={X} name={t('quick.close')} shortcut="Esc" onPress={onClose} />
      </span>
    </div>
  );
}

function From() {
  const { t } = useI18n();
  const quick = usePageStore(quickStore);
  const { nameOf } = useLanguages();
  const choices = useLanguageChoices('source');
  const [preferences] = useSetting('quick');
  const found = useStore(quick.state, (now) => foundLanguageOf(now.column));
  const source = preferences?.source ?? null;
  const detected =
    found === null ? t('text.detect') : t('text.detected', { language: nameOf(found) });
  return (
    <Picker
      label={t('text.from')}
      labelPlace="unseen"
      choices={[{ id: DETECT, name: t('text.detect') }, ...choices]}
      chosen={source ?? DETECT}
      shown={source === null ? detected : nameOf(source)}
      isSearchable
      foot={<LanguageListState />}
      onChoose={(id) => quick.setSource(id === DETECT ? null : id)}
    />
  );
}

function To() {
  const { t } = useI18n();
  const quick = usePageStore(quickStore);
  const { nameOf } = useLanguages();
  const choices = useLanguageChoices('target');
  const [preferences] = useSetting('quick');
  const [usual] = useSetting('targetLanguage');
  const handed = useStore(quick.state, (now) => now.handedTarget);
  const target = handed ?? preferences?.target ?? usual ?? '';
  return (
    <Picker
      label={t('text.to')}
      labelPlace="unseen"
      choices={choices}
      chosen={target}
      shown={target === '' ? undefined : nameOf(target)}
      isSearchable
      foot={<LanguageListState />}
      onChoose={(id) => quick.setTarget(id)}
    />
  );
}

function PinButton() {
  const { t } = useI18n();
  const quick = usePageStore(quickStore);
  const canPin = useStore(quick.state, (now) => now.view?.staysOnTop === true);
  const [preferences, setPreferences] = useSetting('quick');
  if (!canPin || preferences === undefined) return null;
  const { pinned } = preferences;
  return (
    <IconButton
      icon={pinned ? PinOff : Pin}
      name={t(pinned ? 'quick.unpin' : 'quick.pin')}
      aria-pressed={pinned}
      onPress={() => setPreferences({ ...preferences, pinned: !pinned })}
    />
  );
}

function MoveButton({ onClose }: { readonly onClose: () => void }) {
  const { t } = useI18n();
  const quick = usePageStore(quickStore);
  const isOwn = useStore(quick.state, (now) => now.view?.window === 'own');
  const isEmpty = useStore(quick.state, (now) => now.text === '');
  const move = () => {
    // The main page may be gone; then a new one takes what is moved.
    const { opener } = window as { opener: Window | null };
    if (!isOwn && (opener === null || opener.closed)) window.open('/', '_blank');
    void quick.move().then(isOwn ? () => undefined : onClose);
  };
  return <IconButton icon={AppWindow} name={t('quick.move')} isDisabled={isEmpty} onPress={move} />;
}

/** The language that the service found a text to be in; null until it has said so. */
const foundLanguageOf = ({ shown }: Column): string | null =>
  shown?.translation.detected?.toLowerCase() ?? null;
