import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SegmentsRig } from './rig.ts';
import { startSegmentsRig } from './rig.ts';
import { MEMOQ, PHRASE, TRADOS } from '../../engine/formats/xliff/commented-files.ts';
import { REVIEW_WORDS } from './review-words.ts';

let rig: SegmentsRig;
beforeEach(() => (rig = startSegmentsRig()));
afterEach(() => rig.close());

const people = async (id: string) =>
  (await rig.rows(id)).map(({ author, changed }) => `${author} ${changed?.slice(0, 16)}`);
const type = (id: string, number: number, target: string) =>
  rig.ask('segments.edit', { id, number, target, origin: 'typed' });
const exported = async (id: string): Promise<string> => {
  const { name } = await rig.ask('segments.export', { id, unconfirmed: true });
  return rig.output(name).toString();
};

/** As Trados writes who confirmed a segment. */
const SIGNED = TRADOS.replace(
  '<sdl:value key="SegmentIdentityHash">ML29</sdl:value>',
  '<sdl:value key="created_by">PC\\ben</sdl:value><sdl:value key="created_on">02/28/2026 17:00:00</sdl:value><sdl:value key="last_modified_by">PC\\ada</sdl:value><sdl:value key="modified_on">03/01/2026 18:18:50</sdl:value>',
);

describe('authors of targets in the files of other tools', () => {
  it('come from the values and revisions of Trados, and go into them', async () => {
    const { id } = await rig.openFile('printer.sdlxliff', SIGNED);
    expect((await people(id)).slice(0, 2)).toEqual([
      'PC\\ada 2026-03-01T18:18',
      'PC\\ada 2026-03-01T09:31',
    ]);
    const { versions } = await rig.ask('segments.history', { id, number: 0 });
    expect(versions[0]).toMatchObject({
      author: 'PC\\ada',
      changed: '2026-03-01T18:18:50.000Z',
    });
    expect(await exported(id)).toBe(SIGNED);
    rig.settings.author = 'Grace & Co';
    for (const [number, target] of [
      [0, 'Öffnen Sie das <g1>Fach</g1>.'],
      [1, 'Machen Sie es zu.'],
      [2, 'Siehe ACME.'],
    ] as const) {
      await type(id, number, target);
    }
    const text = await exported(id);
    const signed =
      '<sdl:value key="last_modified_by">Grace &amp; Co</sdl:value>' +
      '<sdl:value key="modified_on">01/01/2030 00:00:00</sdl:value>';
    expect(text.split(signed)).toHaveLength(4);
    expect(text).toContain('<sdl:value key="created_by">PC\\ben</sdl:value>');
    expect(text).not.toContain('key="last_modified_by">PC\\ada');
    expect(text).toMatch(/<sdl:seg id="3"[^/>]*><sdl:value key="last_modified_by">/);
    const again = await rig.openFile('again.sdlxliff', text);
    expect((await rig.rows(again.id)).map(({ author }) => author)).toEqual([
      ...['Grace & Co', 'Grace & Co', 'Grace & Co'],
    ]);
  });

  it('come from attributes of memoQ, its least time being none, and go into them', async () => {
    const file = MEMOQ.replace(
      'mq:lastchangedtimestamp="2026-03-01T09:30:00Z"',
      'mq:lastchangedtimestamp="2026-03-01T09:30:00Z" mq:lastchanginguser="ada"',
    ).replace(
      'mq:segmentguid="g-2"',
      'mq:segmentguid="g-2" mq:lastchanginguser="ben" mq:lastchangedtimestamp="0001-01-01T00:00:00Z"',
    );
    const { id } = await rig.openFile('printer.mqxliff', file);
    const [first, second] = await rig.rows(id);
    expect(first).toMatchObject({ author: 'ada', changed: '2026-03-01T09:30:00.000Z' });
    expect(second?.author).toBe('ben');
    expect(second?.changed).not.toContain('0001');
    expect(await exported(id)).toBe(file);
    rig.settings.author = 'Grace';
    await type(id, 1, 'Zumachen.');
    const text = await exported(id);
    expect(text).toContain('mq:lastchanginguser="ada"');
    expect(text).toMatch(
      /mq:segmentguid="g-2" mq:lastchanginguser="Grace" mq:lastchangedtimestamp="20\d\d-[\d-]+T[\d:]+Z"/,
    );
  });

  it('come from the users of Phrase, and go into its attributes', async () => {
    const { id } = await rig.openFile('printer.mxliff', PHRASE);
    expect((await people(id))[0]).toBe('ada 2026-03-01T09:30');
    expect(await exported(id)).toBe(PHRASE);
    rig.settings.author = 'ben';
    await type(id, 0, 'Öffnen Sie das <g1>Fach</g1>.');
    rig.settings.author = 'Grace & Co';
    await type(id, 1, 'Machen Sie es zu.');
    const text = await exported(id);
    // A user of the file by the id, one whom Phrase does not know by the name.
    expect(text).toMatch(
      /<trans-unit id="J:0"[^>]* m:created-by="7" m:created-at="1772357400000" m:modified-by="8" m:modified-at="\d{13}">/,
    );
    expect(text).toMatch(
      /<trans-unit id="J:1"[^>]* m:modified-by="Grace &amp; Co" m:modified-at="\d{13}">/,
    );
    expect(text).toContain(PHRASE.slice(PHRASE.indexOf('<trans-unit id="J:2"')));
    const again = await rig.openFile('again.mxliff', text);
    const [first, second] = await rig.rows(again.id);
    expect([first?.author, second?.author]).toEqual(['ben', 'Grace & Co']);
    expect(first?.changed?.slice(0, 19)).toBe((await rig.rows(id))[0]?.changed?.slice(0, 19));
  });

  it('come from phases of XLIFF 1.2 and revisions of XLIFF 2.1', async () => {
    const old = `<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="a" source-language="en" target-language="de" datatype="plaintext"><header><phase-group><phase phase-name="r1" process-name="review" contact-name="Ada" date="2026-03-01T09:30:00+01:00"/></phase-group></header><body><trans-unit id="1"><source>One.</source><target phase-name="r1">Eins.</target></trans-unit><trans-unit id="2"><source>Two.</source><target>Zwei.</target></trans-unit></body></file></xliff>`;
    const one = await rig.openFile('a.xlf', old);
    const [first, second] = await people(one.id);
    expect([first, second?.split(' ')[0]]).toEqual(['Ada 2026-03-01T08:30', 'null']);
    const fresh = `<xliff version="2.1" srcLang="en" trgLang="de" xmlns="urn:oasis:names:tc:xliff:document:2.0" xmlns:c="urn:oasis:names:tc:xliff:changetracking:2.1"><file id="f"><unit id="u"><c:changeTrack><c:revisions appliesTo="target" ref="s2"><c:revision author="Ben" datetime="2026-03-01T09:00:00Z" version="1"><c:item property="content">Zwo.</c:item></c:revision><c:revision author="Ada" datetime="2026-03-02T09:00:00Z" version="2"><c:item property="content">Zwei.</c:item></c:revision></c:revisions><c:revisions appliesTo="source"><c:revision author="Eve" datetime="2027-03-02T09:00:00Z"><c:item property="content">x</c:item></c:revision></c:revisions></c:changeTrack><segment id="s1"><source>One. </source><target>Eins. </target></segment><segment id="s2"><source>Two.</source><target>Zwei.</target></segment></unit></file></xliff>`;
    const two = await rig.openFile('b.xlf', fresh);
    expect((await people(two.id)).map((one) => one.split(' ')[0])).toEqual(['null', 'Ada']);
  });
});

describe('authors of a review', () => {
  let id: string;
  beforeEach(async () => {
    rig.settings.author = 'Ada';
    ({ id } = await rig.openFile('a.txt', 'One.\n\nTwo.\n\nThree.\n'));
    await type(id, 0, 'Eins.');
    await type(id, 1, 'Zwei.');
    await type(id, 2, 'Drei.');
  });

  const sent = async (format: 'xliff-1.2' | 'xliff-2.1'): Promise<string> => {
    const asked = { id, format, words: REVIEW_WORDS };
    const { name } = await rig.ask('segments.review-export', asked);
    return rig.output(name).toString();
  };
  const returned = (file: string) =>
    rig.ask('segments.review-import', { id, ticket: rig.hand('r.xlf', file), name: 'r.xlf' });

  it('go out, and come back with who changed what', async () => {
    const out = await sent('xliff-2.1');
    expect(out).toMatch(
      /<ctr:revision author="Ada" datetime="20[^"]+" version="1"><ctr:item property="content">Eins\.<\/ctr:item>/,
    );
    const [, first = ''] = /datetime="([^"]+)"/.exec(out) ?? [];
    const file = out
      .replace('<target>Eins.', '<target>Ein.')
      .replace(
        `author="Ada" datetime="${first}" version="1"><ctr:item property="content">Eins.`,
        'author="Ben" datetime="2099-01-02T03:04:05Z" version="2"><ctr:item property="content">Ein.',
      )
      // This one keeps what went out: its author is somebody else, whom nobody names.
      .replace('<target>Zwei.', '<target>Zwo.');
    expect(await returned(file)).toMatchObject({ changed: [0, 1] });
    expect((await rig.rows(id)).map(({ author }) => author)).toEqual(['Ben', '', 'Ada']);
    const { versions } = await rig.ask('segments.history', { id, number: 0 });
    expect(versions.map(({ author, target }) => `${author}: ${target}`)).toEqual([
      'Ben: Ein.',
      'Ada: Eins.',
    ]);
  });

  it('go through phases of XLIFF 1.2', async () => {
    const out = await sent('xliff-1.2');
    expect(out).toContain('process-name="translation" contact-name="Ada" date="20');
    const file = out
      .replace(
        '</phase-group>',
        '<phase phase-name="rev" process-name="review" contact-name="Ben" date="2099-01-02T03:04:05Z"/></phase-group>',
      )
      .replace(/phase-name="p\d">Zwei\./, 'phase-name="rev">Zwo.');
    expect(await returned(file)).toMatchObject({ changed: [1] });
    expect((await rig.rows(id))[1]).toMatchObject({
      target: 'Zwo.',
      author: 'Ben',
      changed: '2099-01-02T03:04:05.000Z',
    });
  });
});
