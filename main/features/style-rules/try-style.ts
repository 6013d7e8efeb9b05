import type { CheckedInput } from '../../../preload/contract/api.ts';
import type { StyleTried } from '../../../preload/contract/style-rules.ts';
import { billedCharacters } from '../../engine/markup/billing.ts';
import { wordDiff } from '../../engine/word-diff/word-diff.ts';
import type { OpenService } from '../active-service.ts';
import type { RecordBill } from '../bill.ts';
import { FeatureFailure } from '../feature-failure.ts';

export interface TrialPorts {
  /** Takes down what was billed. */
  readonly record: RecordBill;
  /** Tag of the project at work; null for none. */
  readonly reportingTag: () => string | null;
  /** Something was asked of the service, and billed perhaps. */
  readonly onBilled: () => void;
}

/** Translates a text without and with a list of style rules, with the same options otherwise. */
export async function tryStyle(
  { id, text, source, target }: CheckedInput<'style-rules.try'>,
  service: OpenService,
  signal: AbortSignal,
  { record, reportingTag, onBilled }: TrialPorts,
): Promise<StyleTried> {
  const tag = reportingTag();
  const texts = [text.toWellFormed()];
  const translate = async (styleRule: string | undefined) => {
    const [answer] = await service.call('translate', signal, (client, signal) =>
      client.translate(
        { texts, source, target, ...(styleRule !== undefined && { styleRule }) },
        { signal, reportingTag: tag ?? undefined },
      ),
    );
    if (answer === undefined) throw new FeatureFailure({ code: 'bad-answer' });
    const textCharacters = answer.billed ?? billedCharacters(text);
    record({ connection: service.connection, tag, textCharacters });
    return answer;
  };
  try {
    const plain = await translate(undefined);
    const styled = await translate(id);
    return {
      without: plain.text,
      with: styled.text,
      changes: wordDiff(plain.text, styled.text),
      billed: plain.billed === null || styled.billed === null ? null : plain.billed + styled.billed,
    };
  } finally {
    onBilled();
  }
}
