import { X } from 'lucide-react';
import { MAX_VOICE_TARGETS } from '../../../../preload/contract/limits.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Picker } from '../../../ui/Picker.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useVoiceLanguages } from './use-voice-languages.ts';

export interface TargetLanguagesProps {
  readonly chosen: readonly string[];
  readonly onChange: (targets: readonly string[]) => void;
}

/** Up to five languages that the spoken words are written in; none is a transcript alone. */
export function TargetLanguages({ chosen, onChange }: TargetLanguagesProps) {
  const { t, language, locale } = useI18n();
  const languages = useVoiceLanguages();
  const free = languages.filter(({ code, target }) => target && !chosen.includes(code));
  return (
    <div className="voice-targets" role="group" aria-label={t('voice.to')}>
      <span className="field-label">{t('voice.to')}</span>
      <ul>
        {chosen.map((code) => (
          <li key={code} className="voice-target">
            {language(code)}
            <IconButton
              icon={X}
              size="compact"
              name={t('voice.target.remove', { language: language(code) })}
              onPress={() => onChange(chosen.filter((one) => one !== code))}
            />
          </li>
        ))}
        <li>
          <Picker
            label={t('voice.target.add')}
            labelPlace="unseen"
            shown={t('voice.target.add')}
            choices={free
              .map(({ code, name, status }) => ({
                id: code,
                name: language(code, name),
                ...(status === 'beta' && { note: t('voice.beta') }),
              }))
              .sort((one, other) => one.name.localeCompare(other.name, locale))}
            chosen={null}
            isDisabled={chosen.length >= MAX_VOICE_TARGETS}
            isSearchable
            onChoose={(code) => onChange([...chosen, code])}
          />
        </li>
      </ul>
      <p className="field-hint">
        {chosen.length === 0
          ? t('voice.target.none')
          : chosen.length >= MAX_VOICE_TARGETS
            ? t('voice.target.most', { most: MAX_VOICE_TARGETS })
            : ''}
      </p>
    </div>
  );
}
