import type { Answer, TestService } from '../running-service.ts';

/** A document as a test names it. */
export interface Sent {
  readonly id: string;
  readonly key: string;
}

export interface Sending {
  readonly name?: string;
  readonly bytes?: string | Uint8Array<ArrayBuffer>;
  readonly key?: string;
  /** Beside `target_lang`, which is German unless given. */
  readonly fields?: Record<string, string>;
}

export const TEXT = 'Good morning, everyone.\nPlease wait here.\n';

/** Uploads a text, or what is given. */
export function send(service: Pick<TestService, 'call'>, sending: Sending = {}): Promise<Answer> {
  const { name = 'letter.txt', bytes = TEXT, fields = {}, key } = sending;
  const form = new FormData();
  form.append('file', new Blob([bytes]), name);
  for (const [field, value] of Object.entries({ target_lang: 'DE', ...fields })) {
    form.append(field, value);
  }
  return service.call('POST', '/v2/document', {
    body: form,
    ...(key === undefined ? {} : { key }),
  });
}

/** Uploads and expects that it is accepted. */
export async function accepted(
  service: Pick<TestService, 'call'>,
  sending: Sending = {},
): Promise<Sent> {
  const answer = await send(service, sending);
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
  const { document_id: id, document_key: key } = answer.json;
  return { id, key };
}

export const status = (
  service: Pick<TestService, 'call'>,
  { id, key }: Sent,
  secret?: string,
): Promise<Answer> =>
  service.call('POST', `/v2/document/${id}`, {
    json: { document_key: key },
    ...(secret === undefined ? {} : { key: secret }),
  });

export const result = (
  service: Pick<TestService, 'call'>,
  { id, key }: Sent,
  secret?: string,
): Promise<Answer> =>
  service.call('POST', `/v2/document/${id}/result`, {
    form: { document_key: key },
    ...(secret === undefined ? {} : { key: secret }),
  });

/** Asks until the document is neither queued nor translated any more. */
export async function ended(service: Pick<TestService, 'call'>, sent: Sent): Promise<Answer> {
  for (;;) {
    const answer = await status(service, sent);
    if (answer.status !== 200 || !['queued', 'translating'].includes(answer.json.status)) {
      return answer;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
