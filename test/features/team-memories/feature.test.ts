import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Team } from '../../../preload/contract/team-memories.ts';
import { memberPassword, startCluster } from '../../client/team/cluster.ts';
import type { Cluster } from '../../client/team/cluster.ts';
import type { MemoryRig } from '../local-memories/feature-with-memory.ts';
import { startMemoryRig } from '../local-memories/feature-with-memory.ts';
import { all, failureOfAsking, firstOf } from '../rig.ts';

const WAIT = { timeout: 30_000, interval: 20 };
let cluster: Cluster;
let rig: MemoryRig;
beforeAll(async () => {
  cluster = await startCluster(['fsync = off']);
  await cluster.team('team', { cora: 'curate', rita: 'read' });
});
afterAll(() => cluster.remove());
beforeEach(async () => {
  rig = await startMemoryRig();
});
afterEach(() => rig.close());

const login = (user: string, password = memberPassword(user)) => ({
  ...cluster.address(user, 'team'),
  name: 'Legal',
  password,
  certificate: null,
});
const teams = async (): Promise<readonly Team[]> =>
  firstOf(rig.watch('team-memories.watch', undefined), () => true);
const memories = async () =>
  (await firstOf(rig.watch('local-memories.watch', undefined), () => true)).memories;
const unitsOf = async (id: string) =>
  (await rig.ask('local-memories.units', { id, query: '' })).units;

async function shared(): Promise<{ readonly team: string; readonly id: string }> {
  const { id: team } = await rig.ask('team-memories.connect', login('cora'));
  const draft = { team, name: 'Contracts', source: 'en', targets: ['de'] };
  const { id } = await rig.ask('team-memories.create', draft);
  await vi.waitFor(async () => {
    expect((await memories()).some((memory) => memory.id === id)).toBe(true);
    expect(await teams()).toMatchObject([{ role: 'curate', state: { kind: 'following' } }]);
  }, WAIT);
  return { team, id };
}

const TMX = `<?xml version="1.0"?><tmx version="1.4"><header srclang="en"/><body>
<tu changeid="Old author"><tuv xml:lang="en"><seg>One\tclause</seg></tuv><tuv xml:lang="de"><seg>Eine Klausel</seg></tuv></tu>
<tu><tuv xml:lang="en"><seg>Back\\slash "quoted"</seg></tuv><tuv xml:lang="de"><seg>Rück\\strich „zitiert“</seg></tuv></tu>
<tu><tuv xml:lang="en"><seg></seg></tuv><tuv xml:lang="de"><seg>Ohne Quelle</seg></tuv></tu>
</body></tmx>`;

it('a file is imported into a memory of the team, with the report of a local import', async () => {
  const { id } = await shared();
  const steps = await rig.take('old.tmx', TMX, { id });
  expect(steps.at(-1)).toMatchObject({ state: 'done', added: 2, bad: 1, memory: { id } });
  await vi.waitFor(async () => {
    expect(await unitsOf(id)).toMatchObject([
      { source: 'One\tclause', targets: { de: 'Eine Klausel' }, author: 'Old author' },
      { source: 'Back\\slash "quoted"', targets: { de: 'Rück\\strich „zitiert“' } },
    ]);
  }, WAIT);
  // Nothing is left of the memory that the import went through.
  expect(await memories()).toHaveLength(1);
});

it('a file that is imported again adds what is new, and contexts stay', async () => {
  const { id } = await shared();
  const unit = (source: string, more = '') =>
    `<tu>${more}<tuv xml:lang="en"><seg>${source}</seg></tuv><tuv xml:lang="de"><seg>${source}!</seg></tuv></tu>`;
  const file = (...units: readonly string[]) =>
    `<?xml version="1.0"?><tmx version="1.4"><header srclang="en"/><body>${units.join('')}</body></tmx>`;
  const context = '<prop type="x-context-pre">Before</prop>';
  const take = async (name: string, text: string) =>
    (
      await all(
        rig.watch('local-memories.import', {
          ticket: rig.file(name, text),
          name,
          into: { id },
          skipsRepeated: true,
        }),
      )
    ).at(-1);
  const first = file(unit('One', context), unit('Two'));
  expect(await take('one.tmx', first)).toMatchObject({ added: 2, repeated: 0 });
  await vi.waitFor(async () => expect(await unitsOf(id)).toHaveLength(2), WAIT);
  const second = file(unit('Two'), unit('One', context), unit('Three'), unit('Three'));
  expect(await take('two.tmx', second)).toMatchObject({ added: 1, repeated: 3 });
  await vi.waitFor(async () => expect(await unitsOf(id)).toHaveLength(3), WAIT);
  const query = { segment: 'One', source: 'en', target: 'de', threshold: 75, previous: 'Before' };
  expect(await rig.ask('local-memories.matches', query)).toMatchObject([{ context: 'previous' }]);
});

it('an import without a connection says so, adds nothing, and can be tried again', async () => {
  const { id } = await shared();
  const before = await memories();
  await cluster.stop('fast');
  const failed = await failureOfAsking(rig.take('old.tmx', TMX, { id }));
  await cluster.start();
  expect(failed).toMatchObject({ code: 'team-failed', params: { reason: 'refused' } });
  expect(await memories()).toEqual(before);
  await rig.ask('team-memories.retry', { id: (await teams())[0]?.id ?? '' });
  expect((await rig.take('old.tmx', TMX, { id })).at(-1)).toMatchObject({ added: 2 });
  await vi.waitFor(async () => expect(await unitsOf(id)).toHaveLength(2), WAIT);
  const admin = await cluster.admin('team');
  const { rows } = await admin.query('SELECT count(*)::int AS n FROM dragoman.portion');
  await admin.end();
  expect(rows).toEqual([{ n: 0 }]);
});

it('units of one source are merged by a curator, and back', async () => {
  const { id } = await shared();
  const tu = (author: string, target: string) =>
    `<tu changeid="${author}"><tuv xml:lang="en"><seg>Party</seg></tuv><tuv xml:lang="de"><seg>${target}</seg></tuv></tu>`;
  const text = `<?xml version="1.0"?><tmx version="1.4"><header srclang="en"/><body>${tu('Anna', 'Fete')}${tu('Ben', 'Partei')}${tu('Cleo', 'Feier')}</body></tmx>`;
  await rig.take('three.tmx', text, { id });
  await vi.waitFor(async () => expect(await unitsOf(id)).toHaveLength(3), WAIT);
  const repeated = async () =>
    (await rig.ask('local-memories.units', { id, repeated: true })).units;
  const group = await repeated();
  expect(group).toHaveLength(3);
  const kept = group.find(({ author }) => author === 'Ben');
  const others = group.filter(({ author }) => author !== 'Ben');
  const choice = { id, unit: kept?.unit ?? 0, gone: others.map(({ unit }) => unit) };
  await rig.ask('local-memories.keep-unit', choice);
  await vi.waitFor(async () => {
    expect(await unitsOf(id)).toMatchObject([{ author: 'Ben', targets: { de: 'Partei' } }]);
  }, WAIT);
  expect(await repeated()).toEqual([]);
  await rig.ask('local-memories.undo-keep', { id });
  await vi.waitFor(async () => {
    const facts = (await unitsOf(id)).map(({ author, changed }) => ({ author, changed }));
    const before = group.map(({ author, changed }) => ({ author, changed }));
    expect(facts).toHaveLength(3);
    expect(facts).toEqual(expect.arrayContaining(before));
  }, WAIT);
  expect(await failureOfAsking(rig.ask('local-memories.undo-keep', { id }))).toMatchObject({
    code: 'not-found',
  });
});

it('near duplicates are merged by a curator, and back', async () => {
  const { id } = await shared();
  const tu = (source: string, target: string) =>
    `<tu><tuv xml:lang="en"><seg>${source}</seg></tuv><tuv xml:lang="de"><seg>${target}</seg></tuv></tu>`;
  const text = `<?xml version="1.0"?><tmx version="1.4"><header srclang="en"/><body>${tu('The party agrees.', 'Eins')}${tu('the PARTY agrees', 'Zwei')}${tu('A party.', 'Drei')}</body></tmx>`;
  await rig.take('near.tmx', text, { id });
  await vi.waitFor(async () => expect(await unitsOf(id)).toHaveLength(3), WAIT);
  const near = async () => (await rig.ask('local-memories.units', { id, near: 'fresh' })).units;
  const found = await near();
  expect(found.map(({ source, group }) => [source, group]).toSorted()).toEqual([
    ['The party agrees.', 0],
    ['the PARTY agrees', 0],
  ]);
  const [kept, gone] = found;
  const choice = { id, unit: kept?.unit ?? 0, gone: [gone?.unit ?? 0], near: true };
  await rig.ask('local-memories.keep-unit', choice);
  await vi.waitFor(async () => expect(await unitsOf(id)).toHaveLength(2), WAIT);
  const admin = await cluster.admin('team');
  const { rows } = await admin.query(
    `SELECT merged_by, removed->0->>'source' AS source FROM dragoman.merge g
     JOIN dragoman.memory m ON m.number = g.memory WHERE m.id = $1`,
    [id],
  );
  await admin.end();
  expect(rows).toEqual([{ merged_by: 'cora', source: gone?.source }]);
  expect(await near()).toEqual([]);
  await rig.ask('local-memories.undo-keep', { id });
  await vi.waitFor(async () => expect(await near()).toHaveLength(2), WAIT);
});

it('a curator changes, deletes and renames, and the database has it', async () => {
  const { id } = await shared();
  const added = { id, unit: null, source: 'Party', targets: { de: 'Fete' } };
  await rig.ask('local-memories.change-unit', added);
  await vi.waitFor(async () => expect(await teams()).toMatchObject([{ waiting: 0 }]), WAIT);
  const [unit] = await unitsOf(id);
  const better = { id, unit: unit?.unit ?? 0, source: 'Party', targets: { de: 'Partei' } };
  await rig.ask('local-memories.change-unit', better);
  await vi.waitFor(async () => {
    expect(await unitsOf(id)).toMatchObject([{ targets: { de: 'Partei' }, author: 'Cora' }]);
  }, WAIT);
  await rig.ask('local-memories.rename', { id, name: 'Agreements' });
  await vi.waitFor(
    async () =>
      expect(await memories()).toContainEqual(expect.objectContaining({ id, name: 'Agreements' })),
    WAIT,
  );
  await rig.ask('local-memories.remove-units', { id, units: [better.unit] });
  await vi.waitFor(async () => expect(await unitsOf(id)).toEqual([]), WAIT);
  // What only this computer would know of is refused.
  for (const route of ['local-memories.remove', 'local-memories.deduplicate'] as const) {
    expect(await failureOfAsking(rig.ask(route, { id }))).toMatchObject({ code: 'invalid-input' });
  }
});

it('a refused login keeps nothing; leaving a team takes its memories and its password', async () => {
  const refused = rig.ask('team-memories.connect', login('cora', 'wrong'));
  expect(await failureOfAsking(refused)).toMatchObject({
    code: 'team-failed',
    params: { reason: 'login' },
  });
  expect(await teams()).toEqual([]);
  const { team } = await shared();
  await rig.ask('team-memories.leave', { id: team });
  expect(await teams()).toEqual([]);
  expect(await memories()).toEqual([]);
});
