import { z } from 'zod';

/** A shipped style-rule list, as its JSON file holds it. */
export const ShippedStyleRule = z.strictObject({
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
