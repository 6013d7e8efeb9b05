import type { BilingualState } from '../../bilingual-unit.ts';
import type { XmlElement } from '../../xml/xml-elements.ts';
import type { ReadAttribute, StateDialect } from './state-dialect.ts';
import { isYes, originOf, percentOf } from './state-dialect.ts';

type Status = BilingualState['status'];

const CONF: Readonly<Record<string, Status>> = {
  Draft: 'draft',
  Translated: 'confirmed',
  ApprovedTranslation: 'reviewed',
  ApprovedSignOff: 'reviewed',
  RejectedTranslation: 'rejected',
  RejectedSignOff: 'rejected',
};
const WRITTEN_CONF: Readonly<Record<Status, string | null>> = {
  empty: null,
  draft: 'Draft',
  translated: 'Draft',
  confirmed: 'Translated',
  reviewed: 'ApprovedTranslation',
  rejected: 'RejectedTranslation',
};

/** Trados: what is known of a segment stands in the `sdl:seg` with the number of its `mrk`. */
export const sdlStates = (read: ReadAttribute): StateDialect => ({
  read({ definition }, hasTarget) {
    const origin = read(definition, 'origin') ?? '';
    const exact = percentOf(read(definition, 'percent'));
    const isContext = exact === 100 && read(definition, 'text-match') === 'SourceAndTarget';
    const percent = isContext ? 101 : exact;
    const conf = CONF[read(definition, 'conf') ?? ''];
    const isFilled = /^(?:tm|mt|nmt|amt|document-match|auto-propagated)$/.test(origin);
    const status = conf === 'draft' && isFilled ? 'translated' : (conf ?? 'draft');
    return {
      status: hasTarget ? status : 'empty',
      isLocked: isYes(read(definition, 'locked')),
      percent: /^(?:mt|nmt|amt)$/.test(origin) ? null : percent,
      origin: originOf(percent, /^(?:mt|nmt|amt)$/.test(origin), origin === 'tm' || isContext),
    };
  },
  changes({ definition }, before, after) {
    if (definition === null) return [];
    return [
      ...(before.status === after.status
        ? []
        : [{ element: definition, name: 'conf', value: WRITTEN_CONF[after.status] }]),
      ...(before.isLocked === after.isLocked
        ? []
        : [{ element: definition, name: 'locked', value: after.isLocked ? 'true' : null }]),
    ];
  },
});

/** By lower-case name: exports of different versions differ in their capitals. */
const MEMOQ: Readonly<Record<string, Status>> = {
  notstarted: 'draft',
  autosplitandempty: 'draft',
  edited: 'draft',
  partiallyedited: 'draft',
  autosplit: 'draft',
  autojoined: 'draft',
  pretranslated: 'translated',
  assembledfromfragments: 'translated',
  machinetranslated: 'translated',
  manuallyconfirmed: 'confirmed',
  confirmed: 'confirmed',
  confirmedtranslator: 'confirmed',
  reviewer1confirmed: 'reviewed',
  confirmedreviewer1: 'reviewed',
  confirmedreviewer2: 'reviewed',
  proofread: 'reviewed',
  rejected: 'rejected',
};
const WRITTEN_MEMOQ: Readonly<Record<Status, string>> = {
  empty: 'NotStarted',
  draft: 'PartiallyEdited',
  translated: 'PreTranslated',
  confirmed: 'ManuallyConfirmed',
  reviewed: 'Proofread',
  rejected: 'Rejected',
};

/** memoQ: attributes of the unit. */
export const memoqStates = (read: ReadAttribute): StateDialect => ({
  read({ unit }, hasTarget) {
    const written = (read(unit, 'mq:status') ?? '').toLowerCase();
    const percent = percentOf(read(unit, 'mq:percent'));
    const isMachine = written === 'machinetranslated';
    return {
      status: hasTarget ? (MEMOQ[written] ?? 'draft') : 'empty',
      isLocked: isYes(read(unit, 'mq:locked')),
      percent: isMachine ? null : percent,
      origin: originOf(percent, isMachine, written === 'pretranslated'),
    };
  },
  changes({ unit }, before, after) {
    return [
      ...(before.status === after.status
        ? []
        : [{ element: unit, name: 'mq:status', value: WRITTEN_MEMOQ[after.status] }]),
      ...(before.isLocked === after.isLocked
        ? []
        : [{ element: unit, name: 'mq:locked', value: after.isLocked ? 'locked' : null }]),
    ];
  },
});

/** Phrase: a segment is confirmed once its level is that of the workflow step of the file. */
export const phraseStates = (read: ReadAttribute, root: XmlElement | null): StateDialect => {
  const level = Math.max(1, Math.trunc(Number(read(root, 'm:level') ?? '1')) || 1);
  return {
    read({ unit }, hasTarget) {
      const origin = (read(unit, 'm:trans-origin') ?? '').toLowerCase();
      const confirmed = Number(read(unit, 'm:confirmed') ?? '0');
      const isMachine = /^n?mt$/.test(origin);
      const percent = isMachine ? null : percentOf(read(unit, 'm:score'), 100);
      const isFilled = isMachine || origin === 'tm';
      const open: Status = isFilled || confirmed > 0 ? 'translated' : 'draft';
      return {
        status: !hasTarget ? 'empty' : confirmed >= level ? 'confirmed' : open,
        isLocked: isYes(read(unit, 'm:locked')),
        percent,
        origin: originOf(percent, isMachine, origin === 'tm'),
      };
    },
    changes({ unit }, before, after) {
      const isDone = ({ status }: BilingualState) =>
        status === 'confirmed' || status === 'reviewed';
      return [
        ...(isDone(before) === isDone(after)
          ? []
          : [
              {
                element: unit,
                name: 'm:confirmed',
                value: String(isDone(after) ? level : level - 1),
              },
            ]),
        ...(before.isLocked === after.isLocked
          ? []
          : [{ element: unit, name: 'm:locked', value: String(after.isLocked) }]),
      ];
    },
  };
};
