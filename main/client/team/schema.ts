import { FILTER_SCHEMA } from './filter-schema.ts';
import { UNSIGNED_SCHEMA } from './unsigned-schema.ts';
import { IMPORT_SCHEMA } from './import-schema.ts';
import { SECURE } from './secure-function.ts';
import { SEARCH_SCHEMA } from './search-schema.ts';
import { NEWER_SCHEMA } from './team-failure.ts';

/**
 * The tables of a team database. Members read tables under row-level security and write only through
 * functions that look at their role first, so another client with the same password can do no more.
 * The sequence of a memory is counted under a lock on its row: commits have no gaps and no other order.
 */
const TABLES = `
CREATE TABLE dragoman.member (
  login name PRIMARY KEY,
  role text NOT NULL CHECK (role IN ('read', 'contribute', 'curate')),
  -- Shown as author of what the member confirms.
  name text NOT NULL CHECK (btrim(name) <> ''),
  added timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE dragoman.memory (
  number integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id uuid NOT NULL UNIQUE,
  name text NOT NULL CHECK (btrim(name) <> ''),
  source text NOT NULL,
  targets text[] NOT NULL,
  created timestamptz NOT NULL DEFAULT now(),
  -- Moves on with each change, by a millisecond at least: what is newest is the same on every seat.
  changed timestamptz NOT NULL DEFAULT date_trunc('milliseconds', clock_timestamp()),
  units bigint NOT NULL DEFAULT 0,
  last_unit bigint NOT NULL DEFAULT 0,
  sequence bigint NOT NULL DEFAULT 0
);
CREATE TABLE dragoman.unit (
  -- Base language of the source.
  language text NOT NULL,
  memory integer NOT NULL,
  number bigint NOT NULL,
  source text NOT NULL CHECK (btrim(source) <> ''),
  targets jsonb NOT NULL,
  author text,
  changed timestamptz NOT NULL,
  creator text,
  created timestamptz,
  previous text,
  next text,
  details jsonb,
  -- Login of the member who confirmed it; null for what was imported.
  confirmed_by name,
  PRIMARY KEY (language, memory, number)
) PARTITION BY LIST (language);
CREATE INDEX unit_confirmed ON dragoman.unit (memory, confirmed_by, hashtextextended(source, 0))
  WHERE confirmed_by IS NOT NULL;
-- Which units a change touched; those that are not there any more were deleted.
CREATE TABLE dragoman.change (
  memory integer NOT NULL,
  sequence bigint NOT NULL,
  first bigint NOT NULL,
  last bigint NOT NULL,
  PRIMARY KEY (memory, sequence)
);
-- Answers to what was sent: sent again, because the answer was lost, it changes nothing.
CREATE TABLE dragoman.receipt (
  token uuid PRIMARY KEY,
  memory integer NOT NULL,
  unit bigint NOT NULL,
  changed timestamptz NOT NULL
);
-- Units of an import before it is complete. Members insert, and never read.
CREATE UNLOGGED TABLE dragoman.incoming (
  batch uuid NOT NULL,
  source text NOT NULL,
  targets jsonb NOT NULL,
  author text,
  changed timestamptz NOT NULL,
  creator text,
  created timestamptz,
  previous text,
  next text,
  details jsonb,
  sent_by name NOT NULL DEFAULT session_user,
  sent timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX incoming_batch ON dragoman.incoming USING brin (sent);
`;

const FUNCTIONS = `
CREATE FUNCTION dragoman.rank() RETURNS integer LANGUAGE sql STABLE ${SECURE} AS $f$
  SELECT coalesce((SELECT CASE role WHEN 'read' THEN 1 WHEN 'contribute' THEN 2 ELSE 3 END
    FROM dragoman.member WHERE login = session_user), 0)
$f$;
CREATE FUNCTION dragoman.demand(needed integer) RETURNS void LANGUAGE plpgsql STABLE ${SECURE} AS $f$
BEGIN
  IF dragoman.rank() < needed THEN
    RAISE insufficient_privilege USING MESSAGE = 'the role of this member does not allow it';
  END IF;
END $f$;

CREATE FUNCTION dragoman.create_memory(new_id uuid, new_name text, new_source text, new_targets text[])
RETURNS integer LANGUAGE plpgsql ${SECURE} AS $f$
DECLARE base text := lower(split_part(new_source, '-', 1)); made integer;
BEGIN
  PERFORM dragoman.demand(3);
  IF base !~ '^[a-z]{2,3}$' OR new_source !~ '^[a-z0-9-]{2,16}$' THEN
    RAISE invalid_parameter_value USING MESSAGE = 'unknown source language';
  END IF;
  PERFORM pg_advisory_xact_lock(hashtext('dragoman.partition'));
  EXECUTE format('CREATE TABLE IF NOT EXISTS dragoman.%I PARTITION OF dragoman.unit FOR VALUES IN (%L)',
    'unit_' || base, base);
  INSERT INTO dragoman.memory (id, name, source, targets)
    VALUES (new_id, new_name, new_source, new_targets)
    ON CONFLICT (id) DO UPDATE SET id = excluded.id RETURNING number INTO made;
  PERFORM pg_notify('dragoman', new_id::text);
  RETURN made;
END $f$;

CREATE FUNCTION dragoman.rename_memory(of_memory uuid, new_name text) RETURNS void
LANGUAGE plpgsql ${SECURE} AS $f$
BEGIN
  PERFORM dragoman.demand(3);
  UPDATE dragoman.memory SET name = new_name WHERE id = of_memory;
  PERFORM pg_notify('dragoman', of_memory::text);
END $f$;

CREATE FUNCTION dragoman.remove_memory(of_memory uuid) RETURNS void
LANGUAGE plpgsql ${SECURE} AS $f$
DECLARE home dragoman.memory;
BEGIN
  PERFORM dragoman.demand(3);
  DELETE FROM dragoman.memory WHERE id = of_memory RETURNING * INTO home;
  DELETE FROM dragoman.unit
    WHERE language = split_part(home.source, '-', 1) AND memory = home.number;
  DELETE FROM dragoman.change WHERE memory = home.number;
  DELETE FROM dragoman.receipt WHERE memory = home.number;
  PERFORM pg_notify('dragoman', of_memory::text);
END $f$;

-- Locks a memory until the end of the transaction.
CREATE FUNCTION dragoman.lock_memory(of_memory uuid) RETURNS dragoman.memory
LANGUAGE plpgsql ${SECURE} AS $f$
DECLARE home dragoman.memory;
BEGIN
  SELECT * INTO home FROM dragoman.memory WHERE id = of_memory FOR UPDATE;
  IF home.number IS NULL THEN
    RAISE no_data_found USING MESSAGE = 'there is no such memory';
  END IF;
  home.changed := greatest(date_trunc('milliseconds', clock_timestamp()), home.changed);
  RETURN home;
END $f$;

-- Writes what lock_memory gave back, with the changes made since.
CREATE FUNCTION dragoman.close_memory(home dragoman.memory) RETURNS void
LANGUAGE plpgsql ${SECURE} AS $f$
BEGIN
  UPDATE dragoman.memory SET targets = home.targets, changed = home.changed, units = home.units,
    last_unit = home.last_unit, sequence = home.sequence WHERE number = home.number;
  PERFORM pg_notify('dragoman', home.id || ' ' || home.sequence);
END $f$;

CREATE FUNCTION dragoman.with_targets(known text[], coming jsonb) RETURNS text[]
LANGUAGE sql IMMUTABLE SET search_path = pg_catalog AS $f$
  SELECT array(SELECT DISTINCT code FROM (SELECT unnest(known)
    UNION ALL SELECT jsonb_object_keys(coming)) AS codes(code) ORDER BY code)
$f$;

-- Confirmed units, in order. Each one goes over the unit that the same member confirmed for the same
-- source between the same neighbours; what others confirmed stays beside it.
CREATE FUNCTION dragoman.confirm(of_memory uuid, items jsonb)
RETURNS TABLE (token uuid, unit bigint, changed timestamptz) LANGUAGE plpgsql ${SECURE} AS $f$
DECLARE
  home dragoman.memory; item jsonb; known dragoman.receipt; found bigint; base text; author_name text;
BEGIN
  PERFORM dragoman.demand(2);
  home := dragoman.lock_memory(of_memory);
  base := split_part(home.source, '-', 1);
  SELECT m.name INTO author_name FROM dragoman.member m WHERE login = session_user;
  FOR item IN SELECT value FROM jsonb_array_elements(items) LOOP
    SELECT * INTO known FROM dragoman.receipt r WHERE r.token = (item->>'token')::uuid;
    IF known.token IS NOT NULL THEN
      RETURN QUERY SELECT known.token, known.unit, known.changed;
      CONTINUE;
    END IF;
    IF jsonb_typeof(item->'targets') IS DISTINCT FROM 'object' OR item->'targets' = '{}'::jsonb THEN
      RAISE invalid_parameter_value USING MESSAGE = 'a unit needs a target';
    END IF;
    home.changed := home.changed + interval '1 millisecond';
    home.targets := dragoman.with_targets(home.targets, item->'targets');
    home.sequence := home.sequence + 1;
    SELECT u.number INTO found FROM dragoman.unit u
      WHERE u.language = base AND u.memory = home.number AND u.confirmed_by = session_user
        AND hashtextextended(u.source, 0) = hashtextextended(item->>'source', 0)
        AND u.source = item->>'source' AND u.previous IS NOT DISTINCT FROM item->>'previous'
        AND u.next IS NOT DISTINCT FROM item->>'next'
      ORDER BY u.number DESC LIMIT 1;
    IF found IS NULL THEN
      home.last_unit := home.last_unit + 1;
      home.units := home.units + 1;
      found := home.last_unit;
      INSERT INTO dragoman.unit VALUES (base, home.number, found, item->>'source', item->'targets',
        author_name, home.changed, author_name, home.changed, item->>'previous', item->>'next',
        item->'details', session_user);
    ELSE
      UPDATE dragoman.unit u SET targets = u.targets || (item->'targets'), changed = home.changed,
        author = author_name, details = item->'details'
        WHERE u.language = base AND u.memory = home.number AND u.number = found;
    END IF;
    INSERT INTO dragoman.change VALUES (home.number, home.sequence, found, found);
    INSERT INTO dragoman.receipt VALUES ((item->>'token')::uuid, home.number, found, home.changed);
    RETURN QUERY SELECT (item->>'token')::uuid, found, home.changed;
  END LOOP;
  PERFORM dragoman.close_memory(home);
END $f$;

CREATE FUNCTION dragoman.change_unit(of_memory uuid, of_unit bigint, new_source text, new_targets jsonb)
RETURNS void LANGUAGE plpgsql ${SECURE} AS $f$
DECLARE home dragoman.memory;
BEGIN
  PERFORM dragoman.demand(3);
  home := dragoman.lock_memory(of_memory);
  home.changed := home.changed + interval '1 millisecond';
  home.targets := dragoman.with_targets(home.targets, new_targets);
  UPDATE dragoman.unit u SET source = new_source, targets = new_targets, changed = home.changed,
    author = (SELECT m.name FROM dragoman.member m WHERE login = session_user)
    WHERE u.language = split_part(home.source, '-', 1) AND u.memory = home.number
      AND u.number = of_unit;
  IF NOT FOUND THEN RAISE no_data_found USING MESSAGE = 'there is no such unit'; END IF;
  home.sequence := home.sequence + 1;
  INSERT INTO dragoman.change VALUES (home.number, home.sequence, of_unit, of_unit);
  PERFORM dragoman.close_memory(home);
END $f$;

CREATE FUNCTION dragoman.remove_units(of_memory uuid, gone bigint[]) RETURNS bigint
LANGUAGE plpgsql ${SECURE} AS $f$
DECLARE home dragoman.memory; one bigint; removed bigint := 0;
BEGIN
  PERFORM dragoman.demand(3);
  home := dragoman.lock_memory(of_memory);
  FOR one IN DELETE FROM dragoman.unit u WHERE u.language = split_part(home.source, '-', 1)
      AND u.memory = home.number AND u.number = ANY (gone) RETURNING u.number LOOP
    home.sequence := home.sequence + 1;
    removed := removed + 1;
    INSERT INTO dragoman.change VALUES (home.number, home.sequence, one, one);
  END LOOP;
  home.units := home.units - removed;
  PERFORM dragoman.close_memory(home);
  RETURN removed;
END $f$;

-- Makes the units of an import that came by COPY part of a memory, all of them or none.
CREATE FUNCTION dragoman.take_incoming(of_memory uuid, of_batch uuid) RETURNS bigint
LANGUAGE plpgsql ${SECURE} AS $f$
DECLARE home dragoman.memory; taken bigint; coming jsonb;
BEGIN
  PERFORM dragoman.demand(3);
  home := dragoman.lock_memory(of_memory);
  home.changed := home.changed + interval '1 millisecond';
  SELECT jsonb_object_agg(code, '') INTO coming FROM (SELECT DISTINCT jsonb_object_keys(i.targets)
    FROM dragoman.incoming i WHERE batch = of_batch AND sent_by = session_user) AS codes(code);
  INSERT INTO dragoman.unit SELECT split_part(home.source, '-', 1), home.number,
      home.last_unit + row_number() OVER (), i.source, i.targets, i.author,
      least(i.changed, home.changed), i.creator, i.created, i.previous, i.next, i.details, NULL
    FROM dragoman.incoming i WHERE batch = of_batch AND sent_by = session_user;
  GET DIAGNOSTICS taken = ROW_COUNT;
  IF taken > 0 THEN
    home.sequence := home.sequence + 1;
    INSERT INTO dragoman.change VALUES
      (home.number, home.sequence, home.last_unit + 1, home.last_unit + taken);
    home.targets := dragoman.with_targets(home.targets, coming);
    home.last_unit := home.last_unit + taken;
    home.units := home.units + taken;
  END IF;
  DELETE FROM dragoman.incoming
    WHERE (batch = of_batch AND sent_by = session_user) OR sent < now() - interval '1 day';
  PERFORM dragoman.close_memory(home);
  RETURN taken;
END $f$;

-- For administrators: gives a login a role, or takes all from it where the role is null.
CREATE FUNCTION dragoman.set_member(of_login name, new_role text, new_name text DEFAULT NULL)
RETURNS void LANGUAGE plpgsql SET search_path = pg_catalog, dragoman, pg_temp AS $f$
BEGIN
  EXECUTE format('REVOKE dragoman_read, dragoman_contribute, dragoman_curate FROM %I', of_login);
  IF new_role IS NULL THEN
    DELETE FROM dragoman.member WHERE login = of_login;
    EXECUTE format('REVOKE CONNECT ON DATABASE %I FROM %I', current_database(), of_login);
    RETURN;
  END IF;
  INSERT INTO dragoman.member (login, role, name)
    VALUES (of_login, new_role, coalesce(new_name, of_login))
    ON CONFLICT (login) DO UPDATE SET role = excluded.role,
      name = coalesce(new_name, dragoman.member.name);
  EXECUTE format('GRANT %I TO %I', 'dragoman_' || new_role, of_login);
  EXECUTE format('GRANT CONNECT ON DATABASE %I TO %I', current_database(), of_login);
END $f$;
`;

const RIGHTS = `
DO $roles$
DECLARE one text;
BEGIN
  FOREACH one IN ARRAY ARRAY['dragoman_read', 'dragoman_contribute', 'dragoman_curate'] LOOP
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = one) THEN
      EXECUTE format('CREATE ROLE %I NOLOGIN', one);
    END IF;
  END LOOP;
  GRANT dragoman_read TO dragoman_contribute;
  GRANT dragoman_contribute TO dragoman_curate;
  EXECUTE format('REVOKE ALL ON DATABASE %I FROM PUBLIC', current_database());
END $roles$;
REVOKE ALL ON SCHEMA dragoman FROM PUBLIC;
REVOKE ALL ON ALL FUNCTIONS IN SCHEMA dragoman FROM PUBLIC;
GRANT USAGE ON SCHEMA dragoman TO dragoman_read;
GRANT SELECT ON dragoman.step, dragoman.member, dragoman.memory, dragoman.unit, dragoman.change
  TO dragoman_read;
GRANT EXECUTE ON FUNCTION dragoman.rank() TO dragoman_read;
GRANT EXECUTE ON FUNCTION dragoman.confirm(uuid, jsonb) TO dragoman_contribute;
GRANT EXECUTE ON FUNCTION dragoman.create_memory(uuid, text, text, text[]),
  dragoman.rename_memory(uuid, text), dragoman.remove_memory(uuid),
  dragoman.change_unit(uuid, bigint, text, jsonb), dragoman.remove_units(uuid, bigint[]),
  dragoman.take_incoming(uuid, uuid) TO dragoman_curate;
GRANT INSERT (batch, source, targets, author, changed, creator, created, previous, next, details)
  ON dragoman.incoming TO dragoman_curate;
ALTER TABLE dragoman.member ENABLE ROW LEVEL SECURITY;
ALTER TABLE dragoman.memory ENABLE ROW LEVEL SECURITY;
ALTER TABLE dragoman.unit ENABLE ROW LEVEL SECURITY;
ALTER TABLE dragoman.change ENABLE ROW LEVEL SECURITY;
ALTER TABLE dragoman.receipt ENABLE ROW LEVEL SECURITY;
CREATE POLICY members ON dragoman.member FOR SELECT USING ((SELECT dragoman.rank()) >= 1);
CREATE POLICY members ON dragoman.memory FOR SELECT USING ((SELECT dragoman.rank()) >= 1);
CREATE POLICY members ON dragoman.unit FOR SELECT USING ((SELECT dragoman.rank()) >= 1);
CREATE POLICY members ON dragoman.change FOR SELECT USING ((SELECT dragoman.rank()) >= 1);
`;

/** Each runs once, in order; its place in the list is its version, so steps are only ever appended. */
const STEPS: readonly string[] = [
  TABLES + FUNCTIONS + RIGHTS,
  SEARCH_SCHEMA,
  IMPORT_SCHEMA,
  FILTER_SCHEMA,
  UNSIGNED_SCHEMA,
];

/** The version of the tables that this program works with. */
export const TEAM_SCHEMA = STEPS.length;

/**
 * SQL that makes the tables or brings them up to date; run again it changes nothing.
 * @param version an earlier one; for tests
 */
export function schemaSql(version = TEAM_SCHEMA): string {
  const steps = STEPS.slice(0, version).map((step, index) => {
    const number = index + 1;
    return `DO $step$ BEGIN
IF EXISTS (SELECT FROM dragoman.step WHERE number = ${number}) THEN RETURN; END IF;
EXECUTE $sql$${step}$sql$;
INSERT INTO dragoman.step (number) VALUES (${number});
END $step$;`;
  });
  return `BEGIN;
-- One upgrade at a time.
SELECT pg_advisory_xact_lock(hashtext('dragoman.schema'));
SET LOCAL client_min_messages = warning;
CREATE SCHEMA IF NOT EXISTS dragoman;
CREATE TABLE IF NOT EXISTS dragoman.step (
  number integer PRIMARY KEY,
  applied timestamptz NOT NULL DEFAULT now()
);
DO $newer$ BEGIN
IF (SELECT max(number) FROM dragoman.step) > ${TEAM_SCHEMA} THEN
  RAISE EXCEPTION USING ERRCODE = '${NEWER_SCHEMA}', MESSAGE = 'the database was prepared by a newer Dragoman';
END IF;
END $newer$;
${steps.join('\n')}
COMMIT;
`;
}
