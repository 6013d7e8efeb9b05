/** What stands in the history. */
export const HISTORY_KINDS = ['text', 'writing', 'detection', 'document', 'voice'] as const;
export type HistoryKind = (typeof HISTORY_KINDS)[number];
