import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LedgerFeature } from '../../../main/features/ledger/ledger.ts';
import { createLedger } from '../../../main/features/ledger/ledger.ts';
import { MIGRATIONS } from '../../../main/features/migrations.ts';
import type { Database } from '../../../main/system/database.ts';
import { openDatabase } from '../../../main/system/database.ts';
import { createObservable } from '../../../main/system/observable.ts';

let database: Database;
let closing: AbortController;
let now: number;
let known: Set<string>;
let changes: ReturnType<typeof createObservable<number>>;
let events: string[];
const start = (): LedgerFeature =>
  createLedger({
    database,
    services: {
      about: (id) => (known.has(id) ? { service: 'remote', name: id, tier: 'paid' } : null),
      changes,
    },
    date: () => now,
    closing: closing.signal,
    log: { write: (event) => events.push(event) },
  });

beforeEach(() => {
  database = openDatabase(':memory:');
  database.migrate(MIGRATIONS);
  closing = new AbortController();
  known = new Set(['work', 'home']);
  changes = createObservable(0);
  events = [];
  now = Date.UTC(2026, 2, 1, 23, 59, 59, 999);
});
afterEach(() => {
  closing.abort();
  database.close();
});

const YEAR = { start: '2026-01-01', end: '2026-12-31' };
const NOTHING = {
  characters: 0,
  textCharacters: 0,
  documentCharacters: 0,
  improvementCharacters: 0,
  speechToTextMs: 0,
  speechToSpeechMs: 0,
};
const settled = () => new Promise(setImmediate);

describe('the ledger', () => {
  it('adds up by UTC day and says nothing of other connections', () => {
    const ledger = start();
    ledger.record({ connection: 'work', tag: null, textCharacters: 5 });
    ledger.record({ connection: 'work', tag: 'acme', documentCharacters: 50_000 });
    ledger.record({ connection: 'home', tag: null, textCharacters: 7 });
    now += 1;
    ledger.record({ connection: 'work', tag: null, speechToTextMs: 1500, sessions: 1 });
    ledger.record({ connection: 'work', tag: null, speechToTextMs: 500, speechToSpeechMs: 500 });
    expect(ledger.days('work', YEAR)).toEqual([
      {
        day: '2026-03-01',
        usage: {
          ...NOTHING,
          characters: 50_005,
          textCharacters: 5,
          documentCharacters: 50_000,
        },
        sessions: 0,
      },
      {
        day: '2026-03-02',
        usage: { ...NOTHING, speechToTextMs: 2000, speechToSpeechMs: 500 },
        sessions: 1,
      },
    ]);
    expect(ledger.days('work', { start: '2026-03-02', end: '2026-03-02' })).toHaveLength(1);
    expect(ledger.firstDay('work')).toBe('2026-03-01');
    expect(ledger.firstDay('nobody')).toBeNull();
  });

  it('adds up by tag as it is sent, most characters first, and leaves out what has none', () => {
    const ledger = start();
    ledger.record({ connection: 'work', tag: 'beta', textCharacters: 1 });
    ledger.record({ connection: 'work', tag: ' ACME ', textCharacters: 2 });
    ledger.record({ connection: 'work', tag: 'acme', documentCharacters: 3 });
    ledger.record({ connection: 'work', tag: null, textCharacters: 100 });
    expect(ledger.tagSums('work', YEAR).map(({ tag, usage }) => [tag, usage.characters])).toEqual([
      ['acme', 5],
      ['beta', 1],
    ]);
  });

  it('stays over a restart and goes with its connection, also one that went meanwhile', async () => {
    start().record({ connection: 'work', tag: null, textCharacters: 5 });
    const ledger = start();
    ledger.record({ connection: 'home', tag: null, textCharacters: 7 });
    expect(ledger.firstDay('work')).toBe('2026-03-01');
    known.delete('work');
    changes.set(1);
    await settled();
    expect(ledger.firstDay('work')).toBeNull();
    expect(ledger.firstDay('home')).not.toBeNull();
    closing.abort();
    closing = new AbortController();
    known.delete('home');
    start();
    await settled();
    expect(ledger.firstDay('home')).toBeNull();
  });

  it('takes down no bill of nothing, and never fails the work that was billed', async () => {
    const ledger = start();
    ledger.record({ connection: 'work', tag: null, textCharacters: 0 });
    expect(ledger.firstDay('work')).toBeNull();
    database.sqlite.exec('DROP TABLE billed');
    expect(() => ledger.record({ connection: 'work', tag: null, textCharacters: 1 })).not.toThrow();
    expect(events).toEqual(['ledger.not-written']);
    changes.set(1);
    await settled();
    expect(events.at(-1)).toBe('connection.not-forgotten');
  });
});
