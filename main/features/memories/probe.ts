import type { z } from 'zod';
import type { Probe, ProbeInput } from '../../../preload/contract/segments.ts';
import type { TranslatedText } from '../../client/translate.ts';
import type { Services } from '../active-service.ts';
import type { RecordBill } from '../bill.ts';
import { FeatureFailure } from '../feature-failure.ts';

export interface ProbePorts {
  readonly services: Services;
  /** Takes down what was billed. */
  readonly record: RecordBill;
  /** Tag of the project at work; null for none. */
  readonly reportingTag: () => string | null;
  readonly onBilled: () => void;
}

/**
 * Whether the service's memory acts on a text: it is translated with it and without it, and both are
 * billed. Where the service tells the origin of its segments that decides; else only a difference
 * says something, and what it says is that something changed.
 */
export async function probe(
  { text, source, target, memory, threshold }: z.output<typeof ProbeInput>,
  signal: AbortSignal,
  { services, record, reportingTag, onBilled }: ProbePorts,
): Promise<Probe> {
  const service = await services.openActive(signal);
  const tag = reportingTag();
  const call = {
    texts: [text.toWellFormed()],
    source,
    target,
    // What no engine translates must not hide what the memory did.
    ...(service.service === 'offline' && { untranslated: 'keep' as const }),
  };
  const ask = async (more: { readonly memory?: { id: string; threshold: number } }) => {
    const [answer] = await service.call('translate', signal, (client, signal) =>
      client.translate({ ...call, ...more }, { signal, reportingTag: tag ?? undefined }),
    );
    if (answer === undefined) throw new FeatureFailure({ code: 'bad-answer' });
    const textCharacters = answer.billed ?? Array.from(text).length;
    record({ connection: service.connection, tag, textCharacters });
    return answer;
  };
  try {
    const without = await ask({});
    const acted = await ask({ memory: { id: memory, threshold } });
    const billed = [without, acted].map((answer) => answer.billed);
    return {
      verdict: verdictOf(acted, without),
      with: acted.text,
      without: without.text,
      billed: billed.includes(null) ? null : billed.reduce<number>((sum, n) => sum + (n ?? 0), 0),
    };
  } finally {
    onBilled();
  }
}

function verdictOf(acted: TranslatedText, without: TranslatedText): Probe['verdict'] {
  const fromMemory = acted.origin?.some(
    ({ kind }) => kind === 'memory-exact' || kind === 'memory-fuzzy',
  );
  if (fromMemory === true) return 'acted';
  if (acted.text !== without.text) return 'changed';
  return acted.origin === null ? 'not-reported' : 'same';
}
