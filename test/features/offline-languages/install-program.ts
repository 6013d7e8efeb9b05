import { createPackHost } from '../../../main/client/pack-host.ts';
import { createOfflineLanguages } from '../../../main/features/offline-languages/offline-languages.ts';
import { createNodeNetwork } from '../../../main/system/node-network.ts';
import { createObservable } from '../../../main/system/observable.ts';
import { openPackCatalogues } from '../../../main/system/packs/pack-catalogues.ts';
import { openPackFolders } from '../../../main/system/packs/pack-folders.ts';
import { Settings } from '../../../preload/contract/settings.ts';

// Installs every pack of a catalogue, to be killed meanwhile.
const [data = '', assets = ''] = process.argv.slice(2);
const { handlers } = createOfflineLanguages({
  host: createPackHost({
    network: createNodeNetwork({}),
    userAgent: 'test',
    sleep: () => Promise.resolve(),
  }),
  folders: openPackFolders(data),
  catalogues: openPackCatalogues(data, assets),
  files: { take: () => null },
  settings: createObservable(Settings.parse({})),
  now: () => performance.now(),
  log: { write: () => undefined },
});
const { signal } = new AbortController();
for await (const { packs } of handlers['offline-languages.watch'](undefined, { signal })) {
  for (const { id } of packs) await handlers['offline-languages.install']({ id }, { signal });
}
