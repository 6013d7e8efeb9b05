import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSecretStore } from '../../main/system/secret-service.ts';
import { SecretUnavailable } from '../../main/system/secrets.ts';

/** Keeps items as files named after their attributes, like a keyring; notes its arguments. */
const SECRET_TOOL = `#!/bin/sh
echo "$@" >> "$FAKE/argv"
verb=$1; shift
name=$(for word in "$@"; do case $word in --*) ;; *) printf '%s.' "$word";; esac; done)
case $verb in
  store) cat > "$FAKE/items/$name" ;;
  lookup) [ -f "$FAKE/items/$name" ] || exit 1; cat "$FAKE/items/$name" ;;
  clear) [ -f "$FAKE/items/$name" ] || exit 1; rm "$FAKE/items/$name" ;;
esac
`;
/** The keychain program: writes in interactive mode, answers find and delete by argument. */
const SECURITY = `#!/bin/sh
echo "$@" >> "$FAKE/argv"
if [ "$1" = -i ]; then
  read -r verb u s service a account w secret
  printf '%s\\n' "$secret" > "$FAKE/items/$service.$account"
  exit 0
fi
file="$FAKE/items/$3.$5"
[ -f "$file" ] || exit 44
case $1 in find-generic-password) cat "$file" ;; delete-generic-password) rm "$file" ;; esac
`;
const KEY = 'a key with "quotes", $signs and äöü';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dragoman-secrets-'));
  mkdirSync(join(folder, 'items'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function install(name: string, script: string) {
  writeFileSync(join(folder, name), script);
  chmodSync(join(folder, name), 0o755);
}
const open = (platform: NodeJS.Platform, more: { probeMs?: number; path?: string } = {}) =>
  openSecretStore({
    platform,
    env: { PATH: more.path ?? `${folder}:/usr/bin:/bin`, FAKE: folder },
    ...(more.probeMs === undefined ? {} : { probeMs: more.probeMs }),
  });

describe.each([
  ['linux', 'secret-tool', SECRET_TOOL, 'secret-service'],
  ['darwin', 'security', SECURITY, 'keychain'],
] as const)('the secret store on %s', (platform, program, script, backend) => {
  it('keeps, gives and forgets secrets, which never stand in an argument', async () => {
    install(program, script);
    const store = await open(platform);
    expect(store.storage).toEqual({ kept: 'store', backend });
    await store.set('one', KEY);
    await store.set('two', 'other-key');
    await store.set('two', 'newer-key');
    expect(await store.get('one')).toBe(KEY);
    expect(await store.get('two')).toBe('newer-key');
    expect(await store.get('none')).toBeNull();
    await store.delete('one');
    await store.delete('one');
    expect(await store.get('one')).toBeNull();
    const argv = readFileSync(join(folder, 'argv'), 'utf8');
    for (const secret of [KEY, 'other-key', 'newer-key']) {
      expect(argv).not.toContain(secret);
      expect(argv).not.toContain(Buffer.from(secret).toString('base64url'));
    }
  });

  it('outlives the program', async () => {
    install(program, script);
    await (await open(platform)).set('one', KEY);
    expect(await (await open(platform)).get('one')).toBe(KEY);
  });

  it('says when a secret was not kept', async () => {
    install(program, script);
    const store = await open(platform);
    install(program, '#!/bin/sh\nexit 1\n');
    await expect(store.set('one', KEY)).rejects.toThrow();
  });

  it('is the session when the program is absent', async () => {
    const store = await open(platform, { path: folder });
    expect(store.storage).toEqual({ kept: 'session', why: 'no-store' });
    await store.set('one', KEY);
    expect(await store.get('one')).toBe(KEY);
  });

  it('is the session when the program keeps nothing', async () => {
    install(program, '#!/bin/sh\necho "Cannot autolaunch D-Bus" >&2\nexit 1\n');
    expect((await open(platform)).storage).toEqual({ kept: 'session', why: 'no-store' });
  });

  it('is the session when the store waits for somebody to unlock it', async () => {
    install(program, '#!/bin/sh\nsleep 30\n');
    const store = await open(platform, { probeMs: 100 });
    expect(store.storage).toEqual({ kept: 'session', why: 'store-locked' });
  });

  it('tells a secret that cannot be read now from one that was never kept', async () => {
    install(program, script);
    const store = await open(platform);
    await store.set('one', KEY);
    install(program, '#!/bin/sh\necho "Cannot unlock the collection" >&2\nexit 1\n');
    await expect(store.get('one')).rejects.toThrow(SecretUnavailable);
    const later = await open(platform);
    expect(later.isUnavailable('one')).toBe(true);
    await later.set('one', 'entered again');
    expect(await later.get('one')).toBe('entered again');
    expect(later.isUnavailable('one')).toBe(false);
  });

  it('is the session when the store says that it is locked', async () => {
    install(
      program,
      '#!/bin/sh\necho "Cannot create an item in a locked collection" >&2\nexit 1\n',
    );
    expect((await open(platform)).storage).toEqual({ kept: 'session', why: 'store-locked' });
  });
});

it('is the session on Windows', async () => {
  expect((await open('win32')).storage).toEqual({ kept: 'session', why: 'no-store' });
});
