import { randomUUID } from 'node:crypto';
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { ConfiguredRules } from '../../engine/style-rules/catalogue.ts';
import { inTransaction } from '../../system/transaction.ts';

/** A style-rule list; it applies to its base language and all variants of that. */
export interface StyleRule {
  readonly id: string;
  readonly name: string;
  readonly language: string;
  /** From 1, one more with every change. */
  readonly version: number;
  readonly created: string;
  readonly updated: string;
  readonly configuredRules: ConfiguredRules;
  /** In the order in which they were made. */
  readonly customInstructions: readonly CustomInstruction[];
}

export interface CustomInstruction {
  readonly id: string;
  readonly label: string;
  readonly prompt: string;
  readonly sourceLanguage?: string;
}

/** What of a list can change. */
export type StyleRuleChange = Partial<
  Pick<StyleRule, 'name' | 'configuredRules' | 'customInstructions'>
>;

/** The stored lists. Ids in any letter case. */
export interface StyleRules {
  /** @param page from 0 */
  list(page: number, pageSize: number): StyleRule[];
  get(id: string): StyleRule | null;
  /** @param rule a new id where it has none */
  create(
    rule: Pick<StyleRule, 'name' | 'language' | 'configuredRules' | 'customInstructions'> & {
      readonly id?: string;
    },
  ): StyleRule;
  /** The list after the change, of which it is the next version; null for an unknown one. */
  change(id: string, change: (rule: StyleRule) => StyleRuleChange): StyleRule | null;
  remove(id: string): boolean;
}

export function createStyleRules(database: DatabaseSync, now: () => Date): StyleRules {
  const some = database.prepare(
    'SELECT * FROM style_rules ORDER BY created, rowid LIMIT ? OFFSET ?',
  );
  const one = database.prepare('SELECT * FROM style_rules WHERE style_id = ?');
  const insert = database.prepare(`
    INSERT INTO style_rules
      (style_id, name, language, version, created, updated, configured_rules, custom_instructions)
    VALUES (?, ?, ?, 1, ?, ?, ?, ?)`);
  const update = database.prepare(`
    UPDATE style_rules
    SET name = ?, version = ?, updated = ?, configured_rules = ?, custom_instructions = ?
    WHERE style_id = ?`);
  const remove = database.prepare('DELETE FROM style_rules WHERE style_id = ?');

  const get = (id: string): StyleRule | null => {
    const row = one.get(id.toLowerCase());
    return row === undefined ? null : styleRuleOf(row);
  };

  return {
    list: (page, pageSize) => some.all(pageSize, page * pageSize).map(styleRuleOf),
    get,
    create: ({ id = randomUUID(), ...rule }) => {
      const created = now().toISOString();
      insert.run(
        id,
        rule.name,
        rule.language,
        created,
        created,
        JSON.stringify(rule.configuredRules),
        JSON.stringify(rule.customInstructions),
      );
      return { id, ...rule, version: 1, created, updated: created };
    },
    change: (id, change) =>
      inTransaction(database, () => {
        const before = get(id);
        if (before === null) return null;
        const after: StyleRule = {
          ...before,
          ...change(before),
          version: before.version + 1,
          updated: now().toISOString(),
        };
        update.run(
          after.name,
          after.version,
          after.updated,
          JSON.stringify(after.configuredRules),
          JSON.stringify(after.customInstructions),
          after.id,
        );
        return after;
      }),
    remove: (id) => remove.run(id.toLowerCase()).changes > 0,
  };
}

function styleRuleOf(row: Record<string, SQLOutputValue>): StyleRule {
  return {
    id: String(row['style_id']),
    name: String(row['name']),
    language: String(row['language']),
    version: Number(row['version']),
    created: String(row['created']),
    updated: String(row['updated']),
    configuredRules: JSON.parse(String(row['configured_rules'])) as StyleRule['configuredRules'],
    customInstructions: JSON.parse(
      String(row['custom_instructions']),
    ) as StyleRule['customInstructions'],
  };
}
