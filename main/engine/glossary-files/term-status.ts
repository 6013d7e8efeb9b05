/**
 * Statuses of terms that are not to be used: those of TBX (ISO 12620: administrative status, normative
 * authorization), of TBX-Min, and the words that people give theirs in MultiTerm and in tables.
 */
const FORBIDDEN =
  /deprecated|superseded|obsolete|forbidden|prohibited|not[\s_-]?recommended|do not use|not to be used|\bavoid\b|rejected|verboten|veraltet|nicht (?:verwenden|benutzen)|abgelehnt|interdit|proscrit|déconseillé|à éviter|prohibid|obsolet|no usar|desaconsejad|vietat|禁止|禁用|使用不可|廃止|停用|محظور/iu;

const ANSWERS = /^(?:true|yes|y|1|x|✓|ja|j|oui|o|sí|si|s|да|はい|是|نعم)$/iu;

export const isForbiddenStatus = (status: string): boolean => FORBIDDEN.test(status);

export const isPreferredStatus = (status: string): boolean => /preferred/i.test(status);

/** What a column that is called "forbidden" says. */
export const isForbiddenAnswer = (answer: string): boolean =>
  ANSWERS.test(answer.trim()) || isForbiddenStatus(answer);
