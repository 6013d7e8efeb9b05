import { useState } from 'react';
import { useStore } from 'zustand';
import { useActions } from '../../ui/actions/use-action.ts';
import type { ActionId } from '../../ui/actions/table.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { RemoveQuestion } from '../../ui/RemoveQuestion.tsx';
import { groupName } from '../../ui/actions/group-words.ts';
import { SettingsFailure } from '../settings/SettingsFailure.tsx';
import { useSetting } from '../settings/use-settings.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { groupActions } from './action-groups.ts';
import { KeySetPicker } from './KeySetPicker.tsx';
import { ShortcutRow } from './ShortcutRow.tsx';
import { useFound } from './use-found.ts';
import './ShortcutsSection.css';

/** Every action with its shortcut, which can be changed. */
export function ShortcutsSection() {
  const { t } = useI18n();
  const [query, setQuery] = useState('');
  const [recording, setRecording] = useState<ActionId | null>(null);
  const isFound = useFound(query);
  const groups = groupActions(isFound);
  return (
    <>
      <div className="settings-group">
        <h2>{t('settings.shortcuts')}</h2>
        <p className="settings-about">{t('shortcuts.about')}</p>
      </div>
      <SettingsFailure />
      <KeySetPicker />
      <div className="shortcuts-tools">
        <Field
          label={t('shortcuts.search')}
          type="search"
          value={query}
          onChange={setQuery}
          placeholder={t('shortcuts.search.placeholder')}
          maxLength={100}
        />
        <ResetAll />
      </div>
      {groups.length === 0 && <p role="status">{t('look.nothing-found', { query })}</p>}
      {groups.map(({ group, actions }) => (
        <section key={group} className="settings-group" aria-label={groupName(group, t)}>
          <h3>{groupName(group, t)}</h3>
          <ul className="shortcuts">
            {actions.map((id) => (
              <ShortcutRow
                key={id}
                action={id}
                isRecording={recording === id}
                onRecord={(isOn) => setRecording(isOn ? id : null)}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function ResetAll() {
  const { t } = useI18n();
  const own = useStore(useActions().state, (now) => now.own);
  const [, setShortcuts] = useSetting('shortcuts');
  const [isAsking, setAsking] = useState(false);
  const count = Object.keys(own).length;
  return (
    <div className="shortcuts-reset">
      <Button
        action="shortcuts-reset"
        isDisabled={count === 0}
        aria-expanded={isAsking}
        onPress={() => setAsking(!isAsking)}
      >
        {t('shortcuts.reset-all')}
      </Button>
      {isAsking && count > 0 && (
        <RemoveQuestion
          verb={t('shortcuts.reset-all.do')}
          keep={t('shortcuts.reset-all.keep')}
          onKeep={() => setAsking(false)}
          onRemove={() => {
            setAsking(false);
            document.getElementById('work')?.focus();
            setShortcuts({});
          }}
        >
          {t('shortcuts.reset-all.sure', { count })}
        </RemoveQuestion>
      )}
    </div>
  );
}
