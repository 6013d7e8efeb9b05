import { useState } from 'react';
import type { TranslationOptions } from '../../../preload/contract/text.ts';
import { Field } from '../../ui/Field.tsx';
import { Picker } from '../../ui/Picker.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import type { OptionsProps } from './own-options.ts';
import { Own } from './Own.tsx';

const DEFAULT = 'default';
const SPLITS = ['1', 'nonewlines', '0'] as const;
const TAGS = ['xml', 'html'] as const;
const VERSIONS = ['v1', 'v2'] as const;

/** How sentences are split, what formatting stays, and what tags mean. */
export function FormatOptions(props: OptionsProps) {
  const { options, onChange, target } = props;
  const { t } = useI18n();
  return (
    <>
      <Own target={target} names={['splitSentences']} label={t('options.split')}>
        <Picker
          label={t('options.split')}
          choices={[
            { id: DEFAULT, name: t('options.default') },
            ...SPLITS.map((id) => ({ id, name: t(`options.split-${id}`) })),
          ]}
          chosen={options.splitSentences ?? DEFAULT}
          onChoose={(id) => onChange({ splitSentences: SPLITS.find((one) => one === id) })}
        />
      </Own>
      <Own target={target} names={['preserveFormatting']} label={t('options.preserve')}>
        <Switch
          isSelected={options.preserveFormatting === true}
          onChange={(isOn) => onChange({ preserveFormatting: isOn || undefined })}
        >
          {t('options.preserve')}
        </Switch>
      </Own>
      <Own target={target} names={['tagHandling']} label={t('options.tags')}>
        <Picker
          label={t('options.tags')}
          choices={[
            { id: DEFAULT, name: t('options.tags-none') },
            ...TAGS.map((id) => ({ id, name: t(`options.tags-${id}`) })),
          ]}
          chosen={options.tagHandling ?? DEFAULT}
          onChoose={(id) => onChange({ tagHandling: TAGS.find((one) => one === id) })}
        />
      </Own>
      {options.tagHandling !== undefined && <TagOptions {...props} />}
    </>
  );
}

function TagOptions({ options, onChange, target }: OptionsProps) {
  const { t } = useI18n();
  return (
    <>
      <Own target={target} names={['tagHandlingVersion']} label={t('options.tags-version')}>
        <Picker
          label={t('options.tags-version')}
          choices={[
            { id: DEFAULT, name: t('options.default') },
            ...VERSIONS.map((id) => ({ id, name: t(`options.tags-version-${id}`) })),
          ]}
          chosen={options.tagHandlingVersion ?? DEFAULT}
          onChoose={(id) => onChange({ tagHandlingVersion: VERSIONS.find((one) => one === id) })}
        />
      </Own>
      <Own target={target} names={['outlineDetection']} label={t('options.outline')}>
        <Switch
          isSelected={options.outlineDetection !== false}
          onChange={(isOn) => onChange({ outlineDetection: isOn ? undefined : false })}
        >
          {t('options.outline')}
        </Switch>
      </Own>
      {options.tagHandling === 'xml' && (
        <>
          <Own target={target} names={['splittingTags']} label={t('options.splitting')}>
            <TagNames
              label={t('options.splitting')}
              names={options.splittingTags}
              onChange={(splittingTags) => onChange({ splittingTags })}
            />
          </Own>
          <Own target={target} names={['nonSplittingTags']} label={t('options.non-splitting')}>
            <TagNames
              label={t('options.non-splitting')}
              names={options.nonSplittingTags}
              onChange={(nonSplittingTags) => onChange({ nonSplittingTags })}
            />
          </Own>
          <Own target={target} names={['ignoreTags']} label={t('options.ignore')}>
            <TagNames
              label={t('options.ignore')}
              names={options.ignoreTags}
              onChange={(ignoreTags) => onChange({ ignoreTags })}
            />
          </Own>
        </>
      )}
    </>
  );
}

interface TagNamesProps {
  readonly label: string;
  readonly names: TranslationOptions['splittingTags'];
  readonly onChange: (names: string[]) => void;
}

/** A list of names; what is typed stays as typed, commas and spaces included. */
function TagNames({ label, names = [], onChange }: TagNamesProps) {
  const { t } = useI18n();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Field
      label={label}
      value={typed ?? names.join(', ')}
      hint={t('options.tags-list')}
      onBlur={() => setTyped(null)}
      onChange={(value) => {
        setTyped(value);
        onChange(tagNames(value));
      }}
    />
  );
}

/** Tag names in a list that was typed: angle brackets dropped, each once, as many as may be sent. */
function tagNames(typed: string): string[] {
  const names = typed.split(/[\s,;<>/]+/).filter((name) => name !== '' && name.length <= 64);
  return [...new Set(names)].slice(0, 64);
}
