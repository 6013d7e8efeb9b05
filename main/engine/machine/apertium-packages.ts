import { baseOf } from '../../../preload/contract/language-code.ts';

/** Pairs that Debian and Ubuntu package, under our codes. */
const PACKAGES: readonly (readonly [one: string, other: string, name: string])[] = [
  ['af', 'nl', 'afr-nld'],
  ['an', 'ca', 'arg-cat'],
  ['be', 'ru', 'bel-rus'],
  ['br', 'fr', 'br-fr'],
  ['bs', 'en', 'hbs-eng'],
  ['bs', 'mk', 'hbs-mkd'],
  ['bs', 'sl', 'hbs-slv'],
  ['ca', 'it', 'cat-ita'],
  ['da', 'nb', 'dan-nor'],
  ['en', 'ca', 'eng-cat'],
  ['en', 'es', 'eng-spa'],
  ['en', 'gl', 'en-gl'],
  ['eo', 'ca', 'eo-ca'],
  ['eo', 'en', 'eo-en'],
  ['eo', 'es', 'eo-es'],
  ['eo', 'fr', 'eo-fr'],
  ['es', 'an', 'spa-arg'],
  ['es', 'ca', 'spa-cat'],
  ['es', 'gl', 'es-gl'],
  ['es', 'it', 'spa-ita'],
  ['es', 'pt', 'es-pt'],
  ['es', 'ro', 'es-ro'],
  ['eu', 'en', 'eu-en'],
  ['eu', 'es', 'eu-es'],
  ['fr', 'ca', 'fra-cat'],
  ['fr', 'es', 'fr-es'],
  ['hr', 'en', 'hbs-eng'],
  ['hr', 'mk', 'hbs-mkd'],
  ['hr', 'sl', 'hbs-slv'],
  ['id', 'ms', 'ind-zlm'],
  ['is', 'en', 'isl-eng'],
  ['is', 'sv', 'isl-swe'],
  ['mk', 'bg', 'mkd-bul'],
  ['mk', 'en', 'mkd-eng'],
  ['oc', 'ca', 'oc-ca'],
  ['oc', 'es', 'oc-es'],
  ['oc', 'fr', 'oci-fra'],
  ['pt', 'ca', 'por-cat'],
  ['pt', 'gl', 'pt-gl'],
  ['ru', 'uk', 'rus-ukr'],
  ['sr', 'en', 'hbs-eng'],
  ['sr', 'mk', 'hbs-mkd'],
  ['sr', 'sl', 'hbs-slv'],
  ['sv', 'da', 'swe-dan'],
  ['sv', 'nb', 'swe-nor'],
  ['ur', 'hi', 'urd-hin'],
];

/** The package with the data of a pair; null where none is known. */
export function apertiumPackage(source: string, target: string): string | null {
  const [from, to] = [baseOf(source).toLowerCase(), baseOf(target).toLowerCase()];
  const found = PACKAGES.find(
    ([one, other]) => (one === from && other === to) || (one === to && other === from),
  );
  return found === undefined ? null : `apertium-${found[2]}`;
}
