import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FakeService } from '../fake-service.ts';
import { startFakeService } from '../fake-service.ts';
import type { TranslationOptions } from '../../../preload/contract/text.ts';
import type { Rig } from '../rig.ts';
import { failureOfAsking, oneFile, startRig } from '../rig.ts';

describe('text.detect', () => {
  let rig: Rig;
  let remote: FakeService;
  beforeEach(async () => {
    rig = await startRig();
    remote = await startFakeService();
    const { id } = await rig.ask('connections.save', {
      name: 'Work',
      kind: 'custom',
      address: remote.baseUrl,
      key: 'remote-key-0002',
    });
    await rig.ask('connections.use', { id });
  });
  afterEach(async () => {
    await rig.close();
    await remote.close();
  });
  const detects = (service: FakeService) =>
    service.seen.filter((seen) => seen.path === '/v3/detect/language');

  it('asks the active service', async () => {
    remote.answer((seen) =>
      seen.path === '/v3/detect/language'
        ? { json: { results: [{ detection_status: 'success', detected_language: 'DE' }] } }
        : null,
    );
    expect(await rig.ask('text.detect', { text: 'Guten Tag' })).toEqual({
      outcome: 'success',
      language: 'de',
      by: 'service',
    });
    expect(detects(remote)[0]?.body).toEqual({ text: ['Guten Tag'] });
  });

  it.each(['insufficient_confidence', 'unsupported_language', 'no_language_detected'] as const)(
    'gives the outcome %s as it is',
    async (outcome) => {
      remote.answer((seen) =>
        seen.path === '/v3/detect/language'
          ? { json: { results: [{ detection_status: outcome }] } }
          : null,
      );
      expect(await rig.ask('text.detect', { text: '…' })).toEqual({ outcome, by: 'service' });
    },
  );

  it.each([
    [403, { message: 'Forbidden' }, 'feature-refused'],
    [403, { message: 'Forbidden', detail: 'Missing required scope(s): detect' }, 'scope-missing'],
    [404, {}, 'not-found'],
  ])('guesses itself where the service answers %i %j, and says why', async (status, json, code) => {
    remote.answer((seen) => (seen.path === '/v3/detect/language' ? { status, json } : null));
    expect(await rig.ask('text.detect', { text: 'Hello there' })).toMatchObject({
      outcome: 'success',
      language: 'en',
      by: 'local',
      refusal: { code, status },
    });
    expect(detects(rig.builtIn)).toHaveLength(1);
  });

  it('fails, and does not guess, for any other reason', async () => {
    remote.answer((seen) =>
      seen.path === '/v3/detect/language' ? { status: 400, json: {} } : null,
    );
    const failure = await failureOfAsking(rig.ask('text.detect', { text: 'Hello' }));
    expect(failure.code).toBe('bad-request');
    expect(detects(rig.builtIn)).toEqual([]);
  });

  it('sends a beginning only of a long text', async () => {
    await rig.ask('text.detect', { text: '😀'.repeat(50_000) });
    const [text] = detects(remote)[0]?.body['text'] as string[];
    expect(text?.length).toBeLessThanOrEqual(10_000);
    expect(text?.isWellFormed()).toBe(true);
  });
});

describe('text.open', () => {
  const utf16be = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16();
  const open = async (bytes: Uint8Array, size?: number | null) => {
    const files = oneFile('letter.txt', bytes, size);
    const rig = await startRig({ files });
    const opening = rig.ask('text.open', { ticket: 'ticket' });
    await opening.catch(() => undefined);
    const isUsedUp = files.take('ticket') === null;
    await rig.close();
    return { opening, isUsedUp };
  };

  it.each([
    ['UTF-8', Buffer.from('Grüße, 世界 😀\r\n')],
    ['UTF-8 with a mark', Buffer.from('\uFEFFGrüße, 世界 😀\r\n')],
    ['UTF-16 little-endian', Buffer.from('\uFEFFGrüße, 世界 😀\r\n', 'utf16le')],
    ['UTF-16 big-endian', utf16be('Grüße, 世界 😀\r\n')],
  ])('reads %s and uses the ticket up', async (_, bytes) => {
    const { opening, isUsedUp } = await open(bytes);
    expect(await opening).toEqual({ name: 'letter.txt', text: 'Grüße, 世界 😀\r\n' });
    expect(isUsedUp).toBe(true);
  });

  it.each([
    ['file-unreadable', 'another encoding', Buffer.from('Grüße', 'latin1'), undefined],
    ['file-unreadable', 'no text at all', Buffer.from([0x50, 0x4b, 0, 1, 2]), undefined],
    ['file-too-large', 'too many bytes, as announced', Buffer.from('abc'), 9_000_000],
    ['file-too-large', 'too many bytes, unannounced', Buffer.alloc(9_000_000, 'a'), null],
    ['file-too-large', 'too many characters', Buffer.alloc(2_000_001, 'a'), null],
  ] as const)('answers %s to %s', async (code, _, bytes, size) => {
    const { opening, isUsedUp } = await open(bytes, size);
    expect((await failureOfAsking(opening)).code).toBe(code);
    expect(isUsedUp).toBe(true);
  });

  it('answers file-gone to a ticket that is not known', async () => {
    const rig = await startRig();
    expect((await failureOfAsking(rig.ask('text.open', { ticket: 'x' }))).code).toBe('file-gone');
    await rig.close();
  });
});

describe('text.cost', () => {
  it.each<[string, string, TranslationOptions, number]>([
    ['code points', 'Grüße 😀', {}, 7],
    ['tags where they are text', '<b>Bold</b> text', {}, 16],
    ['no tags where they are markup', '<b>Bold</b> text', { tagHandling: 'xml' }, 9],
    ['no white space around what is sent', '  Hello\r\n', {}, 5],
    ['nothing where nothing is sent', ' \n\t ', {}, 0],
    [
      'all of what cannot be cut',
      ` <p>${'x'.repeat(140_000)}</p> `,
      { tagHandling: 'xml' },
      140_002,
    ],
    [
      'all of what its options leave no room for',
      ' Hello ',
      { context: '\u0001'.repeat(20_000), neighbours: 5 },
      7,
    ],
    ['all of what is far too long', ' '.repeat(4_000_001), {}, 4_000_001],
  ])('counts %s', async (_, text, options, characters) => {
    const rig = await startRig();
    expect(await rig.ask('text.cost', { text, source: null, target: 'de', options })).toEqual({
      characters,
    });
    await rig.close();
  });
});
