import { FeatureFailure } from '../feature-failure.ts';
import { hasArrived } from './await-translation.ts';
import { progressByPace } from './progress.ts';
import type { DocumentRecord } from './record.ts';
import type { StepPorts } from './step.ts';
import { recordOf, serviceOf } from './step.ts';

/**
 * Whether a document is translated here, segment by segment: memories of this computer can act on nothing
 * else. The language of its source has to be known for that.
 */
export const isBySegments = ({ options }: DocumentRecord): boolean =>
  options.local !== 'off' && options.source !== null;

/** Begins a document that is not handed over as a whole. */
export function beginSegments(id: string, { rows, clock }: StepPorts): void {
  const begun = recordOf(rows, id).begun ?? clock.date();
  if (rows.move(id, 'send', { begun, failure: null })) rows.move(id, 'accepted', { handle: null });
}

/**
 * Takes what local memories have for the segments of a document, has the rest translated as texts, and writes
 * the result, which is checked and put in its place like any other.
 */
export async function translateBySegments(
  id: string,
  ports: StepPorts,
  signal: AbortSignal,
): Promise<void> {
  const { rows, folders, output, clock, translator } = ports;
  const record = recordOf(rows, id);
  if (await hasArrived(record, ports)) {
    rows.move(id, 'ready', { isReceived: true });
    return;
  }
  const { name, options } = record;
  const { source, target, local, glossaries, memory, styleRule, formality, reportingTag } = options;
  if (local === 'off' || source === null) throw new FeatureFailure({ code: 'internal' });
  const file = await folders.find(id, 'source');
  if (file === null) throw new FeatureFailure({ code: 'file-gone', params: { name } });
  const begun = clock.date();
  // Makes the folder where it is absent.
  await (await output.open(id)).close();
  const done = await translator.translate(
    {
      id,
      name,
      path: file.path,
      source,
      target,
      local,
      glossaries,
      memory: memory?.id ?? null,
      customization: {
        ...(styleRule !== null && { styleRule }),
        ...(formality !== 'default' && { formality }),
      },
      tag: reportingTag,
    },
    output.substitutePath(id),
    (ending) => serviceOf(record, ports, ending),
    signal,
    (share) => rows.setTransient(id, progressByPace(share, begun, clock.date())),
  );
  await output.substitute(id);
  rows.move(id, 'ready', {
    isReceived: true,
    // Each request was taken down when it was answered.
    isCounted: true,
    characters: { count: done.sent, isBilled: true },
    engine: done.engine,
    fuzzy: [...done.fuzzy],
    warnings: [
      ...record.warnings,
      ...done.warnings,
      ...(done.saved === 0 ? [] : [{ code: 'from-local-memory', count: done.saved }]),
      ...done.unsearched.map((memory) => ({ code: 'memory-not-searched', memory })),
    ],
    // No font of this computer draws the translation of a pdf.
    ...(done.extension === 'docx' &&
      record.format === 'pdf' && { options: { ...options, outputFormat: 'docx' as const } }),
    failure: null,
  });
}
