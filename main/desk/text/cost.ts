import type { TextCost, TranslationRequest } from '../../../preload/contract/text.ts';
import { billedCharacters } from '../../engine/markup/billing.ts';

/** What a text will be billed, by the rule that the built-in service bills with. */
export function textCost({ text, options }: TranslationRequest): TextCost {
  return { characters: billedCharacters(text, options.tagHandling) };
}
