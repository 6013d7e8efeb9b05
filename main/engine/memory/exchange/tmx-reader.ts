import type { MemoryUnit, UnitDetails } from '../memories.ts';
import { baseOf } from '../../../../preload/contract/language-code.ts';
import { ImportRefusal } from './import-refusal.ts';
import { languageOf, sourceLanguageOf } from './language-names.ts';
import type { BuiltSegment, InlineElements } from './segment-builder.ts';
import { createSegmentBuilder } from './segment-builder.ts';
import { createDateReader } from './tmx-dates.ts';
import { CONTEXT_PROPERTIES } from '../context-properties.ts';
import { EXACT_CHANGE, EXACT_CREATION } from './tmx-properties.ts';
import type { UnitReader, UnitSink } from './unit-reader.ts';
import { MOST_CHARACTERS } from './unit-reader.ts';
import type { Attributes } from './xml-reader.ts';
import { createXmlReader } from './xml-reader.ts';

/** The inline elements of TMX. `sub` is text inside of a code and stays part of it. */
const ELEMENTS: InlineElements = {
  role(name, attributes) {
    switch (name) {
      case 'bpt':
        return 'open';
      case 'ept':
        return 'close';
      case 'it':
        return attributes['pos'] === 'end' ? 'close' : 'open';
      case 'ph':
      case 'ut':
        return 'single';
      case 'hi':
      case 'sub':
        return 'around';
      default:
        return null;
    }
  },
};

/** Attributes that have a field of their own. */
const OWN = new Set(['creationdate', 'creationid', 'changedate', 'changeid', 'srclang']);
const LANGUAGE = new Set(['xml:lang', 'lang']);

interface Variant {
  readonly language: string;
  readonly attributes: Attributes;
  segment: BuiltSegment | null;
}

interface Draft {
  readonly line: number;
  readonly attributes: Attributes;
  readonly variants: Variant[];
  readonly properties: { type: string; text: string }[];
  readonly notes: string[];
}

/**
 * Reads TMX 1.1 to 1.4b. Several variants of one language make several units. The source language is
 * what is asked for, else what the header says, else (`*all*`) the language of the first variant; the
 * regional variant of it likewise, and what is not the source is a target: English (US) has one in English
 * (UK). What is left out is counted.
 * @param asked the source without region
 * @param askedVariant the source as it was asked for, null where it was not
 */
export function createTmxReader(
  asked: string | null,
  askedVariant: string | null,
  sink: UnitSink,
): UnitReader {
  const builder = createSegmentBuilder(ELEMENTS, sink.repairs);
  const isoOf = createDateReader();
  let source = asked;
  /** What the header says is the source. */
  let stated = '';
  /** Our own files have the source first. */
  let isOwn = false;
  let isTold = false;
  let draft: Draft | null = null;
  let variant: Variant | null = null;
  let isSegment = false;
  let property: { type: string; text: string } | null = null;
  let note: string | null = null;

  let prefix: string | null = null;
  /** Names lose the prefix that the root has. */
  const localName = (name: string) =>
    prefix !== null && prefix !== '' && name.startsWith(prefix) ? name.slice(prefix.length) : name;
  const xml = createXmlReader(
    {
      open(name, attributes) {
        prefix ??= name.slice(0, name.indexOf(':') + 1);
        open(localName(name), attributes);
      },
      close: (name) => close(localName(name)),
      text,
    },
    sink.repairs,
  );
  return {
    feed: (piece) => xml.feed(piece),
    end() {
      xml.end();
      if (!isTold) throw new ImportRefusal('no-units', xml.line());
    },
  };

  function open(name: string, attributes: Attributes): void {
    if (isSegment) {
      builder.open(name, attributes);
      return;
    }
    switch (name) {
      case 'header':
        stated = attributes['srclang'] ?? '';
        isOwn = attributes['creationtool'] === 'Dragoman';
        source ??= sourceLanguageOf(stated);
        return;
      case 'tu':
        draft = { line: xml.line(), attributes, variants: [], properties: [], notes: [] };
        return;
      case 'tuv':
        variant = {
          language: attributes['xml:lang'] ?? attributes['lang'] ?? '',
          attributes,
          segment: null,
        };
        draft?.variants.push(variant);
        return;
      case 'seg':
        isSegment = variant !== null;
        return;
      case 'prop':
        property = { type: attributes['type'] ?? '', text: '' };
        return;
      case 'note':
        note = '';
        return;
      default:
    }
  }

  function text(piece: string): void {
    if (isSegment) builder.text(piece);
    else if (property !== null) property.text += piece;
    else if (note !== null) note += piece;
  }

  function close(name: string): void {
    if (isSegment) {
      if (name !== 'seg') {
        builder.close(name);
        return;
      }
      isSegment = false;
      const segment = builder.take();
      if (variant !== null) variant.segment = segment;
      return;
    }
    if (name === 'tuv') variant = null;
    else if (name === 'prop' && property !== null) {
      draft?.properties.push(property);
      property = null;
    } else if (name === 'note' && note !== null) {
      draft?.notes.push(note);
      note = null;
    } else if (name === 'tu' && draft !== null) {
      tell(draft);
      draft = null;
    }
  }

  function tell(read: Draft): void {
    source ??= sourceLanguageOf(read.variants[0]?.language ?? '');
    if (source === null) throw new ImportRefusal('no-languages', read.line);
    if (!isTold) sink.languages(source, []);
    isTold = true;
    const home = source;
    const said = read.variants.find(({ segment }) => textOf(segment) !== '');
    const mine = sourceOf(read, home);
    const text = mine?.segment?.text ?? '';
    if (text.trim() === '') {
      const reason = mine === undefined ? 'other-source-language' : 'no-source';
      sink.bad(read.line, reason, said?.segment?.text ?? '');
      return;
    }
    const filled = read.variants.filter((one) => one !== mine && textOf(one.segment) !== '');
    const known: (Variant & { readonly language: string })[] = [];
    const dropped: Variant[] = [];
    for (const target of filled) {
      const language = languageOf(target.language);
      const isAgain = codeOf(target.language) === codeOf(mine?.language ?? '');
      if (language === null || language === home || isAgain) dropped.push(target);
      else known.push({ ...target, language });
    }
    if (known.length === 0) {
      sink.bad(read.line, filled.length === 0 ? 'no-target' : 'unknown-language', text);
      return;
    }
    if ([mine, ...known].some((side) => (side?.segment?.text.length ?? 0) > MOST_CHARACTERS)) {
      sink.bad(read.line, 'too-long', text);
      return;
    }
    for (const { segment } of dropped) {
      sink.bad(read.line, 'dropped-variant', segment?.text ?? '');
    }
    for (const group of groups(known)) {
      sink.unit({ line: read.line, unit: unitOf(read, mine, group, home, isoOf) });
    }
  }

  /**
   * The variant that is the source: of several of its base language the one that was asked for, else the one
   * that the header names, else the one without region.
   * @throws ImportRefusal where nothing says which
   */
  function sourceOf(read: Draft, home: string): Variant | undefined {
    const able = read.variants.filter(({ language }) => baseOfCode(language) === baseOf(home));
    const codes = new Set(able.map(({ language }) => codeOf(language)));
    const [first] = able;
    if (codes.size < 2 || isOwn) return first;
    const isStated = baseOfCode(stated) === baseOf(home);
    const wanted = [askedVariant ?? '', isStated ? stated : ''].filter(
      (code) => code.includes('-') || code.includes('_'),
    );
    for (const code of [...wanted, home]) {
      const found =
        able.find(({ language }) => codeOf(language) === codeOf(code)) ??
        able.find(({ language }) => languageOf(language) === languageOf(code));
      if (found !== undefined) return found;
    }
    // The file has it elsewhere: here it has none.
    if (wanted.length > 0) return undefined;
    throw new ImportRefusal('several-sources', read.line, {
      languages: [...new Set(able.map(({ language }) => languageOf(language) ?? language))].sort(),
    });
  }
}

const textOf = (segment: BuiltSegment | null) => segment?.text.trim() ?? '';

const codeOf = (code: string) => code.trim().toLowerCase().replaceAll('_', '-');

/** The base language of a code in a file, known or not. */
const baseOfCode = (code: string) => {
  const known = languageOf(code);
  return baseOf(known ?? code.replaceAll('_', '-'));
};

/** One group for each unit: no language twice in one. */
function groups<T extends { readonly language: string }>(targets: readonly T[]): T[][] {
  const made: T[][] = [];
  for (const target of targets) {
    const free = made.find((group) => group.every(({ language }) => language !== target.language));
    if (free === undefined) made.push([target]);
    else free.push(target);
  }
  return made;
}

function unitOf(
  { attributes, properties, notes }: Draft,
  source: Variant | undefined,
  targets: readonly Variant[],
  home: string,
  isoOf: (date: string) => string | null,
): MemoryUnit {
  const own = (name: string) =>
    targets.find((target) => target.attributes[name] !== undefined)?.attributes[name] ??
    attributes[name];
  const property = (types: readonly string[]) =>
    properties.find(({ type }) => types.includes(type))?.text.trim();
  const changed = property([EXACT_CHANGE]) ?? isoOf(own('changedate') ?? own('creationdate') ?? '');
  const created = property([EXACT_CREATION]) ?? isoOf(own('creationdate') ?? '');
  const author = own('changeid');
  const creator = own('creationid');
  const previous = property(CONTEXT_PROPERTIES.previous);
  const next = property(CONTEXT_PROPERTIES.next);
  const sides = [{ language: home, side: source }].concat(
    targets.map((side) => ({ language: side.language, side })),
  );
  const details = detailsOf(attributes, sides, properties, notes);
  return {
    source: source?.segment?.text ?? '',
    targets: Object.fromEntries(
      targets.map(({ language, segment }) => [language, segment?.text ?? '']),
    ),
    ...(author !== undefined && { author }),
    ...(changed !== null && { changed }),
    ...(creator !== undefined && { creator }),
    ...(created !== null && { created }),
    ...(previous !== undefined && previous !== '' && { previous }),
    ...(next !== undefined && next !== '' && { next }),
    ...(details !== null && { details }),
  };
}

/** Null where there is nothing else to keep. */
function detailsOf(
  attributes: Attributes,
  sides: readonly { readonly language: string; readonly side: Variant | undefined }[],
  properties: Draft['properties'],
  notes: readonly string[],
): UnitDetails | null {
  const rest = without(attributes, OWN);
  const kept = properties.filter(({ type }) => type !== EXACT_CHANGE && type !== EXACT_CREATION);
  const sideAttributes: Record<string, Attributes> = {};
  const codes: Record<string, BuiltSegment['codes']> = {};
  for (const { language, side } of sides) {
    if (side === undefined) continue;
    const more = without(side.attributes, LANGUAGE, OWN);
    if (side.attributes['xml:lang'] ?? side.attributes['lang']) {
      const written = side.attributes['xml:lang'] ?? side.attributes['lang'] ?? '';
      if (written !== language) more['xml:lang'] = written;
    }
    if (Object.keys(more).length > 0) sideAttributes[language] = more;
    if (side.segment !== null && side.segment.codes.length > 0)
      codes[language] = side.segment.codes;
  }
  const details: UnitDetails = {
    ...(Object.keys(rest).length > 0 && { attributes: rest }),
    ...(Object.keys(sideAttributes).length > 0 && { sides: sideAttributes }),
    ...(kept.length > 0 && { properties: kept }),
    ...(notes.length > 0 && { notes }),
    ...(Object.keys(codes).length > 0 && { codes }),
  };
  return Object.keys(details).length === 0 ? null : details;
}

function without(
  attributes: Attributes,
  ...names: readonly ReadonlySet<string>[]
): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const name in attributes) {
    if (!names.some((set) => set.has(name))) kept[name] = attributes[name] ?? '';
  }
  return kept;
}
