import type { XmlElement, XmlTree } from './xml-elements.ts';

/**
 * What an element is to a translator. `block`: no sentence runs across its tags. `inline`: a part of
 * its sentence. `word`: a part of the sentence that is not translated itself. `aside`: text of its
 * own in the middle of a sentence, as a footnote. `code`: a word that may hold asides, but no text of
 * the document. `locked`: a block that is not translated. `unseen`: its tags are about the text, no part of
 * it. `gone`: neither its tags nor what is in it are read.
 */
export type XmlRole = 'block' | 'inline' | 'word' | 'aside' | 'code' | 'locked' | 'unseen' | 'gone';

/** How the elements of one kind of document are to be understood. */
export interface XmlDialect {
  readonly roleOf: (element: XmlElement, parent: XmlRole) => XmlRole;
  /** What the vocabulary says where the document says nothing; null: as around it. */
  readonly isTranslated: (element: XmlElement) => boolean | null;
  /** Whether line breaks in it mean something; null: as around it. */
  readonly isPreformatted: (element: XmlElement) => boolean | null;
  /** The element before it that a word or code closes; null where it closes none. */
  readonly opener?: (element: XmlElement) => XmlElement | 'opens' | null;
}

export interface XmlPart {
  readonly role: XmlRole;
  readonly isTranslated: boolean;
}

type Growing = { -readonly [Key in keyof XmlPart]: XmlPart[Key] };

/**
 * Decides for every element. A sentence never runs across a block, so that whatever holds one is a
 * block too: its tags could not be moved apart.
 */
export function xmlRoles({ elements }: XmlTree, dialect: XmlDialect): Map<XmlElement, XmlPart> {
  const parts = new Map<XmlElement, Growing>();
  for (const element of elements.values()) {
    const parent = element.parent ? parts.get(element.parent) : undefined;
    parts.set(element, partOf(element, parent ?? { role: 'block', isTranslated: true }, dialect));
  }
  for (const [element, { role }] of [...parts].reverse()) {
    const parent = element.parent ? parts.get(element.parent) : undefined;
    if (parent?.role !== 'inline' && parent?.role !== 'unseen') continue;
    if (role === 'block' || role === 'locked') parent.role = 'block';
  }
  return parts;
}

function partOf(element: XmlElement, parent: XmlPart, dialect: XmlDialect): XmlPart {
  const role = dialect.roleOf(element, parent.role);
  const isTranslated =
    role !== 'code' && (element.translate ?? dialect.isTranslated(element) ?? parent.isTranslated);
  if (role === 'inline' && !isTranslated && !element.hasTranslated) {
    return { role: 'word', isTranslated };
  }
  if (role === 'block' && !isTranslated && !element.hasTranslated) {
    return { role: 'locked', isTranslated };
  }
  const isDivided = role === 'inline' && !(isTranslated && parent.isTranslated);
  return { role: isDivided ? 'block' : role, isTranslated };
}
