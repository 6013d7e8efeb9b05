import type { Rpc } from '../../../preload/contract/api.ts';
import type { Detection, TextCost, TranslationRequest } from '../../../preload/contract/text.ts';
import { attempts, type Attempt } from '../../ui/failure/attempt.ts';

/** What is asked about a text besides its translation, some time after it changed. */
export interface SideQueries {
  /** @param wantsLanguage whether nobody else will say what language the text is in */
  touch(wantsLanguage: boolean): void;
  /** There is no text: nothing to ask. */
  reset(): void;
}

export interface SideQueriesPorts {
  readonly request: () => TranslationRequest;
  readonly showCost: (cost: Attempt<TextCost>) => void;
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

  return {
    touch(wantsLanguage) {
      reset();
      costTimer = setTimeout(() => {
        void costs.start((signal) => rpc.ask('text.cost', ports.request(), signal));
      }, COST_AFTER_MS);
      if (!wantsLanguage) return;
      detectTimer = setTimeout(() => {
        const text = ports.request().text.slice(0, DETECT_LENGTH).toWellFormed();
        void detections.start((signal) => rpc.ask('text.detect', { text }, signal));
      }, DETECT_AFTER_MS);
    },
    reset,
  };
}
