import type { TranslationRequest } from '../../../preload/contract/text.ts';
import type { Failure } from '../../../preload/contract/failure.ts';

/** Base codes of the targets that take custom instructions. */
const INSTRUCTED = new Set(['de', 'en', 'es', 'fr', 'it', 'ja', 'ko', 'zh']);
/** Base codes of the targets with formality, for which `more` and `less` are not refused. */
const FORMAL = new Set(['de', 'es', 'fr', 'it', 'ja', 'nl', 'pl', 'pt', 'ru']);

/**
 * The first option that the service would refuse, so that no request is made for it: `params`
 * names the `field` and the `reason`. null when nothing contradicts.
 */
export function optionConflict({ source, target, options }: TranslationRequest): Failure | null {
  const base = target.toLowerCase().split('-')[0] ?? '';
  const isMarkup = options.tagHandling !== undefined;
  const isXml = options.tagHandling === 'xml';
  const isListed = (tags: readonly string[] | undefined) => tags !== undefined && tags.length > 0;
  const rules: readonly (readonly [field: string, reason: string, conflict: boolean])[] = [
    ['glossaries', 'needs-source', isListed(options.glossaries) && source === null],
    [
      'instructions',
      'target-unsupported',
      isListed(options.instructions) && !INSTRUCTED.has(base),
    ],
    [
      'formality',
      'target-unsupported',
      (options.formality === 'more' || options.formality === 'less') && !FORMAL.has(base),
    ],
    ['tagHandlingVersion', 'needs-tag-handling', options.tagHandlingVersion !== undefined && !isMarkup],
    ['outlineDetection', 'needs-xml', options.outlineDetection !== undefined && !isXml],
    ['splittingTags', 'needs-xml', isListed(options.splittingTags) && !isXml],
    ['nonSplittingTags', 'needs-xml', isListed(options.nonSplittingTags) && !isXml],
    ['ignoreTags', 'needs-xml', isListed(options.ignoreTags) && !isXml],
  ];
  const broken = rules.find(([, , conflict]) => conflict);
  if (broken === undefined) return null;
  return { code: 'invalid-input', params: { field: broken[0], reason: broken[1] } };
}
