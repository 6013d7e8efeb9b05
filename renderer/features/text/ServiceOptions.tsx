import type { TranslationOptions } from '../../../preload/contract/text.ts';
import { Field } from '../../ui/Field.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { Picker } from '../../ui/Picker.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { TagField } from '../projects/TagField.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import type { OptionsProps } from './own-options.ts';
import { Own } from './Own.tsx';

const DEFAULT = 'default';
const MODELS = ['quality_optimized', 'latency_optimized'] as const;
const MAX_CONTEXT = 20_000;

export function EngineOptions({ options, onChange, target }: OptionsProps) {
  const { t } = useI18n();
  return (
    <>
      <Own target={target} names={['model']} label={t('options.model')}>
        <Picker
          label={t('options.model')}
          choices={[
            { id: DEFAULT, name: t('options.default') },
            ...MODELS.map((id) => ({ id, name: t(`options.model-${id}`) })),
          ]}
          chosen={options.model ?? DEFAULT}
          onChoose={(id) => onChange({ model: modelOf(id) })}
        />
      </Own>
      <Own target={target} names={['betaLanguages']} label={t('options.beta')}>
        <Switch
          isSelected={options.betaLanguages === true}
          onChange={(isOn) => onChange({ betaLanguages: isOn || undefined })}
        >
          {t('options.beta')}
        </Switch>
      </Own>
    </>
  );
}

export function ContextOptions({ options, onChange, target }: OptionsProps) {
  const { t } = useI18n();
  return (
    <>
      <Own target={target} names={['context']} label={t('options.context')}>
        <Field
          label={t('options.context')}
          value={options.context ?? ''}
          rows={3}
          spellCheck
          maxLength={MAX_CONTEXT}
          hint={t('options.context-hint')}
          onChange={(context) => onChange({ context })}
        />
      </Own>
      <Own target={target} names={['neighbours']} label={t('options.neighbours')}>
        <NumberField
          label={t('options.neighbours')}
          value={options.neighbours ?? 0}
          min={0}
          max={5}
          hint={t('options.neighbours-hint')}
          onChange={(neighbours) => onChange({ neighbours: neighbours || undefined })}
        />
      </Own>
    </>
  );
}

export function ReportingOption({ options, onChange, target }: OptionsProps) {
  const { t } = useI18n();
  return (
    <Own target={target} names={['reportingTag']} label={t('options.reporting')}>
      <TagField
        value={options.reportingTag ?? ''}
        onChange={(reportingTag) => onChange({ reportingTag })}
      />
    </Own>
  );
}

function modelOf(id: string): TranslationOptions['model'] {
  return MODELS.find((one) => one === id);
}
