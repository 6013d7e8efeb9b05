import { z } from 'zod';
import { isPackAddress } from '../../client/pack-host.ts';
import { PackFileName, Sha256 } from '../../system/packs/pack-manifest.ts';
import type { CatalogueFile } from './catalogue.ts';

const ListedFile = z.object({
  path: z.string().max(1024),
  uncompressedSize: z.int().positive().nullable().catch(null).default(null),
  uncompressedHash: Sha256.nullable().catch(null).default(null),
});

const Model = z.object({
  architecture: z.string().catch('').default(''),
  releaseStatus: z.string().nullable().catch(null).default(null),
  files: z.record(z.string(), z.unknown()),
});
type Model = z.output<typeof Model>;

const ModelList = z.object({
  baseUrl: z.string().max(2048),
  models: z.record(z.string(), z.array(z.unknown()).catch([])),
});

/** What the engine reads, by the list's own names. */
const KINDS = ['model', 'lexicalShortlist', 'vocab', 'srcVocab', 'trgVocab'] as const;
/** The smallest kind of model first: it translates while a person types. */
const ARCHITECTURES = ['tiny', 'base-memory', 'base'];

/**
 * Files of a direction in the published list of Firefox's translation models. Released models go before
 * others, and smaller kinds before larger ones.
 * @returns null where the list has none for the direction, or is no such list
 */
export function filesInModelList(
  json: unknown,
  from: string,
  to: string,
): readonly CatalogueFile[] | null {
  const { data: list } = ModelList.safeParse(json);
  if (list === undefined) return null;
  const models = (list.models[`${from}-${to}`] ?? []).flatMap(
    (model) => Model.safeParse(model).data ?? [],
  );
  for (const model of models.toSorted((a, b) => rank(a) - rank(b))) {
    const files = filesOf(model, list.baseUrl);
    if (files !== null) return files;
  }
  return null;
}

function rank({ architecture, releaseStatus }: Model): number {
  const kind = ARCHITECTURES.indexOf(architecture);
  const isReleased = releaseStatus?.startsWith('Release') === true;
  return (isReleased ? 0 : 100) + (kind < 0 ? ARCHITECTURES.length : kind);
}

function filesOf(model: Model, baseUrl: string): readonly CatalogueFile[] | null {
  const files: CatalogueFile[] = [];
  const kinds = new Set<string>();
  for (const kind of KINDS) {
    const { data: listed } = ListedFile.safeParse(model.files[kind]);
    if (listed === undefined) continue;
    const { path, uncompressedSize, uncompressedHash } = listed;
    const url = `${baseUrl.replace(/\/+$/, '')}/${path}`;
    const last = path.split('/').at(-1) ?? '';
    const isPacked = last.endsWith('.gz');
    const name = isPacked ? last.slice(0, -3) : last;
    if (!isPackAddress(url) || !PackFileName.safeParse(name).success) return null;
    kinds.add(kind);
    files.push({
      name,
      url,
      bytes: uncompressedSize,
      sha256: uncompressedHash,
      packed: isPacked ? 'gzip' : null,
    });
  }
  const hasVocabulary = kinds.has('vocab') || (kinds.has('srcVocab') && kinds.has('trgVocab'));
  return kinds.has('model') && hasVocabulary ? files : null;
}
