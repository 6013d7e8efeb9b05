/** The words that paths of the APIs are made of; everything else in one is an id. */
const WORDS: ReadonlySet<string> = new Set(
  `v2 v3 translate detect language languages resources document result usage write rephrase correct
  glossaries dictionaries entries glossary-language-pairs style_rules configured_rules
  custom_instructions translation_memories spoken-terms term-lists voice realtime connect admin
  analytics custom-tags developer-keys deactivate label limits
  chat completions`.split(/\s+/),
);

/**
 * A path as it may be written down: without its query, and with `*` for each id, since some open a
 * document and all tell what somebody works with.
 */
export function pathTemplate(path: string): string {
  const [bare = ''] = path.split(/[?#]/, 1);
  return bare
    .split('/')
    .map((segment) => (segment === '' || WORDS.has(segment) ? segment : '*'))
    .join('/');
}
