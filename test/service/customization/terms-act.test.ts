import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFakeRecognition, fakeSynthesis } from '../../fakes/recognition.ts';
import { accepted, result, status } from '../documents/sent-document.ts';
import { startTestService } from '../running-service.ts';
import type { TestService } from '../running-service.ts';
import { askSession, concludedText, openStream } from '../voice/stream-client.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({
    speech: { recognitions: [createFakeRecognition()], syntheses: [fakeSynthesis()] },
  });
});
afterAll(async () => {
  expect(service.faults).toEqual([]);
  await service.close();
});

/** A glossary of one pair; its id. */
async function glossary(pair: string, entries: Readonly<Record<string, string>>): Promise<string> {
  const [source_lang, target_lang] = pair.split('-');
  const lines = Object.entries(entries).map((entry) => entry.join('\t'));
  const dictionaries = [{ source_lang, target_lang, entries: lines.join('\n') }];
  const { text } = await service.call('POST', '/v3/glossaries', {
    json: { name: pair, dictionaries },
  });
  return (JSON.parse(text) as { glossary_id: string }).glossary_id;
}
/** From Latvian, which no engine here translates: what is no term shows as pseudo-translation. */
async function translated(text: string, glossaries: string[], more: object = {}): Promise<string> {
  const json = {
    text: [text],
    source_lang: 'lv',
    target_lang: 'fi',
    glossary_ids: glossaries,
    ...more,
  };
  const answer = await service.call('POST', '/v2/translate', { json });
  expect(answer.status, answer.text).toBe(200);
  return answer.json.translations[0].text;
}

describe('in texts', () => {
  it('whole words take the target, in the case of the text, the longest first', async () => {
    const id = await glossary('lv-fi', {
      logs: 'ikkuna',
      'jauns logs': 'uusi ikkuna',
      IT: 'tietotekniikka',
    });
    const text = await translated('Jauns logs, LOGS un logsnis, it IT.', [id]);
    expect(text).toContain('Uusi ikkuna, IKKUNA ');
    expect(text.match(/ikkuna/gi)).toHaveLength(2);
    expect(text.match(/tietotekniikka/g)).toHaveLength(1);
  });

  it('of five glossaries the first that has a source wins', async () => {
    const ids = await Promise.all(
      ['yksi', 'kaksi', 'kolme', 'neljä', 'viisi'].map((target, at) =>
        glossary('lv-fi', { logs: target, [`vārds${at}`]: `sana${at}` }),
      ),
    );
    const text = await translated('logs vārds0 vārds4', ids);
    expect(text).toContain('yksi sana0 sana4');
    expect(await translated('logs', ids.toReversed())).toContain('viisi');
  });

  it.each([
    [
      'ja-lv',
      '新しい契約書に署名する。',
      { 契約書: 'LĪGUMS', 署名: 'PARAKSTS', 名: 'NĒ' },
      ['LĪGUMS', 'PARAKSTS'],
    ],
    ['zh-lv', '请打开翻译记忆库。', { 翻译记忆库: 'ATMIŅA', 库: 'NĒ' }, ['ATMIŅA']],
    ['th-lv', 'สัญญาฉบับใหม่มาก', { สัญญา: 'LĪGUMS', มา: 'NĒ' }, ['LĪGUMS']],
    ['ko-lv', '번역을 저장했다.', { 번역: 'TULKOJUMS', 장: 'NĒ' }, ['TULKOJUMS']],
  ])('words of %s are found without spaces', async (pair, text, entries, wanted) => {
    const id = await glossary(pair, entries);
    const source_lang = pair.slice(0, 2);
    const answer = await translated(text, [id], { source_lang, target_lang: 'lv' });
    for (const word of wanted) expect(answer).toContain(word);
    expect(answer).not.toContain('NĒ');
  });

  it('variants of the target use the dictionary of their base language', async () => {
    const id = await glossary('lv-pt', { logs: 'janela' });
    for (const target_lang of ['PT-BR', 'pt-pt']) {
      expect(await translated('logs', [id], { target_lang })).toContain('janela');
    }
  });

  it('a glossary without the pair is refused, an unknown one not found', async () => {
    const id = await glossary('lv-fi', { logs: 'ikkuna' });
    const ask = async (json: object) =>
      (await service.call('POST', '/v2/translate', { json: { text: ['x'], ...json } })).status;
    expect(await ask({ source_lang: 'lv', target_lang: 'et', glossary_id: id })).toBe(400);
    expect(await ask({ source_lang: 'lv', target_lang: 'fi', glossary_id: id })).toBe(200);
    await service.call('DELETE', `/v3/glossaries/${id}`);
    expect(await ask({ source_lang: 'lv', target_lang: 'fi', glossary_id: id })).toBe(404);
  });
});

describe('in documents', () => {
  const fetched = async (sent: Awaited<ReturnType<typeof accepted>>): Promise<string> => {
    for (;;) {
      const { json } = await status(service, sent);
      if (json.status === 'done') break;
      if (json.status === 'error') throw new Error(json.error_message);
      await sleep(20);
    }
    return (await result(service, sent)).text;
  };
  const send = (glossary_ids: string, name: string, bytes: string) =>
    accepted(service, {
      name,
      bytes,
      fields: { source_lang: 'lv', target_lang: 'fi', glossary_ids },
    });

  it.each([
    ['page.html', '<html><body><p>Jauns <b>logs</b> &amp; LOGS.</p></body></html>'],
    ['page.xml', '<doc><p>Jauns logs</p><p>LOGS &amp; logs.</p></doc>'],
    ['words.json', '{"a": "Jauns logs", "b": "LOGS"}'],
    ['film.srt', '1\n00:00:01,000 --> 00:00:02,000\nJauns logs, LOGS.\n'],
    ['letter.txt', 'Jauns logs.\n\nLOGS.'],
  ])('terms act in %s, the first glossary first, escaped where need be', async (name, bytes) => {
    const first = await glossary('lv-fi', { logs: 'ik<kuna' });
    const second = await glossary('lv-fi', { logs: 'toinen', jauns: 'uusi' });
    const text = await fetched(await send(`${first},${second}`, name, bytes));
    const escaped = /ml$/.test(name) ? 'ik&lt;kuna' : 'ik<kuna';
    expect(text).toContain('Uusi');
    expect(text).toContain(escaped);
    expect(text).toContain(/ml$/.test(name) ? 'IK&lt;KUNA' : 'IK<KUNA');
    expect(text).not.toContain('toinen');
  });

  it('stay what they were when the document came', async () => {
    const id = await glossary('lv-fi', { logs: 'ikkuna' });
    const key = service.adminKey;
    const held = { faults: [{ kind: 'queue', count: 1, ms: 300 }] };
    const armed = await service.call('PUT', '/control/document-faults', { key, json: held });
    expect(armed.status).toBe(200);
    const sent = await send(id, 'letter.txt', 'Jauns logs.');
    expect((await service.call('DELETE', `/v3/glossaries/${id}`)).status).toBe(204);
    expect(await fetched(sent)).toContain('ikkuna');
  });
});

it('in a voice session they stay what they were when it was granted', async () => {
  const id = await glossary('en-fi', { word0: 'sana' });
  const grant = await askSession(service, { target_languages: ['fi'], glossary_id: id });
  expect((await service.call('DELETE', `/v3/glossaries/${id}`)).status).toBe(204);
  const stream = await openStream(grant);
  // One word of the recogniser's.
  for (let count = 0; count < 6; count += 1) {
    stream.sound(100);
    await sleep(52);
  }
  stream.end();
  expect(await stream.closed).toBe(1000);
  expect(concludedText(stream.messages, 'fi')).toMatch(/sana/i);
});
