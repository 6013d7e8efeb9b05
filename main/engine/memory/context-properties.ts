/** Properties under which programs write the segments before and after a unit. */
export const CONTEXT_PROPERTIES = {
  previous: ['x-context-pre', 'prev', 'x-previous-source-text'],
  next: ['x-context-post', 'next', 'x-next-source-text'],
} as const;
