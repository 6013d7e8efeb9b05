import { DeskFailure } from '../../../main/desk/desk-failure.ts';
import type { ConnectedDesk } from '../../../renderer/desk/desk.ts';
import type { ShapeName } from './shapes.ts';

/** One hostile answer, and what a person does to get it. */
export interface Row {
  readonly name: string;
  /** Start of the paths that are answered so. */
  readonly path: string;
  readonly shape: ShapeName;
  /** Rejects with the failure that a person would see. */
  readonly run: (desk: ConnectedDesk, connection: string) => Promise<unknown>;
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
