import type { WritingLanguage } from '../../../preload/contract/writing.ts';
import type { ListedLanguage } from '../../client/languages.ts';
import { LANGUAGES } from '../../engine/languages/catalogue.ts';
import { canonicalCode } from '../../../preload/contract/language-code.ts';
import type { OpenService } from '../active-service.ts';
import { failureOf } from '../feature-failure.ts';

/**
 * What the service can improve, by its own listing; from our catalogue where the key may not list
 * languages or the service has no such listing.
 */
export async function writingLanguages(
  service: OpenService,
  signal: AbortSignal,
): Promise<readonly WritingLanguage[]> {
  try {
    const listed = await service.call('languages', signal, (client, signal) =>
      client.languages({ resource: 'write', include: ['beta'] }, { signal }),
    );
    return listed.filter(({ target }) => target).map(fromListing);
  } catch (error) {
    const code = failureOf(error)?.code;
    if (code !== 'scope-missing' && code !== 'not-found') throw error;
    return LANGUAGES.filter(({ write }) => write).map(({ code, name, writeStyle }) => ({
      code,
      name,
      styles: writeStyle,
      tones: writeStyle,
      correct: true,
    }));
  }
}

function fromListing({ code, name, features }: ListedLanguage): WritingLanguage {
  const has = (wanted: string) => features.some((feature) => feature.name === wanted);
  return {
    code: canonicalCode(code),
    name,
    styles: has('writing_style'),
    tones: has('tone'),
    // Whatever can be improved can be corrected: the listing has no feature for it.
    correct: true,
  };
}
