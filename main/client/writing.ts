import { z } from 'zod';
import type { WritingRequest } from '../../preload/contract/writing.ts';
import { optionalText, wholeListOf } from './answer-fields.ts';
import type { ServiceRequest } from './service-request.ts';
import { badAnswer, checkAnswer, invalidInput } from './service-request.ts';

/** Bytes of a writing request that the service accepts. */
export const MAX_WRITING_BYTES = 10_240;

/** An improvement of one text; style and tone are of rephrasing only. */
export type WritingCall = Pick<WritingRequest, 'text' | 'mode' | 'target' | 'style' | 'tone'>;

export interface ImprovedText {
  readonly text: string;
  /** As the service writes it; null where it says nothing. */
  readonly detected: string | null;
  readonly target: string | null;
  /** What the built-in service could not check; empty where the service does not say. */
  readonly unchecked: readonly string[];
}

const Answer = z.object({
  improvements: wholeListOf(
    z.object({
      detected_source_language: optionalText,
      target_language: optionalText,
      text: z.string(),
      origin: z.unknown().optional(),
    }),
  ),
});
const Origin = z.object({ unchecked: wholeListOf(z.string()) });

/** @throws ServiceFailure invalid-input when the options contradict each other */
export function writingRequest(call: WritingCall): ServiceRequest<ImprovedText> {
  const isStyled = call.style !== null || call.tone !== null;
  if (call.style !== null && call.tone !== null) throw invalidInput('tone');
  if (call.mode === 'correct' && isStyled) throw invalidInput('style');
  return {
    feature: 'writing',
    method: 'POST',
    path: `/v2/write/${call.mode}`,
    body: writingBody(call),
    maxBodyBytes: MAX_WRITING_BYTES,
    answers401: false,
    read(json) {
      const { improvements } = checkAnswer(Answer, json);
      const [first] = improvements;
      if (improvements.length !== 1 || first === undefined) throw badAnswer('improvements');
      const { text, detected_source_language: detected, target_language: target, origin } = first;
      return {
        text,
        detected: detected || null,
        target: target || call.target,
        unchecked: readUnchecked(origin),
      };
    },
  };
}

/**
 * Asks whether the key may improve texts; it improves none, since a text is missing. What comes back
 * is a refusal of either kind.
 */
export function writingTrial(): ServiceRequest<null> {
  return {
    feature: 'writing',
    method: 'POST',
    path: '/v2/write/correct',
    body: JSON.stringify({ text: [] }),
    answers401: false,
    read: () => null,
  };
}

/** Bytes of the request body that a call makes, to keep it under `MAX_WRITING_BYTES`. */
export function writingBodyBytes(call: WritingCall): number {
  return Buffer.byteLength(writingBody(call));
}

function writingBody({ text, target, style, tone }: WritingCall): string {
  // JSON leaves out what is undefined.
  return JSON.stringify({
    text: [text],
    target_lang: target ?? undefined,
    writing_style: style ?? undefined,
    tone: tone ?? undefined,
  });
}

/** An extra of the built-in service: from any other, what does not fit counts as not said. */
function readUnchecked(origin: unknown): readonly string[] {
  const checked = Origin.safeParse(origin);
  return checked.success ? checked.data.unchecked : [];
}
