import { expect, test } from 'vitest';
import { checkStreamingAddress } from '../../main/client/streaming-address.ts';

const base = 'https://service.example/base';
const loopback = 'http://127.0.0.1:4000';

test.each([
  ['wss://service.example/v3/voice/realtime/connect', base],
  ['wss://voice.service.example:8443/connect', base],
  ['wss://SERVICE.example/connect', base],
  ['ws://127.0.0.1:4001/connect', loopback],
  ['wss://127.0.0.1:4001/connect', loopback],
  ['ws://localhost:1/connect', 'http://localhost:4000'],
])('accepts %s for %s', (address, baseUrl) => {
  expect(checkStreamingAddress(address, baseUrl)).toEqual({ ok: true, url: new URL(address).href });
});

test.each([
  ['ws://service.example/connect', base],
  ['ws://voice.service.example/connect', base],
  ['wss://other.example/connect', base],
  ['wss://notservice.example/connect', base],
  ['wss://service.example.evil.example/connect', base],
  ['wss://example/connect', base],
  ['ws://127.0.0.1:4001/connect', base],
  ['ws://[::1]:4001/connect', loopback],
  ['ws://127.0.0.2:4001/connect', loopback],
  ['wss://a.localhost/connect', 'http://localhost:4000'],
])('refuses to stream to %s for %s', (address, baseUrl) => {
  expect(checkStreamingAddress(address, baseUrl)).toEqual({
    ok: false,
    failure: { code: 'insecure-address', params: { host: new URL(address).host } },
  });
});

test.each([
  'https://service.example/connect',
  'connect',
  '',
  'wss://name:word@service.example/connect',
  'wss://service.example/connect#part',
])('takes %s for a bad answer', (address) => {
  expect(checkStreamingAddress(address, base)).toEqual({
    ok: false,
    failure: { code: 'bad-answer', params: { field: 'streaming_url' } },
  });
});
