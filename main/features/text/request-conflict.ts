import type { Failure } from '../../../preload/contract/failure.ts';
import type { TranslationRequest } from '../../../preload/contract/text.ts';
import { MAX_SOURCE_CHARACTERS } from '../../../preload/contract/limits.ts';
import { findLanguage } from '../../engine/languages/catalogue.ts';
import { baseOf } from '../../../preload/contract/language-code.ts';
import { billedCharacters } from '../../engine/markup/billing.ts';
import { takesPart } from '../../engine/languages/customisations.ts';

/**
 * The first thing that the service would refuse, so that no request is made for it: `params`
 * names the `field` and the `reason`. null when nothing contradicts. What the catalogue does not
 * know is left to the service.
 */
export function requestConflict(request: TranslationRequest): Failure | null {
  const { text, source, target, options } = request;
  const isKnown = findLanguage(target) !== null;
  const isFormal = [target, baseOf(target)].some((code) => findLanguage(code)?.formality === true);
  const insists = options.formality === 'more' || options.formality === 'less';
  const isMarkup = options.tagHandling !== undefined;
  const isXml = options.tagHandling === 'xml';
  const isListed = (entries: readonly string[] | undefined) => (entries?.length ?? 0) > 0;
  const isTooLong = billedCharacters(text) > MAX_SOURCE_CHARACTERS;
  const rules: readonly (readonly [field: string, reason: string, isBroken: boolean])[] = [
    ['text', 'too-long', isTooLong],
    ['glossaries', 'needs-source', isListed(options.glossaries) && source === null],
    [
      'instructions',
      'target-unsupported',
      // The languages that take custom instructions are those of style rules.
      isListed(options.instructions) && isKnown && !takesPart(target, 'style'),
    ],
    ['formality', 'target-unsupported', insists && isKnown && !isFormal],
    ['tagHandlingVersion', 'needs-tag-handling', isGiven(options.tagHandlingVersion) && !isMarkup],
    ['outlineDetection', 'needs-xml', isGiven(options.outlineDetection) && !isXml],
    ['splittingTags', 'needs-xml', isListed(options.splittingTags) && !isXml],
    ['nonSplittingTags', 'needs-xml', isListed(options.nonSplittingTags) && !isXml],
    ['ignoreTags', 'needs-xml', isListed(options.ignoreTags) && !isXml],
  ];
  const broken = rules.find(([, , isBroken]) => isBroken);
  if (broken === undefined) return null;
  return { code: 'invalid-input', params: { field: broken[0], reason: broken[1] } };
}

const isGiven = (value: unknown) => value !== undefined;
