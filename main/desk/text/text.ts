import type { Handlers } from '../../../preload/contract/api.ts';
import type { FileTickets } from '../../system/files.ts';
import { textCost } from './cost.ts';
import { detect } from './detect.ts';
import { openText } from './open-text.ts';
import type { TranslatePorts } from './translate.ts';
import { translate } from './translate.ts';

export interface TextPorts extends TranslatePorts {
  readonly files: FileTickets;
}

/** The work of the Text screen, but for its draft. */
export function createText(
  ports: TextPorts,
): Pick<Handlers, 'text.translate' | 'text.cost' | 'text.detect' | 'text.open'> {
  return {
    'text.translate': (request, { signal }) => translate(request, signal, ports),
    'text.cost': (request, { signal }) => textCost(request, ports.lookups, signal),
    'text.detect': ({ text }, { signal }) => detect(ports, text, signal),
    'text.open': ({ ticket }) => openText(ports.files, ticket),
  };
}
