import type { Rpc } from '../../../preload/contract/api.ts';
import type { Detection, TranslationRequest } from '../../../preload/contract/text.ts';
import { attempts, type Attempt } from '../../ui/failure/attempt.ts';

/** How long a text is, and how much of it is sent for each target. */
export interface CostByTarget {
  readonly characters: number;
  /** Undefined: all of it. */
  readonly sent: Readonly<Record<string, number | undefined>>;
}

/** What is asked about a text besides its translation, some time after it changed. */
export interface SideQueries {
  /** @param wantsLanguage whether nobody else will say what language the text is in */
  touch(wantsLanguage: boolean): void;
  /** There is no text: nothing to ask. */
  reset(): void;
}

export interface SideQueriesPorts {
  /** For each target. */
  readonly requests: () => readonly TranslationRequest[];
  readonly showCost: (cost: Attempt<CostByTarget>) => void;
  readonly showDetection: (detection: Attempt<Detection>) => void;
}

const COST_AFTER_MS = 150;
const DETECT_AFTER_MS = 600;
/** UTF-16 units that are enough to know a language; the rest of the text stays here. */
const DETECT_LENGTH = 4_000;

export function createSideQueries(rpc: Rpc, ports: SideQueriesPorts): SideQueries {
  const costs = attempts(ports.showCost);
  const detections = attempts(ports.showDetection);
  let costTimer: ReturnType<typeof setTimeout> | undefined;
  let detectTimer: ReturnType<typeof setTimeout> | undefined;

  function reset() {
    clearTimeout(costTimer);
    clearTimeout(detectTimer);
    costs.reset();
    detections.reset();
  }

  async function costOf(
    requests: readonly TranslationRequest[],
    signal: AbortSignal,
  ): Promise<CostByTarget> {
    const costs = await Promise.all(
      requests.map((request) => rpc.ask('text.cost', request, signal)),
    );
    return {
      characters: costs[0]?.characters ?? 0,
      sent: Object.fromEntries(requests.map(({ target }, index) => [target, costs[index]?.sent])),
    };
  }

  return {
    touch(wantsLanguage) {
      reset();
      costTimer = setTimeout(() => {
        void costs.start((signal) => costOf(ports.requests(), signal));
      }, COST_AFTER_MS);
      if (!wantsLanguage) return;
      detectTimer = setTimeout(() => {
        const [first] = ports.requests();
        if (first === undefined) return;
        const text = first.text.slice(0, DETECT_LENGTH).toWellFormed();
        void detections.start((signal) => rpc.ask('text.detect', { text }, signal));
      }, DETECT_AFTER_MS);
    },
    reset,
  };
}
