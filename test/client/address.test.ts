import { expect, test } from 'vitest';
import { checkAddress } from '../../main/client/address.ts';

test.each([
  ['https://api.service.example', 'https://api.service.example', 'api.service.example'],
  ['  https://API.Service.Example:443/  ', 'https://api.service.example', 'api.service.example'],
  [
    'https://service.example:8443/base//',
    'https://service.example:8443/base',
    'service.example:8443',
  ],
  ['http://127.0.0.1:4000/', 'http://127.0.0.1:4000', '127.0.0.1:4000'],
  ['http://127.8.9.10', 'http://127.8.9.10', '127.8.9.10'],
  ['http://[::1]:80', 'http://[::1]', '[::1]'],
  ['http://LOCALHOST:3000', 'http://localhost:3000', 'localhost:3000'],
  // The parser writes every spelling of an address in one way.
  ['http://0x7f.1/', 'http://127.0.0.1', '127.0.0.1'],
])('accepts %s', (address, baseUrl, host) => {
  expect(checkAddress(address)).toEqual({ ok: true, baseUrl, host });
});

test.each([
  'http://api.service.example',
  'http://localhost.service.example',
  'http://127.0.0.1.service.example',
  'http://localhost.',
  'http://10.0.0.1',
  'http://128.0.0.1',
  'http://[::2]',
])('refuses the unencrypted %s', (address) => {
  const host = new URL(address).host;
  expect(checkAddress(address)).toEqual({
    ok: false,
    failure: { code: 'insecure-address', params: { host } },
  });
});

test.each([
  '',
  'service.example',
  'https://',
  'ftp://service.example',
  'javascript:alert(1)',
  'wss://service.example',
  'https://name@service.example',
  'https://name:word@service.example',
  'https://:word@service.example',
  'https://service.example/?key=1',
  'https://service.example/?',
  'https://service.example/#part',
  `https://service.example/${'a'.repeat(2048)}`,
])('refuses the malformed %s', (address) => {
  expect(checkAddress(address)).toEqual({ ok: false, failure: { code: 'bad-address' } });
});
