import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Team } from '../../../preload/contract/team-memories.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { Field } from '../../ui/Field.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { usePageStore } from '../../ui/stores.ts';
import { Switch } from '../../ui/Switch.tsx';
import { teamsStore } from './store.ts';
import './TeamList.css';

export interface ConnectTeamDialogProps {
  /** A team whose password is asked for again; without it, a new one is connected. */
  readonly again?: Team;
  readonly onClose: () => void;
}

const PORT = 5432;
const MOST_PORT = 65_535;
const FIELDS = ['name', 'host', 'database', 'user', 'password'] as const;
const EMPTY = { name: '', host: '', database: '', user: '', password: '' };

/** Asks where the database of a team is, and tests it before anything is kept. */
export function ConnectTeamDialog({ again, onClose }: ConnectTeamDialogProps) {
  const { t } = useI18n();
  const store = usePageStore(teamsStore);
  const { testing, connecting } = useStore(store.state);
  const [fields, setFields] = useState(() =>
    again === undefined
      ? EMPTY
      : {
          name: again.name,
          host: again.host,
          database: again.database,
          user: again.user,
          password: '',
        },
  );
  const [port, setPort] = useState(again?.port ?? PORT);
  const [tls, setTls] = useState(again?.tls ?? true);
  const isBusy = testing.state === 'running' || connecting.state === 'running';
  const isWhole = FIELDS.every((name) => fields[name].trim() !== '');
  const failed = [testing, connecting].find((attempt) => attempt.state === 'failed');
  const draft = { ...fields, port, tls };

  useEffect(() => () => store.leaveForm(), [store]);

  const line = (name: (typeof FIELDS)[number]) => (
    <Field
      label={t(`teams.${name}`)}
      value={fields[name]}
      maxLength={200}
      type={name === 'password' ? 'password' : 'text'}
      autoFocus={name === (again === undefined ? 'name' : 'password')}
      onChange={(value) => {
        setFields((now) => ({ ...now, [name]: value }));
        store.leaveForm();
      }}
    />
  );

  async function connect() {
    if (isWhole && !isBusy && (await store.connect(draft))) onClose();
  }

  return (
    <Dialog
      isOpen
      isDismissable={!isBusy}
      title={
        again === undefined
          ? t('action.team-connect')
          : t('teams.again-title', { name: again.name })
      }
      onClose={onClose}
    >
      <p>
        {again === undefined
          ? t('teams.about')
          : t('teams.again-about', {
              user: again.user,
              host: again.host,
              database: again.database,
            })}
      </p>
      <form
        className="team-form"
        onSubmit={(event) => {
          event.preventDefault();
          void connect();
        }}
      >
        {again === undefined && (
          <>
            {line('name')}
            <div className="team-server">
              {line('host')}
              <NumberField
                label={t('teams.port')}
                value={port}
                min={1}
                max={MOST_PORT}
                onChange={setPort}
              />
            </div>
            <div className="team-half">{line('database')}</div>
            <div className="team-half">{line('user')}</div>
          </>
        )}
        {line('password')}
        {again === undefined && (
          <Switch
            isSelected={tls}
            onChange={(on) => {
              setTls(on);
              store.leaveForm();
            }}
          >
            {t('teams.tls')}
          </Switch>
        )}
        <div role="status">
          {testing.state === 'done' && (
            <p>
              {t('teams.tested', {
                name: testing.value.member,
                role: testing.value.role,
                memories: testing.value.memories,
                units: testing.value.units,
              })}
            </p>
          )}
          {failed?.state === 'failed' && <FailureCard failure={failed.failure} />}
        </div>
        <div className="dialog-actions">
          <Button onPress={onClose}>{t('memories.leave')}</Button>
          <Button
            isDisabled={!isWhole}
            isPending={testing.state === 'running'}
            onPress={() => void store.test(draft)}
          >
            {t('teams.test')}
          </Button>
          <Button
            kind="main"
            type="submit"
            isDisabled={!isWhole}
            isPending={connecting.state === 'running'}
          >
            {t('teams.connect-do')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
