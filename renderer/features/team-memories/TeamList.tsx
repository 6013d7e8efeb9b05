import { KeyRound, LogOut, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import type { Team, TeamState } from '../../../preload/contract/team-memories.ts';
import { brief } from '../../i18n/brief.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { usePageStore } from '../../ui/stores.ts';
import { CertificateWords } from './CertificateWords.tsx';
import { ConnectTeamDialog } from './ConnectTeamDialog.tsx';
import { teamsStore } from './store.ts';
import { wantsCertificate } from './wants-certificate.ts';
import './TeamList.css';

/** The teams of this computer, with how far each is. */
export function TeamList() {
  const { t } = useI18n();
  const store = usePageStore(teamsStore);
  const { teams, leaving } = useStore(store.state);
  if (teams.length === 0) return null;
  return (
    <section className="teams" aria-labelledby="teams-title">
      <h3 id="teams-title">{t('teams.title')}</h3>
      {leaving.state === 'failed' && <FailureCard failure={leaving.failure} />}
      <ul>
        {teams.map((team) => (
          <li key={team.id}>
            <TeamRow team={team} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TeamRow({ team }: { readonly team: Team }) {
  const { t } = useI18n();
  const store = usePageStore(teamsStore);
  const [isLeaving, setLeaving] = useState(false);
  const [isEntering, setEntering] = useState(false);
  const { id, name, role, state, waiting, refused, unsigned, host, certificate } = team;
  // A reader's are not even sent.
  const kept = role === 'read' ? waiting : refused;
  return (
    <div className="team">
      <div className="team-head">
        <strong className="own-direction">{brief(name)}</strong>
        <span className="team-verbs">
          {state.kind === 'offline' && (
            <IconButton
              icon={RefreshCw}
              size="compact"
              name={t('teams.retry')}
              onPress={() => void store.retry(id)}
            />
          )}
          <IconButton
            icon={KeyRound}
            size="compact"
            name={t('teams.change-login')}
            onPress={() => setEntering(true)}
          />
          <IconButton
            icon={LogOut}
            size="compact"
            name={t('teams.leave')}
            onPress={() => setLeaving(true)}
          />
        </span>
      </div>
      <p className="team-facts soft small" role="status">
        {role !== null && <span>{t('teams.role', { role })}</span>}
        <StateWords state={state} />
        {waiting > kept && <span>{t('teams.waiting', { count: waiting - kept })}</span>}
        {unsigned >= WORTH_SAYING && state.kind === 'following' && (
          <span>{t('teams.preparing', { count: unsigned })}</span>
        )}
        {kept > 0 && <span>{t('teams.refused', { count: kept })}</span>}
        {certificate !== null && (
          <span>
            <CertificateWords certificate={certificate} />
          </span>
        )}
      </p>
      {state.kind === 'offline' && (
        <FailureCard failure={{ code: 'team-failed', params: { reason: state.reason, host } }} />
      )}
      {state.kind === 'offline' && NEEDS_LOGIN.has(state.reason) && (
        <Button size="compact" onPress={() => setEntering(true)}>
          {t(wantsCertificate(team) ? 'teams.again-certificate' : 'teams.again')}
        </Button>
      )}
      {isEntering && <ConnectTeamDialog again={team} onClose={() => setEntering(false)} />}
      {isLeaving && (
        <Dialog
          isAlert
          isOpen
          title={t('teams.leave-title', { name })}
          onClose={() => setLeaving(false)}
          actions={
            <>
              <Button autoFocus onPress={() => setLeaving(false)}>
                {t('teams.stay')}
              </Button>
              <Button
                kind="danger"
                onPress={() => {
                  setLeaving(false);
                  void store.leave(id);
                }}
              >
                {t('teams.leave')}
              </Button>
            </>
          }
        >
          <p>{t('teams.leave-about', { count: waiting })}</p>
        </Dialog>
      )}
    </div>
  );
}

/** Fewer units are prepared before anybody has read it. */
const WORTH_SAYING = 1000;

/** Reasons that another password or certificate may end. */
const NEEDS_LOGIN: ReadonlySet<string> = new Set([
  'no-password',
  'login',
  'password-missing',
  'client-expired',
  'client-missing',
  'client-refused',
  'client-user',
]);

function StateWords({ state }: { readonly state: TeamState }) {
  const { t, locale } = useI18n();
  const time =
    state.kind === 'offline'
      ? new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(state.since))
      : '';
  return <span>{t('teams.state', { kind: state.kind, time, share: shareOf(state) })}</span>;
}

const shareOf = (state: TeamState): number =>
  state.kind === 'filling' && state.total > 0 ? state.units / state.total : 0;
