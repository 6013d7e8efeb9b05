import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setMember } from '../../../main/client/team/administer.ts';
import { connectTeam } from '../../../main/client/team/connect.ts';
import { memberLogin, startCluster } from '../../client/team/cluster.ts';
import type { Cluster } from '../../client/team/cluster.ts';
import type { Seat } from './seat.ts';
import { openSeat } from './seat.ts';

const MEMORY = '22222222-2222-4222-8222-222222222222';
const WAIT = { timeout: 30_000, interval: 20 };
let cluster: Cluster;
let folder: string;
let database = '';
let seats: Seat[] = [];
let curator: pg.Client;

beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.remove());
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dragoman-seats-'));
  database = `team_${crypto.randomUUID().slice(0, 8)}`;
  await cluster.team(database, {
    anna: 'contribute',
    ben: 'contribute',
    rita: 'read',
    cora: 'curate',
  });
  curator = await connectTeam(cluster.address('cora', database), memberLogin('cora'));
  await curator.query('SELECT dragoman.create_memory($1, $2, $3, $4)', [
    MEMORY,
    'Shared',
    'en',
    ['de'],
  ]);
});
afterEach(async () => {
  await Promise.all(seats.map((seat) => seat.close()));
  seats = [];
  await curator.end().catch(() => undefined);
  rmSync(folder, { recursive: true });
});

const seat = (login: string, now?: () => Date, mostUnits?: () => number): Seat => {
  const file = join(folder, `${login}.sqlite`);
  const opened = openSeat(file, cluster.address(login, database), now, undefined, mostUnits);
  seats.push(opened);
  return opened;
};
const following = async (...all: Seat[]) => {
  for (const one of all) one.follow();
  await vi.waitFor(() => {
    for (const one of all) {
      expect(one.state().kind).toBe('following');
      expect(one.memories.replicas()).toMatchObject([{ memory: MEMORY, filled: null }]);
    }
  }, WAIT);
};
const settled = (...all: Seat[]) =>
  vi.waitFor(() => {
    const [first, ...others] = all.map((one) => one.content(MEMORY));
    for (const one of all) expect(one.waiting()).toBe(0);
    for (const other of others) expect(other).toEqual(first);
    return first ?? [];
  }, WAIT);

describe('two seats of a team', () => {
  it('confirm in one, match in the other, both ways, with author', async () => {
    const [anna, ben] = [seat('anna'), seat('ben')];
    await following(anna, ben);
    anna.confirm(MEMORY, 'Save the file', 'Datei speichern');
    await vi.waitFor(
      () =>
        expect(ben.matches(MEMORY, 'Save the file')).toMatchObject([
          { percent: 100, target: 'Datei speichern', author: 'Anna' },
        ]),
      WAIT,
    );
    ben.confirm(MEMORY, 'Close the window', 'Fenster schließen');
    await vi.waitFor(
      () =>
        expect(anna.matches(MEMORY, 'Close the windows')).toMatchObject([
          { target: 'Fenster schließen', author: 'Ben' },
        ]),
      WAIT,
    );
    expect(await settled(anna, ben)).toHaveLength(2);
  });

  it('see in which project a match was confirmed, and filter by it', async () => {
    const [anna, ben] = [seat('anna'), seat('ben')];
    await following(anna, ben);
    const details = { properties: [{ type: 'project', text: 'Übergabe "2026"' }] };
    anna.confirm(MEMORY, 'Save the file', 'Datei speichern', { details });
    anna.confirm(MEMORY, 'Close', 'Schließen');
    await settled(anna, ben);
    for (const one of [anna, ben]) {
      expect(one.matches(MEMORY, 'Save the file')).toMatchObject([{ project: 'Übergabe "2026"' }]);
      const filter = { author: '', project: 'übergabe "', since: null, until: null };
      expect(one.memories.filtered(MEMORY, filter, null, 9).total).toBe(1);
    }
  });

  it('keep both translations of the same source, the newer first, everywhere', async () => {
    const [anna, ben] = [seat('anna'), seat('ben')];
    await following(anna, ben);
    anna.confirm(MEMORY, 'Save', 'Speichern');
    await settled(anna, ben);
    ben.confirm(MEMORY, 'Save', 'Sichern');
    await settled(anna, ben);
    for (const one of [anna, ben]) {
      expect(one.matches(MEMORY, 'Save')).toMatchObject([
        { target: 'Sichern', author: 'Ben' },
        { target: 'Speichern', author: 'Anna' },
      ]);
    }
    // The same member's own unit is written over.
    anna.confirm(MEMORY, 'Save', 'Abspeichern');
    expect(await settled(anna, ben)).toHaveLength(2);
    expect(ben.matches(MEMORY, 'Save')[0]).toMatchObject({ target: 'Abspeichern', author: 'Anna' });
  });

  it('what a curator changes and deletes is so everywhere', async () => {
    const [anna, ben] = [seat('anna'), seat('ben')];
    await following(anna, ben);
    anna.confirm(MEMORY, 'One', 'Eins');
    anna.confirm(MEMORY, 'Two', 'Zwo');
    await settled(anna, ben);
    await curator.query('SELECT dragoman.remove_units($1, $2)', [MEMORY, [1]]);
    await curator.query('SELECT dragoman.change_unit($1, 2, $2, $3)', [
      MEMORY,
      'Two',
      { de: 'Zwei' },
    ]);
    await vi.waitFor(() => {
      for (const one of [anna, ben])
        expect(one.content(MEMORY)).toMatchObject([expect.stringContaining('Zwei')]);
    }, WAIT);
  });

  it('a clock that is wrong by a year changes no order: the database says what is newest', async () => {
    const year = 365 * 86_400_000;
    const [anna, ben] = [
      seat('anna', () => new Date(Date.now() + year)),
      seat('ben', () => new Date(Date.now() - year)),
    ];
    await following(anna, ben);
    anna.confirm(MEMORY, 'Open', 'Öffnen');
    await settled(anna, ben);
    ben.confirm(MEMORY, 'Open', 'Aufmachen');
    // At once, before anything was sent.
    expect(ben.matches(MEMORY, 'Open')[0]).toMatchObject({ target: 'Aufmachen' });
    await settled(anna, ben);
    for (const one of [anna, ben]) {
      const [first] = one.matches(MEMORY, 'Open');
      expect(first).toMatchObject({ target: 'Aufmachen', author: 'Ben' });
      expect(Math.abs(Date.parse(first?.changed ?? '') - Date.now())).toBeLessThan(3_600_000);
    }
  });

  it('a reader sees everything, and what it confirms stays with it', async () => {
    const [anna, rita] = [seat('anna'), seat('rita')];
    await following(anna, rita);
    anna.confirm(MEMORY, 'Read', 'Lesen');
    await vi.waitFor(() => expect(rita.content(MEMORY)).toHaveLength(1), WAIT);
    rita.confirm(MEMORY, 'Write', 'Schreiben');
    anna.confirm(MEMORY, 'More', 'Mehr');
    await vi.waitFor(() => expect(rita.content(MEMORY)).toHaveLength(3), WAIT);
    expect(rita.waiting()).toBe(1);
    expect(anna.content(MEMORY)).toHaveLength(2);
  });

  it('rights that are withdrawn while working lose nothing: it is sent when they are back', async () => {
    const [anna, ben] = [seat('anna'), seat('ben')];
    await following(anna, ben);
    const admin = await cluster.admin(database);
    await setMember(admin, { login: 'anna', role: 'read', name: null });
    anna.confirm(MEMORY, 'Kept', 'Behalten');
    await vi.waitFor(
      () => expect(anna.memories.replicas()).toMatchObject([{ waiting: 1, refused: 1 }]),
      WAIT,
    );
    expect(anna.matches(MEMORY, 'Kept')).toHaveLength(1);
    await setMember(admin, { login: 'anna', role: 'contribute', name: null });
    await admin.end();
    await anna.leave();
    anna.follow();
    expect(await settled(anna, ben)).toHaveLength(1);
  });
});

describe('a memory beyond the limit of a computer', () => {
  it('is searched on the server, and kept again when the limit allows it', async () => {
    let most = 2;
    const [anna, ben] = [seat('anna'), seat('ben', undefined, () => most)];
    await following(anna, ben);
    const replica = () => ben.memories.replicas()[0];
    for (const number of [1, 2]) anna.confirm(MEMORY, `Segment ${number}`, `Satz ${number}`);
    await settled(anna, ben);
    expect(replica()).toMatchObject({ searched: null });
    // It grows beyond the limit.
    anna.confirm(MEMORY, 'Segment 3', 'Satz 3');
    await vi.waitFor(() => expect(replica()).toMatchObject({ searched: 3, filled: null }), WAIT);
    expect(ben.content(MEMORY)).toEqual([]);
    // What is confirmed reaches the others, and is not left here.
    ben.confirm(MEMORY, 'Segment 4', 'Satz 4');
    expect(ben.content(MEMORY)).toHaveLength(1);
    await vi.waitFor(() => {
      expect(anna.content(MEMORY)).toHaveLength(4);
      expect(ben.content(MEMORY)).toEqual([]);
      expect(replica()).toMatchObject({ searched: 4, waiting: 0 });
    }, WAIT);
    // Contributors sign what they confirm: nobody else is needed for it to be found.
    await vi.waitFor(async () => {
      const { rows } = await curator.query('SELECT * FROM dragoman.unsigned');
      expect(rows).toEqual([]);
    }, WAIT);
    // One that shrinks a little stays where it is.
    most = 4;
    await curator.query('SELECT dragoman.remove_units($1, $2)', [MEMORY, [1]]);
    await vi.waitFor(() => expect(anna.content(MEMORY)).toHaveLength(3), WAIT);
    most = 10;
    ben.poke();
    expect(await settled(anna, ben)).toHaveLength(3);
    expect(replica()).toMatchObject({ searched: null, filled: null });
  });

  it('keeps what was not sent when its copy goes, through any restart', async () => {
    const [anna, ben] = [seat('anna'), seat('ben', undefined, () => 1)];
    await following(anna, ben);
    await ben.leave();
    for (const number of [1, 2, 3]) ben.confirm(MEMORY, `Kept ${number}`, `Behalten ${number}`);
    anna.confirm(MEMORY, 'One', 'Eins');
    anna.confirm(MEMORY, 'Two', 'Zwei');
    await vi.waitFor(() => expect(anna.waiting()).toBe(0), WAIT);
    const token = ben.memories.outbox(MEMORY, 1)[0]?.token;
    ben.memories.searchReplica(MEMORY, 2, 2);
    expect(ben.content(MEMORY)).toHaveLength(3);
    expect(ben.memories.outbox(MEMORY, 1)[0]?.token).toBe(token);
    ben.follow();
    await vi.waitFor(() => {
      expect(ben.waiting()).toBe(0);
      expect(anna.content(MEMORY)).toHaveLength(5);
    }, WAIT);
  });
});

describe('a memory that a curator deletes', () => {
  it('goes from every seat; what one of them had not sent stays with it', async () => {
    const [anna, ben] = [seat('anna'), seat('ben')];
    await following(anna, ben);
    anna.confirm(MEMORY, 'Sent', 'Gesendet');
    await settled(anna, ben);
    await anna.leave();
    anna.confirm(MEMORY, 'Not sent', 'Nicht gesendet');
    await curator.query('SELECT dragoman.remove_memory($1)', [MEMORY]);
    await vi.waitFor(() => expect(ben.memories.list(0, 10).memories).toEqual([]), WAIT);
    anna.follow();
    await vi.waitFor(() => expect(anna.memories.replicas()).toEqual([]), WAIT);
    const { memories } = anna.memories.list(0, 10);
    expect(memories).toMatchObject([
      { name: 'Shared', source: 'en', targets: ['de'], segments: 1 },
    ]);
    const [kept] = memories;
    expect(kept?.id).not.toBe(MEMORY);
    expect(anna.matches(kept?.id ?? '', 'Not sent')).toMatchObject([
      { target: 'Nicht gesendet', author: 'Anna' },
    ]);
    await vi.waitFor(() => expect(anna.state().kind).toBe('following'), WAIT);
  });
});

describe('faults', () => {
  it('a database that came from an older backup is said to be one, and the copy stays', async () => {
    const anna = seat('anna');
    await following(anna);
    anna.confirm(MEMORY, 'After the backup', 'Nach der Sicherung');
    await settled(anna);
    // Its own change is known to it as one of the database.
    await vi.waitFor(() => expect(anna.memories.replicas()).toMatchObject([{ sequence: 1 }]), WAIT);
    await anna.leave();
    const admin = await cluster.admin(database);
    await admin.query('DELETE FROM dragoman.unit');
    await admin.query('DELETE FROM dragoman.change');
    await admin.query('UPDATE dragoman.memory SET sequence = 0, last_unit = 0, units = 0');
    await admin.end();
    anna.follow();
    await vi.waitFor(
      () => expect(anna.state()).toMatchObject({ kind: 'offline', reason: 'restored' }),
      WAIT,
    );
    expect(anna.content(MEMORY)).toHaveLength(1);
  });

  it('is said so also where others have worked on since, if the sequence was moved on', async () => {
    const anna = seat('anna');
    await following(anna);
    for (const text of ['One', 'Two', 'Three']) anna.confirm(MEMORY, text, text);
    await settled(anna);
    await anna.leave();
    const admin = await cluster.admin(database);
    await admin.query('DELETE FROM dragoman.unit');
    await admin.query('DELETE FROM dragoman.change');
    await admin.query('UPDATE dragoman.memory SET sequence = 0, last_unit = 0, units = 0');
    // As TEAM.md tells the administrator.
    await admin.query('UPDATE dragoman.memory SET sequence = sequence + 1000000000');
    await admin.end();
    const ben = seat('ben');
    await following(ben);
    for (const text of ['A', 'B', 'C', 'D', 'E']) ben.confirm(MEMORY, text, text);
    expect(await settled(ben)).toHaveLength(5);
    anna.follow();
    await vi.waitFor(
      () => expect(anna.state()).toMatchObject({ kind: 'offline', reason: 'restored' }),
      WAIT,
    );
    expect(anna.content(MEMORY)).toHaveLength(3);
  });

  it('offline and back: an hour of work is sent, and what others did comes', async () => {
    const [anna, ben] = [seat('anna'), seat('ben')];
    await following(anna, ben);
    await anna.leave();
    for (let n = 0; n < 500; n += 1) anna.confirm(MEMORY, `Offline ${n}`, `Ab ${n}`);
    for (let n = 0; n < 500; n += 1) ben.confirm(MEMORY, `Online ${n}`, `An ${n}`);
    anna.follow();
    expect(await settled(anna, ben)).toHaveLength(1000);
  });

  it('the server stops, is killed, and starts again: nothing is lost or doubled', async () => {
    const [anna, ben] = [seat('anna'), seat('ben')];
    await following(anna, ben);
    let at = 0;
    for (const how of ['fast', 'immediate', 'kill'] as const) {
      const confirming = setInterval(() => {
        at += 1;
        anna.confirm(MEMORY, `Text ${at}`, `Satz ${at}`);
      }, 2);
      const before = at;
      await vi.waitFor(() => expect(at).toBeGreaterThan(before + 20), WAIT);
      if (how === 'kill') await cluster.kill();
      else await cluster.stop(how);
      await vi.waitFor(() => expect(anna.state().kind).toBe('offline'), WAIT);
      clearInterval(confirming);
      await cluster.start();
      anna.poke();
      ben.poke();
    }
    await vi.waitFor(() => expect(anna.waiting()).toBe(0), WAIT);
    expect(await settled(anna, ben)).toHaveLength(at);
    curator = await connectTeam(cluster.address('cora', database), memberLogin('cora'));
    const { rows } = await curator.query('SELECT sequence FROM dragoman.change ORDER BY sequence');
    expect(rows.map(({ sequence }: { sequence: string }) => Number(sequence))).toEqual(
      rows.map((_, index) => index + 1),
    );
  }, 120_000);

  it('1,000 rounds of two seats confirming the same source: both are kept, in one order', async () => {
    const [anna, ben] = [seat('anna'), seat('ben')];
    await following(anna, ben);
    for (let round = 0; round < 1000; round += 1) {
      anna.confirm(MEMORY, `Round ${round}`, `Anna ${round}`);
      ben.confirm(MEMORY, `Round ${round}`, `Ben ${round}`);
      if (round % 50 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await settled(anna, ben)).toHaveLength(2000);
    for (let round = 0; round < 1000; round += 97) {
      const order = (one: Seat) =>
        one
          .matches(MEMORY, `Round ${round}`)
          .slice(0, 2)
          .map(({ target }) => target);
      expect(order(anna)).toEqual(order(ben));
      expect(new Set(order(anna))).toEqual(new Set([`Anna ${round}`, `Ben ${round}`]));
    }
  });
});
