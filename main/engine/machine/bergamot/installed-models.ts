import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { baseOf } from '../../../../preload/contract/language-code.ts';
import { MANIFEST, PackManifest } from '../../../system/packs/pack-manifest.ts';
import type { TranslationModel } from './routes.ts';

/** The models of installed packs, as they are when asked. */
export interface InstalledModels {
  /** The models that lead from one language to another: one, two over a third language, or null. */
  route(source: string, target: string): readonly TranslationModel[] | null;
}

/** The language that most models know, and so the one to go over. */
const PIVOT = 'en';

/**
 * Looks into folders of packs. A folder is read again when something was added to it or taken away, so
 * that a pack acts with the next text; a folder that is not there holds none.
 * @param folders the first one that has a direction serves it
 */
export function readInstalledModels(folders: readonly string[]): InstalledModels {
  const read = new Map<string, { readonly stamp: bigint; readonly models: TranslationModel[] }>();

  const modelsIn = (folder: string): readonly TranslationModel[] => {
    const stamp = statSync(folder, { bigint: true, throwIfNoEntry: false })?.mtimeNs;
    if (stamp === undefined) return [];
    const known = read.get(folder);
    if (known?.stamp === stamp) return known.models;
    const models = namesIn(folder)
      .map((name) => readModel(folder, name))
      .filter((model) => model !== null);
    read.set(folder, { stamp, models });
    return models;
  };

  return {
    route(source, target) {
      const all = folders.flatMap(modelsIn);
      const direct = (from: string, to: string) =>
        all.find((model) => isSame(model.from, from) && isSame(model.to, to));
      const own = direct(source, target);
      if (own !== undefined) return [own];
      const [first, second] = [direct(source, PIVOT), direct(PIVOT, target)];
      return first === undefined || second === undefined ? null : [first, second];
    },
  };
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).toSorted();
  } catch {
    return [];
  }
}

/** null: no pack that translates, or not one that this engine can load. */
function readModel(folder: string, name: string): TranslationModel | null {
  const place = join(folder, name);
  try {
    const { data } = PackManifest.safeParse(
      JSON.parse(readFileSync(join(place, MANIFEST), 'utf8')),
    );
    if (data?.ability !== 'translate' || data.from === undefined || data.to === undefined) {
      return null;
    }
    const find = (kind: RegExp) => data.files.find((file) => kind.test(file.name))?.name;
    const model = find(/^model\b.*\.bin$/);
    const shared = find(/^vocab\b.*\.spm$/);
    const [source, target] = [find(/^srcvocab\b.*\.spm$/), find(/^trgvocab\b.*\.spm$/)];
    const shortlist = find(/^lex\b.*\.bin$/);
    const vocabularies = shared === undefined ? [source, target] : [shared];
    const known = vocabularies.filter((file) => file !== undefined);
    if (model === undefined || known.length < vocabularies.length) return null;
    return {
      id: data.id,
      from: data.from,
      to: data.to,
      model: join(place, model),
      shortlist: shortlist === undefined ? null : join(place, shortlist),
      vocabularies: known.map((file) => join(place, file)),
      // Models whose name has no `alphas` were made without scales of their own.
      precision: model.endsWith('intgemm8.bin') ? 'int8shiftAll' : 'int8shiftAlphaAll',
    };
  } catch {
    return null;
  }
}

/** Whether a model of one language serves a text of another: variants do, other scripts do not. */
function isSame(model: string, asked: string): boolean {
  const [own, other] = [new Intl.Locale(model).maximize(), new Intl.Locale(asked).maximize()];
  const name = (code: string) => (NORWEGIAN.has(code) ? 'no' : code);
  return (
    name(baseOf(model).toLowerCase()) === name(baseOf(asked).toLowerCase()) &&
    (NORWEGIAN.has(baseOf(model).toLowerCase()) || own.script === other.script)
  );
}

/** One written language under its own code and the one above it. */
const NORWEGIAN: ReadonlySet<string> = new Set(['no', 'nb']);
