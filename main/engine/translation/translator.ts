import type { Detector } from '../detection/detector.ts';
import { createTermIndexes } from '../glossary/term-indexes.ts';
import { baseOf, canonicalCode } from '../../../preload/contract/language-code.ts';
import type { MachineTranslation } from '../machine/engine.ts';
import { billedCharacters } from '../markup/billing.ts';
import { plainBlock } from '../markup/blocks.ts';
import { keepsCodes, restoreCodes } from '../markup/coded-text.ts';
import { parseMarkup } from '../markup/parse-markup.ts';
import type { Memories } from '../memory/memories.ts';
import type { SegmentMode } from '../segments/segment-mode.ts';
import { compileStyle } from '../style-rules/apply/compile-style.ts';
import type { Rewrite } from '../style-rules/apply/rewrite.ts';
import { keepEdges } from './edges.ts';
import { translateSegments } from './machine-translation.ts';
import type { MachineOutcome } from './machine-translation.ts';
import { searchMemory } from './memory-search.ts';
import type { Draft } from './memory-search.ts';
import type { MemoryMatch } from '../memory/memories.ts';
import { writeMemoryText } from './memory-text.ts';
import { paragraphsOf } from './paragraphs.ts';
import type { Paragraph } from './paragraphs.ts';
import { protect } from './protect.ts';
import type { ProtectedSegment } from './protect.ts';
import { translateAroundTerms } from './translate-around-terms.ts';
import { detectSource } from './source-language.ts';
import type { SegmentOrigin, TranslatedText, TranslationRequest } from './translation-request.ts';
import { createCooperativeScheduler } from './cooperative-scheduler.ts';
import type { UsualSources } from './usual-sources.ts';

export interface Translator {
  /**
   * Translates one text. Segments come from the memory where it has them, at or above the threshold
   * and as stored (memory text wins over glossaries), the rest from the first engine that covers the
   * pair. What no engine translates stays as it was, marked as untranslated. A text in the target's
   * own language comes back unchanged.
   *
   * Rejects with a `MarkupError` for malformed XML, and with the signal's reason when it fires. Long
   * texts, and many at once, let everything else in between.
   */
  translate(request: TranslationRequest, signal: AbortSignal): Promise<TranslatedText>;
}

export interface TranslatorPorts {
  readonly memories: Memories;
  readonly detector: Detector;
  /** In order of preference, as they are when a text comes. */
  readonly engines: readonly MachineTranslation[];
  readonly usual: UsualSources;
}

const MODES: Readonly<Record<TranslationRequest['split'], SegmentMode>> = {
  '0': 'off',
  '1': 'all',
  nonewlines: 'punctuation',
};

/** A passage with what is written in its place. */
interface Written {
  readonly draft: Draft<MemoryMatch>;
  readonly text: string;
  readonly origin: Omit<SegmentOrigin, 'source' | 'target'>;
}

export function createTranslator(ports: TranslatorPorts): Translator {
  const { memories, usual } = ports;
  const turns = createCooperativeScheduler();
  const indexes = createTermIndexes(() => turns.wait());

  return {
    async translate(request, signal) {
      signal.throwIfAborted();
      const pause = () => turns.wait(signal);
      await pause();
      const { text, markup } = request;
      const target = canonicalCode(request.target);
      const blocks = markup ? parseMarkup(text, markup) : [plainBlock(text)];
      const billed = billedCharacters(text, markup?.kind);
      const plain = blocks.map((block) => block.text).join('\n');
      const detected =
        request.source === null
          ? await detectSource(plain, request, ports)
          : canonicalCode(request.source);
      if (request.source !== null) usual.note(detected);
      if (baseOf(detected) === baseOf(target)) return { ...unchanged(text), detected, billed };

      const mode = MODES[request.split];
      const paragraphs: Paragraph[] = [];
      for (const block of blocks) {
        for (const paragraph of paragraphsOf(block, detected, mode)) {
          await pause();
          paragraphs.push(paragraph);
        }
      }
      const memory = usableMemory(request, detected);
      const drafts = await searchMemory(text, paragraphs, memory, pause);
      const written = await write(drafts, request, { source: detected, target }, signal);
      return { ...assemble(text, written), detected, billed };
    },
  };

  /** A memory of another source language has nothing to say. */
  function usableMemory({ memory, target }: TranslationRequest, source: string) {
    const stored = memory && memories.get(memory.id);
    if (!memory || !stored || baseOf(stored.source) !== baseOf(source)) return null;
    const find = (segment: string, threshold: number) =>
      memories.find(memory.id, segment, target, threshold);
    return { find, threshold: memory.threshold };
  }

  async function write(
    drafts: readonly Draft<MemoryMatch>[],
    request: TranslationRequest,
    pair: { readonly source: string; readonly target: string },
    signal: AbortSignal,
  ): Promise<Written[]> {
    const { glossaries } = request;
    const engines = [...ports.engines];
    const terms = glossaries.length === 0 ? null : await indexes.of(glossaries, pair.target);
    const segments: (ProtectedSegment | null)[] = [];
    for (const { match, passage, block } of drafts) {
      await turns.wait(signal);
      segments.push(match ? null : protect(passage.coded, terms, block.write, request.isShown));
    }
    const active = segments.filter((segment) => segment !== null).filter(({ inert }) => !inert);
    const coded = active.map((segment) => segment.coded);
    const { context, instructions } = request;
    const about = {
      ...(context !== undefined && { context }),
      ...(instructions !== undefined && { instructions }),
    };
    // Together, since starting an engine costs more than its work.
    const [protectedResults, openResults] = await Promise.all([
      translateSegments(coded, pair, engines, signal, { ...about, terms: active.flatMap(termsOf) }),
      translateAroundTerms(active, pair, engines, signal, about),
    ]);
    const results = protectedResults.map((result, index) => openResults[index] ?? result);
    let next = 0;
    const written: Written[] = [];
    const style = request.style === undefined ? null : compileStyle(request.style);
    for (const [index, draft] of drafts.entries()) {
      await turns.wait(signal);
      const segment = segments[index] ?? null;
      const result = segment && !segment.inert ? (results[next++] ?? null) : null;
      written.push(writeDraft(draft, segment, result, request, pair, style));
    }
    return written;
  }
}

/** The glossary terms of a segment, with what stands for them. */
const termsOf = ({ terms, coded }: ProtectedSegment) =>
  terms.map(({ code, source }) => ({ source, target: coded.codes[code]?.raw ?? '' }));

function writeDraft(
  draft: Draft<MemoryMatch>,
  segment: ProtectedSegment | null,
  result: MachineOutcome | null,
  { text: source, target, markup, preserveFormatting }: TranslationRequest,
  pair: { readonly source: string; readonly target: string },
  style: Rewrite | null,
): Written {
  if (draft.match) return fromMemory(draft, draft.match, markup !== undefined);
  if (segment?.inert === true && segment.terms.length > 0) return ofTermsAlone(draft, segment);
  if (!segment || segment.inert) return copied(draft, source, 'source-copy');
  if (result === null || result.text === null) {
    const lack = result?.lack ?? null;
    const why = lack === null ? {} : { lack: lack.reason, engine: lack.engine };
    return copied(draft, source, 'untranslated', why);
  }
  const { kind } = result.engine;
  const edged =
    preserveFormatting && kind === 'engine'
      ? keepEdges(segment.coded.text, result.text)
      : result.text;
  const styled = style === null ? edged : style(edged, canonicalCode(target));
  const kept = keepsCodes(styled, segment.coded) ? styled : edged;
  const text = restoreCodes(kept, segment.coded.codes, draft.block.write);
  return {
    draft,
    text,
    origin: { kind, engine: engineName(result.engine, pair), ...result.speed },
  };
}

/** With the way of a translation over a third language, since that loses more than a direct one. */
function engineName(
  engine: MachineTranslation,
  { source, target }: { readonly source: string; readonly target: string },
): string {
  const pivot = engine.pivot?.(source, target) ?? null;
  return pivot === null ? engine.name : `${engine.name} (${source} → ${pivot} → ${target})`;
}

function fromMemory(draft: Draft<MemoryMatch>, match: MemoryMatch, markup: boolean): Written {
  return {
    draft,
    text: markup ? writeMemoryText(match.target, draft.passage, draft.block) : match.target,
    origin: {
      kind: match.exact ? 'memory-exact' : 'memory-fuzzy',
      percent: match.percent,
      memory: match.memory,
      stored: match.source,
    },
  };
}

/** Its terms are all that can be translated, and the glossary has done that. */
function ofTermsAlone(draft: Draft<MemoryMatch>, { coded }: ProtectedSegment): Written {
  const text = restoreCodes(coded.text, coded.codes, draft.block.write);
  return { draft, text, origin: { kind: 'engine', engine: 'glossary' } };
}

function copied(
  draft: Draft<MemoryMatch>,
  source: string,
  kind: 'source-copy' | 'untranslated',
  why: Pick<SegmentOrigin, 'lack' | 'engine'> = {},
): Written {
  const { start, end } = draft.passage;
  return { draft, text: source.slice(start, end), origin: { kind, ...why } };
}

/** Puts the passages in their places; everything between them stays byte for byte. */
function assemble(source: string, written: readonly Written[]) {
  const segments: SegmentOrigin[] = [];
  let text = '';
  let at = 0;
  for (const { draft, text: piece, origin } of written) {
    const { start, end } = draft.passage;
    text += source.slice(at, start);
    segments.push({
      ...origin,
      source: [start, end],
      target: [text.length, text.length + piece.length],
    });
    text += piece;
    at = end;
  }
  return { text: text + source.slice(at), segments };
}

function unchanged(text: string) {
  const all = [0, text.length] as const;
  const segments: SegmentOrigin[] =
    text === '' ? [] : [{ kind: 'source-copy', source: all, target: all }];
  return { text, segments };
}
