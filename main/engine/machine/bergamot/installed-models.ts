import { join } from 'node:path';
import { baseOf } from '../../../../preload/contract/language-code.ts';
import { readInstalledPacks } from '../../../system/packs/installed-packs.ts';
import type { InstalledPack } from '../../../system/packs/installed-packs.ts';
import type { TranslationModel } from './routes.ts';

/** The models of installed packs, as they are when asked. */
export interface InstalledModels {
  /** The models that lead from one language to another: one, two over a third language, or null. */
  route(source: string, target: string): readonly TranslationModel[] | null;
}

/** The language that most models know, and so the one to go over. */
const PIVOT = 'en';

/**
 * The models in folders of packs.
 * @param folders the first one that has a direction serves it
 */
export function readInstalledModels(folders: readonly string[]): InstalledModels {
  const packs = readInstalledPacks(folders);
  const read = new WeakMap<InstalledPack, TranslationModel | null>();
  const modelOf = (pack: InstalledPack): TranslationModel | null => {
    const known = read.get(pack);
    if (known !== undefined) return known;
    const model = readModel(pack);
    read.set(pack, model);
    return model;
  };

  return {
    route(source, target) {
      const all = packs
        .of('translate')
        .map(modelOf)
        .filter((model) => model !== null);
      const direct = (from: string, to: string) =>
        all.find((model) => isSame(model.from, from) && isSame(model.to, to));
      const own = direct(source, target);
      if (own !== undefined) return [own];
      const [first, second] = [direct(source, PIVOT), direct(PIVOT, target)];
      return first === undefined || second === undefined ? null : [first, second];
    },
  };
}

/** null: not one that this engine can load. */
function readModel({ folder, manifest }: InstalledPack): TranslationModel | null {
  const { id, from, to, files } = manifest;
  if (from === undefined || to === undefined) return null;
  const find = (kind: RegExp) => files.find((file) => kind.test(file.name))?.name;
  const model = find(/^model\b.*\.bin$/);
  const shared = find(/^vocab\b.*\.spm$/);
  const [source, target] = [find(/^srcvocab\b.*\.spm$/), find(/^trgvocab\b.*\.spm$/)];
  const shortlist = find(/^lex\b.*\.bin$/);
  const vocabularies = shared === undefined ? [source, target] : [shared];
  const known = vocabularies.filter((file) => file !== undefined);
  if (model === undefined || known.length < vocabularies.length) return null;
  return {
    id,
    from,
    to,
    model: join(folder, model),
    shortlist: shortlist === undefined ? null : join(folder, shortlist),
    vocabularies: known.map((file) => join(folder, file)),
    // Models whose name has no `alphas` were made without scales of their own.
    precision: model.endsWith('intgemm8.bin') ? 'int8shiftAll' : 'int8shiftAlphaAll',
  };
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
