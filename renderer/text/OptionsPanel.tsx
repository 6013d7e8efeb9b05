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
import { InstructionOptions } from './InstructionOptions.tsx';
import { ContextOptions, EngineOptions, ReportingOption } from './ServiceOptions.tsx';
import { StyleOptions } from './StyleOptions.tsx';
import './OptionsPanel.css';

/** What every part of the panel needs. */
export interface OptionsProps {
  readonly options: TranslationOptions;
  readonly onChange: (change: Partial<TranslationOptions>) => void;
}

export interface OptionsPanelProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Every option of a translation besides memory and languages. */
export function OptionsPanel({ id, onClose }: OptionsPanelProps) {
  const { t } = useWords();
  const { text, customizations } = useStores();
  const options = useStore(text.state, (now) => now.options);
  useEffect(() => void customizations.load(), [customizations]);
  const props: OptionsProps = { options, onChange: text.setOptions };

  return (
    <aside className="options" id={id} aria-label={t('options.title')}>
      <div className="options-head">
        <h2>{t('options.title')}</h2>
        <Button
          kind="quiet"
          size="compact"
          isDisabled={optionCount(options) === 0}
          onPress={() => text.resetOptions()}
        >
          {t('options.reset')}
        </Button>
        <IconButton icon={X} size="compact" name={t('options.close')} onPress={() => onClose()} />
      </div>
      <div className="options-list">
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
