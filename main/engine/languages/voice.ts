import { codes } from './codes.ts';
import type { VoiceFact, VoiceSupport } from './language.ts';

const SOURCE = codes(`
  ar bg bn cs da de el en es et fi fr ga he hi hr hu id it ja ko lt lv ms mt nb nl pl pt ro ru sk sl
  sv ta th tl tr uk vi zh
`);
const TARGET_VARIANTS = codes('en-GB en-US pt-BR pt-PT zh-Hans zh-Hant');
const BETA = codes('hi ms ta');

const TRANSCRIBED_BY_SERVICE = codes('cs de en es fr id it ja ko nl pl pt ro ru sv tr uk zh');

const SPOKEN_BY_SERVICE = codes(`
  de en en-GB en-US es fr it ja ko nl pl pt pt-BR pt-PT ru sv tr zh zh-Hans zh-Hant
`);
const SPOKEN_BY_OTHERS = codes('ar bg cs da el fi hi hu id ms nb ro sk ta uk vi');

const FORMALITY = codes('de es fr it ja pl pt pt-BR pt-PT ru');

/** What voice does in a language; null when nothing. */
export function voiceFact(code: string): VoiceFact | null {
  const source = SOURCE.has(code);
  if (!source && !TARGET_VARIANTS.has(code)) return null;
  return {
    code: code.replace(/-(\p{Lu}\p{Ll}{3})$/u, (script) => script.toUpperCase()),
    status: BETA.has(code) ? 'beta' : 'stable',
    source,
    target: true,
    transcription: source ? by(TRANSCRIBED_BY_SERVICE, SOURCE, code) : null,
    speech: by(SPOKEN_BY_SERVICE, SPOKEN_BY_OTHERS, code),
    formality: FORMALITY.has(code),
  };
}

function by(service: ReadonlySet<string>, others: ReadonlySet<string>, code: string): VoiceSupport {
  if (service.has(code)) return 'service';
  return others.has(code) ? 'external' : null;
}
