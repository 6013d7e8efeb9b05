import { resolve } from 'node:path';

/**
 * What a start was given, without the program itself and, where Electron runs a folder of code, without
 * that folder: with a dot in its name it looks like a file to open.
 * @param argv as the process or a later start was given them
 * @param program the folder of code that Electron runs; null in an installed program
 * @param folder from which relative paths start
 */
export function startArguments(
  argv: readonly string[],
  program: string | null,
  folder = process.cwd(),
): readonly string[] {
  const args = argv.slice(1);
  const at = program === null ? -1 : args.findIndex((arg) => resolve(folder, arg) === program);
  return at === -1 ? args : args.toSpliced(at, 1);
}
