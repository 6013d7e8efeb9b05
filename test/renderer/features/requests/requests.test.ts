import { describe, expect, it } from 'vitest';
import type { SentRequest } from '../../../../preload/contract/requests.ts';
import { outcomeWords } from '../../../../renderer/features/requests/outcome-words.ts';
import { createRequestsStore, isFailed } from '../../../../renderer/features/requests/store.ts';
import en from '../../../../renderer/i18n/locales/en.json' with { type: 'json' };
import { createI18n } from '../../../../renderer/i18n/i18n.ts';
import { scriptedRpc } from '../../scripted-rpc.ts';

const { t } = createI18n('en', en);

const request = (change: Partial<SentRequest> = {}): SentRequest => ({
  number: 1,
  at: '2026-11-21T08:00:00.000Z',
  connection: 'office',
  host: 'api.example.com',
  method: 'POST',
  path: '/v2/translate',
  status: 200,
  code: null,
  sent: 120,
  received: 300,
  ms: 84,
  traceId: null,
  attempt: 1,
  ...change,
});

describe('the outcome of a request', () => {
  const said = (change: Partial<SentRequest>) => outcomeWords(request(change), t, 'en');

  it('is said in words, with the status where one came', () => {
    expect(said({})).toBe('OK (200)');
    expect(said({ status: 456, code: 'quota-exceeded' })).toBe('Character quota used up (456).');
    expect(said({ status: null, code: 'unreachable' })).toBe('api.example.com can’t be reached.');
    expect(said({ status: null, code: 'cancelled' })).toBe('Canceled');
  });

  it('counts as failed unless somebody stopped it', () => {
    expect(isFailed(request())).toBe(false);
    expect(isFailed(request({ status: 500, code: 'service-error' }))).toBe(true);
    expect(isFailed(request({ status: null, code: 'cancelled' }))).toBe(false);
  });
});

describe('the requests store', () => {
  it('has the list while somebody looks, and keeps the filter', async () => {
    const main = scriptedRpc();
    const store = createRequestsStore(main.rpc);
    const get = store.state.getState;
    const leaving = new AbortController();
    const watched = store.watch(leaving.signal);
    await main.emit('requests.watch', [request()]);
    await expect.poll(() => get().requests?.length).toBe(1);
    store.showFailedOnly(true);
    leaving.abort();
    await watched;
    expect(get()).toMatchObject({ isFailedOnly: true, requests: [request()] });
  });
});
