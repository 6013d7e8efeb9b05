/** Sentences out of word lists; the same seed says the same. A soft hyphen shows where a word may break. */
export interface Prose {
  sentence(): string;
  /** So many sentences, or between two and five. */
  paragraph(sentences?: number): string;
  /** Two to four words without an end mark. */
  title(): string;
  /** A name of a person or a thing. */
  name(): string;
  pick<T>(list: readonly [T, ...T[]]): T;
  /** Whole, from the one up to below the other. */
  number(from: number, to: number): number;
}

export type ProseLanguage = 'en' | 'de' | 'fr';

type Words = readonly [string, ...string[]];

interface Grammar {
  readonly subjects: Words;
  readonly verbs: Words;
  readonly objects: Words;
  readonly ends: Words;
  readonly joins: Words;
  readonly titles: Words;
  readonly names: Words;
}

const list = (text: string): Words => text.split('|').map((part) => part.trim()) as [string];

const GRAMMARS: Readonly<Record<ProseLanguage, Grammar>> = {
  en: {
    subjects: list(
      'The com~mit~tee|Every mem~ber|The new trea~surer|Our part~ners|The mu~nic~i~pal lib~rary|An in~de~pend~ent ex~pert|Most vis~i~tors|The Au~di~tor|The main~te~nance team|Mr Pen~ha~li~gon|The re~search group|Each par~tic~i~pant',
    ),
    verbs: list(
      'ap~proved|ex~am~ined|will re~place|has de~scribed|ques~tioned|meas~ured|pub~lished|can con~firm|re~or~gan~ised|cal~cu~lat~ed|ex~plained|in~tro~duced',
    ),
    objects: list(
      'the an~nual re~port|sev~er~al im~por~tant rec~om~men~da~tions|the tem~per~a~ture of the Rhine|a sur~vey of 240 house~holds|all doc~u~ments in the ar~chive|the ven~ti~la~tion of the south~ern build~ing|well-known meth~ods|the bud~get for 2024|two of the old~est in~stru~ments|the re~sults of the ex~per~i~ment',
    ),
    ends: list(
      'dur~ing the win~ter|with~out fur~ther dis~cus~sion|in ac~cord~ance with the rules|for the first time|on the ba~sis of new ev~i~dence|as the Coun~cil had re~quest~ed|at the end of March|in three dif~fer~ent ways',
    ),
    joins: list('and|but|while|be~cause|al~though'),
    titles: list(
      'Scope|Methods and materials|Related work|Opening hours|Results|Safety instructions|Summary of findings|Terms of delivery|Technical data|Spare parts|What to bring|Conclusions',
    ),
    names: list(
      'Anna Lindqvist|Copper pipe|Harbour Street|Winter tyres|Meridian Ltd|Desk lamp|Olive oil|Printed forms|Garden hose|Thomas Okoye|Wall bracket|Travel insurance',
    ),
  },
  de: {
    subjects: list(
      'Der Ver~wal~tungs~rat|Die Ge~schäfts~füh~rung|Je~der Teil~neh~mer|Das For~schungs~in~sti~tut|Un~se~re Mit~ar~bei~te~rin~nen|Der Sach~ver~stän~di~ge|Die Haus~ver~wal~tung|Ein un~ab~hän~gi~ger Prü~fer',
    ),
    verbs: list(
      'ge~neh~mig~te|un~ter~such~te|be~schreibt|ver~öf~fent~lich~te|über~prüft|er~setz~te|er~läu~ter~te|be~rück~sich~tigt',
    ),
    objects: list(
      'den Jah~res~ab~schluss|die Be~triebs~an~lei~tung der Hei~zung|al~le Un~ter~la~gen aus dem Ar~chiv|die Er~geb~nis~se der Mes~sung|meh~re~re Ver~bes~se~rungs~vor~schlä~ge|den Haus~halts~plan für 2024|die Lüf~tung des Ne~ben~ge~bäu~des',
    ),
    ends: list(
      'wäh~rend des Win~ters|oh~ne wei~te~re Aus~spra~che|ge~mäß den gel~ten~den Be~stim~mun~gen|zum ers~ten Mal|auf Grund~la~ge neu~er Er~kennt~nis~se|En~de März',
    ),
    joins: list('und|aber|wäh~rend|weil|ob~wohl'),
    titles: list(
      'Geltungsbereich|Allgemeine Hinweise|Technische Daten|Ergebnisse|Lieferbedingungen|Zusammenfassung|Sicherheit im Betrieb',
    ),
    names: list(
      'Kupferrohr|Lindenallee|Winterreifen|Schreibtischlampe|Gartenschlauch|Jonas Wegener|Wandhalterung',
    ),
  },
  fr: {
    subjects: list(
      'Le con~seil mu~ni~ci~pal|Cha~que par~ti~ci~pant|La nou~vel~le tré~so~riè~re|L’ex~pert in~dé~pen~dant|Le ser~vi~ce tech~ni~que|La bi~blio~thè~que|No~tre par~te~nai~re',
    ),
    verbs: list(
      'a ap~prou~vé|exa~mi~ne|a pu~blié|rem~pla~ce|con~tes~te|a ex~pli~qué|ré~or~ga~ni~se',
    ),
    objects: list(
      'le rap~port an~nuel|tou~tes les re~com~man~da~tions|la tem~pé~ra~tu~re du Rhô~ne|les ré~sul~tats de l’en~quê~te|le bud~get de 2024|la ven~ti~la~tion du bâ~ti~ment prin~ci~pal|plu~sieurs do~cu~ments',
    ),
    ends: list(
      'pen~dant l’hi~ver|sans au~tre dis~cus~sion|con~for~mé~ment au rè~gle~ment|pour la pre~miè~re fois|à la fin du mois de mars|de trois ma~niè~res dif~fé~ren~tes',
    ),
    joins: list('et|mais|tan~dis que|par~ce que'),
    titles: list(
      'Champ d’application|Horaires d’ouverture|Résultats|Consignes de sécurité|Données techniques|Conclusions',
    ),
    names: list(
      'Tuyau en cuivre|Rue du Port|Lampe de bureau|Claire Aubert|Pneus d’hiver|Support mural',
    ),
  },
};

const SOFT_HYPHEN = '\u00ad';

export function createProse(language: ProseLanguage, seed: number): Prose {
  const grammar = GRAMMARS[language];
  let state = seed * 2_654_435_761 + 12_345;
  const random = () => {
    // Mulberry32.
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const number = (from: number, to: number) => from + Math.floor(random() * (to - from));
  const pick = <T>(all: readonly [T, ...T[]]): T => all[number(0, all.length)] ?? all[0];
  const clause = () =>
    [grammar.subjects, grammar.verbs, grammar.objects, grammar.ends].map(pick).join(' ');
  const lowered = (text: string) =>
    language === 'de' ? text.replace(/^(Der|Die|Das|Jeder|Unsere|Ein)\b/, lower) : lower(text);
  const sentence = () => {
    const first = clause();
    const text = random() < 0.5 ? first : `${first}, ${pick(grammar.joins)} ${lowered(clause())}`;
    return `${text}.`.replaceAll('~', SOFT_HYPHEN);
  };
  return {
    sentence,
    paragraph: (sentences = number(2, 5)) =>
      Array.from({ length: sentences }, () => sentence()).join(' '),
    title: () => pick(grammar.titles),
    name: () => pick(grammar.names),
    pick,
    number,
  };
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
