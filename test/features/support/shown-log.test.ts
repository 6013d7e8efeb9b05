import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shownLog } from '../../../main/features/support/shown-log.ts';

const FIELDS = [
  ...['time', 'event', 'route', 'host', 'path', 'trace', 'code', 'state', 'disposition', 'kind'],
  ...['tier', 'kept', 'why', 'shell', 'type', 'error', 'reason', 'at', 'attempt', 'backup'],
  ...['toString', '__proto__', 'constructor', 'name'],
];

it('shows no path and no sentence, in whatever field it stands', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...FIELDS),
      fc.constantFrom('/home/canary/', 'C:\\Users\\canary\\', 'the canary sang', 'Größe canary'),
      fc.string(),
      (field, secret, more) => {
        const line = JSON.stringify({ event: 'crash', [field]: `${secret}${more}` });
        expect(JSON.stringify(shownLog([line]))).not.toContain('canary');
      },
    ),
  );
});

it('leaves out what is no line of the log', () => {
  expect(shownLog(['', 'canary', '[1]', 'null', '{"time":1}', '{"event":"a b"}', '{"ev'])).toEqual(
    [],
  );
});

it('keeps codes, counts and places in the program', () => {
  const line = {
    event: 'voice.refused',
    code: 400,
    reason: 4_000_000,
    window: true,
    why: null,
    at: 'at Object.go (file:///home/canary/dist/main.js:1:2)',
  };
  expect(shownLog([JSON.stringify(line)])).toEqual([{ ...line, at: 'main.js:1:2' }]);
});

it('the place of a fault is shown, and nothing that is none', () => {
  const places = [
    'documents.sweep',
    'rpc.documents.check',
    'quickWindow.loadURL',
    'canary',
    'a/b.c',
  ];
  const lines = places.map((place) => JSON.stringify({ event: 'background.failed', place }));
  expect(shownLog(lines).map(({ place }) => place)).toEqual([
    ...places.slice(0, 3),
    undefined,
    undefined,
  ]);
});
