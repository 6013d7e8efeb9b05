import type { Handlers } from '../../../preload/contract/api.ts';
import { wordDiff } from '../../engine/word-diff/word-diff.ts';
import type { ImprovePorts } from './improve.ts';
import { improve } from './improve.ts';
import { writingLanguages } from './languages.ts';

export type WritingPorts = ImprovePorts;

/** Rephrasing and correcting. */
export function createWriting(
  ports: WritingPorts,
): Pick<Handlers, 'writing.improve' | 'writing.languages' | 'writing.diff'> {
  return {
    'writing.improve': (request, { signal }) => improve(request, signal, ports),
    'writing.languages': async (_, { signal }) =>
      writingLanguages(await ports.services.openActive(signal), signal),
    'writing.diff': ({ before, after }) => Promise.resolve(wordDiff(before, after)),
  };
}
