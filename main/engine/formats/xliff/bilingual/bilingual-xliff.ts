import type { BilingualState, BilingualUnit, NoteChange } from '../../bilingual-unit.ts';
import { createSplicer } from '../../inline/splice-units.ts';
import type { NamedUnit } from '../../inline/splice-units.ts';
import type { XmlElement, XmlTree } from '../../xml/xml-elements.ts';
import { xmlUnits } from '../../xml/xml-units.ts';
import { append } from '../../../../system/long-lists.ts';
import type { Edit } from '../target-edits.ts';
import { applyEdits, languageEdits, targetEdit } from '../target-edits.ts';
import type { TextHolder } from '../text-holders.ts';
import { xliffDialect } from '../xliff-dialect.ts';
import type { BilingualPlace } from './bilingual-places.ts';
import { bilingualPlaces, unitsIn } from './bilingual-places.ts';
import { NOBODY } from './change-by.ts';
import { lastChanges } from './last-change.ts';
import type { NoteDialect } from './notes.ts';
import { withPhraseSigns } from './phrase-signs.ts';
import { states1, states2 } from './plain-states.ts';
import type { ReadAttribute, StateDialect } from './state-dialect.ts';
import { attributesOf } from './state-dialect.ts';
import { targetText } from './target-text.ts';
import type { TaggedUnit } from './target-text.ts';
import { sdlNotes } from './sdl-notes.ts';
import { memoqStates, phraseStates, sdlStates } from './tool-states.ts';
import { unitNotes } from './unit-notes.ts';
import type { PlaceChange } from './write-places.ts';
import { placeEdits } from './write-places.ts';

/** An XLIFF file with its translations and their states, as it is worked on segment by segment. */
export interface BilingualXliff {
  readonly units: readonly NamedUnit[];
  /** By id of the unit; a unit that is none of the file's segments is absent. */
  readonly bilingual: ReadonlyMap<string, BilingualUnit>;
  /**
   * Writes what differs from the file, and nothing else.
   * @param states of units that were looked at; one without a text is emptied
   */
  write(
    texts: ReadonlyMap<string, string>,
    states: ReadonlyMap<string, BilingualState>,
    target: string,
    /** By id of the unit; of those whose comments differ. */
    notes: ReadonlyMap<string, NoteChange>,
  ): { readonly text: string; readonly moved: readonly string[] };
}

/** @param units of the file, as its filter takes them out */
export function readBilingual(
  source: string,
  tree: XmlTree,
  holders: readonly TextHolder[],
  found: readonly NamedUnit[],
): BilingualXliff {
  const read = attributesOf(source);
  const root = tree.elements.values().next().value ?? null;
  const isPhrase = hasNamespace(read, root, 'm');
  const tagged = (unit: NamedUnit): TaggedUnit => (isPhrase ? withPhraseSigns(unit) : unit);
  const units = found.map(tagged);
  const places = bilingualPlaces(tree, holders, units, read);
  const changers = lastChanges(source, tree, read);
  const { states: dialect, notes } = dialectOf(source, tree, read, root);
  const targets = targetUnits(source, tree, holders).map(tagged);
  const sorted = targets.toSorted((a, b) => a.start - b.start);
  const byId = new Map<string, TaggedUnit>(units.map((unit) => [unit.id, unit]));
  const bilingual = new Map<string, BilingualUnit>();
  for (const place of places) {
    const unit = byId.get(place.id);
    if (unit === undefined) continue;
    const inside = place.target === null ? [] : unitsIn(sorted, place.target);
    const [only] = inside;
    const target = only === undefined || inside.length > 1 ? '' : targetText(source, unit, only);
    const state = dialect.read(place, target !== '');
    const isSegment = place.isSegment || target !== '' || state.isLocked || isOfTool(read, root);
    const lastChange = target === '' ? NOBODY : changers.read(place);
    bilingual.set(place.id, { ...state, target, isSegment, notes: notes.read(place), lastChange });
  }
  return {
    units,
    bilingual,
    write(texts, states, language, noteChanges) {
      const changed: PlaceChange[] = [];
      const changeEdits: Edit[] = [];
      const commented = new Map<BilingualPlace, NoteChange>();
      const fresh = new Map<string, string>();
      const whole = wholeHolders(texts);
      for (const inside of whole.values()) {
        for (const { id } of inside) {
          // What is not exported of it keeps the translation that the file has.
          const text = texts.get(id) ?? bilingual.get(id)?.target ?? '';
          if (text !== '') fresh.set(id, text);
        }
      }
      for (const place of places) {
        const change = noteChanges.get(place.id);
        if (change !== undefined) commented.set(place, change);
        const before = bilingual.get(place.id);
        const after = states.get(place.id);
        if (before === undefined || after === undefined) continue;
        const text = texts.get(place.id) ?? '';
        const isWhole = whole.has(place.holder);
        const isSame = isWhole || text === before.target;
        // The target of a holder that is written as a whole is written once.
        const attributes = dialect
          .changes(place, before, after)
          .filter(({ element }) => !isWhole || element !== 'target');
        if (isSame && attributes.length === 0) continue;
        const by = changers.write(place, after.lastChange ?? NOBODY);
        append(changeEdits, by.edits);
        if (!isSame && text !== '') fresh.set(place.id, text);
        changed.push({
          place,
          attributes: [...attributes, ...by.attributes],
          ...(by.inner && { inner: by.inner }),
          ...(isSame ? {} : { text: text === '' ? null : ('new' as const) }),
        });
      }
      const rewritten = new Set(
        changed.filter(({ text }) => text !== undefined).map(({ place }) => place),
      );
      const { edits: noted, around } = notes.write(commented, rewritten);
      const numbers = new Map(changed.map(({ place }, at) => [place, at]));
      for (const [place, own] of around) {
        // A target that is written as a whole has no place for marks.
        if (whole.has(place.holder)) continue;
        const at = numbers.get(place) ?? changed.length;
        changed[at] = { ...(changed[at] ?? { place, attributes: [] }), around: own };
      }
      if (changed.length === 0 && whole.size === 0 && noted.length === 0) {
        return { text: source, moved: [] };
      }
      // A target with the very words of its source is still to be written.
      const splicer = createSplicer(source, units, fresh);
      const edits = [
        ...placeEdits(source, changed, splicer),
        ...[...whole.keys()].map((holder) => targetEdit(source, holder, splicer, language)),
        ...changeEdits,
        // Behind a target that is added at the same place.
        ...noted,
      ];
      const hasTexts = changed.length > 0 || whole.size > 0;
      const languages = (hasTexts ? languageEdits(source, tree, language) : []).filter(
        ({ start, end }) => start === end || !isSameLanguage(source.slice(start, end), language),
      );
      return { text: applyEdits(source, [...edits, ...languages]), moved: splicer.moved };
    },
  };

  /** Holders with a translated text that is no place, as that of `sub` in a code: with their units. */
  function wholeHolders(texts: ReadonlyMap<string, string>) {
    const placed = new Set(places.map(({ id }) => id));
    const inOrder = units.toSorted((a, b) => a.start - b.start);
    return new Map(
      holders.flatMap((holder): [TextHolder, readonly NamedUnit[]][] => {
        const inside = unitsIn(inOrder, holder.source);
        return inside.some(({ id }) => !placed.has(id) && texts.has(id)) ? [[holder, inside]] : [];
      }),
    );
  }
}

/** `de-DE` of a file is what a person calls German. */
const isSameLanguage = (a: string, b: string): boolean => primary(a) === primary(b);
const primary = (code: string): string => code.toLowerCase().replace(/[-_].*$/, '');

function targetUnits(
  source: string,
  tree: XmlTree,
  holders: readonly TextHolder[],
): readonly NamedUnit[] {
  const targets = holders.flatMap(({ target, before }): TextHolder[] =>
    target === null ? [] : [{ source: target, target: null, before }],
  );
  return xmlUnits(source, tree, xliffDialect(source, tree, targets));
}

function dialectOf(
  source: string,
  tree: XmlTree,
  read: ReadAttribute,
  root: XmlElement | null,
): { readonly states: StateDialect; readonly notes: NoteDialect } {
  const notes = (kind: Parameters<typeof unitNotes>[3]) => unitNotes(source, tree, read, kind);
  if (read(root, 'version')?.trim().startsWith('2.') === true) {
    return { states: states2(read), notes: notes('xliff-2') };
  }
  if (hasNamespace(read, root, 'sdl')) {
    return { states: sdlStates(read), notes: sdlNotes(source, tree, read) };
  }
  if (hasNamespace(read, root, 'mq')) return { states: memoqStates(read), notes: notes('memoq') };
  if (hasNamespace(read, root, 'm')) {
    return { states: phraseStates(read, root), notes: notes('phrase') };
  }
  return { states: states1(read), notes: notes('xliff-1') };
}

/** Namespaces of tools by their usual prefix. */
const NAMESPACES = { sdl: /sdlxliff/i, mq: /mqxliff/i, m: /memsource|phrase/i } as const;

function hasNamespace(
  read: ReadAttribute,
  root: XmlElement | null,
  prefix: keyof typeof NAMESPACES,
): boolean {
  return NAMESPACES[prefix].test(read(root, `xmlns:${prefix}`) ?? '');
}

/** A CAT tool wrote it: its texts are segments already. */
const isOfTool = (read: ReadAttribute, root: XmlElement | null): boolean =>
  (Object.keys(NAMESPACES) as (keyof typeof NAMESPACES)[]).some((prefix) =>
    hasNamespace(read, root, prefix),
  );
