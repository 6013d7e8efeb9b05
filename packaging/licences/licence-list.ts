import type { Licence } from '../../renderer/features/licences/licence.ts';
import { isAllowed } from './allowed.ts';
import { bundledPackages } from './bundled-packages.ts';
import { compiledWorks } from './compiled-works.ts';
import { readLicence } from './read-licence.ts';
import { separatePrograms } from './separate-programs.ts';
import { shippedWorks } from './shipped-works.ts';

/** What a build is made of. */
export interface LicenceSources {
  /** Ids of all modules that were bundled. */
  readonly modules: Iterable<string>;
  /** Folder of the files that ship beside the program. */
  readonly assets: string;
}

/**
 * The licences of everything that is not ours, by name.
 * @throws an error that names each work whose terms are not allowed: the build has to fail
 */
export function licenceList({ modules, assets }: LicenceSources): Licence[] {
  const all = [
    ...[...bundledPackages(modules)].map(readLicence),
    ...shippedWorks(assets),
    ...compiledWorks(assets),
  ];
  const refused = all.filter(({ terms }) => !isAllowed(terms));
  if (refused.length > 0) {
    const refusals = refused.map(({ name, terms }) => `${name} (${terms})`).join(', ');
    throw new Error(`These may not be part of Dragoman by their licence: ${refusals}.`);
  }
  const named = [...all, ...separatePrograms(assets)];
  const byName = new Map(named.map((one) => [`${one.name} ${one.version}`, one]));
  return [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}
