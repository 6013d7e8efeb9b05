import { SECURE } from './secure-function.ts';

/**
 * The second version of the tables: each unit has a signature by which the database finds candidates for a
 * fuzzy match. A signature is made by the engine of a seat, since only that knows what words are; units that
 * have none yet are noted, and a curator's seat or an administrator's `init` makes what is missing. Members
 * read signatures through a function alone.
 */
const TABLES = `
CREATE TABLE dragoman.signature (
  memory integer NOT NULL,
  number bigint NOT NULL,
  -- Words and placeables of the source.
  size smallint NOT NULL,
  -- What the engine compares first, as it stands in an index of a seat.
  bits bit(256) NOT NULL,
  -- Hashes of the source and of its words, beginnings and ends, each with the band of its size.
  signs integer[] NOT NULL,
  PRIMARY KEY (memory, number)
) PARTITION BY LIST (memory);
-- Units without a signature, as ranges.
CREATE TABLE dragoman.unsigned (
  memory integer NOT NULL,
  first bigint NOT NULL,
  last bigint NOT NULL,
  PRIMARY KEY (memory, first)
);
ALTER TABLE dragoman.signature ENABLE ROW LEVEL SECURITY;
ALTER TABLE dragoman.unsigned ENABLE ROW LEVEL SECURITY;
CREATE POLICY members ON dragoman.unsigned FOR SELECT USING ((SELECT dragoman.rank()) >= 1);
GRANT SELECT ON dragoman.unsigned TO dragoman_read;
`;

const FUNCTIONS = `
-- A partition for each memory: signatures of others are never looked at, and statistics are its own.
CREATE FUNCTION dragoman.make_signatures(of_number integer) RETURNS void LANGUAGE plpgsql ${SECURE} AS $f$
DECLARE home text := 'signature_' || of_number;
BEGIN
  IF to_regclass('dragoman.' || home) IS NOT NULL THEN RETURN; END IF;
  EXECUTE format('CREATE TABLE dragoman.%I PARTITION OF dragoman.signature FOR VALUES IN (%L)',
    home, of_number);
  EXECUTE format('ALTER TABLE dragoman.%I ENABLE ROW LEVEL SECURITY', home);
  EXECUTE format('ALTER TABLE dragoman.%I ALTER signs SET STATISTICS 500', home);
  EXECUTE format('CREATE INDEX %I ON dragoman.%I USING gin (signs)', home || '_signs', home);
END $f$;

CREATE FUNCTION dragoman.memory_made() RETURNS trigger LANGUAGE plpgsql ${SECURE} AS $f$
BEGIN
  PERFORM dragoman.make_signatures(NEW.number);
  RETURN NEW;
END $f$;
CREATE TRIGGER made AFTER INSERT ON dragoman.memory
  FOR EACH ROW EXECUTE FUNCTION dragoman.memory_made();

CREATE FUNCTION dragoman.memory_gone() RETURNS trigger LANGUAGE plpgsql ${SECURE} AS $f$
BEGIN
  EXECUTE format('DROP TABLE IF EXISTS dragoman.%I', 'signature_' || OLD.number);
  DELETE FROM dragoman.unsigned WHERE memory = OLD.number;
  RETURN NULL;
END $f$;
CREATE TRIGGER gone AFTER DELETE ON dragoman.memory
  FOR EACH ROW EXECUTE FUNCTION dragoman.memory_gone();

-- Every change of units goes through the log of changes, and so does what becomes of their signatures.
CREATE FUNCTION dragoman.changed_units() RETURNS trigger LANGUAGE plpgsql ${SECURE} AS $f$
BEGIN
  DELETE FROM dragoman.signature s USING changed c
    WHERE s.memory = c.memory AND s.number BETWEEN c.first AND c.last;
  INSERT INTO dragoman.unsigned SELECT c.memory, c.first, max(c.last) FROM changed c
    WHERE EXISTS (SELECT FROM dragoman.unit u JOIN dragoman.memory m ON m.number = c.memory
      WHERE u.language = split_part(m.source, '-', 1) AND u.memory = c.memory
        AND u.number BETWEEN c.first AND c.last)
    GROUP BY c.memory, c.first
    ON CONFLICT (memory, first) DO UPDATE SET last = greatest(unsigned.last, excluded.last);
  RETURN NULL;
END $f$;
CREATE TRIGGER signatures AFTER INSERT ON dragoman.change REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION dragoman.changed_units();

-- Whether a login may make any signature: curators, and the administrator who owns the tables.
CREATE FUNCTION dragoman.may_sign() RETURNS boolean LANGUAGE sql STABLE ${SECURE} AS $f$
  SELECT dragoman.rank() = 3 OR pg_has_role(session_user,
    (SELECT relowner FROM pg_class WHERE oid = 'dragoman.memory'::regclass), 'USAGE')
$f$;

-- Takes the signatures of those units between two numbers that have none: for each its number, size, bits
-- and how many signs it has; the signs of all follow each other. They were made of the units as they were
-- at a sequence number: what changed since stays without one. Contributors sign what they confirmed.
CREATE FUNCTION dragoman.sign_units(of_memory uuid, as_of bigint, from_unit bigint, to_unit bigint,
  numbers bigint[], sizes smallint[], bits text[], counts integer[], signs integer[]) RETURNS void
LANGUAGE plpgsql ${SECURE} AS $f$
DECLARE home dragoman.memory; range dragoman.unsigned;
BEGIN
  SELECT * INTO home FROM dragoman.memory m WHERE m.id = of_memory FOR SHARE;
  IF NOT dragoman.may_sign() THEN
    PERFORM dragoman.demand(2);
    IF EXISTS (SELECT FROM dragoman.unit u WHERE u.language = split_part(home.source, '-', 1)
        AND u.memory = home.number AND u.number BETWEEN from_unit AND to_unit
        AND u.confirmed_by IS DISTINCT FROM session_user) THEN
      RAISE insufficient_privilege USING MESSAGE = 'these units are not of this member';
    END IF;
  END IF;
  INSERT INTO dragoman.signature
    SELECT home.number, n, z, ('x' || b)::bit(256), signs[e - c + 1 : e]
    FROM (SELECT n, z, b, c, sum(c) OVER (ORDER BY o) AS e
      FROM unnest(numbers, sizes, bits, counts) WITH ORDINALITY AS given(n, z, b, c, o)) AS one
    WHERE n BETWEEN from_unit AND to_unit AND EXISTS (SELECT FROM dragoman.unsigned u
        WHERE u.memory = home.number AND n BETWEEN u.first AND u.last)
      AND NOT EXISTS (SELECT FROM dragoman.change g WHERE g.memory = home.number
        AND g.sequence > as_of AND n BETWEEN g.first AND g.last)
    ON CONFLICT DO NOTHING;
  FOR range IN DELETE FROM dragoman.unsigned u WHERE u.memory = home.number
      AND u.first <= to_unit AND u.last >= from_unit RETURNING * LOOP
    INSERT INTO dragoman.unsigned
      SELECT home.number, part.first, part.last FROM (VALUES (range.first, from_unit - 1),
        (to_unit + 1, range.last)) AS part(first, last) WHERE part.first <= part.last
      ON CONFLICT (memory, first) DO UPDATE SET last = greatest(unsigned.last, excluded.last);
  END LOOP;
  INSERT INTO dragoman.unsigned
    SELECT home.number, greatest(g.first, from_unit), max(least(g.last, to_unit))
    FROM dragoman.change g WHERE g.memory = home.number AND g.sequence > as_of
      AND g.first <= to_unit AND g.last >= from_unit GROUP BY 2
    ON CONFLICT (memory, first) DO UPDATE SET last = greatest(unsigned.last, excluded.last);
END $f$;

-- Told when many signatures came: which signs are common decides which ones are asked for.
CREATE FUNCTION dragoman.count_signs(of_memory uuid) RETURNS void LANGUAGE plpgsql ${SECURE} AS $f$
DECLARE home integer;
BEGIN
  IF NOT dragoman.may_sign() THEN PERFORM dragoman.demand(3); END IF;
  SELECT m.number INTO home FROM dragoman.memory m WHERE m.id = of_memory;
  EXECUTE format('ANALYZE dragoman.%I', 'signature_' || home);
END $f$;

-- The most common signs of a memory with the share of its units that has them, and the number of units.
CREATE FUNCTION dragoman.common_signs(of_memory uuid)
RETURNS TABLE (signs integer[], shares real[], units bigint) LANGUAGE plpgsql STABLE ${SECURE} AS $f$
DECLARE home dragoman.memory;
BEGIN
  PERFORM dragoman.demand(1);
  SELECT * INTO home FROM dragoman.memory m WHERE m.id = of_memory;
  RETURN QUERY SELECT s.most_common_elems::text::integer[], s.most_common_elem_freqs, home.units
    FROM (SELECT) AS one LEFT JOIN pg_stats s ON s.schemaname = 'dragoman'
      AND s.tablename = 'signature_' || home.number AND s.attname = 'signs';
END $f$;

-- The units of a memory whose signatures are most alike to what is asked for, the likeliest first: those
-- that have one of the signs, and so many words, and a target in one of the languages.
CREATE FUNCTION dragoman.candidates(of_memory uuid, signs integer[], bits text, shortest integer,
  longest integer, languages text[], most integer) RETURNS TABLE (number bigint, source text)
LANGUAGE plpgsql STABLE ${SECURE} SET jit = off
-- By the indexes, whatever is known of tables that have just been filled.
SET enable_seqscan = off AS $f$
DECLARE home dragoman.memory;
BEGIN
  PERFORM dragoman.demand(1);
  SELECT * INTO home FROM dragoman.memory m WHERE m.id = of_memory;
  IF home.number IS NULL THEN
    RAISE no_data_found USING MESSAGE = 'there is no such memory';
  END IF;
  -- A subquery for each, and no join: a join is planned badly where a table was never counted.
  RETURN QUERY EXECUTE format('SELECT f.number, f.source FROM (
      SELECT c.number, c.alike, (SELECT u.source FROM dragoman.unit u WHERE u.language = %L
        AND u.memory = %s AND u.number = c.number AND u.targets ?| $6) AS source
      FROM (SELECT s.number, bit_count(s.bits & $2)::real / (bit_count(s.bits) + bit_count($2)) AS alike
        FROM dragoman.%I s WHERE s.signs && $1 AND s.size BETWEEN $3 AND $4
        ORDER BY 2 DESC, 1 DESC LIMIT $5) AS c OFFSET 0) AS f
    WHERE f.source IS NOT NULL ORDER BY f.alike DESC, f.number DESC',
    split_part(home.source, '-', 1), home.number, 'signature_' || home.number)
    USING signs, ('x' || bits)::bit(256), shortest, longest, least(most, 5000), languages;
END $f$;

-- Makes the units of an import that came by COPY part of a memory, all of them or none.
DROP FUNCTION dragoman.take_incoming(uuid, uuid);
DROP INDEX dragoman.incoming_batch;
CREATE FUNCTION dragoman.take_incoming(of_memory uuid, of_batch uuid, languages text[]) RETURNS bigint
LANGUAGE plpgsql ${SECURE} AS $f$
DECLARE home dragoman.memory; taken bigint;
BEGIN
  PERFORM dragoman.demand(3);
  home := dragoman.lock_memory(of_memory);
  home.changed := home.changed + interval '1 millisecond';
  INSERT INTO dragoman.unit SELECT split_part(home.source, '-', 1), home.number,
      home.last_unit + row_number() OVER (), i.source, i.targets, i.author,
      least(i.changed, home.changed), i.creator, i.created, i.previous, i.next, i.details, NULL
    FROM dragoman.incoming i WHERE batch = of_batch AND sent_by = session_user;
  GET DIAGNOSTICS taken = ROW_COUNT;
  IF taken > 0 THEN
    home.sequence := home.sequence + 1;
    INSERT INTO dragoman.change VALUES
      (home.number, home.sequence, home.last_unit + 1, home.last_unit + taken);
    home.targets := array(SELECT DISTINCT code FROM unnest(home.targets || languages) AS code
      ORDER BY code);
    home.last_unit := home.last_unit + taken;
    home.units := home.units + taken;
  END IF;
  PERFORM dragoman.close_memory(home);
  PERFORM dragoman.clear_incoming(of_batch);
  RETURN taken;
END $f$;

-- Emptied as a whole where nobody else's import is on its way: deleting a million rows takes its time.
CREATE FUNCTION dragoman.clear_incoming(of_batch uuid) RETURNS void LANGUAGE plpgsql ${SECURE} AS $f$
BEGIN
  LOCK TABLE dragoman.incoming IN ACCESS EXCLUSIVE MODE NOWAIT;
  IF EXISTS (SELECT FROM dragoman.incoming WHERE batch <> of_batch) THEN
    RAISE lock_not_available;
  END IF;
  TRUNCATE dragoman.incoming;
EXCEPTION WHEN lock_not_available THEN
  DELETE FROM dragoman.incoming
    WHERE (batch = of_batch AND sent_by = session_user) OR sent < now() - interval '1 day';
END $f$;

SELECT dragoman.make_signatures(number) FROM dragoman.memory;
INSERT INTO dragoman.unsigned SELECT number, 1, last_unit FROM dragoman.memory WHERE last_unit > 0;
`;

const RIGHTS = `
REVOKE ALL ON FUNCTION dragoman.take_incoming(uuid, uuid, text[]), dragoman.clear_incoming(uuid),
  dragoman.make_signatures(integer), dragoman.memory_made(),
  dragoman.memory_gone(), dragoman.changed_units(), dragoman.may_sign(),
  dragoman.sign_units(uuid, bigint, bigint, bigint, bigint[], smallint[], text[], integer[], integer[]),
  dragoman.count_signs(uuid), dragoman.common_signs(uuid),
  dragoman.candidates(uuid, integer[], text, integer, integer, text[], integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION dragoman.may_sign(), dragoman.common_signs(uuid),
  dragoman.candidates(uuid, integer[], text, integer, integer, text[], integer) TO dragoman_read;
GRANT EXECUTE ON FUNCTION dragoman.count_signs(uuid),
  dragoman.take_incoming(uuid, uuid, text[]) TO dragoman_curate;
GRANT EXECUTE ON FUNCTION
  dragoman.sign_units(uuid, bigint, bigint, bigint, bigint[], smallint[], text[], integer[], integer[])
  TO dragoman_contribute;
`;

export const SEARCH_SCHEMA = TABLES + FUNCTIONS + RIGHTS;
