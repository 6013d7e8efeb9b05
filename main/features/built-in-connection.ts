/** Id of the built-in connection. */
export const OFFLINE = 'offline';

/** Scheme keyword of the built-in service. */
export const OFFLINE_KEYWORD = 'Service-Auth-Key';
