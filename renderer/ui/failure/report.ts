import type { Failure } from '../../../preload/contract/failure.ts';
import type { FailureSentences } from './sentences.ts';

/**
 * A failure as plain text for a support request: the sentences, then the facts one per line. It
 * holds no text and no key of the person; the service’s own words are quoted as they came.
 */
export function failureReport(failure: Failure, sentences: FailureSentences): string {
  const facts: [label: string, value: string | number | undefined][] = [
    ['code', failure.code],
    ['status', failure.status],
    ['trace id', failure.traceId],
    ['service said', failure.said],
    ...Object.entries(failure.params ?? {}).map(([name, value]): [string, string | number] => [
      name,
      typeof value === 'object' ? value.join(', ') : value,
    ]),
  ];
  const lines = facts.flatMap(([label, value]) =>
    value === undefined ? [] : [`${label}: ${value}`],
  );
  return [sentences.what, sentences.why, '', ...lines].join('\n');
}
