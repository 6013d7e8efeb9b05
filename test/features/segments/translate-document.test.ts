import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ServiceFailure } from '../../../main/client/failure.ts';
import type { ServiceClient } from '../../../main/client/service-client.ts';
import type { TranslateCall } from '../../../main/client/translate.ts';
import { systemClock } from '../../../main/client/clock.ts';
import { documentFailure } from '../../../main/engine/formats/document-filter.ts';
import { inspectionHandlers } from '../../../main/engine/inspection/handlers.ts';
import { inspectionRoutes } from '../../../main/engine/inspection/routes.ts';
import type { Unsearched } from '../../../preload/contract/local-memories.ts';
import type { OpenService } from '../../../main/features/active-service.ts';
import type { Bill } from '../../../main/features/bill.ts';
import type { BestMatch } from '../../../main/features/local-memory-engine.ts';
import type { DocumentTranslator } from '../../../main/features/document-translator.ts';
import { createDocumentTranslator } from '../../../main/features/segments/translate-document.ts';
import { serveHere } from '../../system/channel/in-process.ts';
import { translated } from './rig.ts';

let folder: string;
let translator: DocumentTranslator;
let calls: TranslateCall[];
let bills: Bill[];
let unsearched: readonly Unsearched[];
let answer: (call: TranslateCall) => Promise<ReturnType<typeof translated>[]>;
const startHelper = serveHere(inspectionRoutes, inspectionHandlers, documentFailure);
const KNOWN = 'The house is for sale.';
const ALIKE = 'The houses are for sale.';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dragoman-document-'));
  calls = [];
  bills = [];
  unsearched = [];
  answer = ({ texts }) => Promise.resolve(texts.map((text) => translated(`de:${text}`)));
  translator = createDocumentTranslator({
    startHelper,
    assets: '',
    ocrData: null,
    packFolders: [],
    clock: systemClock,
    record: (bill) => bills.push(bill),
    onBilled: () => undefined,
    memories: {
      bestFor: ({ segments }, _signal, onUnsearched) => {
        onUnsearched?.(unsearched);
        return Promise.resolve(
          segments.map(({ segment }) =>
            segment === KNOWN || segment === ALIKE
              ? ({
                  percent: segment === KNOWN ? 100 : 90,
                  target: 'Das Haus ist zu verkaufen.',
                  memoryName: 'House',
                  author: null,
                } as BestMatch)
              : null,
          ),
        );
      },
    },
  });
});
afterEach(() => {
  translator.close();
  rmSync(folder, { recursive: true });
});

const service = {
  connection: 'c',
  service: 'remote',
  call: (_feature, signal, run) =>
    run(
      {
        translate: (call: TranslateCall) => {
          calls.push(call);
          return answer(call);
        },
      } as unknown as ServiceClient,
      signal,
    ),
} as OpenService;

const translate = (text: string, more = {}) => {
  const path = join(folder, 'a.txt');
  writeFileSync(path, text);
  const to = join(folder, 'out');
  const document = {
    id: 'd',
    name: 'a.txt',
    path,
    source: 'en',
    target: 'de',
    local: { memories: ['m'], threshold: 75 },
    glossaries: [],
    memory: null,
    customization: {},
    tag: 'a tag',
    ...more,
  };
  return translator
    .translate(
      document,
      to,
      () => Promise.resolve(service),
      new AbortController().signal,
      () => undefined,
    )
    .then((done) => ({ ...done, text: readFileSync(to, 'utf8') }));
};

it('takes what a local memory has, and sends the rest with all that was chosen', async () => {
  const done = await translate(`${KNOWN}\nCall us.\n${KNOWN}`, {
    memory: 'office',
    glossaries: ['g'],
    customization: { formality: 'more', styleRule: 's' },
  });
  expect(done.text).toBe('Das Haus ist zu verkaufen.\nde:Call us.\nDas Haus ist zu verkaufen.');
  expect(done).toMatchObject({ extension: 'txt', sent: 8, saved: 2 * KNOWN.length });
  expect(calls).toMatchObject([
    {
      texts: ['Call us.'],
      memory: { id: 'office', threshold: 75 },
      glossaries: ['g'],
      formality: 'more',
      styleRule: 's',
    },
  ]);
  expect(bills).toEqual([{ connection: 'c', tag: 'a tag', textCharacters: 8 }]);
});

it('says how many segments hold the words of a sentence that is only alike', async () => {
  const done = await translate(`${KNOWN}\n${ALIKE}\nCall us.`);
  expect(done.text).toBe('Das Haus ist zu verkaufen.\nDas Haus ist zu verkaufen.\nde:Call us.');
  expect(done.warnings).toEqual([{ code: 'fuzzy-match', count: 1 }]);
  expect(done.fuzzy).toMatchObject([{ unit: 1, start: 0, end: 26 }]);
});

it('leaves what no engine translates as it is, and counts it; without any match it fails', async () => {
  answer = ({ texts }) =>
    Promise.resolve(
      texts.map((text) =>
        translated(text, {
          origin: [{ source: [0, text.length], target: [0, text.length], kind: 'untranslated' }],
        }),
      ),
    );
  await expect(translate('Call us.')).rejects.toMatchObject({ failure: { code: 'no-engine' } });
  const done = await translate(`${KNOWN}\nCall us.\n${ALIKE}`, { id: 'e' });
  expect(done.text).toBe('Das Haus ist zu verkaufen.\nCall us.\nDas Haus ist zu verkaufen.');
  expect(done.warnings).toEqual([
    { code: 'fuzzy-match', count: 1 },
    { code: 'untranslated', count: 1 },
  ]);
});

it('sends nothing twice when a first attempt failed', async () => {
  const lines = Array.from({ length: 120 }, (_, index) => `Line ${index} says something.`);
  const usual = answer;
  answer = (call) =>
    calls.length > 2
      ? Promise.reject(new ServiceFailure({ code: 'service-error', status: 503 }))
      : usual(call);
  await expect(translate(lines.join('\n'))).rejects.toThrow();
  const before = calls.slice(0, 2).flatMap(({ texts }) => texts);
  answer = usual;
  calls = [];
  const done = await translate(lines.join('\n'));
  expect(done.text).toBe(lines.map((line) => `de:${line}`).join('\n'));
  expect(calls.flatMap(({ texts }) => texts).filter((text) => before.includes(text))).toEqual([]);
});

it('names a memory that was not searched once, also after an attempt that failed', async () => {
  unsearched = [{ memoryName: 'Archive', reason: 'rights' }];
  answer = () => Promise.reject(new ServiceFailure({ code: 'unreachable' }));
  await expect(translate('Call us.')).rejects.toThrow();
  answer = ({ texts }) => Promise.resolve(texts.map((text) => translated(`de:${text}`)));
  expect(await translate('Call us.')).toMatchObject({ unsearched });
});
