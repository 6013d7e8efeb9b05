import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Licence } from '../../renderer/features/licences/licence.ts';
import { STANDARD_TEXTS } from './standard-texts.ts';

const Manifest = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string().optional(),
  author: z
    .union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)])
    .optional(),
});

const FILE = /^(?:licen[cs]e|copying)(?:[-.](?:md|txt|mit))?$/i;
const NOTICE = /^notice(?:\.(?:md|txt))?$/i;

/** The licence of an installed package. Throws where it names none, or leaves out a rare text. */
export function readLicence(folder: string): Licence {
  const manifest = Manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  const { name, version, license: terms, author } = manifest;
  if (terms === undefined) throw new Error(`${name} ${version} names no licence.`);
  const files = readdirSync(folder);
  const texts = [files.find((file) => FILE.test(file)), files.find((file) => NOTICE.test(file))]
    .filter((file) => file !== undefined)
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());
  const standard = STANDARD_TEXTS[terms]?.(author ?? `the authors of ${name}`).trim();
  const text = texts.length > 0 ? texts.join('\n\n') : standard;
  if (text === undefined) throw new Error(`${name} ${version} leaves out its licence (${terms}).`);
  return { name, version, terms, text };
}
