import type { Handlers } from '../../../preload/contract/api.ts';
import type { StyleRuleCalls, StyleRulesPage } from '../../client/style-rules.ts';
import type { CallOptions } from '../../client/send.ts';
import type { OpenService, Services } from '../active-service.ts';
import { orderInstructions } from './order-instructions.ts';
import type { TrialPorts } from './try-style.ts';
import { tryStyle } from './try-style.ts';
import { append } from '../../system/long-lists.ts';
import type { ConfiguredRules } from '../../../preload/contract/style-rules.ts';
import { STYLE_RULES } from '../../engine/style-rules/catalogue.ts';

const PAGE_SIZE = 25;
/** A service that never sends a short page must not keep us asking. */
const MAX_PAGES = 200;

export interface StyleRulesPorts extends TrialPorts {
  readonly services: Services;
  /** A list of the active service was changed: translations made with it are out of date. */
  readonly onChange: () => void;
}

type StyleRuleHandlers = Pick<Handlers, Extract<keyof Handlers, `style-rules.${string}`>>;
type Run<T> = (calls: StyleRuleCalls, options: CallOptions) => Promise<T>;

/** Style rules of the active service. */
export function createStyleRules(ports: StyleRulesPorts): StyleRuleHandlers {
  const { services, onChange } = ports;

  const callOn = <T>(
    service: OpenService,
    signal: AbortSignal,
    run: Run<T>,
    repeating?: 'once',
  ): Promise<T> =>
    service.call(
      'style-rules',
      signal,
      (client, signal) => run(client.styleRules, { signal }),
      repeating,
    );
  const call = async <T>(signal: AbortSignal, run: Run<T>): Promise<T> =>
    callOn(await services.openActive(signal), signal, run);
  /** @param repeating `once` for what would be there twice */
  const change = async <T>(signal: AbortSignal, run: Run<T>, repeating?: 'once'): Promise<T> => {
    const service = await services.openActive(signal);
    try {
      return await callOn(service, signal, run, repeating);
    } finally {
      onChange();
    }
  };
  const allPages = async <T>(
    signal: AbortSignal,
    read: (
      calls: StyleRuleCalls,
      page: StyleRulesPage,
      options: CallOptions,
    ) => Promise<readonly T[]>,
  ): Promise<readonly T[]> => {
    const service = await services.openActive(signal);
    const all: T[] = [];
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const rows = await callOn(service, signal, (calls, options) =>
        read(calls, { page, pageSize: PAGE_SIZE }, options),
      );
      append(all, rows);
      if (rows.length < PAGE_SIZE) break;
    }
    return all;
  };

  return {
    'style-rules.list': (_, { signal }) =>
      allPages(signal, (calls, page, options) => calls.names(page, options)),
    'style-rules.all': (_, { signal }) =>
      allPages(signal, (calls, page, options) => calls.list(page, options)),
    // The rules' effects are many patterns, which nobody needs who does not look at this.
    'style-rules.catalogue': async () => (await import('./catalogue.ts')).styleCatalogue(),
    'style-rules.get': ({ id }, { signal }) =>
      call(signal, (calls, options) => calls.get(id, options)),
    'style-rules.create': (content, { signal }) =>
      change(signal, (calls, options) => calls.create(content, options), 'once'),
    'style-rules.rename': ({ id, name }, { signal }) =>
      change(signal, (calls, options) => calls.rename(id, name, options)),
    'style-rules.remove': ({ id }, { signal }) =>
      change(signal, (calls, options) => calls.remove(id, options)),
    'style-rules.configure': ({ id, rules }, { signal }) =>
      change(signal, async (calls, options) => {
        const current = await calls.get(id, options);
        return calls.configure(id, keepUnknown(current.rules, rules), options);
      }),
    'style-rules.add-instruction': ({ id, instruction }, { signal }) =>
      change(signal, (calls, options) => calls.addInstruction(id, instruction, options), 'once'),
    'style-rules.change-instruction': ({ id, instruction, change: content }, { signal }) =>
      change(signal, (calls, options) =>
        calls.changeInstruction(id, instruction, content, options),
      ),
    'style-rules.remove-instruction': ({ id, instruction }, { signal }) =>
      change(signal, (calls, options) => calls.removeInstruction(id, instruction, options)),
    // Goes on when the page goes away: half of it would be worse than all of it.
    'style-rules.order-instructions': ({ id, order }) =>
      change(
        new AbortController().signal,
        async (calls, options) => {
          const { instructions } = await calls.get(id, options);
          await orderInstructions(instructions, order, {
            add: (content) => calls.addInstruction(id, content, options),
            remove: (instruction) => calls.removeInstruction(id, instruction, options),
          });
          return calls.get(id, options);
        },
        'once',
      ),
    'style-rules.try': async (trial, { signal }) =>
      tryStyle(trial, await services.openActive(signal), signal, ports),
  };
}

/**
 * A configuration with what a list holds beyond the catalogue: rules of a newer service, which nobody
 * here could have taken away on purpose.
 */
function keepUnknown(current: ConfiguredRules, wanted: ConfiguredRules): ConfiguredRules {
  // Names come from outside; in maps none of them means anything else.
  const kept = new Map(
    Object.entries(wanted).map(([category, rules]) => [category, new Map(Object.entries(rules))]),
  );
  for (const [category, rules] of Object.entries(current)) {
    for (const [rule, option] of Object.entries(rules)) {
      if (isKnown(category, rule)) continue;
      const others = kept.get(category) ?? new Map<string, string>();
      kept.set(category, others);
      if (!others.has(rule)) others.set(rule, option);
    }
  }
  return Object.fromEntries(
    Array.from(kept, ([category, rules]) => [category, Object.fromEntries(rules)]),
  );
}

function isKnown(category: string, rule: string): boolean {
  const rules = Object.hasOwn(STYLE_RULES, category) ? STYLE_RULES[category] : undefined;
  return rules !== undefined && Object.hasOwn(rules, rule);
}
