import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join, posix, win32 } from 'node:path';
import { z } from 'zod';
import { makePrivateFolder } from '../paths.ts';
import { packsIn } from './pack-folders.ts';

/** Lists of packs on the disk. */
export interface PackCatalogues {
  /** The one that ships with the program; null where it cannot be read. */
  shipped(): Promise<unknown>;
  /** What was read last from an address; null where nothing was. */
  kept(url: string): Promise<unknown>;
  /** Keeps what was read from an address. */
  keep(url: string, json: unknown): Promise<void>;
  /** Address that the company names for every person of this computer; null: none. */
  managedAddress(): string | null;
}

const Policy = z.object({ packCatalogue: z.string().min(1).max(2048).optional() });

/** The file by which a company sets what people of this computer do not change. */
function policyFile(platform: NodeJS.Platform, env: NodeJS.ProcessEnv): string {
  if (platform === 'win32') {
    return win32.join(env['ProgramData'] ?? 'C:\\ProgramData', 'Dragoman', 'policy.json');
  }
  if (platform === 'darwin') return '/Library/Application Support/Dragoman/policy.json';
  return posix.join('/etc', 'dragoman', 'policy.json');
}

/** @param policy path of the company's file; for tests */
export function openPackCatalogues(
  data: string,
  assets: string,
  policy = policyFile(process.platform, process.env),
): PackCatalogues {
  const root = packsIn(data);
  const keptAt = (url: string) => {
    const name = createHash('sha256').update(url).digest('hex').slice(0, 16);
    return join(root, `.catalogue-${name}.json`);
  };
  const read = async (path: string): Promise<unknown> => {
    try {
      return JSON.parse(await readFile(path, 'utf8'));
    } catch {
      return null;
    }
  };
  return {
    shipped: () => read(join(assets, 'packs', 'catalogue.json')),
    kept: (url) => read(keptAt(url)),
    async keep(url, json) {
      makePrivateFolder(root);
      const path = keptAt(url);
      await writeFile(`${path}.new`, JSON.stringify(json), { mode: 0o600 });
      await rename(`${path}.new`, path);
    },
    managedAddress() {
      try {
        return Policy.parse(JSON.parse(readFileSync(policy, 'utf8'))).packCatalogue ?? null;
      } catch {
        return null;
      }
    },
  };
}
