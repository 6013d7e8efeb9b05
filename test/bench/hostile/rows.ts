import { FeatureFailure } from '../../../main/features/feature-failure.ts';
import type { ConnectedRpc } from '../../../renderer/rpc/client.ts';
import type { RpcLink } from '../../soak/rpc-link.ts';
import type { ShapeName } from './shapes.ts';

/** One hostile answer, and what a person does to get it. */
export interface Row {
  readonly name: string;
  /** Start of the paths that are answered so. */
  readonly path: string;
  readonly shape: ShapeName;
  /** Rejects with the failure that a person would see. */
  readonly run: (rpc: ConnectedRpc, connection: string, hand: RpcLink['hand']) => Promise<unknown>;
}

const translate: Row['run'] = async (rpc) => {
  const request = { text: 'Hello world.', source: 'en', target: 'de', isFresh: true } as const;
  for await (const { state, failure } of rpc.watch('text.translate', request)) {
    if (state === 'failed') throw new FeatureFailure(failure ?? { code: 'internal' });
  }
};
const improve: Row['run'] = async (rpc) => {
  const request = { text: 'Hello world.', mode: 'correct', target: null } as const;
  for await (const { state, failure } of rpc.watch('writing.improve', {
    ...request,
    style: null,
    tone: null,
  })) {
    if (state === 'failed') throw new FeatureFailure(failure ?? { code: 'internal' });
  }
};
const report: Row['run'] = async (rpc) => {
  await rpc.ask('admin.save-key', { key: '11111111-2222-4333-8444-555555555555:adm' });
  await rpc.ask('reports.usage', { range: { start: '2026-05-01', end: '2026-05-31' } });
};
const document: Row['run'] = async (rpc, _, hand) => {
  // A document that is still under way is not added a second time.
  const name = `letter-${crypto.randomUUID()}.txt`;
  const ticket = await hand(name, new TextEncoder().encode('Hello.'));
  const options = { source: 'en', target: 'de' } as const;
  const { ids } = await rpc.ask('documents.add', { files: [{ ticket, name }], options });
  for await (const { rows } of rpc.watch('documents.watch', undefined)) {
    const row = rows.find(({ id }) => ids.includes(id));
    if (row?.failure) throw new FeatureFailure(row.failure);
    if (row?.state === 'done') return;
  }
};
const listen: Row['run'] = async (rpc) => {
  const { id } = await rpc.ask('voice.start', {
    title: 'Hostile',
    sources: [{ slot: 'microphone', from: { kind: 'page', name: 'Microphone' } }],
    sourceLanguage: 'en',
    targets: [],
    silenceMinutes: null,
  });
  const bytes = new Uint8Array(3_200);
  await rpc.ask('voice.audio', { id, slot: 'microphone', position: 0, bytes });
  for await (const { state } of rpc.watch('voice.watch', { id })) {
    if (state.phase === 'ended' || state.phase === 'failed') return;
    if (state.phase !== 'reconnecting') continue;
    // The stream was cut because of what it sent; it would be opened again and again.
    await rpc.ask('voice.end', { id });
    throw new FeatureFailure({ code: 'cancelled' });
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
    run: (rpc, id) => rpc.ask('connections.check', { id, name: 'Hostile', kind: 'custom' }),
  },
  {
    name: 'glossary-list',
    path: '/v3/glossaries',
    shape: 'glossary-list',
    run: (rpc) => rpc.ask('glossaries.all', undefined),
  },
  {
    name: 'glossary-lines',
    path: '/v3/glossaries/g/entries',
    shape: 'glossary-lines',
    run: (rpc) => rpc.ask('glossaries.entries', pair),
  },
  {
    name: 'glossary-entries',
    path: '/v3/glossaries/g/entries',
    shape: 'glossary-entries',
    run: (rpc) => rpc.ask('glossaries.entries', pair),
  },
  {
    name: 'style-pages',
    path: '/v3/style_rules',
    shape: 'style-pages',
    run: (rpc) => rpc.ask('style-rules.list', undefined),
  },
  {
    name: 'memory-list',
    path: '/v3/translation_memories',
    shape: 'memory-list',
    run: (rpc) => rpc.ask('memories.page', { page: 0 }),
  },
];
