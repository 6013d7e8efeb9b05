import { baseOf } from '../../../preload/contract/language-code.ts';
import { extensionOf } from '../../engine/formats/format-of.ts';
import type { Memories } from '../../engine/memory/memories.ts';
import type { Ledger } from '../accounts/ledger.ts';
import type { Glossaries } from '../customization/glossaries.ts';
import type { StyleRules } from '../customization/style-rules.ts';
import { billedCharactersOf, MAX_DOCUMENT_BYTES } from '../../engine/formats/size-limits.ts';
import { largestSize, namedFormat } from '../documents/document-formats.ts';
import type { StoredRequest } from '../documents/document-rows.ts';
import type { DocumentWork } from '../documents/document-work.ts';
import type { DocumentName, Documents } from '../documents/documents.ts';
import { documentAnswer } from '../documents/document-answer.ts';
import type { Fields } from '../http/fields.ts';
import {
  conflictingParameters,
  invalidValue,
  missingParameter,
  quotaExceeded,
} from '../http/refusals.ts';
import type { UploadedFile } from '../http/read-upload.ts';
import { ServiceError } from '../http/service-error.ts';
import type { Call, Endpoint } from './endpoint.ts';
import { readGlossaryIds, readMemory, readStyle } from './translate-customization.ts';
import { readFormality, readSource, readTarget } from './translate-parameters.ts';

export interface DocumentEndpointPorts {
  readonly documents: Documents;
  readonly work: Pick<DocumentWork, 'secondsRemaining'>;
  readonly memories: Memories;
  readonly glossaries: Glossaries;
  readonly styleRules: StyleRules;
  readonly ledger: Ledger;
  /** Whether documents of some formats are billed a minimum. */
  readonly hasMinimum: boolean;
}

const rules = { keyKind: 'developer', unknownKey: 403, scope: 'translate:document' } as const;
const body = { encodings: ['json', 'form'], limit: 64 * 1024 } as const;

/** POST /v2/document, POST and GET /v2/document/{id}, POST /v2/document/{id}/result. */
export function documentEndpoints(ports: DocumentEndpointPorts): readonly Endpoint[] {
  const { documents, work } = ports;
  const status = async (call: Call) => {
    const row = await documents.find(nameOf(call), call.key);
    return documentAnswer(row, work.secondsRemaining(row.id));
  };
  return [
    {
      ...rules,
      method: 'POST',
      path: '/v2/document',
      upload: ({ tier }) => ({ path: () => documents.newPlace(), limit: largestSize(tier) }),
      answer: (call) => upload(call, ports),
    },
    { ...rules, method: 'POST', path: '/v2/document/:id', body, answer: status },
    { ...rules, method: 'GET', path: '/v2/document/:id', answer: status },
    {
      ...rules,
      method: 'POST',
      path: '/v2/document/:id/result',
      body,
      answer: (call) => documents.result(nameOf(call), call.key),
    },
  ];
}

function nameOf({ path, fields }: Call): DocumentName {
  const key = fields.text('document_key');
  if (key === undefined) throw missingParameter('document_key');
  return { id: path['id'] ?? '', key };
}

function upload(call: Call, ports: DocumentEndpointPorts): unknown {
  const { fields, key: sender } = call;
  const { file, name, format } = readFile(call);
  if (file.bytes > MAX_DOCUMENT_BYTES[format][sender.tier]) {
    throw new ServiceError(413, 'payload_too_large', 'The document is too large.');
  }
  const request = readRequest(call, ports);
  readOutputFormat(fields, name);
  // More is known only once it has been read.
  const least = Math.max(1, billedCharactersOf(format, 0, ports.hasMinimum));
  if (ports.ledger.exceeds(sender, least, 'document_translation')) throw quotaExceeded();
  const { id, key } = ports.documents.submit({ sender, name, file, request });
  return { document_id: id, document_key: key };
}

/** The file with its name, whose ending says what it is. */
function readFile({ fields, file }: Call) {
  const name = baseName(fields.text('filename') ?? file?.name ?? '');
  const format = namedFormat(name);
  if (file === null || format === null) throw invalidValue('file', 'Invalid file data.');
  return { file: file satisfies UploadedFile, name, format };
}

const MAX_NAME = 255;

/** The last part of a path of any system, without signs that no name has; its ending stays. */
const baseName = (path: string): string =>
  (/[^/\\]*$/.exec(path)?.[0] ?? '')
    .replace(/\p{Cc}/gu, '')
    .slice(-MAX_NAME)
    .toWellFormed();

/** Every parameter, as it is checked for texts too. */
function readRequest({ fields, key }: Call, ports: DocumentEndpointPorts): StoredRequest {
  const target = readTarget(fields);
  const source = readSource(fields);
  if (source !== null && baseOf(source.code) === baseOf(target.code)) {
    throw conflictingParameters('Source and target language are equal.');
  }
  const glossaries = readGlossaryIds(fields, source, target, ports.glossaries);
  const formality = readFormality(fields, target);
  const style = readStyle(fields, target, key, ports.styleRules);
  const memory = readMemory(fields, target, ports.memories);
  // Accepted without effect, but not with any value.
  fields.flag('enable_beta_languages');
  return {
    source: source?.code ?? null,
    target: target.code,
    glossaries,
    formality,
    watermark: fields.flag('enable_watermark') ?? false,
    outputFormat: fields.has('output_format') ? 'docx' : null,
    ...(memory === undefined ? {} : { memory }),
    ...(style === undefined ? {} : { style }),
  };
}

/** `output_format`: a pdf can become a docx, and nothing else anything. */
function readOutputFormat(fields: Fields, name: string): void {
  const wanted = fields.text('output_format')?.toLowerCase();
  if (wanted === undefined || (wanted === 'docx' && extensionOf(name) === 'pdf')) return;
  throw invalidValue('output_format', 'output_format not supported.');
}
