import type { BilingualState } from '../../bilingual-unit.ts';
import type { ReadAttribute, StateDialect } from './state-dialect.ts';
import { originOf, percentOf } from './state-dialect.ts';

type Status = BilingualState['status'];

const STATES_1: Readonly<Record<string, Status>> = {
  new: 'draft',
  'needs-translation': 'draft',
  'needs-l10n': 'draft',
  'needs-adaptation': 'draft',
  'needs-review-translation': 'translated',
  'needs-review-l10n': 'translated',
  'needs-review-adaptation': 'translated',
  translated: 'confirmed',
  'signed-off': 'reviewed',
  final: 'reviewed',
  'x-rejected': 'rejected',
};
const WRITTEN_1: Readonly<Record<Status, string | null>> = {
  empty: null,
  draft: 'needs-translation',
  translated: 'needs-review-translation',
  confirmed: 'translated',
  reviewed: 'final',
  rejected: 'x-rejected',
};

/** XLIFF 1.x as its specification has it: the state of a target, and whether its unit is approved. */
export const states1 = (read: ReadAttribute): StateDialect => ({
  read({ target, unit }, hasTarget) {
    const state = read(target, 'state');
    const approved = read(unit, 'approved') === 'yes';
    const qualifier = read(target, 'state-qualifier') ?? '';
    const percent =
      qualifier === 'exact-match' || qualifier === 'leveraged-tm'
        ? 100
        : percentOf(read(unit, 'match-quality'));
    const named = state === null ? undefined : STATES_1[state];
    const status = !hasTarget ? 'empty' : (named ?? (approved ? 'confirmed' : 'draft'));
    return {
      // A unit that is approved is done, whatever is left in an older state.
      status: hasTarget && approved && status !== 'reviewed' ? 'confirmed' : status,
      isLocked: false,
      percent,
      origin: originOf(
        percent,
        qualifier.includes('mt'),
        /match|leveraged/.test(qualifier) && !qualifier.includes('id-match'),
      ),
    };
  },
  changes({ unit, target }, before, after) {
    if (before.status === after.status) return [];
    const isApproved = after.status === 'confirmed' || after.status === 'reviewed';
    const approved = read(unit, 'approved');
    return [
      ...(WRITTEN_1[after.status] !== null || read(target, 'state') !== null
        ? [{ element: 'target' as const, name: 'state', value: WRITTEN_1[after.status] }]
        : []),
      ...(approved !== null && (approved === 'yes') !== isApproved
        ? [{ element: unit, name: 'approved', value: isApproved ? 'yes' : 'no' }]
        : []),
    ];
  },
});

const SUB = 'dragoman:';

/** XLIFF 2.x: the state of a segment; what it has no word for stands in `subState`. */
export const states2 = (read: ReadAttribute): StateDialect => ({
  read({ unit }, hasTarget) {
    const state = read(unit, 'state') ?? 'initial';
    const sub = read(unit, 'subState');
    const status: Status = !hasTarget
      ? 'empty'
      : state === 'final' || state === 'reviewed'
        ? 'reviewed'
        : state === 'translated'
          ? 'confirmed'
          : sub === `${SUB}rejected`
            ? 'rejected'
            : sub === `${SUB}pre-translated`
              ? 'translated'
              : 'draft';
    return { status, isLocked: false, percent: null, origin: null };
  },
  changes({ unit }, before, after) {
    if (before.status === after.status) return [];
    const state =
      after.status === 'confirmed'
        ? 'translated'
        : after.status === 'reviewed'
          ? 'reviewed'
          : 'initial';
    const sub =
      after.status === 'rejected'
        ? `${SUB}rejected`
        : after.status === 'translated'
          ? `${SUB}pre-translated`
          : null;
    return [
      { element: unit, name: 'state', value: state },
      ...(sub !== null || read(unit, 'subState') !== null
        ? [{ element: unit, name: 'subState', value: sub }]
        : []),
    ];
  },
});
