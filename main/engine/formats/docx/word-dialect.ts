import { writeXmlText } from '../inline/xml-text.ts';
import type { Dialect, Role, RunRole } from '../ooxml/dialect.ts';
import { putInside, removeEmpty, setAttribute } from '../ooxml/element-text.ts';
import { PLAIN } from '../ooxml/look.ts';
import type { Look } from '../ooxml/look.ts';
import type { TargetLanguage } from '../ooxml/target-language.ts';

const ROLES: Readonly<Record<string, Role>> = {
  r: 'run',
  pPr: 'properties',
  hyperlink: 'pair',
  ins: 'pair',
  moveTo: 'pair',
  smartTag: 'pair',
  customXml: 'pair',
  dir: 'pair',
  bdo: 'pair',
  sdt: 'control',
  smartTagPr: 'pair-properties',
  customXmlPr: 'pair-properties',
  proofErr: 'trace',
};

const RUN_ROLES: Readonly<Record<string, RunRole>> = {
  rPr: 'look',
  t: 'text',
  noBreakHyphen: 'hyphen',
  softHyphen: 'trace',
  lastRenderedPageBreak: 'trace',
  fldChar: 'field',
  instrText: 'instruction',
  ruby: 'ruby',
};

/** What must stand behind `bidi` in paragraph properties and `rtl` in run properties (ECMA-376 17.3). */
const BEHIND_BIDI = [
  'adjustRightInd',
  'snapToGrid',
  'spacing',
  'ind',
  'contextualSpacing',
  'mirrorIndents',
  'suppressOverlap',
  'jc',
  'textDirection',
  'textAlignment',
  'textboxTightWrap',
  'outlineLvl',
  'divId',
  'cnfStyle',
  'rPr',
  'sectPr',
  'pPrChange',
];
const BEHIND_RTL = ['cs', 'em', 'lang', 'eastAsianLayout', 'specVanish', 'oMath', 'rPrChange'];

/**
 * Paragraphs of WordprocessingML. Proofing languages do not part runs, and written runs are marked
 * with the target's; every other property does, fonts for other scripts too.
 *
 * @param prefix of the vocabulary in this part, with its colon
 */
export function createWordDialect(prefix: string, target: TargetLanguage): Dialect {
  const named = <T>(roles: Readonly<Record<string, T>>) =>
    new Map(Object.entries(roles).map(([name, role]) => [prefix + name, role]));
  const tag = (name: string) => prefix + name;
  const looks = new Map<string, Look>([['', PLAIN]]);
  const bookmark = new RegExp(`^<${tag('bookmark(Start|End)')}\\s`);
  const cursors = new Set<string>();
  const starts = new Map<string, string>();
  const wraps = new Map<string, readonly [before: string, after: string]>();
  const runEnd = `</${tag('t')}></${tag('r')}>`;
  const language = new RegExp(`<${tag('lang')}\\s[^<>]*/>`);

  /** What stands before the text of a written run: its properties in the target language. */
  function runStart(properties: string): string {
    const known = starts.get(properties);
    if (known !== undefined) return known;
    const start = `<${tag('r')}>${inTarget(properties)}<${tag('t')} xml:space="preserve">`;
    starts.set(properties, start);
    return start;
  }

  function inTarget(properties: string): string {
    const found = language.exec(properties)?.[0] ?? null;
    const val = tag('val');
    const own =
      found === null
        ? properties
        : properties.replace(found, setAttribute(found, val, target.code));
    if (!target.turns) return own;
    return target.isRightToLeft
      ? putInside(own, tag('rPr'), `<${tag('rtl')}/>`, BEHIND_RTL.map(tag))
      : removeEmpty(own, tag('rtl'));
  }

  return {
    paragraph: tag('p'),
    roles: named(ROLES),
    runRoles: named(RUN_ROLES),
    controlContent: tag('sdtContent'),
    rubyBase: tag('rubyBase'),
    isBare: false,
    trims: true,
    lookOf(properties) {
      const known = looks.get(properties);
      if (known) return known;
      const key = removeEmpty(removeEmpty(properties, tag('lang')), tag('noProof'));
      const isPlain = new RegExp(`^<${tag('rPr')}\\s*(?:/>|>\\s*</${tag('rPr')}>)$`).test(key);
      const look: Look = { key: isPlain ? '' : key, properties };
      looks.set(properties, look);
      return look;
    },
    // Where the cursor stood last is kept as a bookmark.
    isTrace(element) {
      const side = bookmark.exec(element)?.[1];
      if (side === undefined) return false;
      const id = /\s[\w:]*id=["']([^"']*)["']/.exec(element)?.[1] ?? '';
      if (side === 'End') return cursors.delete(id);
      const isCursor = /=["']_GoBack["']/.test(element);
      if (isCursor) cursors.add(id);
      return isCursor;
    },
    writeRun: (look, text) => runStart(look.properties) + writeXmlText(text) + runEnd,
    wrapAlone({ properties }) {
      const known = wraps.get(properties);
      if (known) return known;
      const wrap = [`<${tag('r')}>${properties}`, `</${tag('r')}>`] as const;
      wraps.set(properties, wrap);
      return wrap;
    },
    writeProperties(properties) {
      if (!target.turns) return properties;
      return target.isRightToLeft
        ? putInside(properties, tag('pPr'), `<${tag('bidi')}/>`, BEHIND_BIDI.map(tag))
        : removeEmpty(properties, tag('bidi'));
    },
  };
}
