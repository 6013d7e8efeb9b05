import { baseOf } from '../../../../preload/contract/language-code.ts';
import { ImportRefusal } from './import-refusal.ts';
import { languageOf, sourceLanguageOf } from './language-names.ts';
import type { BuiltSegment, InlineElements } from './segment-builder.ts';
import { createSegmentBuilder, trimmed } from './segment-builder.ts';
import type { UnitReader, UnitSink } from './unit-reader.ts';
import { MOST_CHARACTERS } from './unit-reader.ts';
import type { Attributes } from './xml-reader.ts';
import { createXmlReader } from './xml-reader.ts';

/** The inline elements of XLIFF 1.2 and 2. */
const ELEMENTS: InlineElements = {
  role(name) {
    switch (name) {
      case 'bpt':
      case 'bx':
      case 'sc':
        return 'open';
      case 'ept':
      case 'ex':
      case 'ec':
        return 'close';
      case 'x':
      case 'ph':
      case 'it':
      case 'cp':
        return 'single';
      case 'g':
      case 'pc':
        return 'native';
      case 'mrk':
      case 'sub':
      case 'sm':
      case 'em':
        return 'around';
      default:
        return null;
    }
  },
};

/** Places of a text that are not the translation itself. */
const ASIDE = new Set(['alt-trans', 'seg-source', 'note', 'notes', 'matches', 'mtc:matches']);

/**
 * Reads translated units of XLIFF 1.x and 2.x; their neighbours in the file become their context.
 * Elements are known by their local names, whatever prefix a tool writes.
 */
export function createXliffReader(asked: string | null, sink: UnitSink): UnitReader {
  const builder = createSegmentBuilder(ELEMENTS, sink.repairs);
  let source = asked;
  let target: string | null = null;
  let isTold = false;
  let aside = 0;
  let inside: 'source' | 'target' | null = null;
  let line = 1;
  let read: { source: BuiltSegment | null; target: BuiltSegment | null } = {
    source: null,
    target: null,
  };
  /** Waits for the segment after it. */
  let waiting: { line: number; source: string; target: string; previous: string } | null = null;
  let previous = '';

  const xml = createXmlReader({ open, close, text }, sink.repairs);
  return {
    feed: (piece) => xml.feed(piece),
    end() {
      xml.end();
      release('');
      if (!isTold) throw new ImportRefusal('no-units', xml.line());
    },
  };

  function open(written: string, attributes: Attributes): void {
    const name = local(written);
    if (inside !== null) {
      builder.open(name, attributes);
      return;
    }
    if (ASIDE.has(name)) aside += 1;
    if (aside > 0) return;
    switch (name) {
      case 'xliff':
        // Version 2 names the languages here, version 1 at each file.
        languages(attributes['srcLang'], attributes['trgLang']);
        return;
      case 'file':
        release('');
        previous = '';
        languages(attributes['source-language'], attributes['target-language']);
        return;
      case 'trans-unit':
      case 'segment':
        line = xml.line();
        read = { source: null, target: null };
        return;
      case 'source':
      case 'target':
        inside = name;
        return;
      default:
    }
  }

  function languages(from: string | undefined, to: string | undefined): void {
    const stated = from === undefined ? null : sourceLanguageOf(from);
    if (asked !== null && stated !== null && baseOf(stated) !== baseOf(asked)) {
      throw new ImportRefusal('other-source', xml.line());
    }
    source ??= stated;
    if (to !== undefined) target = languageOf(to);
  }

  function text(piece: string): void {
    if (inside !== null) builder.text(piece);
  }

  function close(written: string): void {
    const name = local(written);
    if (inside !== null) {
      if (name === inside) {
        read[inside] = trimmed(builder.take());
        inside = null;
      } else builder.close(name);
      return;
    }
    if (ASIDE.has(name)) aside -= 1;
    else if (aside === 0 && (name === 'trans-unit' || name === 'segment')) finish();
  }

  function finish(): void {
    const stored = read.source?.text ?? '';
    if (stored === '') {
      sink.bad(line, 'no-source', read.target?.text ?? '');
      return;
    }
    release(stored);
    const translated = read.target?.text ?? '';
    if (translated === '') sink.bad(line, 'no-target', stored);
    else if (stored.length > MOST_CHARACTERS || translated.length > MOST_CHARACTERS) {
      sink.bad(line, 'too-long', stored);
    } else waiting = { line, source: stored, target: translated, previous };
    previous = stored;
  }

  /** Tells the unit that waits, now that the segment after it is known. */
  function release(next: string): void {
    if (waiting === null) return;
    const { source: stored, target: translated } = waiting;
    if (source === null || target === null) {
      if (source === null && !isTold) throw new ImportRefusal('no-languages', waiting.line);
      sink.bad(waiting.line, 'unknown-language', stored);
      waiting = null;
      return;
    }
    if (!isTold) sink.languages(source, [target]);
    isTold = true;
    sink.unit({
      line: waiting.line,
      unit: {
        source: stored,
        targets: { [target]: translated },
        ...(waiting.previous !== '' && { previous: waiting.previous }),
        ...(next !== '' && { next }),
      },
    });
    waiting = null;
  }
}

const local = (name: string) => name.slice(name.indexOf(':') + 1);
