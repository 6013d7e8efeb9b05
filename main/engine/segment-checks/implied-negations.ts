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
  /** Phrases with a "not" that another language may say with or without one: `no need`, `n'oubliez pas`. */
  readonly turns: RegExp;
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
      'empty deserted few fewer rarely seldom hardly barely scarcely reject- blocked locked dislik- hate- hated broken absent gone dead sold refrain- restricted fine alright quiet mind subject keep hold excluded except-',
      'yet till unless lest remember- stop- ceas- expired closed cancelled avoid- away beware quit lost free impass- imperm- impolite- impure improb- imprecise- immob- immoral- immature- impatien- imperson- insincer- insepar- insign- insol- intoler- inaud- inconv- incur- inev- inexp- infreq- injust- inop- indisp- inflex- indirect- illegib- irrat- mistrust- mistak-',
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
      'no doubt',
      'none ?the ?less',
      "error no|n'ko|not a number|n[/]a",
    ),
    turns: phrases(
      String.raw`(?:do not|don't|never|please do not) (?:you )?(?:forget|hesitate|worry|fear|fail|miss|panic|delay|exceed|mention|bother|be (?:afraid|shy|late|alarmed))`,
      String.raw`never mind|no wonder|no problem|no worries|no fear|not at all|no sooner|no small|no mean`,
      String.raw`without (?:a )?(?:doubt|question|fail|exception|delay|further ado)`,
      String.raw`(?:cannot|can't|could not|couldn't) (?:wait|help|but|miss|fail|go wrong|stop|get enough)`,
      String.raw`(?:could not|couldn't) (?:have )?(?:be|been|agree|care|ask|feel|hope)[^.?!]{0,24} (?:more|less|better|worse|happier|easier|simpler)(?! than)`,
      String.raw`(?:do not|don't|does not|doesn't|would not|wouldn't) (?:mind|matter)`,
      String.raw`not (?:uncommon|unusual|unlike|unlikely|unreasonable|unheard|impossible|insignificant|infrequent|unimportant|untrue|unfamiliar|unpleasant|unhappy|unaware|unwise|unkind|unlimited|inconsiderable|indifferent|dissimilar|bad|half bad|least)`,
      String.raw`not (?:just|merely|simply|exclusively|so much|until)`,
      String.raw`nothing (?:but|else|more|less|short|other|to it)|none other|no (?:one|body) (?:but|else)|nobody (?:but|else)`,
      String.raw`(?:at )?no (?:extra |additional |further )?(?:cost|charge|fee)s?`,
      String.raw`if not(?=,)|or not|whether or not|why not|not to mention|not to say`,
      String.raw`why (?:do|does|did|is|are)(?:n't| not)`,
      String.raw`(?:is|are|was|were|do|does|did|has|have|had|wo|ca|would|could|should|must|need|might)n't (?:it|he|she|they|you|we|i|that|this|there)(?=[^.!?]{0,90}\?)`,
      String.raw`(?:not|no) (?:more|less|later|earlier|longer|greater|larger|fewer) than`,
    ),
  },
  de: {
    denials: wordsLike(
      'ungültig- unmöglich- unzulässig- unzugänglich- unerlaubt- unvollständig- unerreichbar- ungelesen-',
      'fehlgeschl- fehlschl- fehlschlug scheiter- gescheitert misslang- misslung-',
    ),
    excuses: wordsLike(
      'leer leere- leeren leeres selten- lediglich ausgenommen',
      'nirgendwo impot- inak- intol- instab- irrel- miss- mangelhaft- entfiel- leerlauf-',
      'un(?!d|s|ter|ion|i[xvct]|gef|gar|wider|zufr|abh|mittel|term)- inkomp- inkons- inkorr- illegal- fehl schlug schlägt schlugen falsch-',
      String.raw`${LETTERS}*fehler ${LETTERS}*fehlers fehlt fehlten fehlend- fehlerhaft- ${LETTERS}+los(?:e[nmrs]?)? nirgend- keinesfalls`,
      'unverträglich- erst statt anstatt schreibgeschützt- ungleich- wenig- verhindert verboten- verbiete- verweiger- abgelehnt- mangels mangelnd-',
      String.raw`zu\s(?:wenig|lang|groß|klein|viel|kurz|alt|hoch)- anders\sals verwaist-`,
    ),
    idioms: phrases(
      String.raw`ohne (?:weiteres|Weiteres|Zweifel|Frage)`,
      String.raw`kein Wunder`,
      'nicht nur',
      'oder nicht',
      'nicht zuletzt',
    ),
    turns: phrases(
      String.raw`(?:vergessen|vergiss|vergesst)(?: \p{L}+)? nicht|nicht (?:zu )?vergessen`,
      String.raw`(?:zögern|zögere|zögert|scheuen)(?: \p{L}+)? nicht|nicht zögern`,
      String.raw`keine? (?:Problem|Ursache|Wunder|Sorge|Angst|Panik|Frage|Grund zur Sorge)|macht nichts|nichts zu danken|nicht wahr|nicht schlecht|nicht übel|nicht umhin|nicht zu übersehen`,
      String.raw`nichts (?:anderes|als|weiter|desto)|niemand ander\p{L}*|nicht erst|nicht so sehr`,
      String.raw`nicht (?:un(?:bedingt|gewöhnlich|erheblich|üblich|möglich|wahrscheinlich|bekannt|wichtig|interessant)\p{L}*|selten\p{L}*)`,
      String.raw`warum (?:\p{L}+ )?(?:\p{L}+ )?nicht|wieso nicht`,
      String.raw`(?:kann|können|konnte|könnte)\p{L}*(?: \p{L}+){0,2} (?:es )?(?:kaum|nicht) erwarten`,
      String.raw`nicht (?:mehr|weniger|länger|größer|kleiner|später|früher) als`,
    ),
  },
  fr: {
    denials: wordsLike(
      'impossib- introuvable- échou- échec invalides? illéga- incompatible- inaccessible- indisponible- incorrecte?s? non',
    ),
    excuses: wordsLike(
      'vide vides désert- rarement',
      'inintér- inopér- insol- injust- inoff- inint- indisp- indés- immob- impass- impat- impers- impol- impur- malh- méc- désagr- désob- désapp-',
      'in(?:act|adapt|adéq|acc|att|cap|coh|comp|conn|corr|déf|dét|exac|exist|suff|sens|séc|stab|util|val|chang|habit|just|lis|term|tr(?:ouv)|terd)- im(?:poss|prop|parf|prév)- irr- illi-',
      'echec- erreur- erroné- faux fausses? manquant- manque absen- refus- sauf uniquement sinon empêch- ignor- mauvaise?s? dépourvu- plutôt interdi- dehors défaillan- rejet- rien',
    ),
    idioms: phrases(
      String.raw`sans (?:aucun )?(?:doute|cesse|faute|arrêt|plus)`,
      String.raw`rien (?:que|de plus)`,
      String.raw`(?:de|pour) rien`,
      String.raw`(?:crai(?:ns|nt|gn\p{L}*)|crainte|peur|redout\p{L}*|évit\p{L}*|empêch\p{L}*|dout\p{L}*|avant|à moins|moins|plus|mieux|pire|autre\p{L}*|autrement)[^.;]{0,50}? qu(?:e |')[^.;!?]{0,40}?(?:ne |n')\p{L}+(?![^.]{0,40}(?<!\p{L})(?:pas|jamais|rien|plus|aucun\p{L}*)(?!\p{L}))`,
      String.raw`(?:ne |n')\S+ plus que`,
      "n'importe",
      "n'oubliez(?: pas)?",
      "n'hésitez pas",
      "n'ko",
      String.raw`(?:ne|n')\s?\S+(?: (?!pas |plus |jamais |rien |aucun)[^\s.]+){0,9} qu(?:e(?!${LETTERS})|'(?=${LETTERS}))`,
      'sans[ -]serif',
      'police sans',
      '(?:un|le|du|au|chaque|ce|par|de|en|ou|nombre de) (?:pas|non)',
      'pas à pas',
      String.raw`(?:avant|à moins) (?:que |qu')[^.]{1,60}? (?:ne |n')\p{L}+`,
      '(?:dernier|premier|prochain|nouveau|petit|grand) pas',
      String.raw`pas (?:de |d')?(?=\d|%)`,
      'à jamais',
      'à moins que?',
      'non seulement',
      'pas moins',
    ),
    turns: phrases(
      String.raw`(?:il )?n'y a pas de quoi|pas de (?:problème|souci|panique|quoi)|n'est[- ]ce pas|pas vrai|ce n'est (?:rien|pas grave|pas la peine)`,
      String.raw`ne (?:vous|t'|te|nous)? ?(?:en )?(?:inquiét|souci|énerv|fait|tracass)\p{L}* pas|n'(?:ayez|aie|ayons) (?:pas |crainte|peur|aucun)\p{L}*`,
      String.raw`ne quittez pas|ne raccrochez pas|ne manquez pas|n'attendez (?:pas|plus)|ne tard\p{L}* pas`,
      String.raw`(?:ne |n')(?:\p{L}+ )?(?:arrêt|cess)\p{L}* (?:pas )?(?:de|d')`,
      String.raw`pas mal|pas forcément|pas (?:in|im)(?:\p{L}+)able|non plus|pourquoi pas|pourquoi ne pas|pas moins`,
    ),
  },
  es: {
    denials: wordsLike(
      'imposib- inválid- incompatib- inaccesib- incorrect- fracas- inválida- ilegal-',
    ),
    excuses: wordsLike(
      'vacío vacía vacíos vacías desiert- raramente',
      'impa[cs]- inmad- inmov- insat- insol- intol- inop- inc[uó]- desac- desag- desap- desorg-',
      'in(?:act|adec|acc|cap|coh|comp|corr|def|det|exac|exist|suf|sens|seg|est|út|usa|val|vál|alc|hab|leg|term|esp)- im(?:posib|prop|perf|prev)- irre- ile- des(?:con|hab|act|emp)-',
      'falt- falla- falló fallo- error- erróne- mal- deneg- rechaz- solamente evit- impid- impedir fuera ausen- poc[oa]s? incapa[zc]-',
    ),
    idioms: phrases(
      String.raw`sin (?:embargo|duda|falta|cesar|más|parar)`,
      String.raw`ni más ni menos`,
      String.raw`nada (?:menos|como)`,
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
    turns: phrases(
      String.raw`no (?:se |te |lo |la |nos |os )?(?:olvid|dud|preocup|dej|hesit|tem|tard|pierd|import)\p{L}*(?: (?:de|en))?(?!\p{L})`,
      String.raw`no hay (?:de qué|problema|ningún problema|duda|prisa)|no cabe duda|no pasa nada|de nada|por qué no|cómo no|no está(?: nada)? mal|nada mal|no cuelgue|no faltaba más`,
      String.raw`no (?:\p{L}+ ){1,5}(?:más que|sino)`,
      String.raw`no (?:solo|sólo|solamente|únicamente|necesariamente)`,
      String.raw`¿?no\?`,
      String.raw`no (?:más|menos|mayor|menor)(?: \S+)? (?:que|de)`,
    ),
  },
  it: {
    denials: wordsLike('impossib- invalid- incompatib- inaccessib- fallit- fallisc- scorrett-'),
    excuses: wordsLike(
      'vuot[oaie] desert- raramente da',
      'inev- infr- ingiust- inop- insicur- insol- intoll- immob- immat- impaz- spiac- scom- scont- dis(?:acc|app|occ|on|pia)-',
      'in(?:att|adeg|acc|cap|coe|comp|corr|def|det|esat|esist|suff|sens|stab|ut|usa|val|leg|term|att)- im(?:poss|prop|perf|prev)- irr- ill- sconosc- dis(?:abil|att|conn)-',
      'manca- error- errat- fall- nega- rifiut- proib- viet- priv[oaie] solo tranne eccetto anziché invece ignora- impedi- fuori assen- altrimenti',
    ),
    idioms: phrases(
      String.raw`senza (?:dubbio|meno|sosta)`,
      String.raw`senz'altro`,
      String.raw`nient'altro che`,
      'o meno',
      'o no',
      'non solo',
      'non appena',
      'a meno',
      'non (?:più|meno|maggiore|minore) (?:di|del)',
      unsupported('nessun[oa]?', 'non|no|senza|né|mai', 'a|con|di|da|in|o|per|su|e|è|ha'),
    ),
    turns: phrases(
      String.raw`non (?:si |ti |vi |ci |lo |la )?(?:dimentic|esit|preoccup|manc|tem|import|tard)\p{L}*`,
      String.raw`non c'è (?:di che|problema|dubbio|fretta)|di niente|niente male|non (?:è )?(?:affatto )?male|non vedo l'ora|non vediamo l'ora|perché non|non riagganci|non fa niente|non fa nulla|come no`,
      String.raw`non (?:\p{L}+ ){0,2}(?:rest|riman|c'è|ci sono|fa|ha|è|può)\p{L}* (?:\p{L}+ )?(?:altro )?che`,
      String.raw`non (?:solo|soltanto|solamente|necessariamente)`,
      String.raw`,? no\?|vero\?`,
      String.raw`(?:a meno che|finché|fino a quando|prima che|di quanto|quanto|per poco|chissà che)[^.;]{0,40}? non`,
      String.raw`non (?:più|meno|maggiore|minore) (?:di|del)`,
    ),
  },
  pt: {
    denials: wordsLike('imposs- inválid- incompat- inacess- incorret- ilega-'),
    excuses: wordsLike(
      'vazi[oa]s? desert- raramente',
      'impa[cs]- imat- imob- insat- insol- intol- inop- inc[uô]- desac- desag- desap- desorg-',
      'in(?:at|adeq|ac|cap|coe|comp|corr|def|det|exat|exist|suf|sens|seg|est|út|usa|val|vál|leg|term|esp|disp)- im(?:poss|pró|perf|prev)- irre- ile- des(?:con|ab|ativ|at)-',
      'falh- falt- erro- erra- negad- recus- rejeit- proib- apenas somente só exceto ignor- impe[dç]- fora ausen- senão mal',
    ),
    idioms: phrases(
      String.raw`sem (?:dúvida|falta|parar|mais)`,
      String.raw`nada (?:mais|menos)`,
      String.raw`n[oº]\.?(?=\s*[:.#%\d])`,
      'não só',
      'não apenas',
      'ou não',
      'a não ser',
      unsupported('nenhuma?', 'não|nao|sem|nem|nunca', 'a|com|de|em|o|por|para|e|ou|é'),
      'não (?:mais|menos|maior|menor) (?:que|do)',
    ),
    turns: phrases(
      String.raw`não (?:se |te |o |a |nos )?(?:esque|esqueç|hesit|preocup|deix|tem|demor|import|desligu)\p{L}*(?: de)?(?!\p{L})`,
      String.raw`não (?:há|tem) (?:de quê|problema|dúvida|pressa)|não faz mal|de nada|nada mal|por que não|porque não|pois não|não vej\p{L}+ a hora|não é\?|não está mal|como não`,
      String.raw`não (?:\p{L}+ ){1,4}(?:senão|mais (?:do )?que|a não ser)`,
      String.raw`não (?:só|apenas|somente|necessariamente)`,
      String.raw`não (?:mais|menos|maior|menor) (?:que|do)`,
    ),
  },
  ru: {
    denials: wordsLike(
      'невозмож- недоступ- недопуст- неверн- некоррект- неправильн- несовмест- неподдерж- неудач- невер-',
    ),
    excuses: wordsLike(
      'пуст- редко',
      String.raw`не(?!котор|сколь|обход|дав|довол|медл|посред|бол|мно|однозн|тривиал|пол)${LETTERS}{4,} бе[зс](?!оп|воз|пл|пров|кон)${LETTERS}{4,} ошиб- сбо[йеяю]- отсутств- запрещ- запрет- отказ- отклон- только лишь кроме вместо иначе пределами вне исключением предотвр- избеж- избег- игнор- пропу- плох- независ-`,
    ),
    idioms: phrases(
      String.raw`без (?:сомнения|конца|умолку)`,
      String.raw`тем не менее`,
      String.raw`несмотря на`,
      'не только',
      'или нет',
      'не (?:менее|более|меньше|больше|позднее|раньше)',
      'пока не',
      'ни один',
    ),
    turns: phrases(
      String.raw`не (?:забуд|забыв|стесня|беспоко|волну|бой|переж|сомнева|медл|опозда)\p{L}*`,
      String.raw`не за что|ничего страшного|не проблема|без проблем|нет проблем|почему бы не|почему не|не правда ли|не так ли|не раз|ничего себе|не без|не плохо|ничуть не`,
      String.raw`не (?:мог\p{L}*|может|может\p{L}*) не|нельзя не|кто не|как не`,
      String.raw`не (?:менее|более|меньше|больше|позднее|раньше)`,
    ),
  },
  nl: {
    denials: wordsLike(
      'ongeldig- onmogelijk- onbereikbaar- onbeschikbaar- onbevoegd- ongelezen- mislukt- mislukk- onjuist-',
    ),
    excuses: wordsLike(
      'leeg lege zelden',
      'impop- inef- instab- intol- irrel- onaf- misl- missch-',
      'on(?!der|ze|s|tv|tw|line|tb|midd|gev|t|ged|bo)- fout- alleen slechts enkel anders ontbr- verbod- weiger- voorkom- voorkóm- negeer- genegeerd- verkeerd- incorrect- incompat- illega- inactie- inconsis- niet-lezen',
      String.raw`${LETTERS}+lo(?:os|ze)`,
    ),
    idioms: phrases(
      String.raw`zonder (?:meer|twijfel|meer)`,
      'niet alleen',
      'al dan niet',
      'of niet',
      'niet (?:meer|minder|langer|groter|later) dan',
      'noch',
    ),
    turns: phrases(
      String.raw`(?:vergeet|vergeten)(?: \p{L}+)? niet|niet (?:te )?vergeten|aarzel(?: \p{L}+)? niet`,
      String.raw`geen (?:probleem|dank|zorgen|paniek|punt|wonder|haast)|maakt? (?:me |mij )?niets? uit|maakt niet uit|nietwaar|niet slecht|waarom niet|niets anders|niemand anders|niet zozeer|niets te danken|hang niet op`,
      String.raw`niet (?:meer|minder|langer|groter|later) dan`,
    ),
  },
  pl: {
    denials: wordsLike(
      'nieprawid- niemożliw- niepowodz- nieudan- nieudał- niedostęp- nieobsług- niedozw- niepopraw- niezgodn- zawiod-',
    ),
    excuses: wordsLike(
      'pust[yaeo]- rzadko',
      String.raw`nie(?!któr|zadow|stety|zbęd|jednoz|wiel|powt)${LETTERS}{3,} bez(?!piec|poś|pow|prz|pł)${LETTERS}{3,} błąd- błęd- brak- tylko jedynie oprócz zamiast inaczej poza zakaz- zabron- odmow- odmów- odrzuc- zapobie- unik- ignor- pomi(?:ń|j|n)- mało zły złe zła porzuc- wyłączyć dopiero`,
    ),
    idioms: phrases(
      String.raw`bez (?:wątpienia|problemu|przerwy|ustanku|końca)`,
      'nie tylko',
      'lub nie',
      'czy nie',
      'nie (?:więcej|mniej|dłużej|później) niż',
      'dopóki nie',
      'póki nie',
    ),
    turns: phrases(
      String.raw`nie (?:zapom|waha|martw|przejmuj|bój|rozłącza|zwleka|spóźni|denerw|krępuj)\p{L}*`,
      String.raw`nie ma (?:za co|sprawy|problemu|pośpiechu|wątpliwości|obaw)|nic nie szkodzi|nic dziwnego|dlaczego nie|czemu nie|nieprawdaż|nie jest (?:zły|zła|złe|źle)|nie najgorz\p{L}*|nic innego|nikt inny|nie tyle`,
      String.raw`nie mog\p{L}* się doczekać`,
      String.raw`(?:dopóki|póki|zanim|aż|o ile|chyba że|czy|co|jak)[^.;,]{0,40}? nie`,
      String.raw`nie (?:więcej|mniej|dłużej|później) niż`,
    ),
  },
  sv: {
    denials: wordsLike(
      'ogiltig- omöjlig- misslyck- otillåt- otillgänglig- okompatib- inkompatib- oläst-',
    ),
    excuses: wordsLike(
      'tom tomt tomma sällan',
      'o(?:anv|be|def|efter|förä|förv|full|för|gil|giltig|handl|kän|käm|komp|lag|läs|läst|mod|möj|namn|nöd|rikt|sign|skyd|spar|stöd|synl|säk|tillg|tillr|tillå|tydl|upp|vän|änd|åtk|ändl)-',
      'sakn- fel- enbart endast bara istället stället annars utom förutom förhindr- ignorer- vägra- avvis- nek- förbj- förbud- otillräck- illegal- ingenting',
      String.raw`${LETTERS}+lös[at]?`,
    ),
    idioms: phrases(
      String.raw`utan (?:tvekan|vidare|tvivel)`,
      'inte bara',
      'eller inte',
      'eller ej',
      'inte (?:mer|mindre|längre|större|senare) än',
    ),
    turns: phrases(
      String.raw`glöm inte|inte glömma|tveka inte|oroa dig inte|oroa er inte|ingen (?:orsak|fara|panik|brådska)|inga problem|inte sant|eller hur|inte illa|inte dåligt|varför inte|inget annat|ingen annan`,
      String.raw`inte (?:mer|mindre|längre|större|senare) än`,
    ),
  },
  ar: {
    denials: wordsLike(
      'مستحيل- تعذر- يتعذر- متعذر- فشل- يفشل- تفشل- غير عدم وعدم لعدم بعدم ممنوع- الممنوع- يمنع تمنع يحظر تحظر محظور- المحظور-',
    ),
    excuses: wordsLike(
      String.raw`(?:ال)?(?:خطأ|أخطاء|خاطئ|مفقود|ناقص|باطل|معطل|معطوب|ملغى|مرفوض|مجهول|نادر|قليل|بعيد|فارغ|خال|مجاني)-`,
      'فقط سوى عدا إلا ما_عدا بدلا بدل قبل حتى أقل أكثر خلاف مجرد نقص ينقص تنقص يفتقر تفتقر افتقر- رفض- يرفض- ترفض- تجنب- احذر- حذر- توقف- يتوقف- تعطيل تعطل- حذف- تجاهل- انقطع- انقطاع- أخفق- إخفاق- انته- نفد- نفاد منع- حظر- ممتنع- مجانا مجانًا نسي- قلما نادرا نادرًا بالكاد',
    ),
    idioms: phrases(
      '(?:و|ف)?لا (?:بد|شك|بأس|سيما|محالة|ريب)',
      '(?:و|ف)?(?:لا|ما) (?:يزال|تزال|زال|زالت|زلت|زلنا|يزالون)',
      String.raw`(?:لا|لم|لن|ليس|ليست|ما)(?!${LETTERS})[^.؟!]{1,60}? (?:إلا|سوى|فحسب|فقط)`,
      '(?:ليس|لا) فقط',
      'ما(?! عاد| كان)',
      'أم لا|أو لا',
      'دون (?:شك|ريب)|بدون شك',
      'غير أن',
      String.raw`لا (?:يقل|تقل|يزيد|تزيد|يتجاوز|تتجاوز) عن`,
    ),
    turns: phrases(
      String.raw`لا (?:تنس|تنسى|تنسي|تنسوا|تتردد|تترددي|تترددوا|تقلق|تقلقي|تخف|داعي|مانع|مشكلة|يهم|تفوت|بأس)${LETTERS}*`,
      'لا شكر على واجب|لا عليك|لم لا|لما لا|لم يعد بعد|أليس كذلك',
    ),
  },
  ja: {
    concluding: /(?:ません(?:でした)?|ない|なかった)(?:です)?(?=[\s。.!！?？、)）」”"']|$)/u,
    denials: /失敗|不正|禁止|禁じ|不可能/gu,
    excuses:
      /[無未非不欠誤拒](?=\p{sc=Han}|し|い|な|の|で|$|。)|なし|無|間違|エラー|以外|のみ|だけ|違|異な|破棄|却下|いいえ|省略|独身|匿名|まだ|予想外|想定外|禁[煙酒物]|切れ|休[みむ業館]|留守|嫌|苦手|空(?:です|の|だ|でし)/gu,
    idioms:
      /無効(?=[にか化])|少な[いくか]|な(?:け|きゃ)れば(?:なりません|ならない|いけません|いけない|ならず)|ねばな(?:りません|らない|らず)|なくては(?:なりません|ならない|いけません)|ないと(?:なりません|いけません|いけない)|かもしれ(?:ない|ません)|しか[^。、]{0,25}?(?:ない|ません)|(?:だけ|のみ|ばかり)で(?:は)?(?:なく|ない)|とは限(?:らない|りません)|(?:問題|差し支え|支障)(?:は)?(?:ない|ありません)|[構かまい]いません|ま?もなく|間もなく|関わらず|かかわらず|必ず|はず|まず|いずれ|ずっと|ずつ|何も(?=し)|ませんか|つまらない|危ない|とんでもない|もったいない|さりげな[いく]|何気な[いく]|途切れなく|なくな[りる]|ともな[いう]|おこな[いうっ]|行な[いうっ]|つな[いがぐ]|みな[すし]|くだらない|せわしない|おぼつかない|ない限り|なるべく|やむを得ず|すみません|申し訳(?:あり|ござい)ません|申し訳ない|仕方(?:が|の)?(?:ない|ありません)|しかた(?:が)?ない|ざるを得(?:ない|ません)|やむを得(?:ない|ません)|ずには[^。]{0,4}(?:ない|ません)|違い(?:は)?(?:ない|ありません)|間違い(?:は)?(?:ない|ありません)|ほかなら(?:ない|ず)|他なら(?:ない|ず)|に過ぎ(?:ない|ません)|にすぎ(?:ない|ません)|までも(?:ない|ありません)|かね(?:ない|ません)|(?:では|じゃ)ない(?:でしょう)?か|ないでしょうか|ない(?:です)?か(?=[。？?]|$)|せん(?:でしょう)?か|遠慮なく|もれなく|漏れなく|例外なく|絶え間なく|少なからず|思いがけない|たまら(?:ない|ません)|もしれ(?:ない|ません)|も同然|ないわけに(?:は)?(?:いかない|いきません)|ないと(?=[。]|$)|なきゃ|ほどなく|何となく|なんとなく|なくては(?=[。]|$)|なければ(?=[。]|$)/gu,
    turns:
      /(?:忘れ|ご遠慮|心配し|気にし)(?:ない|なさら)[でくい]|お忘れなく|心配(?:は)?(?:ない|ありません|いりません)/gu,
  },
  zh: {
    denials: /失败|失敗|禁止|禁|严禁|谢绝/gu,
    excuses:
      /失败|错误|錯誤|缺|禁|拒|仅|僅|只|忽略|违|误|誤|缺少|至少|错|匿名|单身|空[的了着无。]|为空/gu,
    idioms:
      /[级級类類分识識区區特个個性判辨差告鉴道离]别|[级級類識區個鑑離]別|别名|別名|别的|不(?:相)?同|不断|不斷|不过|不過|不仅|不僅|不久|不管|不论|不論|未来|未來|除非|无论|無論|无线|無線|不透明度?|无损|無損|非常|非洲|[兹种種]别|别人|不变|不變|不足|不多|无用|無用|[南中]非|莫|不只|不单|没关系|差不多|不少|不得不|说不定|对不起|了不起|不客气|未知|无[名人限痕]|无衬线|无障碍|不要紧|没电|不好意思|不用谢|不见不散|不一会儿|不由得|不禁|不愧|不妨|不止|不料|无不|不可不|不[能会是]不|免不了|少不了|忍不住|不得已|巴不得|恨不得|不外乎|(\p{sc=Han})[不没]\1|有没有|没错|没事|没准|没问题|不定期|不间断|不时|毫不犹豫|不如|不然|要不|不可避免|没人不|没有人不|非[^。，]{1,8}不可|不一定|不在话下|不约而同|不言而喻|无疑|毫无疑问|不堪|不胜/gu,
    turns:
      /(?:请)?(?:不要|别|勿|请勿)(?:忘|犹豫|担心|错过|介意|客气|着急|挂)|没什么|没关系|不介意/gu,
  },
};

/** @returns null for a language whose ways are not known */
export function impliedNegations(language: string): ImpliedNegations | null {
  return (Object.hasOwn(IMPLIED, language) ? IMPLIED[language] : undefined) ?? null;
}
