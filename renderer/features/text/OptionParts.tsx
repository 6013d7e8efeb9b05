import type { ReactNode } from 'react';
import type { MessageKey } from '../../i18n/i18n.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { FormatOptions } from './FormatOptions.tsx';
import { GlossaryOptions } from './GlossaryOptions.tsx';
import { InstructionOptions } from './InstructionOptions.tsx';
import { LocalOptions } from './LocalOptions.tsx';
import { MemoryOptions } from './MemoryOptions.tsx';
import { ContextOptions, EngineOptions, ReportingOption } from './ServiceOptions.tsx';
import { StyleOptions } from './StyleOptions.tsx';
import type { OptionsProps } from './own-options.ts';

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

function Part({ title, children }: { readonly title: MessageKey; readonly children: ReactNode }) {
  const { t } = useI18n();
  return (
    <section className="options-part">
      <h3>{t(title)}</h3>
      {children}
    </section>
  );
}
