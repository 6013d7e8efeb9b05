import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes a small page, as a build would leave it, with a file of no known type beside it. */
export async function writePage(
  folder: string,
  script = 'document.title = "here";',
): Promise<void> {
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(
    join(folder, 'index.html'),
    `<!doctype html><meta property="csp-nonce" nonce="__NONCE__"><textarea id="text"></textarea>
     <script type="module" src="./assets/page.js"></script>`,
  );
  await writeFile(join(folder, 'assets', 'page.js'), script);
  await writeFile(join(folder, 'notes.unknown'), 'not for the page');
}
