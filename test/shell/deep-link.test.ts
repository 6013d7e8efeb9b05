import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_QUICK_CHARACTERS } from '../../preload/contract/limits.ts';
import { LINKED_SCREENS } from '../../preload/contract/linked-screens.ts';
import { isLink, readLink } from '../../main/shell/deep-link.ts';
import { parseStartWish } from '../../main/shell/sent-wish.ts';
import { readStartWish, translateCommand } from '../../main/shell/start-wish.ts';
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

test('whatever a link holds, what comes out is short, visible and asks for one of two things', () => {
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
        const wish = readLink(link);
        if (wish === null) continue;
        expect(['translate', 'screen']).toContain(wish.kind);
        if (wish.kind !== 'translate') continue;
        expect(wish.text.length).toBeLessThanOrEqual(MAX_QUICK_CHARACTERS);
        expect(wish.text).not.toMatch(CONTROLS);
        expect(wish.text.isWellFormed()).toBe(true);
      }
    }),
  );
});

test('a long text is cut, and never through a character', () => {
  const wish = readLink(`dragoman://translate?text=a${'😀'.repeat(MAX_QUICK_CHARACTERS / 2)}`);
  expect(wish).toMatchObject({ kind: 'translate' });
  if (wish?.kind === 'translate') {
    expect(wish.text).toHaveLength(MAX_QUICK_CHARACTERS - 1);
    expect(wish.text.isWellFormed()).toBe(true);
  }
});

test('arguments of the engine around a wish are passed over', () => {
  expect(readStartWish(['/app', '--enable-features=x', '--translate-clipboard'], '/')).toEqual({
    kind: 'clipboard',
  });
  expect(readStartWish(['--a', 'DRAGOMAN://open/usage', '--b'], '/')).toEqual({
    kind: 'screen',
    screen: 'usage',
  });
  expect(readStartWish(['dragoman://run', '/some/file'], '/')).toEqual({ kind: 'show' });
  expect(isLink('dragomanx://open/usage')).toBe(false);
});

test('the command for the settings of the system can be copied', () => {
  expect(translateCommand(['/opt/dragoman'])).toBe('/opt/dragoman --translate-clipboard');
  expect(translateCommand(['C:\\Program Files\\Dragoman.exe', '--data', 'D:\\d'])).toBe(
    '"C:\\Program Files\\Dragoman.exe" --data D:\\d --translate-clipboard',
  );
});

test('what another start sends is checked as a stranger’s', () => {
  for (const wish of [
    { kind: 'show' },
    { kind: 'clipboard' },
    { kind: 'translate', text: 'a', target: null },
    { kind: 'screen', screen: 'usage' },
    { kind: 'files', paths: ['/a.tmx'], isCut: false },
  ]) {
    expect(parseStartWish(JSON.stringify(wish))).toEqual(wish);
  }
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (sent) => {
      const wish = parseStartWish(sent);
      return (
        wish === null || ['show', 'clipboard', 'translate', 'screen', 'files'].includes(wish.kind)
      );
    }),
  );
  expect(parseStartWish('{"kind":"screen","screen":"elsewhere"}')).toBeNull();
  expect(parseStartWish('{"kind":"show","more":1}')).toBeNull();
});
