import { useStore } from 'zustand';
import { Picker } from '../../../ui/Picker.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { canDetect } from './draft.ts';
import { useVoiceLanguages } from './use-voice-languages.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { voiceStore } from '../store.ts';

const DETECT = 'detect';

export interface SpokenLanguageProps {
  /** null: found out by the service. */
  readonly chosen: string | null;
  readonly onChoose: (language: string | null) => void;
}

/** The language that is spoken; "detect" only where the service can find it out. */
export function SpokenLanguage({ chosen, onChoose }: SpokenLanguageProps) {
  const { t, language, locale } = useI18n();
  const voice = usePageStore(voiceStore);
  const attempt = useStore(voice.state, (now) => now.languages.state);
  const languages = useVoiceLanguages();
  const sources = languages.filter(({ source }) => source);
  const detect = canDetect(languages) ? [{ id: DETECT, name: t('voice.detect') }] : [];
  return (
    <Picker
      label={t('voice.from')}
      chosen={chosen ?? DETECT}
      shown={chosen === null ? t('voice.detect') : language(chosen)}
      choices={[
        ...detect,
        ...sources
          .map(({ code, name, fixedOnly, status }) => ({
            id: code,
            name: language(code, name),
            ...(fixedOnly && { note: t('voice.fixed-only') }),
            ...(status === 'beta' && !fixedOnly && { note: t('voice.beta') }),
          }))
          .sort((one, other) => one.name.localeCompare(other.name, locale)),
      ]}
      hint={attempt === 'done' && detect.length === 0 ? t('voice.no-detection') : ''}
      isSearchable={sources.length > 8}
      onChoose={(id) => onChoose(id === DETECT ? null : id)}
    />
  );
}
