import type { ReactNode } from 'react';
import type { MessageKey } from '../../i18n/i18n.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { FormatOptions } from './FormatOptions.tsx';
import { InstructionOptions } from './InstructionOptions.tsx';
import { LocalOptions } from './LocalOptions.tsx';
import { MemoryOptions } from './MemoryOptions.tsx';
import { ContextOptions, EngineOptions, ReportingOption } from './ServiceOptions.tsx';
import type { OptionsProps } from './own-options.ts';
import { useStore } from 'zustand';
import { GlossaryPicker } from '../customizations/GlossaryPicker.tsx';
import { Own } from './Own.tsx';
import { usePageStore } from '../../ui/stores.ts';
import { foundLanguage } from './state.ts';
import { textStore } from './store.ts';
import { FormalityPicker } from '../customizations/FormalityPicker.tsx';
import { StyleRulePicker } from '../customizations/StyleRulePicker.tsx';

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

/** The glossaries of all targets or of one. */
function GlossaryOptions({ options, onChange, target, targets }: OptionsProps) {
  const { t } = useI18n();
  // A detected language counts as the source, as it does for the request.
  const source = useStore(
    usePageStore(textStore).state,
    (now) => now.source ?? foundLanguage(now)?.language ?? null,
  );
  return (
    <Own target={target} names={['glossaries']} label={t('options.glossaries')}>
      <GlossaryPicker
        chosen={options.glossaries ?? []}
        source={source}
        targets={targets}
        onChange={(glossaries) => onChange({ glossaries: [...glossaries] })}
      />
    </Own>
  );
}

/** The style rule and the formality. */
function StyleOptions({ options, onChange, target, targets }: OptionsProps) {
  const { t } = useI18n();
  return (
    <>
      <Own target={target} names={['styleRule']} label={t('options.style-rule')}>
        <StyleRulePicker
          chosen={options.styleRule}
          targets={targets}
          onChoose={(styleRule) => onChange({ styleRule })}
        />
      </Own>
      <Own target={target} names={['formality']} label={t('options.formality')}>
        <FormalityPicker
          chosen={options.formality}
          targets={targets}
          onChoose={(formality) => onChange({ formality })}
        />
      </Own>
    </>
  );
}
