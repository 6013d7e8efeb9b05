/**
 * How languages deny something without a plain "not". A word that denies wants a denial on the other
 * side; what another language may merely put with a "not" (`only`, `instead`) excuses one and wants none.
 * The lists were weighed on published translations: a word stands here where more right pairs need it
 * than wrong ones hide behind it.
 */
export interface ImpliedNegations {
  /** Words that deny so plainly that the other side has to: `unable`. */
  readonly wanting?: RegExp;
  /** How a plain "not" has to stand to want one; elsewhere it is often but a turn of phrase. */
  readonly concluding?: RegExp;
  /** Words that deny: `fehlgeschlagen`. */
  readonly denials: RegExp;
  /** Words that the other language may say with a "not". */
  readonly excuses: RegExp;
  /** Phrases with a "not" that denies nothing. */
  readonly idioms: RegExp;
}

const LETTERS = String.raw`[\p{L}\p{M}]`;

/** Words of an alphabet; a dash behind a piece stands for any ending. */
function wordsLike(...lines: readonly string[]): RegExp {
  const pieces = lines
    .flatMap((line) => line.split(' '))
    .map((piece) => (piece.endsWith('-') ? `${piece.slice(0, -1)}${LETTERS}*` : piece));
  return new RegExp(`(?<!${LETTERS})(?:${pieces.join('|')})(?!${LETTERS})`, 'giu');
}

/** Whole phrases of an alphabet. */
const phrases = (...lines: readonly string[]): RegExp =>
  new RegExp(`(?<!${LETTERS})(?:${lines.join('|')})(?!${LETTERS})`, 'giu');

/**
 * A word that needs a "not" before its verb: `hay ninguna` without a `no` denies nothing. Behind a preposition,
 * and at the beginning, it needs none.
 */
const unsupported = (word: string, nots: string, prepositions: string): string =>
  String.raw`${word}(?!${LETTERS})(?<=${LETTERS} ${word})(?<!(?<!${LETTERS})(?:${prepositions}) ${word})(?<!(?<!${LETTERS})(?:${nots})(?!${LETTERS})[^.]{0,120})`;

const IMPLIED: Readonly<Record<string, ImpliedNegations>> = {
  en: {
    wanting: wordsLike('unable unavailable unsaved unsupported failed fails impossible'),
    denials: wordsLike(
      'unable unsupported unavailable unrecogni- unreachable unsuccessful- unauthori- unsaved unread',
      'impossible- invalid- incompatible inaccessible incorrect- fail- disallow-',
    ),
    excuses: wordsLike(
      'un(?!der|it|iq|iv|ion|do|i[cx]|zip|pack|inst|lock|til)- unpacked until',
      'in(?:act|adeq|acc|adv|adm|app|cap|comp|cons|corr|def|dep|eff|elig|eq|exac|exist|fin|suff|sens|sec|vis|sol|stab|val)-',
      'im(?:poss|prop|perf|prac|mut|bal)- ir(?:reg|rel|rec|rev|resp)- il(?:leg|log)- dis(?:abl|allow|card|agree|conn|join|reg|similar|cont)- differ-',
      'mismatch- misplac- missing misus- malform- malfunc- non- absen- forb- prohib- prevent- lack-',
      String.raw`${LETTERS}+less only but than otherwise instead rather least less least most`,
      'error- exception- fault- bad wrong- refus- den(?:y|ies|ied|ying|ial) ignor- suppress- discard- exclud- blank null neither nor bogus illegible difficult- still out anonym-',
    ),
    idioms: phrases(
      String.raw`no(?:s|\.|#)?(?=\s*[:.]\s*$|\s*[:.#]|\s+[%#$\d'"‘“])`,
      'not only',
      'or not',
      'no matter',
      String.raw`(?:not|no) (?:more|less|later|earlier|longer|greater|larger|fewer) than`,
      'no doubt',
      'nothing but',
      'none ?the ?less',
      "error no|n'ko|not a number|n[/]a",
    ),
  },
  de: {
    denials: wordsLike(
      'ungültig- unmöglich- unzulässig- unzugänglich- unerlaubt- unvollständig- unerreichbar- ungelesen-',
      'fehlgeschl- fehlschl- fehlschlug scheiter- gescheitert misslang- misslung-',
    ),
    excuses: wordsLike(
      'un(?!d|s|ter|ion|i[xvct]|gef|gar|wider|zufr|abh|mittel|term)- inkomp- inkons- inkorr- illegal- fehl schlug schlägt schlugen falsch-',
      String.raw`${LETTERS}*fehler ${LETTERS}*fehlers fehlt fehlten fehlend- fehlerhaft- ${LETTERS}+los(?:e[nmrs]?)? nirgend- keinesfalls`,
      'unverträglich- erst statt anstatt schreibgeschützt- ungleich- wenig- verhindert verboten- verbiete- verweiger- abgelehnt- mangels mangelnd-',
      String.raw`zu\s(?:wenig|lang|groß|klein|viel|kurz|alt|hoch)- anders\sals verwaist-`,
    ),
    idioms: phrases(
      'nicht nur',
      'oder nicht',
      'nicht zuletzt',
      'nicht (?:mehr|weniger|länger|größer|kleiner|später|früher) als',
    ),
  },
  fr: {
    denials: wordsLike(
      'impossib- introuvable- échou- échec invalides? illéga- incompatible- inaccessible- indisponible- incorrecte?s? non',
    ),
    excuses: wordsLike(
      'in(?:act|adapt|adéq|acc|att|cap|coh|comp|conn|corr|déf|dét|exac|exist|suff|sens|séc|stab|util|val|chang|habit|just|lis|term|tr(?:ouv)|terd)- im(?:poss|prop|parf|prév)- irr- illi-',
      'echec- erreur- erroné- faux fausses? manquant- manque absen- refus- sauf uniquement sinon empêch- ignor- mauvaise?s? dépourvu- plutôt interdi- dehors défaillan- rejet- rien',
    ),
    idioms: phrases(
      "n'importe",
      "n'oubliez(?: pas)?",
      "n'hésitez pas",
      "n'ko",
      String.raw`(?:ne|n')\s?\S+(?: (?!pas |plus |jamais |rien |aucun)[^\s.]+){0,9} qu(?:e(?!${LETTERS})|'(?=${LETTERS}))`,
      'sans[ -]serif',
      'police sans',
      '(?:un|le|du|au|chaque|ce|par|de|en|ou|nombre de) (?:pas|non)',
      'pas à pas',
      String.raw`(?:avant|à moins) (?:que |qu')[^.]{1,60}? (?:ne |n')`,
      '(?:dernier|premier|prochain|nouveau|petit|grand) pas',
      String.raw`pas (?:de |d')?(?=\d|%)`,
      'à jamais',
      'à moins que?',
      'non seulement',
      'pas moins',
    ),
  },
  es: {
    denials: wordsLike(
      'imposib- inválid- incompatib- inaccesib- incorrect- fracas- inválida- ilegal-',
    ),
    excuses: wordsLike(
      'in(?:act|adec|acc|cap|coh|comp|corr|def|det|exac|exist|suf|sens|seg|est|út|usa|val|vál|alc|hab|leg|term|esp)- im(?:posib|prop|perf|prev)- irre- ile- des(?:con|hab|act|emp)-',
      'falt- falla- falló fallo- error- erróne- mal- deneg- rechaz- solamente evit- impid- impedir fuera ausen- poc[oa]s? incapa[zc]-',
    ),
    idioms: phrases(
      String.raw`n[oº]\.?(?=\s*[:.#%\d])`,
      'no obstante',
      'no s[oó]lo',
      'hasta que no',
      unsupported(
        'ning[uú]n[oa]?',
        'no|sin|ni|nunca|jamás|tampoco|nadie',
        'a|con|de|en|es|o|por|para|u|y',
      ),
      'nada más',
      'o no',
      'no (?:más|menos|mayor|menor)(?: \\S+)? (?:que|de)',
    ),
  },
  it: {
    denials: wordsLike('impossib- invalid- incompatib- inaccessib- fallit- fallisc- scorrett-'),
    excuses: wordsLike(
      'in(?:att|adeg|acc|cap|coe|comp|corr|def|det|esat|esist|suff|sens|stab|ut|usa|val|leg|term|att)- im(?:poss|prop|perf|prev)- irr- ill- sconosc- dis(?:abil|att|conn)-',
      'manca- error- errat- fall- nega- rifiut- proib- viet- priv[oaie] solo tranne eccetto anziché invece ignora- impedi- fuori assen- altrimenti',
    ),
    idioms: phrases(
      'o meno',
      'o no',
      'non solo',
      'non appena',
      'a meno',
      'non (?:più|meno|maggiore|minore) (?:di|del)',
      unsupported('nessun[oa]?', 'non|no|senza|né|mai', 'a|con|di|da|in|o|per|su|e|è|ha'),
    ),
  },
  pt: {
    denials: wordsLike('imposs- inválid- incompat- inacess- incorret- ilega-'),
    excuses: wordsLike(
      'in(?:at|adeq|ac|cap|coe|comp|corr|def|det|exat|exist|suf|sens|seg|est|út|usa|val|vál|leg|term|esp|disp)- im(?:poss|pró|perf|prev)- irre- ile- des(?:con|ab|ativ|at)-',
      'falh- falt- erro- erra- negad- recus- rejeit- proib- apenas somente só exceto ignor- impe[dç]- fora ausen- senão mal',
    ),
    idioms: phrases(
      String.raw`n[oº]\.?(?=\s*[:.#%\d])`,
      'não só',
      'não apenas',
      'ou não',
      'a não ser',
      unsupported('nenhuma?', 'não|nao|sem|nem|nunca', 'a|com|de|em|o|por|para|e|ou|é'),
      'não (?:mais|menos|maior|menor) (?:que|do)',
    ),
  },
  ru: {
    denials: wordsLike(
      'невозмож- недоступ- недопуст- неверн- некоррект- неправильн- несовмест- неподдерж- неудач- невер-',
    ),
    excuses: wordsLike(
      String.raw`не(?!котор|сколь|обход|дав|довол|медл|посред|бол|мно|однозн|тривиал|пол)${LETTERS}{4,} бе[зс](?!оп|воз|пл|пров|кон)${LETTERS}{4,} ошиб- сбо[йеяю]- отсутств- запрещ- запрет- отказ- отклон- только лишь кроме вместо иначе пределами вне исключением предотвр- избеж- избег- игнор- пропу- плох- независ-`,
    ),
    idioms: phrases(
      'не только',
      'или нет',
      'не (?:менее|более|меньше|больше|позднее|раньше)',
      'пока не',
      'ни один',
    ),
  },
  nl: {
    denials: wordsLike(
      'ongeldig- onmogelijk- onbereikbaar- onbeschikbaar- onbevoegd- ongelezen- mislukt- mislukk- onjuist-',
    ),
    excuses: wordsLike(
      'on(?!der|ze|s|tv|tw|line|tb|midd|gev|t|ged|bo)- fout- alleen slechts enkel anders ontbr- verbod- weiger- voorkom- voorkóm- negeer- genegeerd- verkeerd- incorrect- incompat- illega- inactie- inconsis- niet-lezen',
      String.raw`${LETTERS}+lo(?:os|ze)`,
    ),
    idioms: phrases(
      'niet alleen',
      'al dan niet',
      'of niet',
      'niet (?:meer|minder|langer|groter|later) dan',
      'noch',
    ),
  },
  pl: {
    denials: wordsLike(
      'nieprawid- niemożliw- niepowodz- nieudan- nieudał- niedostęp- nieobsług- niedozw- niepopraw- niezgodn- zawiod-',
    ),
    excuses: wordsLike(
      String.raw`nie(?!któr|zadow|stety|zbęd|jednoz|wiel|powt)${LETTERS}{3,} bez(?!piec|poś|pow|prz|pł)${LETTERS}{3,} błąd- błęd- brak- tylko jedynie oprócz zamiast inaczej poza zakaz- zabron- odmow- odmów- odrzuc- zapobie- unik- ignor- pomi(?:ń|j|n)- mało zły złe zła porzuc- wyłączyć dopiero`,
    ),
    idioms: phrases(
      'nie tylko',
      'lub nie',
      'czy nie',
      'nie (?:więcej|mniej|dłużej|później) niż',
      'dopóki nie',
      'póki nie',
    ),
  },
  sv: {
    denials: wordsLike(
      'ogiltig- omöjlig- misslyck- otillåt- otillgänglig- okompatib- inkompatib- oläst-',
    ),
    excuses: wordsLike(
      'o(?:anv|be|def|efter|förä|förv|full|för|gil|giltig|handl|kän|käm|komp|lag|läs|läst|mod|möj|namn|nöd|rikt|sign|skyd|spar|stöd|synl|säk|tillg|tillr|tillå|tydl|upp|vän|änd|åtk|ändl)-',
      'sakn- fel- enbart endast bara istället stället annars utom förutom förhindr- ignorer- vägra- avvis- nek- förbj- förbud- otillräck- illegal- ingenting',
      String.raw`${LETTERS}+lös[at]?`,
    ),
    idioms: phrases(
      'inte bara',
      'eller inte',
      'eller ej',
      'inte (?:mer|mindre|längre|större|senare) än',
    ),
  },
  ja: {
    concluding: /(?:ません(?:でした)?|ない|なかった)(?:です)?(?=[\s。.!！?？、)）」”"']|$)/u,
    denials: /失敗|不正/gu,
    excuses:
      /[無未非不欠誤拒](?=\p{sc=Han}|し|い|な|の|で|$|。)|なし|無|間違|エラー|以外|のみ|だけ|違|異な|破棄|却下|いいえ|省略/gu,
    idioms:
      /無効|禁止|少な[いくか]|な(?:け|きゃ)れば(?:なりません|ならない|いけません|いけない|ならず)|ねばな(?:りません|らない|らず)|なくては(?:なりません|ならない|いけません)|ないと(?:なりません|いけません|いけない)|かもしれ(?:ない|ません)|しか[^。、]{0,25}?(?:ない|ません)|(?:だけ|のみ|ばかり)で(?:は)?(?:なく|ない)|とは限(?:らない|りません)|(?:問題|差し支え|支障)(?:は)?(?:ない|ありません)|[構かまい]いません|ま?もなく|間もなく|関わらず|かかわらず|必ず|はず|まず|いずれ|ずっと|ずつ|何も(?=し)|ませんか|つまらない|危ない|とんでもない|もったいない|さりげな[いく]|何気な[いく]|途切れなく|なくな[りる]|ともな[いう]|おこな[いうっ]|行な[いうっ]|つな[いがぐ]|みな[すし]|くだらない|せわしない|おぼつかない|ない限り|なるべく|やむを得ず/gu,
  },
  zh: {
    denials: /失败|失敗/gu,
    excuses: /失败|错误|錯誤|缺|禁|拒|仅|僅|只|忽略|违|误|誤|缺少|至少|错/gu,
    idioms:
      /[级級类類分识識区區特个個性判辨差告鉴道离]别|[级級類識區個鑑離]別|别名|別名|别的|不(?:相)?同|不断|不斷|不过|不過|不仅|不僅|不久|不管|不论|不論|未来|未來|除非|无论|無論|无线|無線|不透明度?|无损|無損|非常|非洲|[兹种種]别|别人|不变|不變|不足|不多|无用|無用|[南中]非|莫|不只|不单|没关系|差不多|不少|不得不|说不定|对不起|了不起|不客气|未知|无[名人限痕]|无衬线|无障碍|不要紧/gu,
  },
};

/** @returns null for a language whose ways are not known */
export function impliedNegations(language: string): ImpliedNegations | null {
  return (Object.hasOwn(IMPLIED, language) ? IMPLIED[language] : undefined) ?? null;
}
