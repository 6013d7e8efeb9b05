import { writeXmlText } from '../inline/xml-text.ts';
import type { Dialect, Role, RunRole } from './dialect.ts';
import { setAttribute } from './element-text.ts';
import { PLAIN } from './look.ts';
import type { Look } from './look.ts';
import type { TargetLanguage } from './target-language.ts';

/** Attributes of run properties that say nothing of the look. */
const SILENT = ['lang', 'altLang', 'dirty', 'err', 'noProof', 'smtClean', 'smtId', 'bmk'];

/**
 * Paragraphs of DrawingML: slides, shapes, diagrams, titles of charts.
 *
 * @param prefix of the vocabulary in this part, with its colon
 */
export function createDrawingDialect(prefix: string, target: TargetLanguage): Dialect {
  const tag = (name: string) => prefix + name;
  const looks = new Map<string, Look>([['', PLAIN]]);
  const roles = new Map<string, Role>([
    [tag('r'), 'run'],
    [tag('pPr'), 'properties'],
    [tag('endParaRPr'), 'properties'],
  ]);
  const runRoles = new Map<string, RunRole>([
    [tag('rPr'), 'look'],
    [tag('t'), 'text'],
  ]);
  const inTarget = (properties: string) => {
    const hasLanguage = /^<[^<>]*?\slang=/.test(properties);
    return hasLanguage ? setAttribute(properties, 'lang', target.code) : properties;
  };

  return {
    paragraph: tag('p'),
    roles,
    runRoles,
    isBare: false,
    trims: false,
    lookOf(properties) {
      const known = looks.get(properties);
      if (known) return known;
      const key = SILENT.reduce((element, name) => setAttribute(element, name, null), properties);
      const isPlain = new RegExp(`^<${tag('rPr')}\\s*(?:/>|>\\s*</${tag('rPr')}>)$`).test(key);
      const look: Look = { key: isPlain ? '' : key, properties };
      looks.set(properties, look);
      return look;
    },
    writeRun: (look, text) =>
      `<${tag('r')}>${inTarget(look.properties)}<${tag('t')}>${writeXmlText(text)}</${tag('t')}></${tag('r')}>`,
    wrapAlone: ({ properties }) => [`<${tag('r')}>${properties}`, `</${tag('r')}>`],
    writeProperties(properties) {
      if (!target.turns) return properties;
      const own = properties === '' ? `<${tag('pPr')}/>` : properties;
      return setAttribute(own, 'rtl', target.isRightToLeft ? '1' : '0');
    },
  };
}
