import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Connection } from '../../../preload/contract/connections.ts';
import { Button } from '../../ui/Button.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { CheckOutcome } from './CheckOutcome.tsx';
import { ConnectionInputs } from './ConnectionInputs.tsx';
import { draftOf, fieldsOf, formProblems, knownAddress, type ConnectionFields } from './form.ts';
import { usePageStore } from '../../ui/stores.ts';
import { connectionsStore } from './store.ts';

export interface ConnectionFormProps {
  /** The connection that is edited; null for a new one. */
  readonly stored: Connection | null;
  readonly onLeave: () => void;
}

/** Adds or edits a connection. A refused key is not stored, and the entries stay. */
export function ConnectionForm({ stored, onLeave }: ConnectionFormProps) {
  const { t } = useI18n();
  const store = usePageStore(connectionsStore);
  const { checking, saving, connections } = useStore(store.state);
  const [fields, setFields] = useState(() => fieldsOf(stored));
  /** Problems are said once a person has tried to send, not while the form is still empty. */
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const known = stored === null ? knownAddress(fields.kind, connections?.all ?? []) : null;
  const problems = formProblems(fields, stored, known);
  const isBusy = checking.state === 'running' || saving.state === 'running';

  useEffect(() => () => store.leaveForm(), [store]);

  function change(next: Partial<ConnectionFields>) {
    setFields((now) => ({ ...now, ...next }));
    // What an earlier check found does not hold for other entries.
    store.leaveForm();
  }

  /** Whether the entries may go up; if not, goes to the first that may not. */
  function isReady(): boolean {
    if (Object.keys(problems).length === 0) return true;
    setTried(true);
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
    return false;
  }

  async function save() {
    if (!isReady()) return;
    const id = await store.save(draftOf(fields, stored, known));
    if (id !== null) onLeave();
  }

  return (
    <form
      ref={form}
      className="connection-form"
      noValidate
      aria-labelledby="connection-form-title"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void save();
      }}
    >
      <h2 id="connection-form-title">
        {stored === null
          ? t('connections.form.add')
          : t('connections.form.edit', { name: stored.name })}
      </h2>
      <ConnectionInputs
        fields={fields}
        stored={stored}
        known={known}
        problems={isTried ? problems : {}}
        onChange={change}
      />
      <div className="connection-form-verbs">
        <Button kind="main" type="submit" isPending={saving.state === 'running'}>
          {saving.state === 'running' ? t('connections.form.saving') : t('connections.form.save')}
        </Button>
        <Button
          isPending={checking.state === 'running'}
          onPress={() => {
            if (isReady()) void store.check(draftOf(fields, stored, known));
          }}
        >
          {checking.state === 'running'
            ? t('connections.form.checking')
            : t('connections.form.check')}
        </Button>
        <Button kind="quiet" onPress={onLeave}>
          {t('connections.form.cancel')}
        </Button>
      </div>
      <CheckOutcome
        checking={checking}
        saving={saving}
        onKeyword={(keyword) => {
          const next = { ...fields, keyword };
          change(next);
          void store.check(draftOf(next, stored, known));
        }}
      />
    </form>
  );
}
