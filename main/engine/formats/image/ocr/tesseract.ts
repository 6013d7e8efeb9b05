import { spawn } from 'node:child_process';
import { findProgram } from '../../../../system/find-program.ts';
import { readInstalledPacks } from '../../../../system/packs/installed-packs.ts';
import { DocumentRefusal } from '../../document-filter.ts';
import type { Surroundings } from '../../document-filter.ts';
import type { Picture } from '../picture.ts';
import { chooseOcrLanguages } from './ocr-languages.ts';
import { readHocr } from './read-hocr.ts';
import type { RecognisedParagraph } from './recognised.ts';

/** Reads print out of pictures with the program that is installed. */
export interface PictureReader {
  /** False where the language data is of another language of the same letters. */
  readonly isExact: boolean;
  /** @param dotsPerInch of the picture; null when it is not known */
  read(picture: Picture, dotsPerInch: number | null): Promise<RecognisedParagraph[]>;
}

/** Milliseconds for one picture; a dense page takes some ten seconds. */
const LIMIT_MS = 120_000;
const MOST_OUTPUT = 64 * 1024 * 1024;

/**
 * Finds the program and the data for a language. Nothing is ever fetched: rejects with
 * `DocumentRefusal`, `no-ocr`, where something is missing.
 * @param source BCP 47; null when it is not known
 */
export async function openPictureReader(
  { env, ocrData, packFolders = [] }: Surroundings,
  source: string | null,
  signal: AbortSignal,
): Promise<PictureReader> {
  const program = findProgram('tesseract', env);
  if (program === null) throw new DocumentRefusal('no-ocr', 'tesseract is not installed');
  const own = ocrData === null ? [] : ['--tessdata-dir', ocrData];
  const call = { program, env, signal };
  const list = await run({ ...call, args: [...own, '--list-langs'], input: null });
  const installed = list.split('\n').map((line) => line.trim());
  // The program reads the data of one folder at a time.
  const places = [
    { folder: own, names: installed },
    ...readInstalledPacks(packFolders)
      .of('read')
      .map((pack) => ({
        folder: ['--tessdata-dir', pack.folder],
        names: pack.manifest.files.map(({ name }) => name.replace(/\.traineddata$/, '')),
      })),
  ];
  const usable = places.flatMap(({ folder, names }) => {
    const chosen = chooseOcrLanguages(source, names);
    return chosen === null ? [] : [{ ...chosen, folder }];
  });
  const languages = usable.find(({ isExact }) => isExact) ?? usable[0];
  if (languages === undefined) {
    throw new DocumentRefusal('no-ocr', `no language data for ${source ?? 'any language'}`);
  }
  return {
    isExact: languages.isExact,
    read: async (picture, dotsPerInch) => {
      const resolution = dotsPerInch === null ? [] : ['--dpi', String(Math.round(dotsPerInch))];
      // What `hocr` names is a file that a folder of data alone does not have.
      const kind = ['--psm', '3', '-c', 'tessedit_create_hocr=1'];
      const args = [...languages.folder, '-l', languages.requested, ...resolution, ...kind];
      const input = pixmap(picture);
      return readHocr(await run({ ...call, args: ['stdin', 'stdout', ...args], input }));
    },
  };
}

interface ProgramRun {
  readonly program: string;
  readonly args: readonly string[];
  readonly env: Surroundings['env'];
  readonly input: Uint8Array | null;
  readonly signal: AbortSignal;
}

function run({ program, args, env, input, signal }: ProgramRun): Promise<string> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const child = spawn(program, args, {
      // Its own threads slow it down where several documents are read at once.
      env: { ...env, LC_ALL: 'C', OMP_THREAD_LIMIT: '1' },
      stdio: ['pipe', 'pipe', 'ignore'],
      signal,
      timeout: LIMIT_MS,
      killSignal: 'SIGKILL',
    });
    const output: Buffer[] = [];
    let size = 0;
    child.stdout.on('data', (bytes: Buffer) => {
      size += bytes.length;
      if (size <= MOST_OUTPUT) output.push(bytes);
      else child.kill('SIGKILL');
    });
    child.on('error', (error) => {
      reject(signal.aborted ? error : new DocumentRefusal('no-ocr', 'tesseract cannot be started'));
    });
    child.on('close', (code) => {
      if (code === 0) resolve(Buffer.concat(output).toString('utf8'));
      else reject(new DocumentRefusal('no-ocr', `tesseract ended with ${code ?? 'a signal'}`));
    });
    child.stdin.on('error', () => undefined);
    child.stdin.end(input ?? undefined);
  });
}

/** A picture as a PPM file, which is read without any decoder; what is transparent lies on white. */
function pixmap({ width, height, data }: Picture): Uint8Array {
  const head = Buffer.from(`P6\n${width} ${height}\n255\n`, 'latin1');
  const bytes = Buffer.allocUnsafe(head.length + width * height * 3);
  head.copy(bytes);
  let to = head.length;
  for (let from = 0; from < width * height * 4; from += 4) {
    const opacity = (data[from + 3] ?? 255) / 255;
    for (let part = 0; part < 3; part += 1) {
      bytes[to] = Math.round((data[from + part] ?? 0) * opacity + 255 * (1 - opacity));
      to += 1;
    }
  }
  return bytes;
}
