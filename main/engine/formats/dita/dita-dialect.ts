import type { XmlElement } from '../xml/xml-elements.ts';
import type { XmlDialect, XmlRole } from '../xml/xml-roles.ts';
import { xmlDialect } from '../xml/xml-dialect.ts';
import { xmlAttribute } from '../inline/xml-attribute.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const INLINE = words(
  'abbreviated-form b boolean cite i keyword line-through menucascade msgph overline ph q ' +
    'shortcut state sub sup systemoutput term text tm tt u uicontrol wintitle xref',
);
/** Names that a machine reads. */
const WORDS = words(
  'apiname cmdname codeph delim equation-inline filepath fragref groupchoice kwd mathml msgnum ' +
    'numcharref oper option parameterentity parmname repsep sep svg-container synnoteref textentity ' +
    'userinput var varname xmlatt xmlelement xmlnsname xmlpi',
);
const ASIDES = words(
  'alt desc fn image index-see index-see-also index-sort-as indexterm longdescref',
);
/** Asides and metadata that no reader sees. */
const LOCKED_ASIDES = words('data data-about draft-comment foreign required-cleanup unknown');
const LOCKED = words(
  'author codeblock coords critdates permissions prodinfo publisher resourceid shape source syntaxdiagram',
);
/** Blocks that may stand in the middle of text. */
const BLOCKS = words(
  'bodydiv codeblock dd ddhd dl dlentry dlhead dt dthd div equation-block equation-figure example fig ' +
    'figgroup hazardstatement imagemap itemgroup keywords li lines lq msgblock note object ol p parml ' +
    'pd plentry pre pt screen section sectiondiv simpletable sl sli stentry strow sthead table tbody ' +
    'tgroup thead title ul',
);
const PREFORMATTED = words('lines msgblock pre screen');
/** Their text is what a link is called, with and without a key. */
const LINKS = words('image link linktext navtitle xref');

/** The elements of DITA topics, after the advice for translators in its specification. */
export function ditaDialect(source: string): XmlDialect {
  const known = (element: XmlElement, parent: XmlRole): XmlRole => {
    const { local } = element;
    if (LOCKED_ASIDES.has(local)) return element.parent?.hasText === true ? 'aside' : 'locked';
    if (LOCKED.has(local)) return 'locked';
    if (element.parent?.local === 'keywords') return 'block';
    if (WORDS.has(local)) return 'word';
    if (ASIDES.has(local)) return 'aside';
    if (INLINE.has(local)) return isKeyed(source, element) ? 'word' : 'inline';
    return BLOCKS.has(local) ? 'block' : xmlDialect.roleOf(element, parent);
  };
  return {
    roleOf: known,
    isTranslated: ({ local }) => (LOCKED_ASIDES.has(local) ? false : null),
    isPreformatted: ({ local }) => (PREFORMATTED.has(local) ? true : null),
  };
}

/** The text of a phrase with a key comes from where the key is defined. */
function isKeyed(source: string, { local, open }: XmlElement): boolean {
  return !LINKS.has(local) && xmlAttribute(source, open, 'keyref') !== null;
}
