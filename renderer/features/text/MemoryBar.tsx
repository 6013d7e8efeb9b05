import { useRef } from 'react';
import { useStore } from 'zustand';
import { DEFAULT_THRESHOLD } from '../../../preload/contract/limits.ts';
import { useAction } from '../../ui/actions/use-action.ts';
import { NumberField } from '../../ui/NumberField.tsx';
import { MemoryPicker } from '../memories/MemoryPicker.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { useLanguages } from '../languages/use-languages.ts';
import { foundLanguage } from './state.ts';
import { usePageStore } from '../../ui/stores.ts';
import { textStore } from './store.ts';

/** The translation memory of all targets and how well a stored segment has to match. */
export function MemoryBar() {
  const { t } = useI18n();
  const text = usePageStore(textStore);
  const chosen = useStore(text.state, (now) => now.options.memory);
  const local = useStore(text.state, (now) => now.options.local);
  const threshold = useStore(text.state, (now) => now.threshold);
  const source = useStore(
    text.state,
    (now) => now.source ?? foundLanguage(now)?.language.toLowerCase() ?? null,
  );
  const columns = useStore(text.state, (now) => now.columns);
  const button = useRef<HTMLButtonElement>(null);
  useAction('memory', () => button.current?.click());
  return (
    <>
      <div className="bar-memory">
        <MemoryPicker
          label={t('text.memory')}
          chosen={chosen}
          local={{ chosen: local }}
          threshold={threshold}
          source={source}
          targets={columns.map((column) => column.target)}
          buttonRef={button}
          onChoose={(change) => text.setOptions(change)}
        />
        <OwnMemories />
      </div>
      <div className="bar-threshold">
        <NumberField
          label={t('text.threshold')}
          value={threshold}
          min={0}
          max={100}
          unit="%"
          hint={threshold < DEFAULT_THRESHOLD ? t('text.threshold-low') : ''}
          hintTone="notice"
          onChange={text.setThreshold}
        />
      </div>
    </>
  );
}

/** Which targets do not take the memory of the bar, in room that is always kept. */
function OwnMemories() {
  const { t, list } = useI18n();
  const text = usePageStore(textStore);
  const { nameOf } = useLanguages();
  const own = useStore(text.state, (now) => now.own);
  const targets = Object.keys(own).filter((target) => own[target]?.memory !== undefined);
  return (
    <p className="bar-hint" role="status">
      {targets.length > 0 &&
        t('text.memory-own', { count: targets.length, languages: list(targets.map(nameOf)) })}
    </p>
  );
}
