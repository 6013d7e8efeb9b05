import type { Rpc } from '../../../../preload/contract/api.ts';
import type { DocumentOptions } from '../../../../preload/contract/documents.ts';
import type { OpenedFile } from '../../../../preload/contract/outside.ts';
import { asFailure } from '../../../ui/failure/as-failure.ts';
import {
  checkedFile,
  incomingFile,
  openedFile,
  refusedFile,
  sifted,
  type Incoming,
  type IncomingFile,
} from './incoming.ts';
import type { FileInput, PickedFiles } from './picked-files.ts';

/** Files that are handed over and looked at together, so that the first answers come soon. */
const TOGETHER = 16;
const WORKERS = 2;

export interface IntakePorts {
  readonly rpc: Rpc;
  /** Hands a file over to main and answers with its ticket. */
  readonly hand: (file: File) => Promise<string>;
  readonly options: () => DocumentOptions;
  /** The list as it is now; null when there is none. */
  readonly get: () => Incoming | null;
  readonly show: (incoming: Incoming | null) => void;
  /** Told the names of files that are not taken, since they stand in a list already. */
  readonly repeat: (names: readonly string[]) => void;
}

/** Chosen files, looked at a few at a time before anything is sent. */
export interface Intake {
  /** A drop without files is shown as an empty list. */
  readonly take: (picked: PickedFiles) => void;
  /** Takes files that main has already, each with its ticket. */
  readonly takeOpened: (opened: readonly OpenedFile[]) => void;
  /** Takes one file off the list. */
  readonly drop: (key: number) => void;
  /** Takes all off the list. */
  readonly dismiss: () => void;
  /** Looks at all of them anew, since another service has other limits. */
  readonly recheck: () => void;
  /** Puts those that fit into the queue; what is refused stays. Rejects with a `Failure`. */
  readonly submit: () => Promise<void>;
}

export function createIntake({ rpc, hand, options, get, show, repeat }: IntakePorts): Intake {
  /** The files of the list, by key. */
  const files = new Map<number, File>();
  let lastKey = 0;
  let working = 0;
  /** A check that was begun before this one counts no more. */
  let round = 0;

  const byKey = (key: number) => get()?.files.find((one) => one.key === key);

  function change(changed: readonly IncomingFile[]) {
    const incoming = get();
    if (incoming === null) return;
    const byKeys = new Map(changed.map((one) => [one.key, one]));
    show({ ...incoming, files: incoming.files.map((one) => byKeys.get(one.key) ?? one) });
  }

  function keepOnly(keep: (file: IncomingFile) => boolean) {
    const incoming = get();
    if (incoming === null) return;
    const kept = incoming.files.filter(keep);
    const keys = new Set(kept.map(({ key }) => key));
    for (const { key } of incoming.files) if (!keys.has(key)) files.delete(key);
    show(kept.length === 0 ? null : { ...incoming, files: kept });
  }

  function forget(gone: readonly IncomingFile[]) {
    const tickets = gone.flatMap(({ ticket }) => (ticket === null ? [] : [ticket]));
    // Whether main still had them makes no difference here.
    if (tickets.length > 0) rpc.ask('documents.forget', { tickets }).catch(() => undefined);
  }

  function start() {
    while (working < WORKERS) {
      working += 1;
      void work().finally(() => {
        working -= 1;
      });
    }
  }

  async function work() {
    for (;;) {
      const waiting = get()?.files.filter(({ state }) => state === 'waiting') ?? [];
      const some = waiting
        .slice(0, TOGETHER)
        .map((one) => ({ ...one, state: 'checking' as const }));
      if (some.length === 0) return;
      change(some);
      await lookAt(some);
    }
  }

  async function lookAt(some: readonly IncomingFile[]) {
    const mine = round;
    const handed = await Promise.all(some.map(handOver));
    const present = handed.filter(({ key }) => byKey(key) !== undefined);
    forget(handed.filter(({ key }) => byKey(key) === undefined));
    // With their tickets, so that taking one off the list gives its copy up.
    change(present);
    const toCheck = present.filter(({ state }) => state === 'checking');
    let checked: readonly IncomingFile[] = [];
    if (toCheck.length > 0) {
      try {
        const input = { files: toCheck.flatMap(inputOf), options: options() };
        const answer = await rpc.ask('documents.check', input);
        checked = toCheck.map((one, place) => checkedFile(one, answer.files[place]));
      } catch (thrown) {
        checked = toCheck.map((one) => refusedFile(one, asFailure(thrown)));
      }
    }
    const all = [...present.filter(({ state }) => state !== 'checking'), ...checked];
    // Looked at for another service meanwhile: only the tickets are of use.
    change(mine === round ? all : all.map((one) => ({ ...one, state: 'waiting', refusal: null })));
  }

  async function handOver(one: IncomingFile): Promise<IncomingFile> {
    const file = files.get(one.key);
    if (one.ticket !== null || file === undefined) return one;
    try {
      return { ...one, ticket: await hand(file) };
    } catch (thrown) {
      return refusedFile(one, asFailure(thrown));
    }
  }

  /** One that was changed since is handed over again, which a browser does not do: it is refused then. */
  async function renewed(one: IncomingFile): Promise<IncomingFile> {
    const file = files.get(one.key);
    if (file === undefined || (await isUnchanged(file))) return one;
    try {
      const ticket = await hand(file);
      forget([one]);
      return { ...one, ticket };
    } catch {
      return refusedFile(one, { code: 'file-gone', params: { reason: 'changed' } });
    }
  }

  function list(chosen: readonly IncomingFile[], isCut: boolean) {
    const { added: more, replaced, repeated } = sifted(get()?.files ?? [], chosen);
    for (const { key } of repeated) files.delete(key);
    if (repeated.length > 0) repeat(repeated.map(({ name }) => name));
    if (replaced.length > 0) {
      forget(replaced);
      keepOnly((one) => !replaced.includes(one));
    }
    const before = get();
    if (more.length === 0 && before !== null) return;
    show({
      files: [...(before?.files ?? []), ...more],
      isCut: isCut || before?.isCut === true,
    });
    start();
  }

  return {
    take(picked) {
      const more = picked.files.map((one) => {
        lastKey += 1;
        files.set(lastKey, one.file);
        return incomingFile(one, lastKey);
      });
      list(more, picked.isCut);
    },
    takeOpened(opened) {
      const more = opened.map((one) => {
        lastKey += 1;
        return openedFile(one, lastKey);
      });
      list(more, false);
    },
    drop(key) {
      const gone = byKey(key);
      keepOnly((one) => one.key !== key);
      if (gone !== undefined) forget([gone]);
    },
    dismiss() {
      forget(get()?.files ?? []);
      files.clear();
      show(null);
    },
    recheck() {
      round += 1;
      const again = get()?.files.filter(
        ({ ticket, state }) => ticket !== null && state !== 'waiting',
      );
      if (again === undefined || again.length === 0) return;
      change(
        again.map((one) =>
          one.state === 'checking' ? one : { ...one, state: 'waiting', refusal: null },
        ),
      );
      start();
    },
    async submit() {
      const listed = get()?.files.filter(({ state }) => state === 'fit') ?? [];
      const current = await Promise.all(listed.map(renewed));
      change(current.filter((one, place) => one !== listed[place]));
      // Those that were left out meanwhile are not sent.
      const fit = current.filter(({ state, key }) => state === 'fit' && byKey(key) !== undefined);
      if (fit.length === 0) return;
      const input = { files: fit.flatMap(inputOf), options: options() };
      const { repeated } = await rpc.ask('documents.add', input);
      if (repeated.length > 0) repeat(repeated);
      const keys = new Set(fit.map(({ key }) => key));
      keepOnly(({ key }) => !keys.has(key));
    },
  };
}

/** The browser lets nobody read a file that was written or moved after it was chosen. */
const isUnchanged = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

function inputOf({ ticket, name, folder }: IncomingFile): FileInput[] {
  return ticket === null ? [] : [{ ticket, name, folder }];
}
