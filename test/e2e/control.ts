import { expect } from '@playwright/test';
import type { ServiceLine } from '../app/program.ts';

type Service = Pick<ServiceLine, 'base_url' | 'admin_key'>;

/** Asks a running service to misbehave, as its admin may. */
export async function setFaults(
  service: Service,
  faults: readonly { kind: string; count: number; path?: string }[],
): Promise<void> {
  await control(service, 'PUT', '/control/faults', { faults });
}

/** Makes a developer key with what is asked for; answers its secret. */
export async function newKey(
  service: Service,
  draft: { readonly scopes?: readonly string[]; readonly detection?: boolean },
): Promise<string> {
  const made = (await control(service, 'POST', '/control/keys', draft)) as { readonly key: string };
  return made.key;
}

async function control(service: Service, method: string, path: string, body: unknown) {
  const answer = await fetch(service.base_url + path, {
    method,
    headers: {
      authorization: `Service-Auth-Key ${service.admin_key}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  expect(answer.ok, await answer.clone().text()).toBe(true);
  return (await answer.json()) as unknown;
}

/** Asks the voice streams of a running service to misbehave. */
export async function setVoiceFaults(
  service: Service,
  faults: readonly { kind: string; after_ms: number; count?: number }[],
): Promise<void> {
  await control(service, 'PUT', '/control/voice-faults', { faults });
}

/** Makes a glossary with a dictionary from English to German, as any other program could. */
export async function newGlossary(
  service: Pick<ServiceLine, 'base_url' | 'developer_key'>,
  name: string,
  entries: readonly (readonly [source: string, target: string])[],
): Promise<void> {
  const content = entries.map((entry) => entry.join('\t')).join('\n');
  const answer = await fetch(`${service.base_url}/v3/glossaries`, {
    method: 'POST',
    headers: {
      authorization: `Service-Auth-Key ${service.developer_key}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      name,
      dictionaries: [
        { source_lang: 'en', target_lang: 'de', entries: content, entries_format: 'tsv' },
      ],
    }),
  });
  expect(answer.ok, await answer.clone().text()).toBe(true);
}
