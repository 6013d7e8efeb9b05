import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { shippedId } from '../../system/shipped-id.ts';
import type { Glossaries } from '../customization/glossaries.ts';
import type { StyleRules } from '../customization/style-rules.ts';
import { readShippedGlossary } from './shipped-glossary.ts';
import { z } from 'zod';

interface Stores {
  readonly database: DatabaseSync;
  readonly glossaries: Glossaries;
  readonly styleRules: StyleRules;
  readonly now: () => Date;
}

/**
 * Loads the sample glossaries and style-rule lists of the assets folder, each file once ever.
 * @throws Error naming the file that cannot be understood
 */
export function loadShipped(assets: string, stores: Stores): void {
  const { database, glossaries, styleRules, now } = stores;
  const known = database.prepare('SELECT 1 FROM shipped WHERE file = ?');
  const done = database.prepare('INSERT INTO shipped (file, loaded) VALUES (?, ?)');

  const load = (folder: string, ending: string, add: (id: string, text: string) => void) => {
    for (const name of filesOf(join(assets, folder), ending)) {
      const file = `${folder}/${name}`;
      if (known.get(file) !== undefined) continue;
      try {
        add(shippedId(file), readFileSync(join(assets, folder, name), 'utf8'));
      } catch (error) {
        throw new Error(`The bundled file ${file} cannot be read.`, { cause: error });
      }
      done.run(file, now().toISOString());
    }
  };

  // A start that died between adding and noting it leaves the entry there: it is not added twice.
  load('glossaries', '.tsv', (id, text) => {
    if (glossaries.get(id) === null) glossaries.create({ id, ...readShippedGlossary(text) });
  });
  load('style-rules', '.json', (id, text) => {
    if (styleRules.get(id) !== null) return;
    const rule = ShippedStyleRule.parse(JSON.parse(text));
    styleRules.create({
      id,
      name: rule.name,
      language: rule.language,
      configuredRules: rule.configured_rules,
      customInstructions: rule.custom_instructions.map((instruction, index) => ({
        id: shippedId(`${id}/${index}`),
        ...instruction,
        sourceLanguage: rule.language,
      })),
    });
  });
}

function filesOf(folder: string, ending: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .sort();
}

/** A shipped style-rule list, as its JSON file holds it. */
const ShippedStyleRule = z.strictObject({
  name: z.string().min(1).max(1024),
  language: z.enum(['de', 'en', 'es', 'fr', 'it', 'ja', 'ko', 'zh']),
  configured_rules: z.record(z.string(), z.record(z.string(), z.string())),
  custom_instructions: z.array(
    z.strictObject({
      label: z.string().min(1).max(100),
      prompt: z.string().min(1).max(300),
    }),
  ),
});
