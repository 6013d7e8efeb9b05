import type { Handlers } from '../../../preload/contract/api.ts';
import type { Translation, TranslationRequest } from '../../../preload/contract/text.ts';
import type { Observable } from '../../system/observable.ts';
import type { FileTickets } from '../../system/files.ts';
import type { RecordResult } from '../result.ts';
import { textCost } from './cost.ts';
import { detect } from './detect.ts';
import { openText } from './open-text.ts';
import { createResultCache } from './result-cache.ts';
import type { TranslatePorts } from './translate.ts';
import { translate } from './translate.ts';

export interface TextPorts extends Omit<TranslatePorts, 'onDone'> {
  readonly files: FileTickets;
  /** Takes results down. */
  readonly recordResult: RecordResult;
  /** Counts changes of local memories and of their assignments. */
  readonly localChanges: Pick<Observable<number>, 'value'>;
}

export interface TextFeature {
  readonly handlers: Pick<Handlers, 'text.translate' | 'text.cost' | 'text.detect' | 'text.open'>;
  /** Forgets results: what shaped them has changed, or the person wants them gone. */
  forget(): void;
  /** Nothing of them is on the disk. */
  purgeFromDisk(): void;
}

/** The work of the Text screen, but for its draft. */
export function createText(ports: TextPorts): TextFeature {
  const { services, files, recordResult } = ports;
  const cache = createResultCache(services.active, ports.localChanges);

  const onDone = (connection: string, request: TranslationRequest, translation: Translation) => {
    recordResult({ kind: 'text', connection, request, translation });
    cache.keep(connection, request, translation);
  };
  async function* answer(
    request: TranslationRequest,
    signal: AbortSignal,
  ): AsyncGenerator<Translation, void, undefined> {
    const connection = services.active.value.id;
    const known = request.isFresh === true ? null : cache.find(request);
    if (known === null) {
      yield* translate(request, signal, { ...ports, onDone });
      return;
    }
    recordResult({ kind: 'text', connection, request, translation: known });
    yield { ...known, billed: 0, fromCache: true };
  }

  return {
    handlers: {
      'text.translate': (request, { signal }) => answer(request, signal),
      'text.cost': (request, { signal }) => textCost(request, ports.lookups, signal),
      'text.detect': ({ text }, { signal }) => detect(ports, text, signal),
      'text.open': ({ ticket }) => openText(files, ticket),
    },
    forget: () => cache.forget(),
    purgeFromDisk: () => undefined,
  };
}
