import { parseArgs } from 'node:util';
import type pg from 'pg';
import { listMembers, prepareTeam, removeMember, setMember, teamStatus } from './administer.ts';
import { certificateFromFiles } from './certificate-from-files.ts';
import type { TeamCredentials } from './connect.ts';
import { connectTeam } from './connect.ts';
import { askSecretly, passwordFromFile } from './password.ts';
import { schemaSql } from './schema.ts';
import { TeamFailure } from './team-failure.ts';
import type { GivenAddress } from './team-url.ts';
import { addressOf } from './team-url.ts';

const USAGE = `Usage: npm run team -- <command>
  init postgres://ADMIN@HOST/DATABASE            make the tables, or bring them up to date
  sql                                            print the SQL of init, for psql
  status postgres://ADMIN@HOST/DATABASE          print the state as JSON
  members postgres://ADMIN@HOST/DATABASE         list members as JSON
  member postgres://… LOGIN read|contribute|curate [--name "Name"]
                                                 give a login a role; a new login gets a password
  remove-member postgres://… LOGIN               take all rights in the team from a login
The password comes from PGPASSWORD, the file PGPASSFILE or ~/.pgpass, or is asked for.
A client certificate comes from ?sslcert=FILE&sslkey=FILE, or from PGSSLCERT and PGSSLKEY, or stands
in ~/.postgresql; a .p12 file needs no key file. The passphrase of a key is asked for.
TLS is verified, and can be left out (?sslmode=disable) on this computer only.`;

const print = (value: unknown) => process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);

/** Gives units of the database that have no signature one; it is made by the engine, which is none of this. */
export type SignTeam = (client: pg.Client) => Promise<void>;

/** `npm run team`: what an administrator does with a team database. */
export async function runTeamProgram(args: readonly string[], sign: SignTeam): Promise<void> {
  try {
    await run(args, sign);
  } catch (error) {
    if (!(error instanceof TeamFailure)) throw error;
    const { cause } = error;
    // What the server or the system says is for administrators; it names no password.
    stop(`${error.message}${cause instanceof Error ? ` (${cause.message})` : ''}`, 1);
  }
}

async function run(args: readonly string[], sign: SignTeam): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { name: { type: 'string' } },
    allowPositionals: true,
  });
  const [command = '', url = '', login = '', role = ''] = positionals;
  if (command === 'sql') {
    process.stdout.write(schemaSql());
    return;
  }
  const address = addressOf(url);
  if (
    address === null ||
    !['init', 'status', 'members', 'member', 'remove-member'].includes(command)
  ) {
    stop(USAGE, 2);
    return;
  }
  const client = await connectAsking(address);
  try {
    if (command === 'init') {
      await prepareTeam(client);
      await sign(client);
      print(await teamStatus(client));
    } else if (command === 'status') print(await teamStatus(client));
    else if (command === 'members') print(await listMembers(client));
    else if (login === '') stop(USAGE, 2);
    else if (command === 'remove-member') await removeMember(client, login);
    else if (role === 'read' || role === 'contribute' || role === 'curate') {
      const made = await setMember(client, { login, role, name: values.name ?? null });
      print({ login, role, ...(made !== null && { password: made }) });
    } else stop(USAGE, 2);
  } finally {
    await client.end();
  }
}

/** Connects with what is known, and asks on the terminal for what is missing. */
async function connectAsking(address: GivenAddress): Promise<pg.Client> {
  const { user, host } = address;
  if (address.password !== null || address.passphrase !== null) {
    process.stderr.write(
      'The password in the address can be seen in the list of processes. Use PGPASSWORD or ~/.pgpass instead.\n',
    );
  }
  const connect = (given: TeamCredentials) => connectTeam(address, given, { answerMs: null });
  const askForPassword = () => askSecretly(`Password of ${user} on ${host}`);
  const known = address.password ?? process.env['PGPASSWORD'] ?? passwordFromFile(address);
  const certificate = certificateFromFiles(address);
  if (certificate === undefined) return connect({ password: known ?? (await askForPassword()) });
  let given = { password: known, certificate };
  for (;;) {
    try {
      return await connect(given);
    } catch (error) {
      const reason = error instanceof TeamFailure ? error.reason : null;
      if (reason === 'password-missing') {
        given = { ...given, password: answered(await askForPassword(), error) };
      } else if (reason === 'passphrase-missing') {
        const answer = await askSecretly('Passphrase of the private key');
        given = { ...given, certificate: { ...certificate, passphrase: answered(answer, error) } };
      } else throw error;
    }
  }
}

/** Without an answer the failure stands. */
function answered(answer: string | null, failure: unknown): string {
  if (answer === null || answer === '') throw failure;
  return answer;
}

function stop(message: string, code: number): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = code;
}
