import type { XmlDialect } from './xml-roles.ts';

/**
 * XML of any kind, understood from its structure alone: an element is a part of a sentence when text
 * stands beside it, or when it is the only one in such an element.
 */
export const xmlDialect: XmlDialect = {
  roleOf({ parent }, role) {
    const isInline =
      parent !== null && (parent.hasText || (role === 'inline' && parent.children === 1));
    return isInline ? 'inline' : 'block';
  },
  isTranslated: () => null,
  isPreformatted: () => null,
};
