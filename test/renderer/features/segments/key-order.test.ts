import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RouteName } from '../../../../preload/contract/api.ts';
import { activeRow, writtenTarget } from '../../../../renderer/features/segments/state.ts';
import { openSegmentEditor } from './open-segment-editor.ts';

/** Timers of what is looked for; those that save what rests are longer. */
const LOOKED_FOR_MS = 240;

const HELD = [
  'segments.edit',
  'segments.rows',
  'segments.mark',
  'segments.undo',
  'segments.redo',
  'segments.split',
  'segments.merge',
  'segments.machine',
  'segments.places',
  'segments.mark-selected',
  'segment-projects.next',
  'local-memories.matches',
] as const satisfies readonly RouteName[];

const KEYS = [
  'a',
  'b',
  'confirm',
  'confirm row',
  'match 1',
  'match 2',
  'term 1',
  'term 2',
  'machine and confirm',
  'copy source',
  'undo',
  'redo',
  'clear',
  'toggle lock',
  'unconfirm',
  'split',
  'merge',
  'up',
  'down',
  'next open',
  'select all and lock',
  'tag',
] as const;
type Key = (typeof KEYS)[number];

/** What happens between two keys. */
type Meanwhile = { readonly hold: RouteName } | { readonly release: RouteName } | 'turn' | 'terms';

/** An editor with keys, as the page presses them. */
async function editorWithKeys() {
  const editor = openSegmentEditor({ answersLate: true });
  await editor.enter();
  const { store } = editor;
  const held = new Map<RouteName, () => void>();
  let areTermsComing = false;
  const put = (text: string) => {
    const now = editor.now();
    const row = activeRow(now);
    if (row !== null) store.type(`${writtenTarget(now, row)}${text}`);
  };
  const term = (place: number) => {
    if (areTermsComing) return 'coming';
    const row = activeRow(editor.now());
    if (row === null || place > 2) return false;
    put(`<${row.source.slice(0, 3)}${place}>`);
    return true;
  };
  return {
    editor,
    release(route: RouteName) {
      held.get(route)?.();
      held.delete(route);
    },
    hold(route: RouteName) {
      if (!held.has(route)) held.set(route, editor.hold(route));
    },
    setTermsComing(isComing: boolean) {
      areTermsComing = isComing;
      if (!isComing) store.resultsCame();
    },
    releaseAll() {
      for (const release of held.values()) release();
      held.clear();
    },
    press(key: Key) {
      switch (key) {
        case 'a':
        case 'b':
          put(key);
          return;
        case 'confirm':
        case 'confirm row':
          void store.confirm(key === 'confirm' ? 'unconfirmed' : 'row');
          return;
        case 'match 1':
        case 'match 2':
          store.insertMatch(Number(key.at(-1)), term);
          return;
        case 'term 1':
        case 'term 2':
          store.insertBeyond(Number(key.at(-1)), term);
          return;
        case 'machine and confirm':
          store.insertMachine();
          void store.confirm('unconfirmed');
          return;
        case 'copy source':
          store.forSelection(store.copySource, () => store.markSelected('copy-source'));
          return;
        case 'undo':
          void store.undo();
          return;
        case 'redo':
          void store.redo();
          return;
        case 'clear':
        case 'unconfirm':
          void store.mark(key);
          return;
        case 'toggle lock':
          void store.toggleLock();
          return;
        case 'split':
          void store.split(6);
          return;
        case 'merge':
          void store.merge();
          return;
        case 'up':
        case 'down':
          void store.move(key === 'up' ? -1 : 1);
          return;
        case 'next open':
          void store.goToNextOpen();
          return;
        case 'select all and lock':
          void store.selectAll();
          store.forSelection(store.toggleLock, store.lockSelected);
          return;
        case 'tag':
          store.inOrder(() => {
            const row = activeRow(editor.now());
            if (row !== null) put(`[${row.id}]`);
          });
      }
    },
    /** What a person sees in the end. */
    async outcome() {
      await editor.rest();
      await store.save();
      await editor.rest();
      const { project, active, selection, drafts } = editor.now();
      store.show(0, 99);
      await editor.rest();
      const rows = [...editor.now().rows.windows.values()].flat();
      return {
        file: project.id,
        active,
        drafts: drafts.size,
        selected: selection?.count ?? 0,
        segments: rows.map(({ source, target, status, isLocked, origin }) =>
          [source, target, status, isLocked, origin].join('|'),
        ),
      };
    },
  };
}

const keys = fc.array(fc.constantFrom(...KEYS), { minLength: 2, maxLength: 7 });
const meanwhile: fc.Arbitrary<Meanwhile> = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...HELD).map((hold) => ({ hold })) },
  { weight: 2, arbitrary: fc.constantFrom(...HELD).map((release) => ({ release })) },
  { weight: 1, arbitrary: fc.constant('turn' as const) },
  { weight: 1, arbitrary: fc.constant('terms' as const) },
);

describe('keys', () => {
  it(
    'do the same however late main answers, whatever follows them',
    { timeout: 120_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(
          keys,
          fc.array(fc.array(meanwhile, { maxLength: 4 }), { minLength: 7, maxLength: 7 }),
          async (pressed, between) => {
            const prompt = await editorWithKeys();
            for (const key of pressed) {
              prompt.press(key);
              await prompt.editor.rest(LOOKED_FOR_MS);
            }
            const late = await editorWithKeys();
            for (const [at, key] of pressed.entries()) {
              for (const one of between[at] ?? []) {
                if (one === 'turn') await late.editor.rest(LOOKED_FOR_MS);
                else if (one === 'terms') late.setTermsComing(at % 2 === 0);
                else if ('hold' in one) late.hold(one.hold);
                else late.release(one.release);
              }
              late.press(key);
            }
            late.setTermsComing(false);
            late.releaseAll();
            for (let round = 0; round < 8; round += 1) await late.editor.rest(LOOKED_FOR_MS);
            late.setTermsComing(false);
            expect(await late.outcome()).toEqual(await prompt.outcome());
          },
        ),
        { numRuns: 200 },
      );
    },
  );
});
