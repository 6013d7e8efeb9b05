import { ArrowLeftRight, Pin, Plus } from 'lucide-react';
import { useRef } from 'react';
import { useStore } from 'zustand';
import { MAX_TARGETS } from '../../../preload/contract/limits.ts';
import { useAction, useActionWords } from '../../ui/actions/use-action.ts';
import { findLanguage } from '../../i18n/language-code.ts';
import { LanguageListState } from '../languages/LanguageListState.tsx';
import type { DetectionWordsProps } from './DetectionWords.tsx';
import type { DetectLinesProps } from '../detection/DetectLines.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Picker } from '../../ui/Picker.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { foundLanguage } from './state.ts';
import { useLanguageChoices, useLanguages } from '../languages/use-languages.ts';
import { usePageStore } from '../../ui/stores.ts';
import { textStore } from './store.ts';

const DETECT = 'detect';
const DetectLines = lazyPart<DetectLinesProps>(
  async () => (await import('../detection/DetectLines.tsx')).DetectLines,
);

/** From, the swap, and To. */
export function LanguageBar() {
  return (
    <>
      <From />
      <Swap />
      <To />
    </>
  );
}

function From() {
  const { t } = useI18n();
  const text = usePageStore(textStore);
  const { languages, nameOf } = useLanguages();
  const choices = useLanguageChoices('source');
  const source = useStore(text.state, (now) => now.source);
  const found = useStore(text.state, (now) => foundLanguage(now)?.language ?? null);
  const button = useRef<HTMLButtonElement>(null);
  useAction('from', () => button.current?.click());
  const forced = found === null ? undefined : findLanguage(languages, found)?.code;
  const detect =
    found === null ? t('text.detect') : t('text.detected', { language: nameOf(found) });

  return (
    <div className="bar-from">
      <Picker
        label={t('text.from')}
        choices={[{ id: DETECT, name: t('text.detect') }, ...choices]}
        chosen={source ?? DETECT}
        shown={source === null ? detect : nameOf(source)}
        isSearchable
        buttonRef={button}
        foot={
          <>
            <LanguageListState />
            <SourceLines />
          </>
        }
        onChoose={(id) => text.setSource(id === DETECT ? null : id)}
      />
      <span className="bar-force" data-shown={source === null && forced !== undefined}>
        {source === null && forced !== undefined && (
          <IconButton
            icon={Pin}
            name={t('text.force', { language: nameOf(forced) })}
            onPress={() => text.setSource(forced)}
          />
        )}
      </span>
      <DetectionHint />
    </div>
  );
}

/** Many lines may be of many languages. */
function SourceLines() {
  const text = useStore(usePageStore(textStore).state, (now) => now.text);
  return <DetectLines text={text} />;
}

const DetectionWords = lazyPart<DetectionWordsProps>(
  async () => (await import('./DetectionWords.tsx')).DetectionWords,
);

/** What came of asking for the language, in room that is always kept. */
function DetectionHint() {
  const text = usePageStore(textStore);
  const source = useStore(text.state, (now) => now.source);
  const detection = useStore(text.state, (now) => now.detection);
  const isAsked = detection.state === 'failed' || detection.state === 'done';
  return (
    <p className="bar-hint" role="status">
      {source === null && isAsked && <DetectionWords detection={detection} />}
    </p>
  );
}

function Swap() {
  const { t } = useI18n();
  const text = usePageStore(textStore);
  const canSwap = useStore(text.state, (now) => (now.source ?? foundLanguage(now)) !== null);
  const swap = () => void text.swap();
  useAction('swap', canSwap ? swap : null);
  return (
    <span className="bar-button" title={canSwap ? undefined : t('text.no-swap-detect')}>
      <IconButton
        icon={ArrowLeftRight}
        {...useActionWords('swap')}
        isDisabled={!canSwap}
        onPress={swap}
      />
    </span>
  );
}

function To() {
  const { t } = useI18n();
  const text = usePageStore(textStore);
  const { nameOf } = useLanguages();
  const choices = useLanguageChoices('target');
  const columns = useStore(text.state, (now) => now.columns);
  const button = useRef<HTMLButtonElement>(null);
  useAction('to', () => button.current?.click());
  const adding = useRef<HTMLButtonElement>(null);
  const isFull = columns.length >= MAX_TARGETS;
  useAction('text-add-target', isFull ? null : () => adding.current?.click());
  const first = columns[0]?.target ?? '';
  const taken = new Set(columns.map((column) => column.target));

  return (
    <div className="bar-to">
      <Picker
        label={t('text.to')}
        choices={choices.map((one) =>
          one.id !== first && taken.has(one.id) ? { ...one, isDisabled: true } : one,
        )}
        chosen={first}
        shown={nameOf(first)}
        isSearchable
        buttonRef={button}
        foot={<LanguageListState />}
        onChoose={(id) => text.setTarget(first, id)}
      />
      <span className="bar-button">
        <Picker
          label={t('text.add-target')}
          labelPlace="unseen"
          icon={Plus}
          choices={choices.filter((choice) => !taken.has(choice.id))}
          chosen={null}
          isSearchable
          isDisabled={isFull}
          buttonRef={adding}
          onChoose={text.addTarget}
        />
      </span>
    </div>
  );
}
