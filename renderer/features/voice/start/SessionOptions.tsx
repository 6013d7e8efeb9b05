import { useEffect } from 'react';
import { useStore } from 'zustand';
import { customizationsStore, shownGlossaries } from '../../customizations/store.ts';
import { Field } from '../../../ui/Field.tsx';
import { Picker } from '../../../ui/Picker.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { SessionMemory } from './SessionMemory.tsx';
import { useVoiceLanguages } from './use-voice-languages.ts';
import { sumOf } from '../../../ui/sum-of.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { voiceStore } from '../store.ts';

const NONE = '';

/** Spoken terms, a glossary, translated speech, a length, a name. */
export function SessionOptions() {
  const { t, language, number } = useI18n();
  const voice = usePageStore(voiceStore);
  const customizations = usePageStore(customizationsStore);
  const draft = useStore(voice.state, (now) => now.draft);
  const terms = useStore(voice.state, (now) => now.terms);
  const glossaries = useStore(customizations.state, shownGlossaries);
  const languages = useVoiceLanguages();
  useEffect(() => {
    void customizations.load();
  }, [customizations]);
  const none = (of: 'terms' | 'glossary' | 'speech') => ({
    id: NONE,
    name: t('voice.none', { of }),
  });
  const spoken = draft.targets.filter((target) =>
    languages.some(({ code, speech }) => code === target && speech),
  );
  const canHint =
    draft.sourceLanguage !== null &&
    languages.some(({ code, fixedOnly }) => code === draft.sourceLanguage && !fixedOnly);
  return (
    <div className="voice-options">
      <SessionMemory />
      <Picker
        label={t('voice.terms')}
        choices={[
          none('terms'),
          ...(terms.state === 'done' ? terms.value : []).map(({ id, name, lists }) => {
            const languages = lists.map((list) => list.language).join(', ');
            const count = sumOf(lists.map((list) => list.count));
            const note = count === null ? languages : t('voice.terms.note', { count, languages });
            return { id, name, note };
          }),
        ]}
        chosen={draft.spokenTerms ?? NONE}
        onOpen={() => void voice.loadTerms()}
        onChoose={(id) => voice.change({ spokenTerms: id === NONE ? null : id })}
      />
      <Picker
        label={t('voice.glossary')}
        choices={[
          none('glossary'),
          ...glossaries.map(({ id, name, pairs }) => ({
            id,
            name,
            note: pairs
              .map(({ source, target }) => t('glossaries.dictionary', { source, target }))
              .join(', '),
          })),
        ]}
        chosen={draft.glossary ?? NONE}
        isDisabled={glossaries.length === 0}
        onChoose={(id) => voice.change({ glossary: id === NONE ? null : id })}
      />
      <Picker
        label={t('voice.speak')}
        choices={[none('speech'), ...spoken.map((id) => ({ id, name: language(id) }))]}
        chosen={draft.speech?.language ?? NONE}
        isDisabled={spoken.length === 0}
        hint={spoken.length === 0 ? t('voice.speak.none') : t('voice.speak.about')}
        onChoose={(id) =>
          voice.change({ speech: id === NONE ? null : { language: id, voice: null } })
        }
      />
      <Picker
        label={t('voice.max')}
        choices={[
          { id: NONE, name: t('voice.no-limit') },
          ...[15, 30, 60, 90, 120, 240].map((minutes) => ({
            id: String(minutes),
            name: t('voice.max.minutes', { minutes: number(minutes) }),
          })),
        ]}
        chosen={draft.maxMinutes === null ? NONE : String(draft.maxMinutes)}
        hint=""
        onChoose={(id) => voice.change({ maxMinutes: id === NONE ? null : Number(id) })}
      />
      <Field
        label={t('voice.title')}
        placeholder={t('voice.title.placeholder')}
        value={draft.title}
        maxLength={200}
        onChange={(title) => voice.change({ title })}
      />
      {canHint && (
        <Switch
          isSelected={draft.sourceIsHint}
          onChange={(sourceIsHint) => voice.change({ sourceIsHint })}
        >
          {t('voice.hint')}
        </Switch>
      )}
    </div>
  );
}
