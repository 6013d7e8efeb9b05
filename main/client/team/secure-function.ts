/**
 * How a function of the tables runs: with the rights of their owner, and looking names up where no member can
 * put others in their place.
 */
export const SECURE = 'SECURITY DEFINER SET search_path = pg_catalog, dragoman, pg_temp';
