import { useEffect } from 'react';
import { useStore } from 'zustand';
import { OptionsHead } from '../../ui/OptionsHead.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { optionCount } from './fit.ts';
import { effectiveOptions } from './own-options.ts';
import { OptionParts } from './OptionParts.tsx';
import type { OptionsProps } from './own-options.ts';
import { OptionsScope } from './OptionsScope.tsx';
import { ownOf } from './targets.ts';
import '../../ui/Options.css';
import { usePageStore } from '../../ui/stores.ts';
import { customizationsStore } from '../customizations/store.ts';
import { textStore } from './store.ts';

export interface OptionsPanelProps {
  readonly id: string;
  /** The target to set for itself; null for all. One that is gone counts as all. */
  readonly target: string | null;
  readonly onTarget: (target: string | null) => void;
  readonly onClose: () => void;
}

/** Every option of a translation besides languages, for all targets or for one of several. */
export function OptionsPanel({ id, target: wanted, onTarget, onClose }: OptionsPanelProps) {
  const { t } = useI18n();
  const text = usePageStore(textStore);
  const customizations = usePageStore(customizationsStore);
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
      <OptionsHead
        isChanged={(own === null ? optionCount(shared) : Object.keys(own).length) > 0}
        onReset={() => (target === null ? text.resetOptions() : text.shareOptions(target))}
        onClose={onClose}
      />
      {all.length > 1 && <OptionsScope target={target} onTarget={onTarget} />}
      {/* What a part keeps for itself, such as an empty field, belongs to one target. */}
      <OptionParts key={target ?? ''} {...props} />
    </aside>
  );
}
