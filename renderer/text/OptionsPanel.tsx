import { X } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { TranslationOptions } from '../../preload/contract/text.ts';
import { Button } from '../look/Button.tsx';
import { IconButton } from '../look/IconButton.tsx';
import type { WordKey } from '../words/words.ts';
import { useWords } from '../words/use-words.ts';
import { useStores } from '../workbench.ts';
import { optionCount } from './fit.ts';
import { FormatOptions } from './FormatOptions.tsx';
import { GlossaryOptions } from './GlossaryOptions.tsx';
import { effectiveOptions } from './own-options.ts';
import { InstructionOptions } from './InstructionOptions.tsx';
import { LocalOptions } from './LocalOptions.tsx';
import { MemoryOptions } from './MemoryOptions.tsx';
import { OptionsScope } from './OptionsScope.tsx';
import { ContextOptions, EngineOptions, ReportingOption } from './ServiceOptions.tsx';
import { StyleOptions } from './StyleOptions.tsx';
import { ownOf } from './targets.ts';
import './OptionsPanel.css';

/** What every part of the panel needs. */
export interface OptionsProps {
  /** In force for the target, or shared by all. */
  readonly options: TranslationOptions;
  readonly onChange: (change: Partial<TranslationOptions>) => void;
  /** The target that is set here for itself; null for all together. */
  readonly target: string | null;
  /** The targets that the options go to. */
  readonly targets: readonly string[];
}

export interface OptionsPanelProps {
  readonly id: string;
  /** The target to set for itself; null for all. One that is gone counts as all. */
  readonly target: string | null;
  readonly onTarget: (target: string | null) => void;
  readonly onClose: () => void;
}

/** Every option of a translation besides languages, for all targets or for one of several. */
export function OptionsPanel({ id, target: wanted, onTarget, onClose }: OptionsPanelProps) {
  const { t } = useWords();
  const { text, customizations } = useStores();
  const shared = useStore(text.state, (now) => now.options);
  const columns = useStore(text.state, (now) => now.columns);
  useEffect(() => void customizations.load(), [customizations]);
  const all = columns.map((column) => column.target);
  const target = all.length > 1 ? (all.find((one) => one === wanted) ?? null) : null;
  const own = useStore(text.state, (now) => (target === null ? null : ownOf(now, target)));
  const props: OptionsProps = {
    options: own === null ? shared : effectiveOptions(shared, own),
    onChange: (change) => text.setOptions(change, target ?? undefined),
    target,
    targets: target === null ? all : [target],
  };

  return (
    <aside
      className="options"
      id={id}
      aria-label={t('options.title')}
      onKeyDown={(event) => {
        // An open list takes its own Escape.
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className="options-head">
        <h2>{t('options.title')}</h2>
        <Button
          kind="quiet"
          size="compact"
          isDisabled={(own === null ? optionCount(shared) : Object.keys(own).length) === 0}
          onPress={() => (target === null ? text.resetOptions() : text.shareOptions(target))}
        >
          {t('options.reset')}
        </Button>
        <IconButton icon={X} size="compact" name={t('options.close')} onPress={() => onClose()} />
      </div>
      {all.length > 1 && <OptionsScope target={target} onTarget={onTarget} />}
      {/* What a part keeps for itself, such as an empty field, belongs to one target. */}
      <div className="options-list" key={target ?? ''}>
        {target !== null && (
          <Part title="options.memory-group">
            <MemoryOptions {...props} />
          </Part>
        )}
        <Part title="memories.local-group">
          <LocalOptions {...props} />
        </Part>
        <Part title="options.terms">
          <GlossaryOptions {...props} />
          <StyleOptions {...props} />
          <InstructionOptions {...props} />
        </Part>
        <Part title="options.engine">
          <EngineOptions {...props} />
        </Part>
        <Part title="options.context-group">
          <ContextOptions {...props} />
        </Part>
        <Part title="options.format">
          <FormatOptions {...props} />
        </Part>
        <Part title="options.account">
          <ReportingOption {...props} />
        </Part>
      </div>
    </aside>
  );
}

function Part({ title, children }: { readonly title: WordKey; readonly children: ReactNode }) {
  const { t } = useWords();
  return (
    <section className="options-part">
      <h3>{t(title)}</h3>
      {children}
    </section>
  );
}
