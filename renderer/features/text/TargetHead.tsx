import { SlidersHorizontal, X } from 'lucide-react';
import { useStore } from 'zustand';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Picker } from '../../ui/Picker.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { ownOf } from './targets.ts';
import { useLanguageChoices, useLanguages } from '../languages/use-languages.ts';
import { usePageStore } from '../../ui/stores.ts';
import { textStore } from './store.ts';

export interface TargetHeadProps {
  readonly target: string;
  readonly index: number;
  readonly onOptions: () => void;
}

/** Over a column where there are several: its language and the options it has for itself. */
export function TargetHead({ target, index, onOptions }: TargetHeadProps) {
  const { t } = useI18n();
  const text = usePageStore(textStore);
  const { nameOf } = useLanguages();
  const choices = useLanguageChoices('target');
  const columns = useStore(text.state, (now) => now.columns);
  const own = useStore(text.state, (now) => Object.keys(ownOf(now, target)).length);
  const targets = columns.map((column) => column.target);
  const language = nameOf(target);
  const options = t('options.for', { language });
  return (
    <div className="pane-head">
      {index === 0 ? (
        <span className="pane-language">{language}</span>
      ) : (
        <Picker
          label={t('text.to-next', { number: index + 1 })}
          labelPlace="unseen"
          choices={choices.map((one) =>
            one.id !== target && targets.includes(one.id) ? { ...one, isDisabled: true } : one,
          )}
          chosen={target}
          shown={language}
          isSearchable
          onChoose={(id) => text.setTarget(target, id)}
        />
      )}
      <span className="pane-head-verbs">
        <Tooltip words={options}>
          <Button
            kind="quiet"
            size="compact"
            aria-label={
              own === 0
                ? options
                : t('look.with-detail', {
                    text: options,
                    detail: t('options.own-count', { count: own }),
                  })
            }
            onPress={onOptions}
          >
            <SlidersHorizontal aria-hidden="true" />
            {own > 0 && t('options.own-count', { count: own })}
          </Button>
        </Tooltip>
        <IconButton
          icon={X}
          size="compact"
          name={t('text.remove-target', { language })}
          onPress={() => text.removeTarget(target)}
        />
      </span>
    </div>
  );
}
