import { codes } from './codes.ts';

/** Target only: a source is always named by its base language. */
export const VARIANTS = codes(`
  de-CH de-DE en-GB en-US es-419 fr-CA fr-FR pt-BR pt-PT zh-Hans zh-Hant
`);

/** Languages with a glossary, all of them base languages; also the answers of detection. */
export const GLOSSARY = codes(`
  ar bg cs da de el en es et fi fr he hu id it ja ko lt lv nb nl pl pt ro ru sk sl sv th tr uk vi zh
`);
export const DETECTED = GLOSSARY;

/** Text translation without a source language recognises all of these but Thai. */
export const AUTO_DETECTED = codes(`
  ar bg cs da de el en es et fi fr he hu id it ja ko lt lv nb nl pl pt ro ru sk sl sv tr uk vi zh
`);

/** The Swiss, Canadian and European variants take the features of their base language. */
export const FORMALITY = codes(`
  de de-CH de-DE es es-419 fr fr-CA fr-FR it ja nl pl pt pt-BR pt-PT ru
`);

/** Style rules and custom instructions. */
export const STYLE = codes('de en es fr it ja ko zh');

export const MEMORY_SOURCE = codes('de en es fr it ja ko zh');
export const MEMORY_TARGET = codes('de en en-GB en-US es es-419 fr it ja ko zh zh-Hans');

/** Of text translation only. */
export const NO_DOCUMENTS = codes('ts');

/** Younger than the deprecated listing, which leaves them out. */
export const NOT_IN_V2 = codes(`
  ace bho ceb ckb de-DE fr-FR gom kmr lmo mai pag pam prs scn yue
`);

export const WRITE = codes('de en en-GB en-US es fr it ja ko pt pt-BR pt-PT zh zh-Hans');
export const WRITE_STYLE = codes('de en-GB en-US es fr it pt-BR pt-PT');
export const WRITE_AUTO_DETECTED = codes('de en es fr it ja ko pt zh');
