import type { FuzzedParser } from './parser.ts';

type Loaded = () => Promise<readonly FuzzedParser[]>;

/** Parsers by the file that holds them; each is loaded when its turn comes. */
const GROUPS: readonly (readonly [names: readonly string[], load: Loaded])[] = [
  [['docx', 'xlsx', 'pptx', 'idml'], async () => (await import('./parsers/packages.ts')).packages],
  [
    ['xliff', 'xml', 'dita', 'html', 'json', 'srt', 'txt', 'mif'],
    async () => (await import('./parsers/text-documents.ts')).textDocuments,
  ],
  [['pdf'], async () => (await import('./parsers/pdf.ts')).pdf],
  [['png', 'jpeg'], async () => (await import('./parsers/pictures.ts')).pictures],
  [
    ['memory-tmx', 'memory-xliff', 'memory-csv', 'memory-tsv'],
    async () => (await import('./parsers/memory-files.ts')).memoryFiles,
  ],
  [
    ['terms-csv', 'terms-tsv', 'terms-tbx', 'terms-xlsx'],
    async () => (await import('./parsers/glossary-files.ts')).glossaryFiles,
  ],
  [
    ['voice-client-json', 'voice-client-msgpack', 'voice-service-json', 'voice-service-msgpack'],
    async () => (await import('./parsers/voice-messages.ts')).voiceMessages,
  ],
  [
    ['contract-frames', 'contract-inputs'],
    async () => (await import('./parsers/contract.ts')).contract,
  ],
  [
    ['http-json', 'http-form', 'http-multipart'],
    async () => (await import('./parsers/http-bodies.ts')).httpBodies,
  ],
  [['settings'], async () => [(await import('./parsers/settings-rows.ts')).settingsRows]],
  [['journal'], async () => [(await import('./parsers/journal.ts')).journal]],
  [['project', 'project-file'], async () => (await import('./parsers/projects.ts')).projects],
  [['wav'], async () => (await import('./parsers/sound.ts')).sound],
];

/** The names of all. */
export const PARSERS: readonly string[] = GROUPS.flatMap(([names]) => names);

/** @throws RangeError for an unknown name */
export async function loadParser(name: string): Promise<FuzzedParser> {
  const group = GROUPS.find(([names]) => names.includes(name));
  const parser = (await group?.[1]())?.find((one) => one.name === name);
  if (parser === undefined) throw new RangeError(`no parser ${name}`);
  return parser;
}
