import { SECURE } from './secure-function.ts';

/**
 * The fourth version of the tables. Units tell the project that their properties name, so that they are
 * filtered by it; identical sources are found without signatures.
 */

/** Identical sources may differ in spaces; leaving out other white space, too, would take ten times as long. */
const hashed = (text: string) => `hashtextextended(replace(${text}, ' ', ''), 0)`;

/** Kinds of properties that say what a unit was translated for, under the names that programs give them. */
const TYPES = '^(x-|txt:)?(project|client|customer|domain|subject)(:.*)?$';

const TABLES = `
-- The texts of these properties as a list in JSON.
ALTER TABLE dragoman.unit ADD COLUMN project text GENERATED ALWAYS AS (nullif(jsonb_path_query_array(details,
  '$.properties[*] ? (@.type like_regex "${TYPES}" flag "i").text')::text, '[]')) STORED;
CREATE INDEX unit_source ON dragoman.unit (memory, ${hashed('source')});
`;

const FUNCTIONS = `
-- The newest units whose source is one of these, whatever its spaces; with and without a signature.
CREATE FUNCTION dragoman.identical(of_memory uuid, sources text[], languages text[], most integer)
RETURNS TABLE (number bigint, source text)
LANGUAGE plpgsql STABLE ${SECURE} SET jit = off SET enable_seqscan = off AS $f$
DECLARE home dragoman.memory;
BEGIN
  PERFORM dragoman.demand(1);
  SELECT * INTO home FROM dragoman.memory m WHERE m.id = of_memory;
  IF home.number IS NULL THEN
    RAISE no_data_found USING MESSAGE = 'there is no such memory';
  END IF;
  RETURN QUERY SELECT u.number, u.source FROM dragoman.unit u
    WHERE u.language = split_part(home.source, '-', 1) AND u.memory = home.number
      AND ${hashed('u.source')} = ANY (array(SELECT ${hashed('one')} FROM unnest(sources) AS one))
      AND u.targets ?| languages
    ORDER BY u.number DESC LIMIT least(most, 5000);
END $f$;
REVOKE ALL ON FUNCTION dragoman.identical(uuid, text[], text[], integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION dragoman.identical(uuid, text[], text[], integer) TO dragoman_read;
`;

export const FILTER_SCHEMA = TABLES + FUNCTIONS;
