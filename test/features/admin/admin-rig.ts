import type { AdminAccess } from '../../../preload/contract/admin.ts';
import type { FakeService } from '../fake-service.ts';
import { startFakeService } from '../fake-service.ts';
import type { Rig, RigOptions } from '../rig.ts';
import { firstOf, startRig } from '../rig.ts';
import type { FakeAccount } from './fake-account.ts';
import { ADMIN_KEY, createFakeAccount, DEVELOPER_KEY } from './fake-account.ts';

/** The admin feature beside a service with admin calls. */
export interface AdminRig {
  readonly rig: Rig;
  readonly remote: FakeService;
  readonly account: FakeAccount;
  /** Keeps a connection to the service, makes it the active one, and answers its id. */
  connect(more?: object): Promise<string>;
  access(): Promise<AdminAccess>;
  /** Requests of admin calls since the start. */
  adminPaths(): string[];
  close(): Promise<void>;
}

export async function startAdminRig(
  options: RigOptions & { readonly newSecret?: () => string } = {},
): Promise<AdminRig> {
  const rig = await startRig(options);
  const remote = await startFakeService();
  const account = createFakeAccount(options.newSecret);
  remote.answer(account.answer);
  return {
    rig,
    remote,
    account,
    async connect(more = {}) {
      const draft = { name: 'Work', kind: 'paid', address: remote.baseUrl, key: DEVELOPER_KEY };
      const { id } = await rig.ask('connections.save', { ...draft, kind: 'paid', ...more });
      await rig.ask('connections.use', { id });
      return id;
    },
    access: () => firstOf(rig.watch('admin.watch', undefined), () => true),
    adminPaths: () =>
      remote.seen
        .filter(({ path }) => path.startsWith('/v2/admin/'))
        .map(({ method, path }) => `${method} ${path.replace(/\?.*/, '')}`),
    async close() {
      await rig.close();
      await remote.close();
    },
  };
}

/** Connects and enters the admin key. */
export async function startManaging(
  options: Parameters<typeof startAdminRig>[0] = {},
): Promise<AdminRig & { readonly id: string }> {
  const feature = await startAdminRig(options);
  const id = await feature.connect();
  await feature.rig.ask('admin.save-key', { key: ADMIN_KEY });
  return { ...feature, id };
}
