import type { Input } from '../../../../preload/contract/api.ts';
import type { ReviewReport } from '../../../../preload/contract/segment-review.ts';
import type { EditorContext } from '../editor-context.ts';
import { askedPart, type PartKind } from '../project/part-choice.ts';

/** Verbs of the review outside of Dragoman. */
export interface ReviewVerbs {
  /** Writes a file for a reviewer. @returns its name; null where it could not be written */
  readonly exportReview: (
    request: Omit<Input<'segments.review-export'>, 'id' | 'part'> & { readonly part: PartKind },
  ) => Promise<string | null>;
  /** Takes changes and comments of a returned file over. */
  readonly importReview: (file: File) => Promise<ReviewReport | null>;
}

/** @param save gives main what was written */
export function createReviewVerbs(
  { rpc, act, get, set }: EditorContext,
  hand: (file: File) => Promise<string>,
  save: () => Promise<void>,
): ReviewVerbs {
  return {
    async exportReview({ part, ...request }) {
      await save();
      const now = get();
      if (now === null) return null;
      const written = await act((id, signal) =>
        rpc.ask('segments.review-export', { id, ...request, part: askedPart(now, part) }, signal),
      );
      if (written === null) return null;
      set({ said: { kind: 'exported', name: written.name, untranslated: 0 } });
      return written.name;
    },
    async importReview(file) {
      await save();
      return act(async (id, signal) =>
        rpc.ask(
          'segments.review-import',
          { id, ticket: await hand(file), name: file.name },
          signal,
        ),
      );
    },
  };
}
