import type { DocumentFilter } from '../document-filter.ts';
import { keptProperties } from '../ooxml/properties.ts';
import { officeExtraction } from '../ooxml/office-extraction.ts';
import { openPackage } from '../ooxml/office-package.ts';
import { openParts } from '../ooxml/open-part.ts';
import { targetLanguage } from '../ooxml/target-language.ts';
import { planSlides } from './plan-slides.ts';

const TYPE = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

/** Presentations: ECMA-376 part 1, 13 and 19. */
export const pptxFilter: DocumentFilter = {
  id: 'pptx',
  extensions: ['pptx'],
  type: TYPE,
  async extract(input, { source, target, signal }) {
    const office = await openPackage(input, 'pptx');
    const planned = await planSlides(office, targetLanguage(source, target));
    const { parts, units } = await openParts(office, planned, signal);
    return officeExtraction({
      office,
      parts,
      units,
      warnings: await keptProperties(office),
      extension: 'pptx',
      type: TYPE,
    });
  },
};
