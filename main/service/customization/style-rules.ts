import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';

/** A style-rule list; it applies to its base language and all variants of that. */
export interface StyleRule {
  readonly id: string;
  readonly name: string;
  readonly language: string;
  readonly version: number;
  readonly created: string;
  readonly updated: string;
  /** One option per rule, by category. */
  readonly configuredRules: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly customInstructions: readonly CustomInstruction[];
}

export interface CustomInstruction {
  readonly id: string;
  readonly label: string;
  readonly prompt: string;
  readonly sourceLanguage?: string;
}

export interface StyleRules {
  /** @param page from 0 */
  list(page: number, pageSize: number): StyleRule[];
  get(id: string): StyleRule | null;
  create(
    rule: Pick<StyleRule, 'id' | 'name' | 'language' | 'configuredRules' | 'customInstructions'>,
  ): void;
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
  return {
    list: (page, pageSize) => some.all(pageSize, page * pageSize).map(styleRuleOf),
    get: (id) => {
      const row = one.get(id.toLowerCase());
      return row === undefined ? null : styleRuleOf(row);
    },
    create: (rule) => {
      const created = now().toISOString();
      insert.run(
        rule.id,
        rule.name,
        rule.language,
        created,
        created,
        JSON.stringify(rule.configuredRules),
        JSON.stringify(rule.customInstructions),
      );
    },
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
