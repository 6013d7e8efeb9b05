import { Languages } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Popover } from '../../../ui/Popover.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { SpokenLanguage } from '../start/SpokenLanguage.tsx';
import { TargetLanguages } from '../start/TargetLanguages.tsx';
import { useSessionStore, useView } from './use-session.ts';

/** Other languages from here on, in the same transcript. */
export function LanguagesButton() {
  const { t } = useI18n();
  return (
    <Popover
      name={t('voice.switch')}
      placement="bottom end"
      trigger={<IconButton action="voice-languages" icon={Languages} name={t('voice.switch')} />}
    >
      <SwitchForm />
    </Popover>
  );
}

const NO_TARGETS: readonly { readonly language: string }[] = [];

function SwitchForm() {
  const { t } = useI18n();
  const session = useSessionStore();
  const now = useView(({ state }) => state.sourceLanguage, null);
  const before = useView(({ state }) => state.targets, NO_TARGETS);
  const [source, setSource] = useState(now);
  const [targets, setTargets] = useState<readonly string[]>(before.map(({ language }) => language));
  const isSame =
    source === now &&
    targets.length === before.length &&
    targets.every((language, index) => language === before[index]?.language);
  return (
    <div className="voice-panel">
      <SpokenLanguage chosen={source} onChoose={setSource} />
      <TargetLanguages chosen={targets} onChange={setTargets} />
      <p className="small soft">{t('voice.switch.about')}</p>
      <Button
        kind="main"
        isDisabled={isSame}
        slot="close"
        onPress={() =>
          void session.ask('voice.switch', { sourceLanguage: source, targets: [...targets] })
        }
      >
        {t('voice.switch.do')}
      </Button>
    </div>
  );
}
