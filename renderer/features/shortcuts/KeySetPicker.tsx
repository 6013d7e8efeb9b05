import { useState } from 'react';
import { useStore } from 'zustand';
import { useActions } from '../../ui/actions/use-action.ts';
import { Picker } from '../../ui/Picker.tsx';
import { RemoveQuestion } from '../../ui/RemoveQuestion.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { useSetting } from '../settings/use-settings.ts';
import { KEY_SETS, setOfShortcuts, shortcutsOfSet, type KeySet } from './key-sets.ts';

/** Chooses the keys of the segment editor by the program that a person comes from. */
export function KeySetPicker() {
  const { t } = useI18n();
  const own = useStore(useActions().state, (now) => now.own);
  const [, setShortcuts] = useSetting('shortcuts');
  const [asking, setAsking] = useState<KeySet | null>(null);
  const chosen = setOfShortcuts(own);

  function take(set: KeySet) {
    setAsking(null);
    setShortcuts(shortcutsOfSet(set));
  }

  return (
    <div className="shortcuts-reset">
      <Picker
        label={t('shortcuts.set')}
        choices={KEY_SETS.map((id) => ({ id, name: t('shortcuts.set.name', { set: id }) }))}
        chosen={chosen}
        shown={chosen === null ? t('shortcuts.set.own') : undefined}
        onChoose={(id) => {
          const set = KEY_SETS.find((one) => one === id);
          if (set === undefined) return;
          // Keys that a person set one by one are not lost unasked.
          if (chosen === null) setAsking(set);
          else take(set);
        }}
      />
      {asking !== null && (
        <RemoveQuestion
          verb={t('shortcuts.set.do')}
          keep={t('shortcuts.reset-all.keep')}
          onKeep={() => setAsking(null)}
          onRemove={() => take(asking)}
        >
          {t('shortcuts.set.sure')}
        </RemoveQuestion>
      )}
    </div>
  );
}
