import { X } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { IconButton } from '../../../ui/IconButton.tsx';
import { OptionParts } from '../OptionParts.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import type { SideId } from './state.ts';
import '../../../ui/Options.css';
import { usePageStore } from '../../../ui/stores.ts';
import { compareStore } from './store.ts';
import { customizationsStore } from '../../customizations/store.ts';

/** No target of the Text screen: nothing here is one's own or shared. */
const NO_TARGET = '';

export interface CompareOptionsProps {
  readonly side: SideId;
  readonly onClose: () => void;
}

/** Every option of one side. */
export function CompareOptions({ side, onClose }: CompareOptionsProps) {
  const { t } = useI18n();
  const compare = usePageStore(compareStore);
  const customizations = usePageStore(customizationsStore);
  const { options } = useStore(compare.state, (now) => now.sides[side]);
  const target = useStore(compare.state, (now) => now.input.target);
  const targets = useMemo(() => [target], [target]);
  const letter = t(`compare.side-${side}`);
  useEffect(() => void customizations.load(), [customizations]);
  return (
    <aside
      className="options"
      aria-label={t('compare.options-of', { side: letter })}
      onKeyDown={(event) => {
        // An open list takes its own Escape.
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className="options-head">
        <h2>{t('compare.options-of', { side: letter })}</h2>
        <IconButton
          icon={X}
          size="compact"
          name={t('compare.close-options', { side: letter })}
          onPress={onClose}
        />
      </div>
      <OptionParts
        options={options}
        onChange={(change) => compare.setOptions(side, change)}
        target={NO_TARGET}
        targets={targets}
      />
    </aside>
  );
}
