import { ServiceFailure } from '../failure.ts';
import type { Send } from '../send.ts';
import { wasNeverSent } from '../transport-failure.ts';

/**
 * Sends what must not happen twice: one attempt. Where it cannot be told whether the service did it
 * the failure is outcome-unknown, with the code of the original one as `params.reason`.
 */
export function createSendOnce(send: Send): Send {
  return async (request, options) => {
    try {
      return await send(request, { ...options, attempts: 1 });
    } catch (error) {
      if (!(error instanceof ServiceFailure) || isCertain(error)) throw error;
      const { code, status, traceId, said } = error.failure;
      const facts = {
        ...(status !== undefined && { status }),
        ...(traceId !== undefined && { traceId }),
        ...(said !== undefined && { said }),
      };
      const failure = { code: 'outcome-unknown', params: { reason: code }, ...facts } as const;
      throw new ServiceFailure(failure, { cause: error });
    }
  };
}

/** Whether a failure means that nothing was done. */
function isCertain({ failure, cause }: ServiceFailure): boolean {
  const { code, status } = failure;
  // An answer that was not understood comes after the deed, and a server's fault may do so.
  if (status !== undefined) return status >= 300 && status < 500 && status !== 408;
  return code === 'cancelled' || code === 'invalid-input' || wasNeverSent(cause);
}
