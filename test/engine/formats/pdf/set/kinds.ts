import { comparison } from './kinds/comparison.ts';
import { contract } from './kinds/contract.ts';
import { figures } from './kinds/figures.ts';
import { form } from './kinds/form.ts';
import { glossary } from './kinds/glossary.ts';
import { invoice } from './kinds/invoice.ts';
import { letter } from './kinds/letter.ts';
import { listing } from './kinds/listing.ts';
import { manual } from './kinds/manual.ts';
import { newsletter } from './kinds/newsletter.ts';
import { paper } from './kinds/paper.ts';
import { receipt } from './kinds/receipt.ts';
import { report } from './kinds/report.ts';
import { slides } from './kinds/slides.ts';
import { turned } from './kinds/turned.ts';
import { createProse } from './prose.ts';
import type { Prose, ProseLanguage } from './prose.ts';
import type { SetDocument } from './sheet.ts';

export interface Kind {
  readonly name: string;
  /** The same seed makes the same document. */
  make(seed: number): SetDocument;
  /** Its marks are drawn, and a scan would have no letters for them. */
  readonly hasDrawnMarks?: boolean;
}

const kind = (
  name: string,
  draw: (prose: Prose) => SetDocument,
  language: ProseLanguage = 'en',
): Kind => ({ name, make: (seed) => draw(createProse(language, seed)) });

/** What of documents is in the set. */
export const KINDS: readonly Kind[] = [
  kind('letter', letter),
  kind('paper', paper),
  kind('invoice', invoice),
  kind('form', form),
  { ...kind('slides', slides), hasDrawnMarks: true },
  { ...kind('manual', manual), hasDrawnMarks: true },
  kind('receipt', receipt),
  kind('report', report),
  kind('report (de)', report, 'de'),
  kind('report (fr)', report, 'fr'),
  kind('contract', contract),
  kind('figures', figures),
  kind('lists', listing),
  kind('turned', turned),
  { ...kind('newsletter', newsletter), hasDrawnMarks: true },
  kind('comparison', comparison),
  kind('glossary', glossary),
];
