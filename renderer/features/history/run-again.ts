import type { HistoryDetail } from '../../../preload/contract/history.ts';
import type { ActionId } from '../../ui/actions/table.ts';
import type { DetectionStore } from '../detection/store.ts';
import type { TextStore } from '../text/text-store.ts';
import type { WritingStore } from '../writing/store.ts';

/** The stores of the screens that a request can come from. */
export interface AskingStores {
  readonly text: TextStore;
  readonly writing: WritingStore;
  readonly detection: DetectionStore;
}

/**
 * Puts the request of a result on the screen that it came from, and runs it. What is sent is the same
 * as then: options that would not be sent now go out all the same.
 * @returns the way to that screen; null where there is no request
 */
export async function runAgain(
  request: HistoryDetail['request'],
  stores: AskingStores,
): Promise<ActionId | null> {
  switch (request?.kind) {
    case 'text':
      stores.text.repeat(request.request);
      return 'go-text';
    case 'writing': {
      const { text, mode, target, style, tone, lockedTerms } = request.request;
      const { writing } = stores;
      // The kept draft comes first, or it would take the place of this text.
      await writing.load();
      writing.setText(text);
      writing.choose({ mode, target, lockedTerms });
      writing.chooseManner({ style, tone });
      writing.improve();
      return 'go-write';
    }
    case 'detection':
      stores.detection.setText(request.text);
      stores.detection.run();
      return 'go-detect';
    default:
      return null;
  }
}
