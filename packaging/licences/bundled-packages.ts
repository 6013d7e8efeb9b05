const PACKAGE = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/**
 * Folders of the packages that modules of a build come from.
 * @param modules ids as the bundler gives them: paths, or names of modules that plugins made
 */
export function bundledPackages(modules: Iterable<string>): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const id of modules) {
    // A null byte marks what no file is; plugins write it before paths as well.
    const [, folder] = PACKAGE.exec(id.replaceAll('\0', '').replaceAll('\\', '/')) ?? [];
    if (folder !== undefined) folders.add(folder);
  }
  return folders;
}
