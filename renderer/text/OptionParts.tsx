import type { ReactNode } from 'react';
import type { TranslationOptions } from '../../preload/contract/text.ts';
import type { WordKey } from '../words/words.ts';
import { useWords } from '../words/use-words.ts';
import { FormatOptions } from './FormatOptions.tsx';
import { GlossaryOptions } from './GlossaryOptions.tsx';
import { InstructionOptions } from './InstructionOptions.tsx';
import { LocalOptions } from './LocalOptions.tsx';
import { MemoryOptions } from './MemoryOptions.tsx';
import { ContextOptions, EngineOptions, ReportingOption } from './ServiceOptions.tsx';
import { StyleOptions } from './StyleOptions.tsx';

/** What every part of the options needs. */
export interface OptionsProps {
  /** In force for the target, or shared by all. */
  readonly options: TranslationOptions;
  readonly onChange: (change: Partial<TranslationOptions>) => void;
  /** The target that is set here for itself; null for all together. */
  readonly target: string | null;
  /** The targets that the options go to. */
  readonly targets: readonly string[];
}

/** Every option of a translation besides languages, by what it is about. */
export function OptionParts(props: OptionsProps) {
  return (
    <div className="options-list">
      {props.target !== null && (
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
