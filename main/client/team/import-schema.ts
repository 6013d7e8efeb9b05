import { SECURE } from './secure-function.ts';

/**
 * The third version of the tables. An import comes in portions, which go into the memory while the next one is on
 * its way; units without a signature are searched, too, as far as that takes no time; who merged units, and
 * when, is kept with the units that went.
 */
const TABLES = `
DROP FUNCTION dragoman.take_incoming(uuid, uuid, text[]);
DROP FUNCTION dragoman.clear_incoming(uuid);
DROP TABLE dragoman.incoming;
-- Numbers are compared before words: that is where units differ.
ALTER TABLE dragoman.unit DROP CONSTRAINT unit_pkey;
ALTER TABLE dragoman.unit ADD PRIMARY KEY (memory, number, language);
-- A part of an import that is on its way, in an unlogged table of its own; with the numbers that are kept free
-- for it, where it is whole.
CREATE TABLE dragoman.portion (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  login name NOT NULL DEFAULT session_user,
  made timestamptz NOT NULL DEFAULT now(),
  memory integer,
  first bigint,
  units bigint,
  is_taken boolean NOT NULL DEFAULT false
);
ALTER TABLE dragoman.portion ENABLE ROW LEVEL SECURITY;
CREATE TABLE dragoman.merge (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  memory integer NOT NULL,
  kept bigint NOT NULL,
  -- As they were.
  removed jsonb NOT NULL,
  merged timestamptz NOT NULL DEFAULT now(),
  merged_by name NOT NULL DEFAULT session_user
);
CREATE INDEX merge_memory ON dragoman.merge (memory, merged);
ALTER TABLE dragoman.merge ENABLE ROW LEVEL SECURITY;
CREATE POLICY members ON dragoman.merge FOR SELECT USING ((SELECT dragoman.rank()) >= 1);
GRANT SELECT ON dragoman.merge TO dragoman_read;
`;

const FUNCTIONS = `
-- Makes room for a part of an import, which the member alone can write to.
CREATE FUNCTION dragoman.open_portion() RETURNS bigint LANGUAGE plpgsql ${SECURE} AS $f$
DECLARE made_id bigint; old bigint;
BEGIN
  PERFORM dragoman.demand(3);
  FOR old IN DELETE FROM dragoman.portion WHERE made < now() - interval '1 day' RETURNING id LOOP
    EXECUTE format('DROP TABLE IF EXISTS dragoman.%I', 'incoming_' || old);
  END LOOP;
  INSERT INTO dragoman.portion DEFAULT VALUES RETURNING id INTO made_id;
  EXECUTE format('CREATE UNLOGGED TABLE dragoman.%I (source text NOT NULL, targets jsonb NOT NULL,
    author text, changed timestamptz NOT NULL, creator text, created timestamptz, previous text,
    next text, details jsonb)', 'incoming_' || made_id);
  EXECUTE format('GRANT INSERT ON dragoman.%I TO %I', 'incoming_' || made_id, session_user);
  RETURN made_id;
END $f$;

-- Keeps numbers free for a portion that is whole: nobody waits for the others.
CREATE FUNCTION dragoman.reserve_portion(of_memory uuid, portion bigint, units bigint) RETURNS void
LANGUAGE plpgsql ${SECURE} AS $f$
DECLARE home dragoman.memory;
BEGIN
  PERFORM dragoman.demand(3);
  home := dragoman.lock_memory(of_memory);
  IF reserve_portion.units < 1 THEN RAISE invalid_parameter_value USING MESSAGE = 'a portion has units'; END IF;
  UPDATE dragoman.portion p SET memory = home.number, first = home.last_unit + 1,
    units = reserve_portion.units
    WHERE p.id = portion AND p.login = session_user AND p.memory IS NULL;
  IF NOT FOUND THEN RAISE no_data_found USING MESSAGE = 'there is no such portion'; END IF;
  UPDATE dragoman.memory SET last_unit = last_unit + reserve_portion.units WHERE number = home.number;
END $f$;

-- Writes the units of a portion; finish_import makes them known, in the same transaction.
CREATE FUNCTION dragoman.take_portion(portion bigint) RETURNS void LANGUAGE plpgsql ${SECURE} AS $f$
DECLARE part dragoman.portion; base text; taken bigint;
BEGIN
  PERFORM dragoman.demand(3);
  UPDATE dragoman.portion p SET is_taken = true
    WHERE p.id = portion AND p.login = session_user AND p.memory IS NOT NULL AND NOT p.is_taken
    RETURNING * INTO part;
  SELECT split_part(m.source, '-', 1) INTO base FROM dragoman.memory m WHERE m.number = part.memory;
  IF base IS NULL THEN RAISE no_data_found USING MESSAGE = 'there is no such portion'; END IF;
  EXECUTE format('INSERT INTO dragoman.%I SELECT %L, %s, %s + row_number() OVER (), i.source, i.targets,
      i.author, least(i.changed, now()), i.creator, i.created, i.previous, i.next, i.details, NULL
    FROM dragoman.%I i', 'unit_' || base, base, part.memory, part.first - 1, 'incoming_' || portion);
  GET DIAGNOSTICS taken = ROW_COUNT;
  IF taken <> part.units THEN
    RAISE invalid_parameter_value USING MESSAGE = 'the portion is not as it was reserved';
  END IF;
  EXECUTE format('DROP TABLE dragoman.%I', 'incoming_' || portion);
END $f$;

-- Makes the portions that this transaction took part of their memory.
CREATE FUNCTION dragoman.finish_import(of_memory uuid, portions bigint[], languages text[]) RETURNS bigint
LANGUAGE plpgsql ${SECURE} AS $f$
DECLARE home dragoman.memory; part dragoman.portion; taken bigint := 0;
BEGIN
  PERFORM dragoman.demand(3);
  home := dragoman.lock_memory(of_memory);
  home.changed := home.changed + interval '1 millisecond';
  FOR part IN DELETE FROM dragoman.portion p WHERE p.id = ANY (portions) AND p.login = session_user
      AND p.memory = home.number AND p.is_taken RETURNING * LOOP
    home.sequence := home.sequence + 1;
    INSERT INTO dragoman.change
      VALUES (home.number, home.sequence, part.first, part.first + part.units - 1);
    taken := taken + part.units;
  END LOOP;
  home.targets := array(SELECT DISTINCT code FROM unnest(home.targets || languages) AS code
    ORDER BY code);
  home.units := home.units + taken;
  PERFORM dragoman.close_memory(home);
  RETURN taken;
END $f$;

-- No unit comes into a memory without its seats being told.
CREATE FUNCTION dragoman.portion_finished() RETURNS trigger LANGUAGE plpgsql ${SECURE} AS $f$
BEGIN
  IF EXISTS (SELECT FROM dragoman.portion p WHERE p.id = NEW.id AND p.is_taken) THEN
    RAISE invalid_transaction_termination USING MESSAGE = 'the import is not finished';
  END IF;
  RETURN NULL;
END $f$;
CREATE CONSTRAINT TRIGGER finished AFTER UPDATE ON dragoman.portion
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION dragoman.portion_finished();

-- Deletes units in favour of one, and keeps them with the name of who did it.
CREATE FUNCTION dragoman.merge_units(of_memory uuid, kept bigint, gone bigint[]) RETURNS bigint
LANGUAGE plpgsql ${SECURE} AS $f$
DECLARE home dragoman.memory;
BEGIN
  PERFORM dragoman.demand(3);
  home := dragoman.lock_memory(of_memory);
  INSERT INTO dragoman.merge (memory, kept, removed)
    SELECT home.number, merge_units.kept, jsonb_agg(to_jsonb(u) - 'language' - 'memory')
    FROM dragoman.unit u WHERE u.language = split_part(home.source, '-', 1)
      AND u.memory = home.number AND u.number = ANY (gone) HAVING count(*) > 0;
  RETURN dragoman.remove_units(of_memory, gone);
END $f$;
CREATE FUNCTION dragoman.merges_gone() RETURNS trigger LANGUAGE plpgsql ${SECURE} AS $f$
BEGIN
  DELETE FROM dragoman.merge WHERE memory = OLD.number;
  RETURN NULL;
END $f$;
CREATE TRIGGER merges_gone AFTER DELETE ON dragoman.memory
  FOR EACH ROW EXECUTE FUNCTION dragoman.merges_gone();

DROP FUNCTION dragoman.candidates(uuid, integer[], text, integer, integer, text[], integer);
-- The units of a memory whose signatures are most alike to what is asked for, the likeliest first: those
-- that have one of the signs, so many words, a target in one of the languages, and at least this share of
-- bits in common.
CREATE FUNCTION dragoman.candidates(of_memory uuid, signs integer[], bits text, least_alike real,
  shortest integer, longest integer, languages text[], most integer)
RETURNS TABLE (number bigint, source text)
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
      FROM (SELECT s.number,
          2 * bit_count(s.bits & $2)::real / greatest(1, bit_count(s.bits) + bit_count($2)) AS alike
        FROM dragoman.%I s WHERE s.signs && $1 AND s.size BETWEEN $3 AND $4
          AND 2 * bit_count(s.bits & $2) >= $7 * (bit_count(s.bits) + bit_count($2))
        ORDER BY 2 DESC, 1 DESC LIMIT $5) AS c OFFSET 0) AS f
    WHERE f.source IS NOT NULL ORDER BY f.alike DESC, f.number DESC',
    split_part(home.source, '-', 1), home.number, 'signature_' || home.number)
    USING signs, ('x' || bits)::bit(256), shortest, longest, least(most, 5000), languages, least_alike;
END $f$;

-- Of the newest units without a signature those that have most of the words, the likeliest first.
CREATE FUNCTION dragoman.unsigned_candidates(of_memory uuid, wanted text, words text[], shortest integer,
  longest integer, languages text[], looked_at integer, most integer)
RETURNS TABLE (number bigint, source text)
LANGUAGE plpgsql STABLE ${SECURE} SET jit = off SET enable_seqscan = off AS $f$
DECLARE home dragoman.memory;
BEGIN
  PERFORM dragoman.demand(1);
  SELECT * INTO home FROM dragoman.memory m WHERE m.id = of_memory;
  IF home.number IS NULL THEN
    RAISE no_data_found USING MESSAGE = 'there is no such memory';
  END IF;
  RETURN QUERY SELECT f.number, f.source FROM (
      SELECT u.number, u.source, u.targets
      FROM (SELECT n.first, n.last FROM dragoman.unsigned n WHERE n.memory = home.number
        ORDER BY n.first DESC LIMIT 1000) AS r,
      LATERAL (SELECT u.number, u.source, u.targets FROM dragoman.unit u
        WHERE u.language = split_part(home.source, '-', 1) AND u.memory = home.number
          AND u.number BETWEEN r.first AND r.last ORDER BY u.number DESC) AS u
      LIMIT least(looked_at, 50000)) AS f
    WHERE f.targets ?| languages
      AND (f.source = wanted OR length(f.source) BETWEEN shortest AND longest)
    ORDER BY f.source = wanted DESC, (SELECT count(*) FROM unnest(words) AS word
      WHERE strpos(lower(f.source), word) > 0) DESC, f.number DESC
    LIMIT least(most, 5000);
END $f$;
`;

const RIGHTS = `
REVOKE ALL ON FUNCTION dragoman.open_portion(), dragoman.reserve_portion(uuid, bigint, bigint),
  dragoman.take_portion(bigint), dragoman.finish_import(uuid, bigint[], text[]),
  dragoman.portion_finished(), dragoman.merge_units(uuid, bigint, bigint[]), dragoman.merges_gone(),
  dragoman.candidates(uuid, integer[], text, real, integer, integer, text[], integer),
  dragoman.unsigned_candidates(uuid, text, text[], integer, integer, text[], integer, integer)
  FROM PUBLIC;
GRANT EXECUTE ON FUNCTION
  dragoman.candidates(uuid, integer[], text, real, integer, integer, text[], integer),
  dragoman.unsigned_candidates(uuid, text, text[], integer, integer, text[], integer, integer)
  TO dragoman_read;
GRANT EXECUTE ON FUNCTION dragoman.open_portion(), dragoman.reserve_portion(uuid, bigint, bigint),
  dragoman.take_portion(bigint), dragoman.finish_import(uuid, bigint[], text[]),
  dragoman.merge_units(uuid, bigint, bigint[]) TO dragoman_curate;
`;

export const IMPORT_SCHEMA = TABLES + FUNCTIONS + RIGHTS;
