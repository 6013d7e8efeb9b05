import type { Handlers } from '../../../preload/contract/api.ts';
import type { StyleRuleName } from '../../../preload/contract/customization.ts';
import type { OpenService, Services } from '../active-service.ts';

const PAGE_SIZE = 25;
/** A service that never sends a short page must not keep us asking. */
const MAX_PAGES = 200;

/** The names of glossaries and style rules, for the option pickers. */
export function createCustomization(
  services: Services,
): Pick<Handlers, 'glossaries.list' | 'style-rules.list'> {
  return {
    'glossaries.list': async (_, { signal }) => {
      const service = await services.openActive(signal);
      return service.call('glossaries', signal, (client, signal) => client.glossaries({ signal }));
    },
    'style-rules.list': async (_, { signal }) =>
      listStyleRules(await services.openActive(signal), signal),
  };
}

async function listStyleRules(
  service: OpenService,
  signal: AbortSignal,
): Promise<readonly StyleRuleName[]> {
  const names: StyleRuleName[] = [];
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const rules = await service.call('style-rules', signal, (client, signal) =>
      client.styleRules({ page, pageSize: PAGE_SIZE, detailed: false }, { signal }),
    );
    names.push(
      ...rules.map(({ id, name, language, version }) => ({ id, name, language, version })),
    );
    if (rules.length < PAGE_SIZE) break;
  }
  return names;
}
