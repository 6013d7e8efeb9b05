import { describe, expect, it } from 'vitest';
import { matchVersions } from '../../../main/engine/segments/match-versions.ts';

const match = (before: readonly string[], after: readonly string[], threshold = 70) =>
  matchVersions(before, after, threshold, () => Promise.resolve());
const told = async (before: readonly string[], after: readonly string[]) =>
  (await match(before, after)).map((one) => (one === null ? null : `${one.kind} ${one.from}`));

describe('matchVersions', () => {
  it('tells what stayed, what moved, and what is new', async () => {
    expect(await told(['a b c', 'd e f', 'g h i'], ['g h i', 'new one', 'a b c', 'd e f'])).toEqual(
      ['moved 2', null, 'same 0', 'same 1'],
    );
  });

  it('takes repetitions by their neighbours', async () => {
    const before = ['Open it.', 'OK', 'Close it.', 'OK', 'Save it.', 'OK'];
    expect(await told(before, ['Save it.', 'OK', 'Open it.', 'OK'])).toEqual([
      'moved 4',
      'moved 5',
      'same 0',
      'same 1',
    ]);
  });

  it('takes repetitions in order where nothing else tells them apart', async () => {
    expect(await told(['A', 'x', 'A', 'y', 'A'], ['A', '1', 'A', '2', 'A'])).toEqual([
      'same 0',
      null,
      'same 2',
      null,
      'same 4',
    ]);
  });

  it('keeps a repetition where it stands, between the same sentences', async () => {
    const before = ['First.', 'Note', 'one', 'Second.', 'Note', 'two', 'Third.'];
    const after = ['First.', 'uno', 'Second.', 'dos', 'Note', 'tres', 'Third.'];
    expect((await told(before, after))[4]).toBe('same 4');
  });

  it('finds a changed sentence at its place, and one that moved as well', async () => {
    const before = [
      'Remove the paper from the large tray.',
      'Turn the printer off before you open the cover.',
      'Call service.',
      'Read this first.',
      'Keep it dry.',
    ];
    const after = [
      'Read this first.',
      'Keep it dry.',
      'Call service.',
      'Turn the printer off before you open the front cover.',
      'Remove the paper from the small tray.',
      'Something quite different stands here now.',
    ];
    expect(await match(before, after)).toMatchObject([
      { kind: 'same', from: 3 },
      { kind: 'same', from: 4 },
      { kind: 'moved', from: 2 },
      { kind: 'changed', from: 1 },
      { kind: 'changed', from: 0 },
      null,
    ]);
  });

  it('uses each old sentence once, for the one that is nearest to it', async () => {
    const before = ['Press the green button on the left side.'];
    const after = [
      'Press the red button on the right side.',
      'Press the green button on the right side.',
    ];
    expect(await match(before, after)).toMatchObject([null, { from: 0, kind: 'changed' }]);
  });

  it('takes nothing below the threshold', async () => {
    const texts = [['Remove the large tray.'], ['Remove the small tray.']] as const;
    expect(await match(...texts, 70)).toMatchObject([{ kind: 'changed' }]);
    expect(await match(...texts, 95)).toEqual([null]);
  });

  it('lets others have their turn', async () => {
    let pauses = 0;
    const texts = Array.from({ length: 20_000 }, (_, at) => `Sentence number ${at} is here.`);
    const changed = texts.map((text, at) => (at % 50 === 0 ? `${text} Really` : text));
    const matches = await matchVersions(texts, changed, 70, () => {
      pauses += 1;
      return Promise.resolve();
    });
    expect(matches.filter((one) => one?.kind === 'changed')).toHaveLength(400);
    expect(matches.every((one, at) => one?.from === at)).toBe(true);
    expect(pauses).toBeGreaterThan(40);
  });

  it('copes with empty versions', async () => {
    expect(await match([], ['a'])).toEqual([null]);
    expect(await match(['a'], [])).toEqual([]);
  });
});
