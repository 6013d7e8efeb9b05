import { Readable } from 'node:stream';
import { createGlossaries } from '../../../main/features/glossaries/glossaries.ts';
import { createKeptGlossaries } from '../../../main/features/glossaries/kept-glossaries.ts';
import { documentFailure } from '../../../main/engine/formats/document-filter.ts';
import { glossaryFileHandlers } from '../../../main/engine/glossary-files/handlers.ts';
import { glossaryFileRoutes } from '../../../main/engine/glossary-files/routes.ts';
import type { StartHelper } from '../../../main/system/processes.ts';
import type { CheckedInput, Input, Output } from '../../../preload/contract/api.ts';
import { api } from '../../../preload/contract/api.ts';
import { serveHere } from '../../system/channel/in-process.ts';
import type { ForbiddenTerm } from '../../../preload/contract/segment-forbidden-terms.ts';
import type { Seen } from '../fake-service.ts';
import { startFakeService } from '../fake-service.ts';
import { createOneService } from '../one-service.ts';
import type { StoredGlossaries } from './glossary-service.ts';
import { glossaryService } from './glossary-service.ts';

type Handled = ReturnType<typeof createGlossaries>;
type RouteOf = keyof Handled;

/** A helper process that works within this one. */
export const startHere = serveHere(glossaryFileRoutes, glossaryFileHandlers, documentFailure);

/** Main's glossaries over a service that is only a map. */
export async function startGlossaries(
  glossaries: StoredGlossaries,
  files: Readonly<Record<string, { readonly name: string; readonly bytes: Uint8Array }>> = {},
  startHelper: StartHelper = startHere,
  forbidden: readonly ForbiddenTerm[] = [],
) {
  const service = await startFakeService();
  service.answer(glossaryService(glossaries));
  const one = createOneService(service);
  const discarded: string[] = [];
  let changes = 0;
  const handlers = createGlossaries({
    services: one.services,
    files: {
      take(ticket) {
        const file = discarded.includes(ticket) ? undefined : files[ticket];
        if (file === undefined) return null;
        const open = () => Readable.from([file.bytes]);
        const discard = () => Promise.resolve(void discarded.push(ticket));
        return { name: file.name, size: file.bytes.length, open, discard };
      },
    },
    startHelper,
    kept: createKeptGlossaries(),
    forbidden: () => forbidden,
    onChange: () => (changes += 1),
  });
  return {
    service,
    once: one.once,
    discarded,
    changes: () => changes,
    /** Methods and paths of the requests since the last look, without the reading of listings. */
    sent(): string[] {
      return service.seen.splice(0).map(({ method, path }: Seen) => `${method} ${path}`);
    },
    ask<K extends RouteOf>(
      route: K,
      input: Input<K>,
      signal = new AbortController().signal,
    ): Promise<Output<K>> {
      const handler = handlers[route] as (
        input: CheckedInput<K>,
        call: { readonly signal: AbortSignal },
      ) => Promise<Output<K>>;
      return handler(api[route].input.parse(input) as CheckedInput<K>, { signal });
    },
    async [Symbol.asyncDispose]() {
      await one[Symbol.asyncDispose]();
      await service.close();
    },
  };
}
