import { expect, test } from 'vitest';
import { proxyFromAnswer } from '../../main/system/proxy-answer.ts';
import { proxyFromEnvironment } from '../../main/system/proxy-environment.ts';

const https = 'https://api.service.example';

test.each<[string, Record<string, string>, string, string | null]>([
  ['nothing', {}, https, null],
  ['https', { HTTPS_PROXY: 'http://proxy:8080' }, https, 'http://proxy:8080'],
  [
    'lower case first',
    { https_proxy: 'http://a:1', HTTPS_PROXY: 'http://b:2' },
    https,
    'http://a:1',
  ],
  ['http for https', { HTTP_PROXY: 'http://proxy:8080' }, https, null],
  ['http', { HTTP_PROXY: 'http://proxy:8080' }, 'http://service.example', 'http://proxy:8080'],
  ['all', { ALL_PROXY: 'socks5://proxy:1080' }, https, 'socks5://proxy:1080'],
  ['https before all', { ALL_PROXY: 'http://a:1', https_proxy: 'http://b:2' }, https, 'http://b:2'],
  ['no scheme', { https_proxy: 'proxy:8080' }, https, 'http://proxy:8080'],
  ['an empty value', { https_proxy: '' }, https, null],
])('environment with %s', (_, environment, origin, expected) => {
  expect(proxyFromEnvironment(environment, origin)).toBe(expected);
});

test.each([
  ['*', true],
  ['service.example', true],
  ['SERVICE.EXAMPLE', true],
  ['.service.example', true],
  ['*.service.example', true],
  ['api.service.example:443', true],
  ['other.example, api.service.example', true],
  ['other.example api.service.example', true],
  ['api.service.example:8443', false],
  ['vice.example', false],
  ['other.example', false],
  ['', false],
  [' , ', false],
])('no_proxy=%j excepts the host: %s', (list, isExcepted) => {
  const environment = { https_proxy: 'http://proxy:8080', NO_PROXY: list };
  expect(proxyFromEnvironment(environment, https)).toBe(isExcepted ? null : 'http://proxy:8080');
});

test.each([
  ['DIRECT', null],
  ['', null],
  ['PROXY proxy:8080; DIRECT', 'http://proxy:8080'],
  ['HTTPS proxy:8443', 'https://proxy:8443'],
  ['SOCKS5 proxy:1080', 'socks5://proxy:1080'],
  ['SOCKS old:1080; PROXY proxy:8080', 'http://proxy:8080'],
  ['DIRECT; PROXY proxy:8080', null],
  ['nonsense', null],
])('the answer %j of a system means %s', (answer, expected) => {
  expect(proxyFromAnswer(answer)).toBe(expected);
});
