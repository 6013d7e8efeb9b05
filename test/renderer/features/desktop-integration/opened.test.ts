import { expect, test, vi } from 'vitest';
import type { OpenedFile, OpenedFiles } from '../../../../preload/contract/outside.ts';
import { offerOpened } from '../../../../renderer/features/desktop-integration/offer-opened.ts';
import { openedWords } from '../../../../renderer/features/desktop-integration/opened-words.ts';
import { createOutsideStore } from '../../../../renderer/features/desktop-integration/store.ts';
import en from '../../../../renderer/i18n/locales/en.json' with { type: 'json' };
import { createI18n } from '../../../../renderer/i18n/i18n.ts';
import { scriptedRpc } from '../../scripted-rpc.ts';

const { t } = createI18n('en', en);
const opened = (screen: OpenedFile['screen'], name: string): OpenedFile => ({
  ticket: `ticket of ${name}`,
  name,
  size: 1,
  screen,
});
const memory = opened('memories', 'a.tmx');
const document = opened('documents', 'b.xliff');
const NOTHING: OpenedFiles = { files: [], refused: [], isCut: false };

function rig() {
  const outside = createOutsideStore(scriptedRpc().rpc, {
    permission: () => 'default',
    request: () => Promise.resolve('granted'),
  });
  const documents = { takeOpened: vi.fn() };
  const localMemories = { offerOpened: vi.fn() };
  const onGo = vi.fn();
  const offer = (given: Partial<OpenedFiles>) =>
    offerOpened({ ...NOTHING, ...given }, { documents, localMemories, outside }, onGo);
  return { outside, documents, localMemories, onGo, offer };
}

test.each([
  [[memory], 'memories'],
  [[document], 'documents'],
  [[memory, document], 'documents'],
] as const)('%j are offered where they belong, and %s is shown', (files, screen) => {
  const { outside, documents, localMemories, onGo, offer } = rig();
  offer({ files });
  expect(localMemories.offerOpened.mock.calls).toEqual(files.includes(memory) ? [[[memory]]] : []);
  expect(documents.takeOpened.mock.calls).toEqual(files.includes(document) ? [[[document]]] : []);
  expect(onGo.mock.calls).toEqual([[screen]]);
  const told = outside.state.getState().opened;
  expect(told?.files ?? []).toEqual(files.length === 2 ? [memory] : []);
});

test('what was not opened is told, with what was told before, until it is read', () => {
  const { outside, onGo, offer } = rig();
  offer({ refused: [{ name: 'c.zip', why: 'unknown-type' }] });
  offer({ refused: [{ name: 'd.tmx', why: 'unreadable' }], isCut: true });
  expect(onGo).not.toHaveBeenCalled();
  const { opened: told } = outside.state.getState();
  expect(told && openedWords(told, t)).toEqual([
    '“c.zip” was not opened: unknown file type.',
    '“d.tmx” was not opened: missing, not a file, or not readable.',
    'Only 100 files can be opened at once; the rest were skipped.',
  ]);
  outside.tellOpened(null);
  expect(outside.state.getState().opened).toBeNull();
});

test('several of a kind share a sentence', () => {
  const refused = ['c.zip', 'd.zip'].map((name) => ({ name, why: 'unknown-type' as const }));
  const files = [memory, opened('memories', 'e.tmx')];
  expect(openedWords({ ...NOTHING, refused, files }, t)).toEqual([
    '2 files were not opened, including “c.zip”: unknown file type.',
    '2 files are ready to import on the Memories screen.',
  ]);
  expect(openedWords({ ...NOTHING, files: [memory] }, t)).toEqual([
    '“a.tmx” is ready to import on the Memories screen.',
  ]);
});
