import type { MachineProposal } from '../../../preload/contract/segment-help.ts';
import { fitPieces } from '../../engine/formats/inline/unit-text.ts';
import { shownPieces, shownText } from '../../engine/segments/segment-tags.ts';
import { FeatureFailure } from '../feature-failure.ts';
import type { ServiceFillPorts } from './fill-by-service.ts';
import type { EditedProject } from './edited-project.ts';
import { fillBatches, styleOf } from './fill-batches.ts';
import { fillOrigin, longestOrigin } from './fill-origin.ts';
import type { SegmentRow } from './segment-rows.ts';

/** Proposals that are kept of a project. */
const MOST_KEPT = 500;

/** What machine translation makes of single segments. */
export interface MachineProposals {
  /**
   * @param isAsked false: null where the service may bill
   */
  of(number: number, isAsked: boolean, signal: AbortSignal): Promise<MachineProposal | null>;
}

/** Asks once for each source, for as long as the connection and the glossaries are the same. */
export function createMachineProposals(
  project: EditedProject,
  ports: ServiceFillPorts,
): MachineProposals {
  const kept = new Map<string, MachineProposal>();

  return {
    async of(number, isAsked, signal) {
      const row = project.store.rows.get(number);
      if (row === null) throw new FeatureFailure({ code: 'not-found' });
      if (row.source.trim() === '') return null;
      const service = await ports.services.openActive(signal);
      const facts = project.facts();
      const { source, target, glossaries } = facts;
      const customization = styleOf(facts, ports.customization);
      const asked = [service.connection, row.source, row.tags, glossaries, customization];
      const key = JSON.stringify(asked);
      const known = kept.get(key);
      if (known !== undefined) return known;
      const isFree = service.service === 'offline';
      if (!isFree && !isAsked) return null;
      const [batch] = fillBatches(
        [row],
        { source, target, glossaries, memory: undefined, customization },
        () => true,
      );
      if (batch === undefined) return null;
      const tag = ports.reportingTag();
      const call = { ...batch.call, ...(isFree && { untranslated: 'keep' as const }) };
      const [answer] = await service.call('translate', signal, (client, stop) =>
        client.translate(call, { signal: stop, reportingTag: tag ?? undefined }),
      );
      if (answer === undefined) throw new FeatureFailure({ code: 'bad-answer' });
      const { connection } = service;
      ports.record({ connection, tag, textCharacters: answer.billed ?? row.source.length });
      if (!isFree) ports.onBilled();
      const from = fillOrigin(answer);
      const text = batch.hasTags ? tagged(answer.text, row) : answer.text;
      const { ms, words, lack, engine } = longestOrigin(answer.origin) ?? {};
      const proposal: MachineProposal = {
        ...from,
        text: from.origin === 'untranslated' ? null : text,
        ...(ms !== undefined && { ms }),
        ...(words !== undefined && { words }),
        ...(lack !== undefined && { lack, memory: engine ?? null }),
      };
      // A pack may be installed meanwhile.
      if (proposal.text !== null) keep(key, proposal);
      return proposal;
    },
  };

  function keep(key: string, proposal: MachineProposal): void {
    const [oldest] = kept.keys();
    if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(key, proposal);
  }
}

const tagged = (answer: string, { source, tags }: SegmentRow): string =>
  shownText(fitPieces(shownPieces(source, tags), answer).pieces);
