import { parseArgs } from 'node:util';
import type pg from 'pg';
import { listMembers, prepareTeam, removeMember, setMember, teamStatus } from './administer.ts';
import { certificateFromFiles } from './certificate-from-files.ts';
import type { TeamCredentials } from './connect.ts';
import { connectTeam } from './connect.ts';
import { askSecretly, passwordFromFile } from './password.ts';
import { TEAM_SENTENCES } from './failure-sentences.ts';
import { schemaSql } from './schema.ts';
import { TeamFailure } from './team-failure.ts';
import type { GivenAddress } from './team-url.ts';
import { addressOf } from './team-url.ts';

const USAGE = `Usage: npm run team -- <command>
  init postgres://ADMIN@HOST/DATABASE            create or upgrade the tables
  sql                                            print the SQL that init runs, for psql
  status postgres://ADMIN@HOST/DATABASE          print the status as JSON
  members postgres://ADMIN@HOST/DATABASE         list members as JSON
  member postgres://… LOGIN read|contribute|curate [--name "Name"]
                                                 give a login a role; a new login gets a password
  remove-member postgres://… LOGIN               remove a login from the team
  --help                                         show this help
The password is read from PGPASSWORD or from the file PGPASSFILE or ~/.pgpass; otherwise you are prompted.
A client certificate is read from ?sslcert=FILE&sslkey=FILE, from PGSSLCERT and PGSSLKEY, or from
~/.postgresql; a .p12 file needs no key file. You are prompted for the passphrase of an encrypted key.
The server's TLS certificate is verified. TLS can be turned off (?sslmode=disable) on this computer only.`;

const print = (value: unknown) => process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);

/** Gives units of the database that have no signature one; it is made by the engine, which is none of this. */
export type SignTeam = (client: pg.Client) => Promise<void>;

/** `npm run team`: what an administrator does with a team database. */
export async function runTeamProgram(args: readonly string[], sign: SignTeam): Promise<void> {
  try {
    await run(args, sign);
  } catch (error) {
    if (!(error instanceof TeamFailure)) throw error;
    const { cause, reason } = error;
    // What the server or the system says is for administrators; it names no password.
    const said = cause instanceof Error && cause.message !== '' ? ` (${cause.message})` : '';
    stop(`${TEAM_SENTENCES[reason]}${said}`, 1);
  }
}

async function run(args: readonly string[], sign: SignTeam): Promise<void> {
  const given = readArguments(args);
  if (typeof given === 'string') {
    stop(`${given}\n${USAGE}`, 2);
    return;
  }
  const { values, positionals } = given;
  if (values.help) {
    process.stdout.write(`${USAGE}\n`);
    return;
  }
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

/** The arguments, or a sentence that says what is wrong with them. */
function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { name: { type: 'string' }, help: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
  } catch (error) {
    const [sentence = ''] = (error instanceof Error ? error.message : '').split(/(?<=\.)\s/);
    return sentence;
  }
}

/** Connects with what is known, and asks on the terminal for what is missing. */
async function connectAsking(address: GivenAddress): Promise<pg.Client> {
  const { user, host } = address;
  if (address.password !== null || address.passphrase !== null) {
    process.stderr.write(
      'A password in the address is visible in the process list. Use PGPASSWORD or ~/.pgpass instead.\n',
    );
  }
  const connect = (given: TeamCredentials) => connectTeam(address, given, { answerMs: null });
  const askForPassword = () => askSecretly(`Password for ${user} on ${host}`);
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
        const answer = await askSecretly('Passphrase for the private key');
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
