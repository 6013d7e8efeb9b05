import { alignSentences } from '../alignment/align-sentences.ts';
import { lexiconOfTerms } from '../alignment/lexicon.ts';
import type { AlignedSentence } from '../alignment/sentence-clues.ts';
import { wordsOfSegment } from '../segments/segment-tags.ts';
import type { InspectionAnswer, InspectionInput } from './routes.ts';
import { segmentDocument } from './segment-document.ts';

/** Takes two documents apart and pairs their sentences. Rejects with `DocumentRefusal`. */
export async function alignDocuments(
  job: InspectionInput<'align'>,
): Promise<InspectionAnswer<'align'>> {
  const { original, translation, source, target, terms, ...surroundings } = job;
  const sentences = async (from: typeof original, language: string): Promise<AlignedSentence[]> => {
    const cut = await segmentDocument({ from, source: language, target, ...surroundings });
    return cut.units.flatMap(({ segments }, block) =>
      segments
        .map(({ text, tags }) => ({ text: wordsOfSegment(text, tags).trim(), block }))
        .filter(({ text }) => text !== ''),
    );
  };
  const [ours, theirs] = [await sentences(original, source), await sentences(translation, target)];
  return {
    source: ours.map(({ text }) => text),
    target: theirs.map(({ text }) => text),
    beads: alignSentences(ours, theirs, lexiconOfTerms(terms)),
  };
}
