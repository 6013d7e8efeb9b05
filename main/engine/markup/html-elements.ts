const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Elements that begin a new block, so that no sentence runs across their tags. */
export const BLOCK_ELEMENTS = words(
  'address article aside audio base blockquote body br caption center col colgroup dd details dialog dir div ' +
    'dl dt fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup ' +
    'hr html legend li link main menu meta nav noscript ol optgroup option p pre search section ' +
    'select source summary table tbody td template textarea tfoot th thead title tr track ul video',
);

/** Elements that are parts of a sentence. */
export const INLINE_ELEMENTS = words(
  'a abbr acronym b bdi bdo big button cite code data del dfn em font i img input ins kbd label map ' +
    'mark object output q s samp script slot small span strike strong style sub sup svg time tt u var wbr',
);

/** Elements whose content is never translated. */
export const LOCKED_ELEMENTS = words(
  'code iframe math noembed noframes plaintext script style svg xmp',
);

/** Elements whose text knows references but no tags. */
export const TEXT_ELEMENTS = words('textarea title');
