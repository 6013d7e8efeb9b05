import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_QUICK_CHARACTERS } from '../../preload/contract/limits.ts';
import { LINKED_SCREENS } from '../../preload/contract/linked-screens.ts';
import { isLink, readLink } from '../../main/shell/deep-link.ts';
import { parseLaunchRequest } from '../../main/shell/forwarded-launch.ts';
import { readLaunchRequest, translateCommand } from '../../main/shell/read-launch-request.ts';
import { anyCharacter } from '../any-character.ts';

const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;

test('a text and its language come out of a link', () => {
  expect(readLink('dragoman://translate?text=Good%20morning&to=DE')).toEqual({
    kind: 'translate',
    text: 'Good morning',
    target: 'de',
  });
  expect(readLink('dragoman://translate/?text=a')).toMatchObject({ text: 'a', target: null });
});

test.each(LINKED_SCREENS)('the screen %s can be opened', (screen) => {
  expect(readLink(`dragoman://open/${screen}`)).toEqual({ kind: 'screen', screen });
});

test.each([
  'dragoman://translate',
  'dragoman://translate?text=',
  'dragoman://translate?text=%20%0A',
  'dragoman://translate?text=a&to=',
  'dragoman://translate?text=a&to=../de',
  'dragoman://translate/x?text=a',
  'dragoman://user@translate?text=a',
  'dragoman://translate:80?text=a',
  'dragoman://run?text=a',
  'dragoman://open',
  'dragoman://open/',
  'dragoman://open/Text',
  'dragoman://open/../text/x',
  'dragoman://open/text/',
  'dragoman:translate?text=a',
  'https://translate?text=a',
  'file:///etc/passwd',
  'javascript:alert(1)',
  `dragoman://translate?text=${'a'.repeat(MAX_QUICK_CHARACTERS * 10)}`,
])('%.80s asks for nothing', (link) => {
  expect(readLink(link)).toBeNull();
});

test('whatever a link contains, the result is short, visible, and one of two requests', () => {
  const verb = fc.constantFrom('translate', 'open', 'run', '');
  const rest = fc.oneof(fc.string({ unit: anyCharacter }), fc.webQueryParameters());
  fc.assert(
    fc.property(verb, rest, fc.string({ unit: anyCharacter }), (host, tail, text) => {
      const escaped = encodeURIComponent(text.toWellFormed());
      for (const link of [
        `dragoman://${host}${tail}`,
        `dragoman://translate?text=${escaped}&${tail}`,
        tail,
      ]) {
        const launch = readLink(link);
        if (launch === null) continue;
        expect(['translate', 'screen']).toContain(launch.kind);
        if (launch.kind !== 'translate') continue;
        expect(launch.text.length).toBeLessThanOrEqual(MAX_QUICK_CHARACTERS);
        expect(launch.text).not.toMatch(CONTROLS);
        expect(launch.text.isWellFormed()).toBe(true);
      }
    }),
  );
});

test('a long text is cut, and never through a character', () => {
  const launch = readLink(`dragoman://translate?text=a${'😀'.repeat(MAX_QUICK_CHARACTERS / 2)}`);
  expect(launch).toMatchObject({ kind: 'translate' });
  if (launch?.kind === 'translate') {
    expect(launch.text).toHaveLength(MAX_QUICK_CHARACTERS - 1);
    expect(launch.text.isWellFormed()).toBe(true);
  }
});

test('arguments of the engine around a request are passed over', () => {
  expect(readLaunchRequest(['/app', '--enable-features=x', '--translate-clipboard'], '/')).toEqual({
    kind: 'clipboard',
  });
  expect(readLaunchRequest(['--a', 'DRAGOMAN://open/usage', '--b'], '/')).toEqual({
    kind: 'screen',
    screen: 'usage',
  });
  expect(readLaunchRequest(['dragoman://run', '/some/file'], '/')).toEqual({ kind: 'show' });
  expect(isLink('dragomanx://open/usage')).toBe(false);
});

test('the command for the settings of the system can be copied', () => {
  expect(translateCommand(['/opt/dragoman'])).toBe('/opt/dragoman --translate-clipboard');
  expect(translateCommand(['C:\\Program Files\\Dragoman.exe', '--data', 'D:\\d'])).toBe(
    '"C:\\Program Files\\Dragoman.exe" --data D:\\d --translate-clipboard',
  );
});

test('what another start sends is checked as a stranger’s', () => {
  for (const launch of [
    { kind: 'show' },
    { kind: 'clipboard' },
    { kind: 'translate', text: 'a', target: null },
    { kind: 'screen', screen: 'usage' },
    { kind: 'files', paths: ['/a.tmx'], isCut: false },
  ]) {
    expect(parseLaunchRequest(JSON.stringify(launch))).toEqual(launch);
  }
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (sent) => {
      const launch = parseLaunchRequest(sent);
      return (
        launch === null ||
        ['show', 'clipboard', 'translate', 'screen', 'files'].includes(launch.kind)
      );
    }),
  );
  expect(parseLaunchRequest('{"kind":"screen","screen":"elsewhere"}')).toBeNull();
  expect(parseLaunchRequest('{"kind":"show","more":1}')).toBeNull();
});
