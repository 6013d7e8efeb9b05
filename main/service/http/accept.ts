import { ServiceError } from './service-error.ts';

/**
 * Refuses a request whose `Accept` header does not take a media type. Without the header, or with an
 * empty one, anything is taken; of several ranges that fit the most exact one counts.
 * @throws ServiceError 415, as the service description says it, and not 406
 */
export function requireAccepted(accept: string | undefined, type: string): void {
  if (accept === undefined || accept.trim() === '') return;
  const ranges = accept
    .toLowerCase()
    .split(',')
    .map((range) => range.split(';').map((part) => part.trim()));
  for (const wanted of [type, `${type.split('/')[0] ?? ''}/*`, '*/*']) {
    const found = ranges.find(([range]) => range === wanted);
    if (found === undefined) continue;
    if (!found.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) return;
    break;
  }
  throw new ServiceError(
    415,
    'invalid_content_type',
    'No supported media type specified in Accept header',
  );
}
