import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Team } from '../../../preload/contract/team-memories.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { Field } from '../../ui/Field.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { Radios } from '../../ui/Radios.tsx';
import { usePageStore } from '../../ui/stores.ts';
import { Switch } from '../../ui/Switch.tsx';
import { CertificateFields, filesOf, NO_CERTIFICATE } from './CertificateFields.tsx';
import { wantsCertificate } from './wants-certificate.ts';
import { teamsStore } from './store.ts';
import './TeamList.css';

export interface ConnectTeamDialogProps {
  /** A team whose login is asked for again; without it, a new one is connected. */
  readonly again?: Team;
  readonly onClose: () => void;
}

const PORT = 5432;
const MOST_PORT = 65_535;
const FIELDS = ['name', 'host', 'database', 'user'] as const;
const EMPTY = { name: '', host: '', database: '', user: '', password: '' };

/** Asks where the database of a team is, and tests it before anything is kept. */
export function ConnectTeamDialog({ again, onClose }: ConnectTeamDialogProps) {
  const { t } = useI18n();
  const store = usePageStore(teamsStore);
  const { certificate, looking, testing, connecting } = useStore(store.state);
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
  const [method, setMethod] = useState<'password' | 'certificate'>(
    again !== undefined && wantsCertificate(again) ? 'certificate' : 'password',
  );
  const [chosen, setChosen] = useState(NO_CERTIFICATE);
  const isBusy = testing.state === 'running' || connecting.state === 'running';
  const isByCertificate = method === 'certificate';
  const isLoginWhole = isByCertificate
    ? certificate?.lacks === null ||
      (certificate?.lacks === 'passphrase' && chosen.passphrase !== '')
    : fields.password !== '';
  const isWhole = isLoginWhole && FIELDS.every((name) => fields[name].trim() !== '');
  // A failure of the chosen files stands beside them, once.
  const isFileBad = isByCertificate && looking.state === 'failed';
  const failed = [testing, connecting].find((attempt) => attempt.state === 'failed' && !isFileBad);
  const draft = {
    ...fields,
    port,
    tls: tls || isByCertificate,
    certificate: isByCertificate ? filesOf(chosen) : null,
  };

  useEffect(() => () => store.leaveForm(), [store]);
  // In a low window the fields are higher than the dialog.
  const outcome = useRef<HTMLDivElement>(null);
  const isOver = failed !== undefined || testing.state === 'done';
  useEffect(() => {
    if (isOver) outcome.current?.scrollIntoView({ block: 'nearest' });
  }, [isOver]);

  const line = (name: keyof typeof EMPTY) => (
    <Field
      label={t(`teams.${name}`)}
      value={fields[name]}
      maxLength={200}
      type={name === 'password' ? 'password' : 'text'}
      autoFocus={name === (again === undefined ? 'name' : 'password') && !isByCertificate}
      {...(name === 'password' && isByCertificate && { hint: t('teams.password-too') })}
      onChange={(value) => {
        setFields((now) => ({ ...now, [name]: value }));
        store.changeForm();
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
        <Radios
          label={t('teams.login')}
          shape="row"
          value={method}
          choices={[
            { id: 'password', name: t('teams.password') },
            { id: 'certificate', name: t('teams.by-certificate') },
          ]}
          onChange={(id) => {
            setMethod(id);
            store.changeForm();
          }}
        />
        {isByCertificate && (
          <CertificateFields
            value={chosen}
            onChange={(now) => {
              setChosen(now);
              store.changeForm();
            }}
          />
        )}
        {isByCertificate ? <div className="team-half">{line('password')}</div> : line('password')}
        {again === undefined && !isByCertificate && (
          <Switch
            isSelected={tls}
            onChange={(on) => {
              setTls(on);
              store.changeForm();
            }}
          >
            {t('teams.tls')}
          </Switch>
        )}
        <div role="status" ref={outcome}>
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
