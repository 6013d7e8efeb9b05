/** How a run of text looks. */
export interface Look {
  /** Equal for runs that look the same, whatever their language and their editing history. */
  readonly key: string;
  /** The element of run properties as written; empty when there is none. */
  readonly properties: string;
}

export const PLAIN: Look = { key: '', properties: '' };
