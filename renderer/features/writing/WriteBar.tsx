import { useRef } from 'react';
import { useStore } from 'zustand';
import { TONES, WRITING_STYLES } from '../../../preload/contract/writing-styles.ts';
import { useAction } from '../../ui/actions/use-action.ts';
import { connectionsStore, activeConnection } from '../connections/store.ts';
import { baseOf } from '../../../preload/contract/language-code.ts';
import { Picker } from '../../ui/Picker.tsx';
import { Radios } from '../../ui/Radios.tsx';
import { useLanguages } from '../languages/use-languages.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { mannerOf, obstacleTo, type Obstacle } from './fit.ts';
import { LockedTerms } from './LockedTerms.tsx';
import { foundLanguage, languageOf, obstacleOf, writingLanguages } from './state.ts';
import { usePageStore } from '../../ui/stores.ts';
import { writingStore } from './store.ts';

/** What is done with the text: the task, its style or tone, the language, the locked terms. */
export function WriteBar() {
  const { t } = useI18n();
  return (
    <div className="text-bar write-bar" role="group" aria-label={t('writing.settings')}>
      <Mode />
      <Manner />
      <Language />
      <LockedTerms />
      <Hint />
    </div>
  );
}

function Mode() {
  const { t } = useI18n();
  const writing = usePageStore(writingStore);
  const mode = useStore(writing.state, (now) => now.mode);
  return (
    <div className="write-mode">
      <Radios
        label={t('writing.mode')}
        value={mode}
        shape="row"
        choices={[
          { id: 'correct', name: t('writing.mode.correct') },
          { id: 'rephrase', name: t('writing.mode.rephrase') },
        ]}
        onChange={(next) => writing.choose({ mode: next })}
      />
    </div>
  );
}

const AS_IT_IS = 'none';

/** A style or a tone out of one list, so that nobody can ask for both. */
function Manner() {
  const { t } = useI18n();
  const writing = usePageStore(writingStore);
  const style = useStore(writing.state, (now) => now.style);
  const tone = useStore(writing.state, (now) => now.tone);
  const isCorrect = useStore(writing.state, (now) => now.mode === 'correct');
  const languages = useStore(writing.state, writingLanguages);
  const language = useStore(writing.state, languageOf);
  const words = useObstacleWords();
  const reason = (kind: 'style' | 'tone') => {
    const manner = kind === 'style' ? { kind, name: WRITING_STYLES[0] } : { kind, name: TONES[0] };
    return words(obstacleTo(languages, language, 'rephrase', manner), language);
  };
  const choice = (kind: 'style' | 'tone', id: (typeof WRITING_STYLES | typeof TONES)[number]) => ({
    id,
    name: t(`writing.manner.${id}`),
    note: t(kind === 'style' ? 'writing.manner.style' : 'writing.manner.tone'),
    detail: reason(kind),
    isDisabled: reason(kind) !== undefined,
  });

  return (
    <div className="write-manner">
      <Picker
        label={t('writing.manner')}
        choices={[
          { id: AS_IT_IS, name: t('writing.manner.none') },
          ...WRITING_STYLES.map((id) => choice('style', id)),
          ...TONES.map((id) => choice('tone', id)),
        ]}
        chosen={isCorrect ? AS_IT_IS : (style ?? tone ?? AS_IT_IS)}
        isDisabled={isCorrect}
        onChoose={(id) =>
          writing.chooseManner({
            style: WRITING_STYLES.find((one) => one === id) ?? null,
            tone: TONES.find((one) => one === id) ?? null,
          })
        }
      />
    </div>
  );
}

const AS_FOUND = 'found';

function Language() {
  const { t, language, locale } = useI18n();
  const writing = usePageStore(writingStore);
  const { nameOf } = useLanguages();
  const words = useObstacleWords();
  const listing = useStore(writing.state, (now) => now.languages.state);
  const languages = useStore(writing.state, writingLanguages);
  const target = useStore(writing.state, (now) => now.target);
  const mode = useStore(writing.state, (now) => now.mode);
  const style = useStore(writing.state, (now) => now.style);
  const tone = useStore(writing.state, (now) => now.tone);
  const found = useStore(writing.state, foundLanguage);
  const button = useRef<HTMLButtonElement>(null);
  useAction('to', () => button.current?.click());
  const manner = mannerOf({ mode, style, tone });
  const choices = languages
    .map(({ code, name }) => {
      const obstacle = words(obstacleTo(languages, code, mode, manner), code);
      const isOther = found !== null && baseOf(found) !== baseOf(code);
      return {
        id: code,
        name: language(code, name),
        note: code,
        detail:
          obstacle ??
          (isOther ? t('writing.language.other', { language: nameOf(found) }) : undefined),
        isDisabled: obstacle !== undefined,
      };
    })
    .sort((one, other) => one.name.localeCompare(other.name, locale));
  const asFound =
    found === null
      ? t('writing.language.found')
      : t('writing.language.found-in', { language: nameOf(found) });

  return (
    <div className="write-language">
      <Picker
        label={t('writing.language')}
        choices={[{ id: AS_FOUND, name: asFound }, ...choices]}
        chosen={target ?? AS_FOUND}
        shown={target === null ? asFound : nameOf(target)}
        isSearchable
        buttonRef={button}
        foot={
          listing === 'running'
            ? t('writing.languages-loading')
            : listing === 'failed'
              ? t('writing.languages-failed')
              : undefined
        }
        onOpen={() => void writing.load()}
        onChoose={(id) => writing.choose({ target: id === AS_FOUND ? null : id })}
      />
    </div>
  );
}

/** In room that is always kept: why it cannot be asked for, else what the service is able to do. */
function Hint() {
  const { t } = useI18n();
  const writing = usePageStore(writingStore);
  const connections = usePageStore(connectionsStore);
  const obstacle = useStore(writing.state, obstacleOf);
  const language = useStore(writing.state, languageOf);
  const mode = useStore(writing.state, (now) => now.mode);
  const isOffline = useStore(connections.state, (now) => activeConnection(now)?.kind === 'offline');
  const why = useObstacleWords()(obstacle, language);
  return (
    <p className="write-hint" role="status" data-tone={why === undefined ? 'plain' : 'notice'}>
      {why ??
        (isOffline
          ? t(`writing.offline-${mode}`)
          : mode === 'correct'
            ? t('writing.manner.correct')
            : '')}
    </p>
  );
}

/** Why a language cannot be asked for, in a sentence. */
function useObstacleWords() {
  const { t } = useI18n();
  const { nameOf } = useLanguages();
  return (obstacle: Obstacle | null, language: string | null): string | undefined =>
    obstacle === null
      ? undefined
      : t(`writing.obstacle.${obstacle}`, { language: language === null ? '' : nameOf(language) });
}
