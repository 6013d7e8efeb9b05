import type { z } from 'zod';
import type { Handlers } from '../../../preload/contract/api.ts';
import type { Settings } from '../../../preload/contract/settings.ts';
import type { Team, TeamLogin, TeamState } from '../../../preload/contract/team-memories.ts';
import type { CertificateFiles } from '../../client/team/client-certificate.ts';
import type { TeamAddress, TeamCredentials } from '../../client/team/connect.ts';
import type { TeamConnection, TeamMemberFact } from '../../client/team/team-connection.ts';
import { TeamFailure, teamFailure } from '../../client/team/team-failure.ts';
import type { ForeignUnits } from '../../engine/memory/server-search/foreign-units.ts';
import { after, follow as followValue, inBackground } from '../../system/background.ts';
import type { Database } from '../../system/database.ts';
import type { Log } from '../../system/log.ts';
import type { Observable } from '../../system/observable.ts';
import { createObservable } from '../../system/observable.ts';
import type { SecretStore } from '../../system/secrets.ts';
import { FeatureFailure } from '../feature-failure.ts';
import { createKeyStore } from '../key-store.ts';
import type { ServerAnswer, ServerMemory, SharedMemories } from '../shared-memories.ts';
import type { ReplicaThread } from './catch-up.ts';
import type { Follower, FollowerPorts, FollowState } from './follower.ts';
import type { ServerSearch, ServerSearchPorts } from './server-search.ts';
import type { TeamRow } from './team-rows.ts';
import { createTeamRows } from './team-rows.ts';
import { credentialsOf, secretOf } from './team-secret.ts';

export interface TeamMemoriesPorts {
  readonly database: Database;
  readonly secrets: Promise<SecretStore>;
  readonly thread: ReplicaThread;
  /** The memories of this computer as others see them. */
  readonly local: {
    /** To be called when units or memories changed. */
    changed(): void;
    /** A memory came: it is active for its pairs. */
    begin(memory: string, source: string, targets: readonly string[]): void;
    /** It is gone. */
    end(memory: string): void;
  };
  readonly now: () => number;
  readonly settings: Pick<Observable<Settings>, 'value' | 'watch'>;
  readonly log: Log;
}

export interface TeamMemoriesFeature {
  readonly handlers: Pick<Handlers, Extract<keyof Handlers, `team-memories.${string}`>>;
  readonly shared: SharedMemories;
  close(): Promise<void>;
}

type Login = z.output<typeof TeamLogin>;

/** What is known of a team while the program runs. */
interface Running {
  readonly row: TeamRow;
  readonly follower: Follower;
  readonly search: Promise<ServerSearch>;
  state: TeamState;
  member: TeamMemberFact | null;
  unsigned: number;
}

/** Teams are followed when the first paint is over. */
const START_MS = 1500;
/** How long a search on the server may take. */
const SEARCH_MS = 5000;

/** Memories of team databases, which are kept on this computer too. */
export function createTeamMemories(ports: TeamMemoriesPorts): TeamMemoriesFeature {
  const { thread, local, log, now, settings } = ports;
  const mostUnits = () => settings.value.teamMemories.mostUnits;
  const rows = createTeamRows(ports.database);
  const keys = ports.secrets.then(createKeyStore);
  const running = new Map<string, Running>();
  const changes = createObservable(0);
  const changed = () => changes.set(changes.value + 1);
  const keyOf = (id: string) => `team-${id}`;
  const notStarted = after(START_MS, 'team-memories.start', () => {
    for (const row of rows.list()) start(row);
  });

  const closing = new AbortController();
  const { signal: closed } = closing;
  let most = mostUnits();
  followValue(
    'team-memories.limit',
    closed,
    () => settings.watch(closed),
    () => {
      if (most === mostUnits()) return;
      most = mostUnits();
      for (const { follower } of running.values()) follower.poke();
    },
  );

  const credentialsFor = async ({ id, keyKept, certificate }: TeamRow) => {
    const secret = await (await keys).get({ id: keyOf(id), keyKept }).catch(() => null);
    const kept = secret === null ? null : credentialsOf(secret, certificate !== null);
    if (kept === null) throw new TeamFailure('no-password');
    return kept;
  };
  const connect = async (
    address: TeamAddress,
    credentials: TeamCredentials,
  ): Promise<TeamConnection> => {
    // Read on use: most people are in no team.
    const { openTeam } = await import('../../client/team/team-connection.ts');
    return openTeam(address, credentials);
  };

  function start(row: TeamRow): void {
    if (running.has(row.id)) return;
    const follower = followSoon({
      team: row.id,
      open: async () => connect(row.address, await credentialsFor(row)),
      thread,
      now,
      mostUnits,
      log,
      onState(state) {
        const known = running.get(row.id);
        if (known !== undefined) known.state = shownState(state);
        changed();
      },
      onMember(member) {
        const known = running.get(row.id);
        if (known !== undefined) known.member = member;
      },
      onUnsigned(units) {
        const known = running.get(row.id);
        if (known === undefined || known.unsigned === units) return;
        known.unsigned = units;
        changed();
      },
      onChange() {
        local.changed();
        changed();
      },
      onMemory: (id, source, targets) => local.begin(id, source, targets),
      onGone: (id) => local.end(id),
    });
    const search = searchSoon({
      open: async () => {
        const credentials = await credentialsFor(row);
        const { openTeamSearch } = await import('../../client/team/team-search.ts');
        return openTeamSearch(row.address, credentials, SEARCH_MS);
      },
      thread,
      now,
    });
    const state = { kind: 'connecting' } as const;
    running.set(row.id, { row, follower, search, state, member: null, unsigned: 0 });
    changed();
  }

  /** What a person asked for, on a connection of its own. */
  async function once<T>(
    address: TeamAddress,
    credentials: TeamCredentials,
    work: (team: TeamConnection) => Promise<T>,
  ): Promise<T> {
    try {
      const team = await connect(address, credentials);
      try {
        return await work(team);
      } finally {
        await team.close();
      }
    } catch (error) {
      throw shownFailure(error, address);
    }
  }

  const teamOf = (id: string): TeamRow => {
    const row = rows.list().find((one) => one.id === id);
    if (row === undefined) throw new FeatureFailure({ code: 'not-found' });
    return row;
  };
  const inTeam = async <T>(row: TeamRow, work: (team: TeamConnection) => Promise<T>) => {
    try {
      return await once(row.address, await credentialsFor(row), work);
    } catch (error) {
      throw shownFailure(error, row.address);
    } finally {
      running.get(row.id)?.follower.poke();
    }
  };
  const inTeamOf = async <T>(memory: string, work: (team: TeamConnection) => Promise<T>) => {
    const replicas = await thread.read(({ memories }) => memories.replicas());
    return inTeam(teamOf(replicas.find((one) => one.memory === memory)?.team ?? ''), work);
  };

  async function stop(id: string): Promise<void> {
    const known = running.get(id);
    running.delete(id);
    await Promise.all([known?.follower.close(), known?.search.then((search) => search.close())]);
  }

  const runningOf = async (memory: string): Promise<Running | null> => {
    const replicas = await thread.read(({ memories }) => memories.replicas());
    return running.get(replicas.find((one) => one.memory === memory)?.team ?? '') ?? null;
  };

  /** Asks each memory's database, all at the same time. */
  async function asked(
    memories: readonly ServerMemory[],
    work: (search: ServerSearch, memory: ServerMemory) => Promise<ForeignUnits>,
  ): Promise<ServerAnswer> {
    const answers = await Promise.all(
      memories.map(async (memory): Promise<ForeignUnits | ServerAnswer['unsearched'][number]> => {
        const known = await runningOf(memory.id);
        if (known === null) return { memory: memory.id, reason: 'stopped' };
        // Nobody waits for a server that is known to be away.
        if (known.state.kind === 'offline')
          return { memory: memory.id, reason: known.state.reason };
        try {
          return await work(await known.search, memory);
        } catch (error) {
          const { reason } = teamFailure(error);
          log.write('team.not-searched', { reason });
          return { memory: memory.id, reason };
        }
      }),
    );
    const foreign = answers.filter((answer) => 'units' in answer);
    return {
      foreign,
      unsearched: [
        ...answers.filter((answer) => 'reason' in answer),
        ...foreign.flatMap(({ memory, isPartial }) =>
          isPartial === true ? [{ memory, reason: 'preparing' }] : [],
        ),
      ],
    };
  }

  async function list(): Promise<readonly Team[]> {
    const teams = rows.list();
    if (teams.length === 0) return [];
    const replicas = await thread.read(({ memories }) => memories.replicas());
    return teams.map(({ id, name, address, certificate }) => {
      const own = replicas.filter(({ team }) => team === id);
      const known = running.get(id);
      return {
        id,
        name,
        ...address,
        certificate,
        member: known?.member?.name ?? null,
        role: known?.member?.role ?? null,
        state: known?.state ?? { kind: 'connecting' },
        waiting: own.reduce((sum, { waiting }) => sum + waiting, 0),
        refused: own.reduce((sum, { refused }) => sum + refused, 0),
        unsigned: known?.unsigned ?? 0,
      };
    });
  }

  return {
    shared: {
      matches: (memories, query) => asked(memories, (search, one) => search.matches(one, query)),
      concordance: (memories, query) =>
        asked(memories, (search, one) => search.concordance(one, query)),
      async units(memory, filter, after, most) {
        const known = await runningOf(memory.id);
        if (known === null) throw new FeatureFailure({ code: 'not-found' });
        try {
          return await (await known.search).units(memory, filter, after, most);
        } catch (error) {
          throw shownFailure(error, known.row.address);
        }
      },
      sendNow: () => running.forEach(({ follower }) => follower.poke()),
      rename: (memory, name) => inTeamOf(memory, (team) => team.renameMemory(memory, name)),
      changeUnit: (memory, unit, source, targets) =>
        inTeamOf(memory, (team) => team.changeUnit(memory, unit, source, targets)),
      removeUnits: (memory, units) => inTeamOf(memory, (team) => team.removeUnits(memory, units)),
      mergeUnits: (memory, kept, units) =>
        inTeamOf(memory, (team) => team.mergeUnits(memory, kept, units)),
      restoreUnits: (memory, units) =>
        inTeamOf(memory, async (team) => {
          const { linesOf } = await import('./unit-lines.ts');
          const languages = new Set(units.flatMap(({ targets }) => Object.keys(targets)));
          await team.addUnits(memory, [...languages], linesOf(units));
        }),
      addUnits: (from, into) =>
        inTeamOf(into, async (team) => {
          const { unitLines } = await import('./unit-lines.ts');
          const memory = await thread.read(({ memories }) => memories.get(from));
          const languages = memory?.targets ?? [];
          await team.addUnits(into, languages, unitLines(from, thread));
        }),
    },
    handlers: {
      'team-memories.watch': async function* (_, { signal }) {
        for await (const _change of changes.watch(signal)) yield await list();
      },
      'team-memories.look-at-certificate': async (files) => {
        try {
          return await lookAt(files);
        } catch (error) {
          throw shownFailure(error, { host: '', database: '', user: '' });
        }
      },
      'team-memories.test': async (login) => {
        const { address, credentials } = partsOf(login);
        return once(address, credentials, async (team) => {
          const memories = await team.memories();
          const units = memories.reduce((sum, memory) => sum + memory.units, 0);
          return {
            member: team.member.name,
            role: team.member.role,
            memories: memories.length,
            units,
          };
        });
      },
      'team-memories.connect': async (login) => {
        const { name, certificate: files } = login;
        const { address, credentials } = partsOf(login);
        await once(address, credentials, () => Promise.resolve());
        const certificate = files === null ? null : (await lookAt(files)).facts;
        const id = known(address)?.id ?? crypto.randomUUID();
        const keyKept = await (await keys).set(keyOf(id), secretOf(credentials));
        const row = { id, name, address, keyKept, certificate };
        rows.put(row);
        await stop(id);
        start(row);
        return { id };
      },
      'team-memories.retry': ({ id }) => {
        teamOf(id);
        running.get(id)?.follower.look();
        return Promise.resolve(null);
      },
      'team-memories.leave': async ({ id }) => {
        teamOf(id);
        await stop(id);
        const replicas = await thread.read(({ memories }) => memories.replicas());
        for (const { memory, team } of replicas) {
          if (team !== id) continue;
          await thread.change(({ memories }) => memories.closeReplica(memory));
          local.end(memory);
        }
        rows.remove(id);
        await (await keys).delete(keyOf(id));
        local.changed();
        changed();
        return null;
      },
      'team-memories.create': async ({ team, ...draft }) => {
        const id = crypto.randomUUID();
        const lower = (code: string) => code.toLowerCase();
        const memory = {
          ...draft,
          id,
          source: lower(draft.source),
          targets: draft.targets.map(lower),
        };
        await inTeam(teamOf(team), (opened) => opened.createMemory(memory));
        return { id };
      },
    },
    async close() {
      notStarted();
      closing.abort();
      await Promise.all([...running.keys()].map(stop));
    },
  };

  function known({ host, port, database, user }: TeamAddress) {
    return rows
      .list()
      .find(
        ({ address }) =>
          address.host === host &&
          address.port === port &&
          address.database === database &&
          address.user === user,
      );
  }
}

/** What a person entered: where the database is, and what they log in with. */
function partsOf({ host, port, database, user, tls, ...login }: Login) {
  const { password, certificate } = login;
  const address: TeamAddress = { host, port, database, user, tls };
  // Without encryption there is none to show a certificate in.
  if (certificate !== null && !tls) {
    throw shownFailure(new TeamFailure('insecure'), address);
  }
  return { address, credentials: { password, ...(certificate !== null && { certificate }) } };
}

/** Read on use: most people have none. */
async function lookAt(files: CertificateFiles) {
  const { lookAtCertificate } = await import('../../client/team/client-certificate.ts');
  return lookAtCertificate(files);
}

/** Follows when the code of it is read: most people are in no team. */
function followSoon(ports: FollowerPorts): Follower {
  const following = import('./follower.ts').then(({ follow }) => follow(ports));
  const then = (work: (follower: Follower) => void) =>
    inBackground('team-memories.follow', () => following.then(work));
  return {
    poke: () => then((follower) => follower.poke()),
    look: () => then((follower) => follower.look()),
    close: async () => (await following).close(),
  };
}

/** Its code is read when there is a team. */
async function searchSoon(ports: ServerSearchPorts): Promise<ServerSearch> {
  const { openServerSearch } = await import('./open-server-search.ts');
  return openServerSearch(ports);
}

function shownState(state: FollowState): TeamState {
  if (state.kind === 'filling') {
    return { kind: 'filling', units: state.progress.units, total: state.progress.total };
  }
  if (state.kind !== 'offline') return state;
  return { ...state, since: new Date(state.since).toISOString() };
}

function shownFailure(
  error: unknown,
  { host, database, user }: Pick<TeamAddress, 'host' | 'database' | 'user'>,
): unknown {
  if (error instanceof FeatureFailure) return error;
  const { reason } = teamFailure(error);
  return new FeatureFailure({ code: 'team-failed', params: { reason, host, database, user } });
}
