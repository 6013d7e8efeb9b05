import { DeskFailure } from '../../../main/features/desk-failure.ts';
import type { ConnectedDesk } from '../../../renderer/rpc/desk.ts';
import type { DeskLink } from '../../soak/desk-link.ts';
import type { ShapeName } from './shapes.ts';

/** One hostile answer, and what a person does to get it. */
export interface Row {
  readonly name: string;
  /** Start of the paths that are answered so. */
  readonly path: string;
  readonly shape: ShapeName;
  /** Rejects with the failure that a person would see. */
  readonly run: (
    desk: ConnectedDesk,
    connection: string,
    hand: DeskLink['hand'],
  ) => Promise<unknown>;
}

const translate: Row['run'] = async (desk) => {
  const request = { text: 'Hello world.', source: 'en', target: 'de', isFresh: true } as const;
  for await (const { state, failure } of desk.watch('text.translate', request)) {
    if (state === 'failed') throw new DeskFailure(failure ?? { code: 'internal' });
  }
};
const improve: Row['run'] = async (desk) => {
  const request = { text: 'Hello world.', mode: 'correct', target: null } as const;
  for await (const { state, failure } of desk.watch('writing.improve', {
    ...request,
    style: null,
    tone: null,
  })) {
    if (state === 'failed') throw new DeskFailure(failure ?? { code: 'internal' });
  }
};
const report: Row['run'] = async (desk) => {
  await desk.ask('admin.save-key', { key: '11111111-2222-4333-8444-555555555555:adm' });
  await desk.ask('reports.usage', { range: { start: '2026-05-01', end: '2026-05-31' } });
};
const document: Row['run'] = async (desk, _, hand) => {
  const name = 'letter.txt';
  const ticket = await hand(name, new TextEncoder().encode('Hello.'));
  const options = { source: 'en', target: 'de' } as const;
  const { ids } = await desk.ask('documents.add', { files: [{ ticket, name }], options });
  for await (const { rows } of desk.watch('documents.watch', undefined)) {
    const row = rows.find(({ id }) => ids.includes(id));
    if (row?.failure) throw new DeskFailure(row.failure);
    if (row?.state === 'done') return;
  }
};
const listen: Row['run'] = async (desk) => {
  const { id } = await desk.ask('voice.start', {
    title: 'Hostile',
    sources: [{ slot: 'microphone', from: { kind: 'page', name: 'Microphone' } }],
    sourceLanguage: 'en',
    targets: [],
    silenceMinutes: null,
  });
  const bytes = new Uint8Array(3_200);
  await desk.ask('voice.audio', { id, slot: 'microphone', position: 0, bytes });
  for await (const { state } of desk.watch('voice.watch', { id })) {
    if (state.phase === 'ended' || state.phase === 'failed') return;
    if (state.phase !== 'reconnecting') continue;
    // The stream was cut because of what it sent; it would be opened again and again.
    await desk.ask('voice.end', { id });
    throw new DeskFailure({ code: 'cancelled' });
  }
};
const pair = { id: 'g', source: 'en', target: 'de' };

const translating = (shape: ShapeName): Row => ({
  name: `translate-${shape}`,
  path: '/v2/translate',
  shape,
  run: translate,
});

export const ROWS: readonly Row[] = [
  translating('empty-objects'),
  translating('nested-arrays'),
  translating('one-long-string'),
  translating('many-keys'),
  translating('same-key'),
  translating('bad-origins'),
  translating('error-body'),
  translating('error-objects'),
  translating('packed-zeros'),
  translating('endless-headers'),
  translating('many-cookies'),
  { name: 'report', path: '/v2/admin/analytics', shape: 'analytics', run: report },
  { name: 'document', path: '/v2/document/d/result', shape: 'endless-text', run: document },
  { name: 'voice-text', path: '/stream', shape: 'voice-text', run: listen },
  { name: 'voice-segments', path: '/stream', shape: 'voice-segments', run: listen },
  { name: 'improve', path: '/v2/write', shape: 'improvements', run: improve },
  {
    name: 'check-key',
    path: '/v2/usage',
    shape: 'usage-products',
    run: (desk, id) => desk.ask('connections.check', { id, name: 'Hostile', kind: 'custom' }),
  },
  {
    name: 'glossary-list',
    path: '/v3/glossaries',
    shape: 'glossary-list',
    run: (desk) => desk.ask('glossaries.all', undefined),
  },
  {
    name: 'glossary-lines',
    path: '/v3/glossaries/g/entries',
    shape: 'glossary-lines',
    run: (desk) => desk.ask('glossaries.entries', pair),
  },
  {
    name: 'glossary-entries',
    path: '/v3/glossaries/g/entries',
    shape: 'glossary-entries',
    run: (desk) => desk.ask('glossaries.entries', pair),
  },
  {
    name: 'style-pages',
    path: '/v3/style_rules',
    shape: 'style-pages',
    run: (desk) => desk.ask('style-rules.list', undefined),
  },
  {
    name: 'memory-list',
    path: '/v3/translation_memories',
    shape: 'memory-list',
    run: (desk) => desk.ask('memories.page', { page: 0 }),
  },
];
