import type { Handlers } from '../../../preload/contract/api.ts';
import type { About } from '../../../preload/contract/app.ts';
import type { SetAside } from '../../system/database.ts';
import type { SecretStore } from '../../system/secrets.ts';

/** What the program knows of itself. */
export interface AppPorts {
  readonly version: string;
  readonly shell: About['shell'];
  readonly secrets: Promise<SecretStore>;
  readonly setAside: SetAside | null;
  readonly settingsRepaired: About['settingsRepaired'] | null;
}

export function createApp(ports: AppPorts): Pick<Handlers, 'app.about'> {
  return {
    'app.about': async () => ({
      version: ports.version,
      shell: ports.shell,
      secrets: (await ports.secrets).storage,
      ...(ports.setAside && { dataSetAside: ports.setAside }),
      ...(ports.settingsRepaired && { settingsRepaired: ports.settingsRepaired }),
    }),
  };
}
