import { ServiceError } from './service-error.ts';

/** 400 for a parameter that must be there. */
export const missingParameter = (
  name: string,
  message = `Parameter '${name}' not specified`,
): ServiceError => new ServiceError(400, 'missing_parameter', message);

/** 400 for a parameter whose value is not one that the service knows. */
export const invalidValue = (
  name: string,
  message = `Value for '${name}' not supported.`,
): ServiceError => new ServiceError(400, 'invalid_value', message);

/**
 * 400 for a parameter whose value is of another type.
 * @param type what it must be, such as `a string`
 */
export const wrongType = (name: string, type: string): ServiceError =>
  new ServiceError(400, 'invalid_value', `Parameter '${name}' must be ${type}`);

/** 400 for a request that cannot be read at all. */
export const invalidRequest = (reason: string): ServiceError =>
  new ServiceError(400, 'invalid_request', `Bad request. Reason: ${reason}`);

/** 400 for parameters that exclude or need each other. */
export const conflictingParameters = (message: string): ServiceError =>
  new ServiceError(400, 'conflict_parameters', message);

export const notFound = (message: string): ServiceError =>
  new ServiceError(404, 'not_found', message);

export const quotaExceeded = (): ServiceError =>
  new ServiceError(456, 'quota_exceeded', 'Quota for this billing period has been exceeded.');

/** 400 for a language pair that no engine translates. */
export const noEngine = (source: string, target: string): ServiceError =>
  new ServiceError(
    400,
    'no_engine',
    `No engine for ${source.toUpperCase()} to ${target.toUpperCase()}. ` +
      'Install an offline language pack for this pair, or connect a service that translates it.',
  );
