import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import type { Failure, FailureCode } from '../../../../preload/contract/failure.ts';
import { failureReport } from '../../../../renderer/ui/failure/report.ts';
import { failureSentences, type SayFailure } from '../../../../renderer/ui/failure/sentences.ts';
import en from '../../../../renderer/i18n/locales/en.json' with { type: 'json' };

const say: SayFailure = (message, values) =>
  String(new IntlMessageFormat(en[message], 'en').format(values));

const sentencesOf = (failure: Failure) => failureSentences(failure, say, 'en');

function invalid(field: string, reason: string): Failure {
  return { code: 'invalid-input', params: { field, reason } };
}

/** Every answer and mishap that a person can meet, as main reports it. */
const MET: Readonly<Record<string, Failure>> = {
  '400': { code: 'bad-request', status: 400 },
  '400 with the field': { code: 'bad-request', status: 400, params: { field: 'target_lang' } },
  '401': { code: 'key-refused', status: 401, params: { host: 'api.example.org' } },
  '403 key': { code: 'key-refused', status: 403, params: { host: 'api.example.org' } },
  '403 scope': {
    code: 'scope-missing',
    status: 403,
    params: { scopes: ['style_rules:read', 'translate:text'], feature: 'style-rules' },
  },
  '403 feature': { code: 'feature-refused', status: 403, params: { feature: 'detect' } },
  '403 legacy authentication': { code: 'legacy-auth', status: 403 },
  '403 admin key': { code: 'wrong-key-kind', status: 403 },
  '404': { code: 'not-found', status: 404 },
  '413': { code: 'too-large', status: 413, params: { limit: 131072 } },
  '415': { code: 'unsupported-media', status: 415 },
  '429': { code: 'rate-limited', status: 429 },
  '456': { code: 'quota-exceeded', status: 456, params: { limit: 500000 } },
  '500': { code: 'service-error', status: 500 },
  '502': { code: 'service-unavailable', status: 502 },
  '503': { code: 'service-unavailable', status: 503 },
  '504': { code: 'service-unavailable', status: 504 },
  '529': { code: 'service-unavailable', status: 529 },
  timeout: { code: 'timeout', params: { host: 'api.example.org' } },
  'timeout of a gateway': { code: 'timeout', status: 504 },
  offline: { code: 'unreachable', params: { host: 'api.example.org' } },
  certificate: { code: 'untrusted-certificate', params: { host: 'api.example.org' } },
  'bad answer': { code: 'bad-answer', status: 200 },
  'insecure address': { code: 'insecure-address' },
  'bad address': { code: 'bad-address' },
  'no key': { code: 'key-missing' },
  'locked key': { code: 'key-locked' },
  'no admin key': { code: 'key-missing', params: { kind: 'admin', reason: 'none' } },
  '403 developer key': {
    code: 'wrong-key-kind',
    status: 403,
    params: { kind: 'developer' },
  },
  'free tier': { code: 'feature-refused', params: { feature: 'admin' } },
  '404 developer key': { code: 'not-found', status: 404, params: { feature: 'admin' } },
  'offline service down': { code: 'offline-service-down' },
  'data of a newer version': { code: 'data-newer', params: { name: 'service.sqlite' } },
  cancelled: { code: 'cancelled' },
  'invalid input': { code: 'invalid-input', params: { field: 'name' } },
  'glossaries without a source': invalid('glossaries', 'needs-source'),
  'structure without XML': invalid('outlineDetection', 'needs-xml'),
  'tag version without tags': invalid('tagHandlingVersion', 'needs-tag-handling'),
  'formality of a target': invalid('formality', 'target-unsupported'),
  'instructions for a target': invalid('instructions', 'target-unsupported'),
  'a text that is too long': invalid('text', 'too-long'),
  'a missing address': invalid('address', 'missing'),
  'a missing key': invalid('key', 'missing'),
  'another label': invalid('label', 'label-mismatch'),
  'unknown route': { code: 'unknown-route' },
  'file too large': {
    code: 'file-too-large',
    params: { name: 'minutes.txt', limit: 8388608 },
  },
  'file unreadable': { code: 'file-unreadable', params: { name: 'minutes.txt' } },
  'no opener': { code: 'no-opener', params: { name: 'minutes.de.docx' } },
  'file gone': { code: 'file-gone', params: { name: 'minutes.txt' } },
  'change without an answer': { code: 'outcome-unknown', params: { reason: 'timeout' } },
  'change with a fault': {
    code: 'outcome-unknown',
    status: 502,
    params: { reason: 'service-unavailable' },
  },
  internal: { code: 'internal' },
};

const CODES = Object.keys(en).flatMap(
  (key) => /^failure\.(.+)\.what$/.exec(key)?.slice(1) ?? [],
) as FailureCode[];

describe('failure sentences', () => {
  test.each(Object.entries(MET))('%s: what, why and what to do', (_name, failure) => {
    const { what, why, do: remedy } = sentencesOf(failure);
    for (const sentence of [what, why, remedy]) {
      expect(sentence).toMatch(/^(\p{Lu}|“|api\.example\.org ).*\.$/su);
      expect(sentence).not.toMatch(/[{}]|undefined|null|NaN|\bnone\b|\[object|!| {2}/);
    }
    expect(new Set([what, why, remedy]).size).toBe(3);
  });

  test('no two of them read the same', () => {
    const all = Object.values(MET).map((failure) => Object.values(sentencesOf(failure)).join(' '));
    expect(new Set(all).size).toBe(all.length);
    const openings = Object.values(MET)
      .filter((failure) => failure.params?.['field'] !== 'target_lang')
      .map((failure) => sentencesOf(failure).what);
    expect(new Set(openings).size).toBe(openings.length);
  });

  test('the status stands in the first sentence wherever an answer came', () => {
    for (const failure of Object.values(MET)) {
      if (failure.status === undefined) continue;
      expect(sentencesOf(failure).what).toContain(`(${String(failure.status)})`);
    }
  });

  test.each(CODES)('%s reads well with no parameter at all', (code) => {
    for (const sentence of Object.values(sentencesOf({ code }))) {
      expect(sentence).toMatch(/\.$/);
      expect(sentence).not.toMatch(/[{}]|undefined|NaN|\bnone\b| {2}| \./);
    }
  });

  test('the kinds of 403 have a remedy each', () => {
    const kinds = [
      '403 key',
      '403 scope',
      '403 feature',
      '403 legacy authentication',
      '403 admin key',
    ];
    const remedies = kinds.map((kind) => sentencesOf(MET[kind] as Failure));
    expect(new Set(remedies.map((one) => one.do)).size).toBe(kinds.length);
    expect(remedies[0]?.do).toContain('enter the key again');
    expect(remedies[1]?.why).toContain('the scopes style_rules:read and translate:text');
    expect(remedies[1]?.do).toContain('turn off the style rule');
    expect(remedies[2]?.do).toContain('join the beta');
    expect(remedies[3]?.do).toContain('Authorization header');
    expect(remedies[4]?.do).toContain('developer key');
  });

  test('one scope in words of the service is told as one scope', () => {
    const failure: Failure = { code: 'scope-missing', params: { scopes: 'usage:read' } };
    expect(sentencesOf(failure).why).toContain('the scope usage:read.');
  });

  test('an entry that is refused here says which and what would do', () => {
    expect(sentencesOf(invalid('glossaries', 'needs-source')).do).toContain('in “From”');
    expect(sentencesOf(invalid('ignoreTags', 'needs-xml'))).toMatchObject({
      why: 'Ignored tags can be used with XML only. Nothing was sent.',
      do: 'In the options, set “Tags” to XML or reset the option.',
    });
    expect(sentencesOf(invalid('key', 'missing')).what).toBe('The key is missing.');
    const fields: Failure = { code: 'invalid-input', params: { fields: ['text', 'source'] } };
    expect(sentencesOf(fields).why).toContain('“text, source”');
  });

  test('numbers carry separators', () => {
    expect(sentencesOf(MET['456'] as Failure).why).toContain('500,000 characters');
    expect(sentencesOf(MET['413'] as Failure).why).toContain('131,072 bytes');
  });

  test('the trace id is named only where there is one', () => {
    expect(sentencesOf({ code: 'service-error', status: 500 }).do).not.toContain('trace id');
    expect(sentencesOf({ code: 'service-error', status: 500, traceId: 'a' }).do).toContain(
      'trace ID below',
    );
  });
});

describe('a copied failure', () => {
  test('holds the sentences and every fact on its own line', () => {
    const failure: Failure = {
      code: 'scope-missing',
      status: 403,
      traceId: '0123abcd',
      said: 'Missing required scope(s): usage:read',
      params: { scopes: ['usage:read'] },
    };
    const sentences = sentencesOf(failure);
    expect(failureReport(failure, sentences).split('\n')).toEqual([
      sentences.what,
      sentences.why,
      '',
      'code: scope-missing',
      'status: 403',
      'trace id: 0123abcd',
      'service said: Missing required scope(s): usage:read',
      'scopes: usage:read',
    ]);
  });

  test('leaves out what is not there', () => {
    const report = failureReport({ code: 'internal' }, sentencesOf({ code: 'internal' }));
    expect(report).not.toContain('status');
    expect(report.endsWith('code: internal')).toBe(true);
  });
});

test.each(['400', '429', '500', '502', 'timeout', 'timeout of a gateway', 'offline', 'bad answer'])(
  'what to do of %s fits every screen: transcribing or listing cannot be translated again',
  (name) => {
    const failure = MET[name];
    if (failure === undefined) throw new Error(name);
    expect(sentencesOf(failure).do).not.toMatch(/translate again/i);
  },
);
