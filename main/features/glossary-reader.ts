import type { Entry, Glossary } from '../../preload/contract/glossaries.ts';
import type { OpenService } from './active-service.ts';

/** Glossaries of a service as last read; the service is asked where nothing is known. */
export interface GlossaryReader {
  listed(service: OpenService, signal: AbortSignal): Promise<readonly Glossary[]>;
  entries(
    service: OpenService,
    id: string,
    pair: { readonly source: string; readonly target: string },
    signal: AbortSignal,
  ): Promise<readonly Entry[]>;
}
