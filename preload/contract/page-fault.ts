import { z } from 'zod';

/** Where the page's own code failed; never the error's sentence, which may hold a person's words. */
export const PageFault = z.strictObject({
  /** The part of the page, such as `screen.documents`. */
  place: z.templateLiteral([z.enum(['page', 'screen']), '.', z.string().regex(/^[a-z-]{1,40}$/)]),
  /** Kind of error, such as `TypeError`. */
  error: z.string().regex(/^[A-Za-z]{1,60}$/),
  /** `file:line:column`; '' where it is not known. */
  at: z.string().regex(/^(?:[\w.-]{1,80}:\d{1,7}:\d{1,7})?$/),
});
export type PageFault = z.infer<typeof PageFault>;
