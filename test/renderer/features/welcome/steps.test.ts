import { describe, expect, test } from 'vitest';
import { ConnectionDraft } from '../../../../preload/contract/connections.ts';
import { Settings, SettingsChange } from '../../../../preload/contract/settings.ts';
import {
  FIRST_ANSWERS,
  firstConnection,
  firstSettings,
  serviceProblems,
  stepAfter,
  stepBefore,
  STEPS,
} from '../../../../renderer/features/welcome/steps.ts';

const withKey = {
  ...FIRST_ANSWERS,
  service: 'key',
  address: ' https://api.example.org/ ',
  key: ' abc:fx ',
} as const;

test('three steps, in order, and back again', () => {
  expect(STEPS).toHaveLength(3);
  expect(stepBefore('service')).toBeNull();
  expect(stepAfter('service')).toBe('languages');
  expect(stepAfter('languages')).toBe('privacy');
  expect(stepAfter('privacy')).toBeNull();
  expect(stepBefore('privacy')).toBe('languages');
});

test('no more than six entries', () => {
  expect(Object.keys(FIRST_ANSWERS).length).toBeLessThanOrEqual(6);
});

describe('the service step', () => {
  test('offline needs nothing', () => {
    expect(serviceProblems({ ...FIRST_ANSWERS, address: 'nonsense' })).toEqual({});
    expect(serviceProblems({ ...FIRST_ANSWERS, service: 'pack', address: 'x' })).toEqual({});
  });

  test('a service needs an address and a key', () => {
    expect(serviceProblems({ ...FIRST_ANSWERS, service: 'key' })).toEqual({
      address: 'missing',
      key: 'missing',
    });
    expect(serviceProblems({ ...withKey, address: 'http://a.example', key: 'a b' })).toEqual({
      address: 'insecure',
      key: 'spaces',
    });
    expect(serviceProblems(withKey)).toEqual({});
  });

  test('the tier follows from the key, the name from the address', () => {
    expect(firstConnection(withKey)).toEqual({
      name: 'api.example.org',
      kind: 'free',
      address: 'https://api.example.org/',
      key: 'abc:fx',
    });
    expect(firstConnection({ ...withKey, key: 'abc' }).kind).toBe('paid');
    expect(ConnectionDraft.safeParse(firstConnection(withKey)).success).toBe(true);
  });
});

test('finishing keeps languages and privacy, and ends the first run', () => {
  const change = firstSettings({ ...withKey, source: 'en', target: 'fr', keeps: 'nothing' });
  expect(SettingsChange.parse(change)).toEqual(change);
  expect(change).toEqual({
    welcomed: true,
    sourceLanguage: 'en',
    targetLanguage: 'fr',
    privateMode: true,
  });
});

test('the first answers are the defaults, so that skipping and going through agree', () => {
  expect({ ...Settings.parse({}), ...firstSettings(FIRST_ANSWERS) }).toEqual(
    Settings.parse({ welcomed: true }),
  );
});
