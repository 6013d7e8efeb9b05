import { describe, expect, test } from 'vitest';
import { ConnectionDraft, type Connection } from '../../../../preload/contract/connections.ts';
import { addressProblem } from '../../../../renderer/features/connections/address.ts';
import {
  draftOf,
  fieldsOf,
  formProblems,
  keyHint,
  knownAddress,
  withKey,
  type ConnectionFields,
} from '../../../../renderer/features/connections/form.ts';

const filled: ConnectionFields = {
  kind: 'custom',
  name: 'Office',
  address: 'https://api.example.org',
  keyword: 'Service-Auth-Key',
  key: 'secret-key-0042',
  sourceLanguage: null,
  targetLanguage: 'de',
};

const stored: Connection = {
  id: 'c1',
  name: 'Office',
  kind: 'custom',
  host: 'api.example.org',
  keyword: 'Team-Key',
  keyEnd: '0042',
  tier: 'paid',
  key: 'stored',
  sourceLanguage: 'en',
  targetLanguage: 'de',
};

describe('addresses', () => {
  test.each([
    'https://api.example.org',
    'https://api.example.org:8443/base/',
    'http://localhost:8080',
    'http://127.0.0.1:9000',
    'http://127.8.4.2',
    'http://[::1]:9000',
    'HTTPS://API.EXAMPLE.ORG',
  ])('%s may be used', (address) => expect(addressProblem(address)).toBeNull());

  test.each([
    ['api.example.org', 'malformed'],
    ['ftp://api.example.org', 'malformed'],
    ['https://', 'malformed'],
    ['javascript:alert(1)', 'malformed'],
    ['http://api.example.org', 'insecure'],
    ['http://localhost.example.org', 'insecure'],
    ['http://127.0.0.1.example.org', 'insecure'],
    ['http://10.0.0.2', 'insecure'],
    ['https://me:secret@api.example.org', 'surplus'],
    ['https://api.example.org/?auth_key=1', 'surplus'],
    ['https://api.example.org/?', 'surplus'],
    ['https://api.example.org/#top', 'surplus'],
  ] as const)('%s is %s', (address, problem) => expect(addressProblem(address)).toBe(problem));
});

describe('the form of a new connection', () => {
  test('a filled form has no problems and makes a draft that main accepts', () => {
    expect(formProblems(filled, null)).toEqual({});
    expect(ConnectionDraft.safeParse(draftOf(filled, null)).success).toBe(true);
  });

  test('an empty form names each missing field', () => {
    expect(formProblems(fieldsOf(null), null)).toEqual({
      name: 'missing',
      address: 'missing',
      key: 'missing',
    });
  });

  test.each([
    [{ name: 'n'.repeat(81) }, { name: 'too-long' }],
    [{ keyword: 'Two words' }, { keyword: 'malformed' }],
    [{ keyword: 'Two words', kind: 'paid' as const }, { keyword: 'malformed' }],
    [{ key: 'two words' }, { key: 'spaces' }],
    [{ key: 'k'.repeat(513) }, { key: 'too-long' }],
    [{ address: 'http://api.example.org' }, { address: 'insecure' }],
  ])('%j gives %j', (change, problems) => {
    expect(formProblems({ ...filled, ...change }, null)).toEqual(problems);
  });

  test('what the form lets through, main accepts, and spaces around values are dropped', () => {
    const draft = draftOf(
      { ...filled, name: ' Office ', address: ' https://a.example ', key: ' k1 ' },
      null,
    );
    expect(draft).toMatchObject({ name: 'Office', address: 'https://a.example', key: 'k1' });
    expect(draft).not.toHaveProperty('id');
  });

  test.each(['paid', 'free', 'custom'] as const)('%s sends its own scheme keyword', (kind) => {
    expect(draftOf({ ...filled, kind, keyword: ' Team-Key ' }, null).keyword).toBe('Team-Key');
  });

  test('a key that ends in :fx chooses the free tier and the address that is known for it', () => {
    const typed = { ...filled, kind: 'paid' as const, address: '' };
    const free: Connection = { ...stored, id: 'f1', kind: 'free' };
    const fields = withKey(typed, 'abc:fx ');
    expect(fields.kind).toBe('free');
    const known = knownAddress(fields.kind, [stored, free]);
    expect(known).toBe(free);
    expect(formProblems(fields, null, known)).toEqual({});
    expect(draftOf(fields, null, known)).toMatchObject({ addressOf: 'f1', kind: 'free' });
    expect(draftOf(fields, null, known)).not.toHaveProperty('address');
    // What was typed is never replaced.
    const there = { ...fields, address: 'https://typed.example' };
    expect(draftOf(there, null, known)).not.toHaveProperty('addressOf');
    expect(withKey(filled, 'abc:fx').kind).toBe('custom');
    expect(withKey(typed, 'abc').kind).toBe('paid');
    expect(knownAddress('custom', [stored, free])).toBeNull();
    expect(knownAddress('paid', [stored, free])).toBeNull();
  });
});

describe('the form of a stored connection', () => {
  const fields = fieldsOf(stored);

  test('shows what main tells, and neither key nor address', () => {
    expect(fields).toEqual({
      kind: 'custom',
      name: 'Office',
      address: '',
      keyword: 'Team-Key',
      key: '',
      sourceLanguage: 'en',
      targetLanguage: 'de',
    });
  });

  test('empty address and key keep the stored ones', () => {
    expect(formProblems(fields, stored)).toEqual({});
    const draft = draftOf(fields, stored);
    expect(draft.id).toBe('c1');
    expect(draft).not.toHaveProperty('key');
    expect(draft).not.toHaveProperty('address');
  });

  test('another host asks for the key again, another path does not', () => {
    const deeper = { ...fields, address: 'https://api.example.org/base' };
    expect(formProblems(deeper, stored)).toEqual({});
    const moved = { ...fields, address: 'https://elsewhere.example' };
    expect(formProblems(moved, stored)).toEqual({ key: 'new-address' });
    expect(formProblems({ ...moved, key: 'again' }, stored)).toEqual({});
  });

  test('a key that ended with its session is asked for', () => {
    expect(formProblems(fields, { ...stored, key: 'missing' })).toEqual({ key: 'missing' });
  });
});

describe('key hints', () => {
  test.each([
    ['paid', 'abc:fx', 'looks-free'],
    ['free', 'abc:fx', null],
    ['free', 'abc', 'looks-paid'],
    ['paid', 'abc', null],
    ['custom', 'abc:fx', null],
    ['custom', 'abc:adm', 'looks-admin'],
    ['free', 'abc:adm ', 'looks-admin'],
    ['free', '  ', null],
  ] as const)('a %s connection with %s: %s', (kind, key, hint) => {
    expect(keyHint({ ...filled, kind, key })).toBe(hint);
  });
});
