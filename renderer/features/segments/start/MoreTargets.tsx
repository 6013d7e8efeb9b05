import { X } from 'lucide-react';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Picker } from '../../../ui/Picker.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { LanguageListState } from '../../languages/LanguageListState.tsx';
import { useLanguageChoices, useLanguages } from '../../languages/use-languages.ts';
import type { PairProps } from './QueueDocument.tsx';

/** Further targets of the files of a project. */
export function MoreTargets({ pair }: PairProps) {
  const { t } = useI18n();
  const { nameOf } = useLanguages();
  const targets = useLanguageChoices('target');
  const { source, target, further, setFurther } = pair;
  const free = targets.filter(
    ({ id }) =>
      id !== target && id.toLowerCase() !== source?.toLowerCase() && !further.includes(id),
  );
  return (
    <div className="more-targets">
      {further.map((code) => (
        <span key={code} className="more-target">
          {nameOf(code)}
          <IconButton
            icon={X}
            size="compact"
            name={t('segments.new.remove-target', { language: nameOf(code) })}
            onPress={() => setFurther(further.filter((one) => one !== code))}
          />
        </span>
      ))}
      <Picker
        label={t('segments.files.add-target')}
        labelPlace="unseen"
        choices={free}
        chosen={null}
        shown={t('segments.files.add-target')}
        isSearchable
        foot={<LanguageListState />}
        onChoose={(code) => setFurther([...further, code])}
      />
    </div>
  );
}
