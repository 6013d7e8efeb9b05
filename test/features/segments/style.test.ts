import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ServiceClient } from '../../../main/client/service-client.ts';
import { createProjectStyles } from '../../../main/features/segments/style-of-project.ts';
import type { SegmentsRig } from './rig.ts';
import { startSegmentsRig } from './rig.ts';

let rig: SegmentsRig;
beforeEach(() => (rig = startSegmentsRig()));
afterEach(() => rig.close());

it('F3: style rule and instructions of the project go with machine translation', async () => {
  const { id } = await rig.open('One.');
  await rig.ask('segments.fill', { id, service: true });
  expect(rig.calls[0]).not.toHaveProperty('styleRule');
  await rig.ask('segments.undo', { id });
  const instructions = ['Address the reader formally.'];
  await rig.ask('segments.settings', { id, styleRule: 'house', instructions });
  await rig.ask('segments.fill', { id, service: true });
  expect(rig.calls[1]).toMatchObject({ styleRule: 'house', instructions });
});

it('F3: QA says what the style rule of the project would write otherwise', async () => {
  await rig.close();
  const asked: string[] = [];
  const style = { language: 'de', rules: { punctuation: { quotation_mark: 'use_guillemets' } } };
  rig = startSegmentsRig(null, (id) => {
    asked.push(id);
    return Promise.resolve(style);
  });
  const { id } = await rig.open('He said “hello”.');
  const target = 'Er sagte „hallo“.';
  await rig.ask('segments.edit', { id, number: 0, target, origin: 'typed' });
  expect(await rig.ask('segments.findings', { id })).toEqual([]);
  expect(asked).toEqual([]);
  await rig.ask('segments.settings', { id, styleRule: 'house' });
  const finding = {
    number: 0,
    kind: 'style',
    what: '„hallo“. → «hallo».',
    severity: 'warning',
    suggestion: 'Er sagte «hallo».',
  };
  expect(await rig.ask('segments.findings', { id })).toEqual([finding]);
  const now = { id, number: 0, target: finding.suggestion };
  expect(await rig.ask('segments.check', now)).toEqual([]);
  rig.settings.preferences = {
    qaProfiles: [{ id: 'own', name: 'Own', off: ['style'], severities: {}, limit: null }],
  };
  await rig.ask('segments.settings', { id, qaProfile: 'own' });
  expect(await rig.ask('segments.findings', { id })).toEqual([]);
  // A rule for another language says nothing of this one.
  const french = await rig.open('He said “hello”.', { source: 'en', target: 'fr' });
  await rig.ask('segments.edit', { id: french.id, number: 0, target, origin: 'typed' });
  await rig.ask('segments.settings', { id: french.id, styleRule: 'house' });
  expect(await rig.ask('segments.findings', { id: french.id })).toEqual([]);
});

it('reads a style rule once, and again when it was changed here or a minute is over', async () => {
  let now = 0;
  let rules = { numbers: { decimal_separator: 'use_comma' } };
  const get = vi.fn(() => Promise.resolve({ language: 'de', rules }));
  const client = { styleRules: { get } } as unknown as ServiceClient;
  const styles = createProjectStyles(
    {
      openActive: () =>
        Promise.resolve({
          connection: 'one',
          service: 'remote',
          call: (_, signal, run) => run(client, signal),
        }),
    },
    () => now,
  );
  const { signal } = new AbortController();
  const first = await styles.of('house', signal);
  expect(await styles.of('house', signal)).toBe(first);
  expect(get).toHaveBeenCalledTimes(1);
  now = 60_000;
  expect(await styles.of('house', signal)).toBe(first);
  expect(get).toHaveBeenCalledTimes(2);
  rules = { numbers: { decimal_separator: 'use_period' } };
  styles.forget();
  expect(await styles.of('house', signal)).toEqual({ language: 'de', rules });
});
