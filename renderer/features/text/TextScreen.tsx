import { Columns2, SlidersHorizontal } from 'lucide-react';
import { useEffect, useRef, useState, type CSSProperties, type Ref } from 'react';
import { useStore } from 'zustand';
import { useAction, useActionWords } from '../../ui/actions/use-action.ts';
import { compareInput, firstOptions } from './compare/compared.ts';
import type { ComparePanesProps } from './compare/ComparePanes.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useFileDrop } from '../../ui/use-file-drop.ts';
import { whenIdle } from '../../ui/when-idle.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { allOptionCount } from './targets.ts';
import { LanguageBar } from './LanguageBar.tsx';
import { isSameHighlight, type Highlight } from './highlight.ts';
import { MemoryBar } from './MemoryBar.tsx';
import type { OptionsPanelProps } from './OptionsPanel.tsx';
import { SourcePane } from './SourcePane.tsx';
import { foundLanguage } from './state.ts';
import { TargetPane } from './TargetPane.tsx';
import { useLanguages } from '../languages/use-languages.ts';
import '../../ui/Panes.css';
import '../../ui/Bar.css';
import './TextScreen.css';
import { usePageStore } from '../../ui/stores.ts';
import { compareStore } from './compare/store.ts';
import { textStore } from './store.ts';

const OptionsPanel = lazyPart<OptionsPanelProps>(
  async () => (await import('./OptionsPanel.tsx')).OptionsPanel,
);
const TextDropVeil = lazyPart(async () => (await import('./TextDropVeil.tsx')).TextDropVeil);
const ComparePanes = lazyPart<ComparePanesProps>(
  async () => (await import('./compare/ComparePanes.tsx')).ComparePanes,
  ({ source }) => <div className="panes">{source}</div>,
);

const OPTIONS_ID = 'text-options';
/** What is opened in the source pane when it is dropped here; other files are documents. */
const TEXT_TYPES = ['text/plain', 'text/markdown'];

/** Translates text into one or several languages. */
export function TextScreen() {
  const { t, list } = useI18n();
  const text = usePageStore(textStore);
  const compare = usePageStore(compareStore);
  const { nameOf } = useLanguages();
  const columns = useStore(text.state, (now) => now.columns);
  const source = useStore(text.state, (now) => now.source ?? foundLanguage(now)?.language ?? null);
  const [highlighted, setHighlighted] = useState<Highlight | null>(null);
  const [hasOptions, setOptions] = useState(false);
  const optionsButton = useRef<HTMLButtonElement>(null);
  const [scope, setScope] = useState<string | null>(null);
  const isComparing = useStore(compare.state, (now) => now.isOpen);
  const compareButton = useRef<HTMLButtonElement>(null);
  const drop = useFileDrop(TEXT_TYPES, (file) => void text.open(file));
  useEffect(() => whenIdle(text.readAhead), [text]);

  function light(next: Highlight | null) {
    setHighlighted((now) => (isSameHighlight(now, next) ? now : next));
  }

  function closeOptions() {
    setOptions(false);
    optionsButton.current?.focus();
  }

  function toggleCompare() {
    if (isComparing) compare.close();
    else compare.open(compareInput(text.state.getState()), firstOptions(text.state.getState()));
    compareButton.current?.focus();
  }

  function showOptionsOf(target: string) {
    setScope(target);
    setOptions(true);
  }

  return (
    <Screen
      name={t('frame.text')}
      subject={t('text.pair', {
        source: source === null ? 'none' : nameOf(source),
        target: list(columns.map((column) => nameOf(column.target))),
      })}
    >
      <div className="text-screen" {...drop.handlers}>
        <div className="text-bar" role="group" aria-label={t('text.settings')}>
          <LanguageBar />
          <span className="bar-space" />
          <MemoryBar />
          <OptionsButton
            isOpen={hasOptions && !isComparing}
            isDisabled={isComparing}
            ref={optionsButton}
            onToggle={() => setOptions(!hasOptions)}
          />
          <CompareButton isOpen={isComparing} ref={compareButton} onToggle={toggleCompare} />
        </div>
        {isComparing ? (
          <ComparePanes
            source={<SourcePane highlighted={null} onHighlight={light} />}
            onClose={toggleCompare}
          />
        ) : (
          <div className="panes" style={targetCount(columns.length)}>
            <SourcePane highlighted={highlighted} onHighlight={light} />
            <div className="targets">
              {columns.map((column, index) => (
                // By place, not by language: the element of the first result is never replaced.
                <TargetPane
                  key={index}
                  column={column}
                  index={index}
                  highlighted={highlighted}
                  onHighlight={light}
                  onOptions={() => showOptionsOf(column.target)}
                />
              ))}
            </div>
          </div>
        )}
        {hasOptions && !isComparing && (
          <OptionsPanel id={OPTIONS_ID} target={scope} onTarget={setScope} onClose={closeOptions} />
        )}
        {drop.isOver && <TextDropVeil />}
      </div>
    </Screen>
  );
}

/** How much of the room the targets want beside the source, for `TextScreen.css`. */
const targetCount = (targets: number) => ({ '--targets': `${targets}fr` }) as CSSProperties;

interface BarButtonProps {
  readonly isOpen: boolean;
  readonly ref: Ref<HTMLButtonElement>;
  readonly onToggle: () => void;
}

function OptionsButton({
  isOpen,
  isDisabled,
  ref,
  onToggle,
}: BarButtonProps & { readonly isDisabled: boolean }) {
  const { t, number } = useI18n();
  const text = usePageStore(textStore);
  const count = useStore(text.state, allOptionCount);
  useAction('options', isDisabled ? null : onToggle);
  return (
    <span className="bar-options" {...(count > 0 && { 'data-count': number(count) })}>
      <ActionButton
        action="options"
        ref={ref}
        icon={SlidersHorizontal}
        word={count === 0 ? t('text.options') : t('text.options-count', { count })}
        isDisabled={isDisabled}
        aria-expanded={isOpen}
        {...(isOpen && { 'aria-controls': OPTIONS_ID })}
        onPress={onToggle}
      />
    </span>
  );
}

function CompareButton({ isOpen, ref, onToggle }: BarButtonProps) {
  const { name, shortcut } = useActionWords('compare');
  useAction('compare', onToggle);
  return (
    <span className="bar-button">
      <IconButton
        ref={ref}
        icon={Columns2}
        name={name}
        shortcut={shortcut}
        aria-pressed={isOpen}
        onPress={onToggle}
      />
    </span>
  );
}
