import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { IconButton } from '../../ui/IconButton.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import type { OptionName } from './own-options.ts';
import { useLanguages } from '../languages/use-languages.ts';
import { usePageStore } from '../../ui/stores.ts';
import { textStore } from './store.ts';

export interface OwnProps {
  /** The target that the panel is about; null for all. */
  readonly target: string | null;
  /** The options that the control sets. */
  readonly names: readonly OptionName[];
  /** Name of the control. */
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * A control of the options with a mark in the line of its label: for one target that the value is
 * its own, with the way back; for all targets which of them do not follow.
 */
export function Own({ target, names, label, children }: OwnProps) {
  return (
    <div className="own">
      {children}
      {target === null ? (
        <Others names={names} />
      ) : (
        <Mark target={target} names={names} label={label} />
      )}
    </div>
  );
}

function Mark({ target, names, label }: Omit<OwnProps, 'children'> & { readonly target: string }) {
  const { t } = useI18n();
  const text = usePageStore(textStore);
  const isOwn = useStore(text.state, (now) => isOwnOf(now.own[target], names));
  if (!isOwn) return null;
  return (
    <span className="own-mark">
      {t('options.own')}
      <IconButton
        icon={RotateCcw}
        size="compact"
        name={t('options.share', { option: label })}
        onPress={() => text.shareOptions(target, names)}
      />
    </span>
  );
}

function Others({ names }: Pick<OwnProps, 'names'>) {
  const { t, list } = useI18n();
  const text = usePageStore(textStore);
  const { nameOf } = useLanguages();
  const own = useStore(text.state, (now) => now.own);
  const targets = Object.keys(own).filter((target) => isOwnOf(own[target], names));
  if (targets.length === 0) return null;
  const words = t('options.own-of', { languages: list(targets.map(nameOf)) });
  return (
    <span className="own-mark" title={words}>
      <span className="own-others">{words}</span>
    </span>
  );
}

function isOwnOf(own: object | undefined, names: readonly OptionName[]): boolean {
  return own !== undefined && names.some((name) => name in own);
}
