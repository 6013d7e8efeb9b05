import { afterEach, beforeEach, expect, it } from 'vitest';
import { QA_CHECKS } from '../../../preload/contract/qa-checks.ts';
import { QaProfile } from '../../../preload/contract/qa-profiles.ts';
import type { SegmentsRig } from './rig.ts';
import { failureOf, startSegmentsRig } from './rig.ts';

let rig: SegmentsRig;
beforeEach(() => (rig = startSegmentsRig()));
afterEach(() => rig.close());

const read = async (text: string) =>
  rig.ask('segments.read-qa-profile', { name: 'client.json', text });
const written = async (profile: Omit<QaProfile, 'id'>): Promise<string> => {
  const { bytes } = await rig.ask('segments.qa-profile-file', { id: 'one', ...profile });
  return new TextDecoder().decode(bytes);
};
const refusal = async (text: string) => (await failureOf(read(text))).params;

/** As a later version would write it, by hand. */
const LATER = {
  format: 'dragoman-qa-profile',
  version: 1,
  exported: '2031-05-01',
  profile: {
    name: 'Client A',
    owner: { team: 'Reviewers' },
    checks: {
      numbers: { enabled: false, severity: 'note' },
      tags: { enabled: true, severity: 'critical', limit: 3 },
      'gender-neutral': { enabled: true, words: ['chairman'] },
      capitals: { enabled: true, severity: 'error' },
    },
    lengthLimit: { unit: 'words', most: 20 },
  },
};

it('writes every check by name, and nothing of a project', async () => {
  const text = await written({
    name: 'Client: A/B',
    off: ['numbers'],
    severities: { capitals: 'error' },
    limit: { unit: 'percent', most: 120 },
  });
  const file: unknown = JSON.parse(text);
  expect(file).toMatchObject({
    format: 'dragoman-qa-profile',
    version: 1,
    profile: {
      name: 'Client: A/B',
      checks: {
        numbers: { enabled: false, severity: 'error' },
        capitals: { enabled: true, severity: 'error' },
        tags: { enabled: true, severity: 'error' },
      },
      lengthLimit: { unit: 'percent', most: 120 },
    },
  });
  const { checks } = (file as { profile: { checks: object } }).profile;
  expect(Object.keys(checks)).toEqual([...QA_CHECKS]);
  expect(text).not.toMatch(/ignore|reason|"id"/);
  const { name } = await rig.ask(
    'segments.qa-profile-file',
    QaProfile.parse({ id: 'p', name: 'Client: A/B', off: [] }),
  );
  expect(name).toBe('QA profile Client AB.json');
});

it('reads what it writes', async () => {
  const profile = {
    name: 'Client',
    off: ['style' as const],
    severities: { numbers: 'note' as const },
    limit: null,
  };
  expect(await read(`\uFEFF${await written(profile)}`)).toEqual({ profile, unknown: 0 });
});

it('keeps what this version does not know, and writes it again', async () => {
  const { profile, unknown } = await read(JSON.stringify(LATER));
  expect(profile).toMatchObject({
    name: 'Client A',
    off: ['numbers'],
    severities: { numbers: 'note', capitals: 'error' },
    limit: null,
  });
  expect(unknown).toBe(4);
  expect(QaProfile.parse({ ...profile, id: 'kept' })).toEqual({ ...profile, id: 'kept' });
  const again: unknown = JSON.parse(await written(profile));
  expect(again).toMatchObject({ profile: LATER.profile });
  // What somebody sets here counts more.
  const set = await written({
    ...profile,
    severities: { tags: 'note' },
    limit: { unit: 'characters', most: 40 },
  });
  expect(JSON.parse(set)).toMatchObject({
    profile: {
      checks: { tags: { severity: 'note', limit: 3 } },
      lengthLimit: { unit: 'characters', most: 40 },
    },
  });
});

it('reads a file of an older version, whose checks are fewer', async () => {
  const text = JSON.stringify({ ...LATER, profile: { name: 'Short', checks: {} } });
  expect(await read(text)).toEqual({
    profile: { name: 'Short', off: [], severities: {}, limit: null },
    unknown: 0,
  });
});

it('refuses other files, and says what they are', async () => {
  const foreign = { reason: 'foreign', name: 'client.json' };
  expect(await refusal('{"name": "package", "version": 1}')).toEqual(foreign);
  expect(await refusal('Not JSON at all')).toEqual(foreign);
  expect(await refusal('[]')).toEqual(foreign);
  expect(await refusal(JSON.stringify({ ...LATER, note: 'x'.repeat(200_000) }))).toEqual(foreign);
  expect(await refusal(JSON.stringify({ ...LATER, version: 2 }))).toMatchObject({
    reason: 'newer',
  });
  expect(await refusal(JSON.stringify({ ...LATER, profile: { checks: {} } }))).toMatchObject({
    reason: 'damaged',
  });
});
