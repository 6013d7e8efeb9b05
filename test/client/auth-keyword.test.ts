import { expect, test } from 'vitest';
import { namedKeywords, otherKeywords } from '../../main/client/auth-keyword.ts';

test.each<[string | undefined, string, readonly string[]]>([
  ['House-Auth-Key', '', ['House-Auth-Key']],
  ['Basic realm="a, b", House-Auth-Key realm="c"', '', ['House-Auth-Key']],
  ['Basic realm="x"', 'Send it as Authorization: House-Auth-Key <key>.', ['House-Auth-Key']],
  [
    undefined,
    'Expected House-Auth-Key or Team-Auth-Key, not House-Auth-Key',
    ['House-Auth-Key', 'Team-Auth-Key'],
  ],
  [undefined, 'Forbidden', []],
])('a refusal with %s and “%s” names %j', (header, words, named) => {
  expect(namedKeywords({ headers: { 'www-authenticate': header } }, words)).toEqual(named);
});

test.each<[string, string, readonly string[], readonly string[]]>([
  ['Team-Key', 'api.example.com', [], ['Service-Auth-Key', 'Example-Auth-Key', 'Bearer']],
  ['service-auth-key', 'api-free.example.co.uk', [], ['Example-Auth-Key', 'Bearer']],
  ['Service-Auth-Key', '127.0.0.1:8080', [], ['Bearer']],
  ['Service-Auth-Key', 'localhost:8080', [], ['Bearer']],
  ['Bearer', '[::1]:8080', [], ['Service-Auth-Key']],
  ['Team-Key', 'api.example.com', ['House-Key'], ['House-Key']],
  ['Team-Key', 'api.example.com', ['House-Key', 'team-key'], []],
])('in place of %s at %s, where %j is named: %j', (used, host, named, others) => {
  expect(otherKeywords(used, host, named)).toEqual(others);
});
