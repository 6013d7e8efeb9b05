import { SECURE } from './secure-function.ts';

/**
 * The fifth version of the tables, without the index of sources: it made imports a third slower, for units
 * that have no signature yet. Those are read through instead, as long as there are any.
 */
export const UNSIGNED_SCHEMA = `
DROP INDEX dragoman.unit_source;
-- The newest units without a signature whose source is one of these, whatever its spaces.
CREATE OR REPLACE FUNCTION dragoman.identical(of_memory uuid, sources text[], languages text[],
  most integer) RETURNS TABLE (number bigint, source text)
LANGUAGE plpgsql STABLE ${SECURE} SET jit = off SET enable_seqscan = off AS $f$
DECLARE home dragoman.memory; wanted text[];
BEGIN
  PERFORM dragoman.demand(1);
  SELECT * INTO home FROM dragoman.memory m WHERE m.id = of_memory;
  IF home.number IS NULL THEN
    RAISE no_data_found USING MESSAGE = 'there is no such memory';
  END IF;
  wanted := array(SELECT replace(one, ' ', '') FROM unnest(sources) AS one);
  RETURN QUERY SELECT u.number, u.source FROM dragoman.unsigned r JOIN dragoman.unit u
      ON u.number BETWEEN r.first AND r.last
    WHERE r.memory = home.number AND u.language = split_part(home.source, '-', 1)
      AND u.memory = home.number AND replace(u.source, ' ', '') = ANY (wanted)
      AND u.targets ?| languages
    ORDER BY u.number DESC LIMIT least(most, 5000);
END $f$;
`;
