import { PREDEFINED } from '../../markup/entities.ts';
import type { Entities } from '../../markup/entities.ts';
import type { Repairs } from './repairs.ts';

/** Names of HTML that files of memories are known to hold. */
const OF_HTML: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'nbsp:160 iexcl:161 cent:162 pound:163 yen:165 sect:167 copy:169 ordf:170 laquo:171 shy:173 reg:174 ' +
    'deg:176 plusmn:177 sup2:178 sup3:179 acute:180 micro:181 para:182 middot:183 ordm:186 raquo:187 ' +
    'frac14:188 frac12:189 frac34:190 iquest:191 Agrave:192 Aacute:193 Acirc:194 Atilde:195 Auml:196 ' +
    'Aring:197 AElig:198 Ccedil:199 Egrave:200 Eacute:201 Ecirc:202 Euml:203 Iacute:205 Ntilde:209 ' +
    'Oacute:211 Ouml:214 times:215 Oslash:216 Uacute:218 Uuml:220 szlig:223 agrave:224 aacute:225 ' +
    'acirc:226 atilde:227 auml:228 aring:229 aelig:230 ccedil:231 egrave:232 eacute:233 ecirc:234 ' +
    'euml:235 igrave:236 iacute:237 icirc:238 iuml:239 ntilde:241 ograve:242 oacute:243 ocirc:244 ' +
    'otilde:245 ouml:246 divide:247 oslash:248 ugrave:249 uacute:250 ucirc:251 uuml:252 yuml:255 ' +
    'ndash:8211 mdash:8212 lsquo:8216 rsquo:8217 sbquo:8218 ldquo:8220 rdquo:8221 bdquo:8222 ' +
    'dagger:8224 bull:8226 hellip:8230 permil:8240 lsaquo:8249 rsaquo:8250 euro:8364 trade:8482 ' +
    'ensp:8194 emsp:8195 thinsp:8201 zwnj:8204 zwj:8205 lrm:8206 rlm:8207 larr:8592 uarr:8593 ' +
    'rarr:8594 darr:8595 minus:8722 infin:8734 ne:8800 le:8804 ge:8805'
  )
    .split(' ')
    .map((pair) => pair.split(':'))
    .map(([name = '', code]) => [name, String.fromCodePoint(Number(code))]),
);

/** What XML 1.0 forbids. */
const ILLEGAL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const LONE = /\p{Surrogate}/gu;
const REFERENCE = /&(?:#(\d{1,9});|#[xX]([\da-fA-F]{1,8});|([A-Za-z_][\w.-]{0,63});)?/g;

/** The text that a piece of markup stands for: references replaced, forbidden characters left out. */
export function readText(raw: string, repairs: Repairs, entities: Entities): string {
  return withoutIllegal(raw.includes('&') ? resolve(raw, repairs, entities) : raw, repairs);
}

/** Leaves out characters that XML forbids. */
export function withoutIllegal(text: string, repairs: Repairs): string {
  let clean = text;
  if (clean.search(ILLEGAL) >= 0) {
    clean = clean.replace(ILLEGAL, () => {
      repairs.count('illegal-character');
      return '';
    });
  }
  if (!clean.isWellFormed()) {
    clean = clean.replace(LONE, () => {
      repairs.count('illegal-character');
      return '';
    });
  }
  return clean;
}

function resolve(raw: string, repairs: Repairs, entities: Entities): string {
  return raw.replace(REFERENCE, (all, decimal?: string, hex?: string, name?: string) => {
    if (decimal !== undefined || hex !== undefined) {
      const code = decimal === undefined ? parseInt(hex ?? '', 16) : Number(decimal);
      if (code > 0 && code <= 0x10ffff) return String.fromCodePoint(code);
      repairs.count('illegal-character');
      return '';
    }
    if (name === undefined) {
      repairs.count('bare-ampersand');
      return '&';
    }
    const known = PREDEFINED[name];
    if (known !== undefined) return known;
    const declared = entities.textOf(name);
    if (declared !== null) return declared;
    repairs.count('undefined-entity');
    return OF_HTML[name] ?? all;
  });
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
  '\t': '&#9;',
  '\n': '&#10;',
};

/** Text between tags. A carriage return would else be read as a line feed. */
export const escapeText = (text: string): string =>
  /[&<>\r]/.test(text) ? text.replace(/[&<>\r]/g, (sign) => ESCAPES[sign] ?? sign) : text;

/** Text between double quotes. */
export const escapeAttribute = (text: string): string =>
  text.replace(/[&<>"\r\n\t]/g, (sign) => ESCAPES[sign] ?? sign);
