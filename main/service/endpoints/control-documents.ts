import { z } from 'zod';
import { DocumentFault } from '../documents/document-faults.ts';
import type { DocumentFaultMenu } from '../documents/document-faults.ts';
import { invalidRequest } from '../http/refusals.ts';
import type { Endpoint } from './endpoint.ts';
import { plainIssue } from './plain-issue.ts';

const Faults = z.strictObject({ faults: z.array(DocumentFault).max(100) });

/**
 * PUT /control/document-faults: a control of this implementation, for tests; it is no part of the
 * service's interface.
 */
export const controlDocuments = (menu: DocumentFaultMenu): Endpoint => ({
  keyKind: 'admin',
  unknownKey: 401,
  scope: null,
  method: 'PUT',
  path: '/control/document-faults',
  body: { encodings: ['json'], limit: 64 * 1024 },
  answer: ({ fields }) => {
    const read = Faults.safeParse(Object.fromEntries(fields.values));
    if (!read.success) throw invalidRequest(read.error.issues.map(plainIssue).join('; '));
    menu.set(read.data.faults);
    return { faults: menu.faults };
  },
});
