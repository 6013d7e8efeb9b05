import { SlidersHorizontal } from 'lucide-react';
import { useRef, type Ref } from 'react';
import { useStore } from 'zustand';
import { useAction } from '../../../ui/actions/use-action.ts';
import { LanguageListState } from '../../languages/LanguageListState.tsx';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Picker } from '../../../ui/Picker.tsx';
import { BarMemory } from '../../memories/BarMemory.tsx';
import { ActiveStyleRule } from '../../style-rules/ActiveStyleRule.tsx';
import { useLanguageChoices, useLanguages } from '../../languages/use-languages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { batchOptionCount, isOneLanguage, localObstacle } from './batch.ts';
import { useApplicableBatch } from './use-applicable-batch.ts';
import { useUnusedMemories } from './use-unused-memories.ts';
import '../../../ui/Bar.css';
import { usePageStore } from '../../../ui/stores.ts';
import { documentsStore } from '../store.ts';

const DETECT = 'detect';

export interface BatchBarProps {
  /** The element that the options button opens. */
  readonly optionsId: string;
  readonly hasOptions: boolean;
  readonly optionsButton: Ref<HTMLButtonElement>;
  readonly onOptions: () => void;
}

/** Languages, memory and options of the files that are added next. */
export function BatchBar({ optionsId, hasOptions, optionsButton, onOptions }: BatchBarProps) {
  const { t, number } = useI18n();
  const count = useStore(usePageStore(documentsStore).state, (now) => batchOptionCount(now.batch));
  const { options } = useApplicableBatch();
  useAction('options', onOptions);
  return (
    <div className="text-bar" role="group" aria-label={t('documents.settings')}>
      <From />
      <To />
      <span className="bar-space" />
      <Memory />
      <span className="bar-style">
        <ActiveStyleRule id={options.styleRule ?? undefined} />
      </span>
      <span className="bar-options" {...(count > 0 && { 'data-count': number(count) })}>
        <ActionButton
          action="options"
          ref={optionsButton}
          icon={SlidersHorizontal}
          word={count === 0 ? t('text.options') : t('text.options-count', { count })}
          aria-expanded={hasOptions}
          {...(hasOptions && { 'aria-controls': optionsId })}
          onPress={onOptions}
        />
      </span>
    </div>
  );
}

function From() {
  const { t } = useI18n();
  const documents = usePageStore(documentsStore);
  const { nameOf } = useLanguages();
  const choices = useLanguageChoices('source');
  const source = useStore(documents.state, (now) => now.batch.source);
  const isOne = useStore(documents.state, (now) => isOneLanguage(now.batch));
  const button = useRef<HTMLButtonElement>(null);
  useAction('from', () => button.current?.click());
  return (
    <div className="bar-from">
      <Picker
        label={t('text.from')}
        choices={[{ id: DETECT, name: t('text.detect') }, ...choices]}
        chosen={source ?? DETECT}
        shown={source === null ? t('text.detect') : nameOf(source)}
        isSearchable
        buttonRef={button}
        foot={<LanguageListState />}
        onChoose={(id) => documents.setBatch({ source: id === DETECT ? null : id })}
      />
      <p className="bar-hint documents-hint" role="status">
        {isOne && t('documents.one-language')}
      </p>
    </div>
  );
}

function To() {
  const { t } = useI18n();
  const documents = usePageStore(documentsStore);
  const { nameOf } = useLanguages();
  const choices = useLanguageChoices('target');
  const target = useStore(documents.state, (now) => now.batch.target);
  const button = useRef<HTMLButtonElement>(null);
  useAction('to', () => button.current?.click());
  return (
    <div className="bar-to">
      <Picker
        label={t('text.to')}
        choices={choices}
        chosen={target}
        shown={nameOf(target)}
        isSearchable
        buttonRef={button}
        foot={<LanguageListState />}
        onChoose={(id) => documents.setBatch({ target: id })}
      />
    </div>
  );
}

function Memory() {
  const { t } = useI18n();
  const documents = usePageStore(documentsStore);
  const chosen = useStore(documents.state, (now) => now.batch.shared.memory);
  const local = useStore(documents.state, (now) => now.batch.shared.local);
  const { source, target, threshold } = useStore(documents.state, (now) => now.batch);
  const obstacle = useStore(documents.state, (now) => localObstacle(now.batch));
  const unused = useUnusedMemories();
  return (
    <BarMemory
      chosen={chosen}
      local={{ chosen: local, obstacle: obstacle && t(`documents.local.${obstacle}`) }}
      threshold={threshold}
      source={source}
      targets={[target]}
      hint={
        unused !== null
          ? t(`documents.local.${unused.why}`)
          : typeof local === 'object' && obstacle === null && t('documents.local.about')
      }
      onChoose={(change) => documents.setShared(change)}
      onThreshold={documents.setThreshold}
    />
  );
}
