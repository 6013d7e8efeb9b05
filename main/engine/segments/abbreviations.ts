/** How a language writes around a full stop. Entries stand without their last full stop. */
export interface FullStops {
  /** Never end a sentence: titles, `z. B`. */
  readonly joining?: string;
  /** Join what follows unless it is a word that starts sentences: `U.S`, `Inc`. */
  readonly wavering?: string;
  /** Join a number that follows: `p`, `Nr`. */
  readonly counting?: string;
  /** End the sentence when a capital follows, though they look like initials: `и т. д`. */
  readonly ending?: string;
  /** Capitalised words that start a sentence even after an initial, an ordinal or `U.S.`. */
  readonly starters?: string;
  /** A number of one or two digits, or a Roman one, with a full stop is an ordinal: `3. Oktober`. */
  readonly ordinals?: true;
}

/** Entries are parted by a bar, so that they may hold spaces. By base language. */
export const FULL_STOPS: Readonly<Record<string, FullStops>> = {
  en: {
    joining:
      'Mr|Mrs|Ms|Mx|Dr|Prof|Rev|Hon|Gen|Col|Capt|Lt|Sgt|Maj|Cmdr|Adm|Gov|Sen|Rep|Pres|Supt|Fr|Messrs|cf|viz|e.g|i.e|esp|incl|approx|resp',
    wavering:
      'St|Mt|vs|Inc|Ltd|Corp|Co|Bros|LLC|Jr|Sr|Esq|Ph.D|M.D|B.A|M.A|a.m|p.m|U.S|U.K|U.N|E.U|D.C|dept|est|ed|al|Ave|Blvd|Rd',
    counting:
      'No|Nos|p|pp|fig|figs|ch|chap|sec|vol|art|par|para|eq|ex|app|ver|c|ca|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec',
    starters:
      'The|This|That|These|Those|There|Then|Thus|It|Its|He|She|His|Her|We|Our|They|Their|You|Your|I|My|If|In|On|At|For|From|But|And|Or|So|As|An|A|When|While|Where|What|Who|Why|How|However|Please|No|Yes|Not|After|Before|Since|With|All|Some|Each|Most|Many|Do|Does|Did|Is|Are|Was|Were|Can|Could|Will|Would',
  },
  de: {
    joining:
      'Dr|Prof|Dipl|Ing|Hr|Hrn|Fr|Frl|St|Sr|Jr|Abs|Anm|Bd|Bde|bzgl|bzw|ca|Chr|d. h|d.h|ebd|einschl|evtl|exkl|geb|gegr|gem|ggf|gest|i. A|i. d. R|i.d.R|inkl|insb|jährl|lt|max|min|Mio|Mrd|n. Chr|nördl|o. g|o.g|sog|Str|südl|tägl|u. a|u.a|u. U|u.U|urspr|v. a|v.a|v. Chr|vgl|z. B|z.B|z. T|z.T|zzgl|zw|M. A|B. A|M. Sc|B. Sc',
    counting: 'S|Nr|Art|Kap|Abb|Tab|Ziff|Abschn|Aufl|Jg|Hrsg|Tel',
    ending: 'usw|usf|etc|u. Ä|u.Ä|o. Ä|o.Ä',
    starters:
      'Der|Die|Das|Den|Dem|Des|Ein|Eine|Einer|Einen|Er|Sie|Es|Wir|Ich|Ihr|Du|Man|Und|Aber|Oder|Doch|Denn|Da|Dann|Danach|Daher|Dazu|Dabei|Damit|Deshalb|Diese|Dieser|Dieses|In|Im|Am|An|Auf|Bei|Mit|Nach|Nun|Seit|Vor|Von|Zum|Zur|Zu|Für|Wenn|Als|Auch|So|Hier|Dort|Heute|Bitte|Wer|Was|Wie|Wo|Warum|Weil|Alle|Ja|Nein|Nicht|Sein|Seine|Später|Jetzt|Kein|Keine',
    ordinals: true,
  },
  fr: {
    joining:
      'M|MM|Mme|Mmes|Mlle|Mlles|Dr|Pr|Me|Mgr|Ste|St|cf|c.-à-d|c-à-d|p. ex|p.ex|env|éd|av|bd|boul|apr|J.-C|resp|max|min',
    counting: 'p|pp|n|no|nos|art|chap|fig|vol|t|tél|al|réf',
    ending: 'etc',
    starters:
      "Le|La|Les|Un|Une|Des|Il|Elle|Ils|Elles|On|Nous|Vous|Je|Tu|Ce|Cet|Cette|Ces|Mais|Et|Ou|Or|Donc|Car|Puis|Ensuite|Enfin|Alors|Ainsi|Dans|En|Au|Aux|Pour|Par|Avec|Sans|Sur|Sous|Si|Quand|Que|Qui|Où|Comment|Pourquoi|Son|Sa|Ses|Leur|Leurs|Mon|Ma|Mes|Notre|Votre|Après|Avant|Selon|Aujourd'hui",
  },
  es: {
    joining:
      'Sr|Sra|Srta|Sres|Sras|D|Dª|Dña|Dr|Dra|Dres|Prof|Profa|Lic|Ing|Arq|Gral|Cnel|Excmo|Excma|Ilmo|Sto|Sta|Ud|Uds|Vd|Vds|Avda|Av|p. ej|p.ej|aprox|máx|mín|a. C|d. C|a.C|d.C',
    wavering: 'EE. UU|EE.UU|S. A|S.A|S. L|S.L|a. m|p. m|a.m|p.m|Cía|Jr',
    counting: 'pág|págs|p|pp|núm|núms|n.º|n|art|arts|cap|caps|fig|vol|t|tel|tfno|ap',
    ending: 'etc',
    starters:
      'El|La|Los|Las|Un|Una|Unos|Unas|Él|Ella|Ellos|Ellas|Yo|Tú|Nosotros|Usted|Ustedes|Este|Esta|Esto|Ese|Esa|Eso|Pero|Y|O|Aunque|Además|Así|Entonces|Después|Luego|Antes|En|Por|Para|Con|Sin|Sobre|Desde|Hasta|Si|Cuando|Como|Que|Quien|Donde|No|Sí|Su|Sus|Mi|Se|Le|Les|Me|Nos|Hoy|Según|Al|Del',
  },
  it: {
    joining:
      'Sig|Sigg|Sig.ra|Sigra|Dott|Dott.ssa|Dr|Prof|Prof.ssa|Ing|Avv|Arch|Geom|Rag|On|Mons|S|Ss|Spett|Egr|Gent|Gent.ma|Ill|es|ad es|p. es|p.es|cfr|vd|ca|max|min|a. C|d. C|a.C|d.C',
    wavering: 'S.p.A|S.r.l|S.r.l.s|Jr',
    counting: 'p|pp|pag|pagg|n|nn|nr|art|artt|cap|fig|vol|t|tel|lett',
    ending: 'ecc|etc',
    starters:
      'Il|Lo|La|I|Gli|Le|Un|Uno|Una|Egli|Ella|Lui|Lei|Loro|Noi|Voi|Io|Tu|Questo|Questa|Quello|Quella|Ma|E|Ed|O|Però|Poi|Dopo|Prima|Allora|Così|Quindi|In|Nel|Nella|Per|Con|Senza|Su|Da|Dal|Se|Quando|Come|Che|Chi|Dove|Non|Sì|Suo|Sua|Si|Ci|Oggi|Anche|Al|Alla|Del|Della',
  },
  pt: {
    joining:
      'Sr|Sra|Srs|Sras|Srta|Dr|Dra|Drs|Prof|Profa|Eng|Exmo|Exma|Ilmo|D|V. Ex|Av|R|p. ex|p.ex|aprox|máx|mín|a. C|d. C|a.C|d.C',
    wavering: 'S. A|S.A|Ltda|Lda|Cia|Jr|E.U.A|EUA',
    counting: 'p|pp|pág|págs|n|nº|n.º|art|arts|cap|fig|vol|t|tel',
    ending: 'etc',
    starters:
      'O|A|Os|As|Um|Uma|Ele|Ela|Eles|Elas|Eu|Nós|Você|Vocês|Este|Esta|Isto|Esse|Essa|Isso|Mas|E|Ou|Então|Depois|Antes|Assim|Em|No|Na|Nos|Nas|Por|Para|Com|Sem|Sobre|Desde|Até|Se|Quando|Como|Que|Quem|Onde|Não|Sim|Seu|Sua|Hoje|Segundo|Ao|Do|Da',
  },
  nl: {
    joining:
      'dhr|mw|mevr|dr|drs|ir|ing|prof|mr|ds|St|bijv|bv|d.w.z|dwz|evt|o.a|m.b.t|m.a.w|t.a.v|t.o.v|i.p.v|i.v.m|resp|ca|max|min|incl|excl|vgl|zgn|zg',
    wavering: 'B.V|N.V|jr|sr|v.Chr|n.Chr',
    counting: 'nr|nrs|blz|p|pag|art|hfdst|fig|afb|tel|dl',
    ending: 'enz|etc|e.d',
    starters:
      'De|Het|Een|Hij|Zij|Ze|Wij|We|Ik|Jij|Je|U|Dit|Dat|Deze|Die|Maar|En|Of|Dus|Dan|Daarna|Daarom|Toen|In|Op|Aan|Bij|Met|Na|Naar|Van|Voor|Om|Als|Wanneer|Ook|Er|Hier|Daar|Nu|Vandaag|Wie|Wat|Waar|Waarom|Hoe|Geen|Niet|Ja|Nee',
  },
  sv: {
    joining: 'bl.a|bl. a|t.ex|t. ex|d.v.s|dvs|s.k|f.d|dr|prof|ca|resp|inkl|exkl|jfr|max|min|kl|ang',
    counting: 's|nr|kap|fig|art|tel|bd',
    ending: 'm.m|osv|o.s.v|etc|m.fl',
    starters:
      'Den|Det|De|En|Ett|Han|Hon|Vi|Jag|Du|Ni|Man|Men|Och|Eller|Så|Då|Sedan|Därför|I|På|Vid|Med|Efter|Från|För|Om|När|Som|Också|Här|Där|Nu|Idag|Vem|Vad|Var|Varför|Hur|Inte|Ja|Nej|Detta|Denna|Dessa',
  },
  da: {
    joining:
      'bl.a|f.eks|fx|d.v.s|dvs|s.k|dr|prof|ca|hhv|inkl|ekskl|jf|maks|min|kl|hr|fr|pga|mht|vedr',
    counting: 's|nr|kap|fig|art|tlf|bd|stk',
    ending: 'm.m|mv|osv|o.s.v|etc|m.fl',
    starters:
      'Den|Det|De|En|Et|Han|Hun|Vi|Jeg|Du|I|Man|Men|Og|Eller|Så|Da|Derefter|Derfor|På|Ved|Med|Efter|Fra|For|Om|Når|Som|Også|Her|Der|Nu|Hvem|Hvad|Hvor|Hvorfor|Hvordan|Ikke|Ja|Nej|Dette|Denne|Disse',
    ordinals: true,
  },
  nb: {
    joining:
      'bl.a|f.eks|dvs|d.v.s|s.k|dr|prof|ca|hhv|inkl|ekskl|jf|maks|min|kl|pga|mht|vedr|hr|fru',
    counting: 's|nr|kap|fig|art|tlf|bd|stk|pkt',
    ending: 'm.m|mv|osv|o.s.v|etc|m.fl',
    starters:
      'Den|Det|De|En|Ei|Et|Han|Hun|Vi|Jeg|Du|Dere|Man|Men|Og|Eller|Så|Da|Deretter|Derfor|I|På|Ved|Med|Etter|Fra|For|Om|Når|Som|Også|Her|Der|Nå|Hvem|Hva|Hvor|Hvorfor|Hvordan|Ikke|Ja|Nei|Dette|Denne|Disse',
    ordinals: true,
  },
  fi: {
    joining:
      'esim|ns|mm|t|tri|prof|huom|vrt|ks|n|noin|jKr|eKr|so|eli|em|ko|mrd|milj|yht|alk|maks|min',
    counting: 's|ss|nro|klo|luku|kuva|puh|art|kpl',
    ending: 'jne|yms|ym|tms|jms',
    starters:
      'Se|Ne|Hän|He|Minä|Sinä|Me|Te|Tämä|Nämä|Tuo|Mutta|Ja|Tai|Sitten|Siksi|Silloin|Niin|Kun|Jos|Kuka|Mikä|Missä|Miksi|Miten|Ei|Kyllä|Nyt|Tänään|Myös|Hänen|Siellä|Täällä',
    ordinals: true,
  },
  pl: {
    joining:
      'np|dr|prof|inż|mgr|hab|doc|ks|św|gen|płk|mjr|kpt|por|ul|al|pl|os|tzn|tj|tzw|m.in|m. in|ok|ur|zm|im|pt|wg|ws|zob|por|ang|niem|łac|gr|woj|pow|gm|min|maks',
    wavering: 'r',
    counting: 's|str|nr|art|pkt|par|rozdz|rys|tab|tel|t|poz|godz|ust',
    ending: 'itd|itp|etc',
    starters:
      'To|Ten|Ta|Te|Ci|On|Ona|Ono|Oni|One|Ja|Ty|My|Wy|Ale|I|A|Lub|Więc|Potem|Następnie|Dlatego|Wtedy|W|We|Na|Po|Przed|Z|Ze|Do|Od|Dla|Przy|Jeśli|Jeżeli|Gdy|Kiedy|Jak|Kto|Co|Gdzie|Dlaczego|Nie|Tak|Teraz|Dziś|Tam|Tu|Jest|Są|Był|Była|Jego|Jej',
    ordinals: true,
  },
  cs: {
    joining:
      'např|tzv|tzn|tj|mj|resp|popř|příp|cca|dr|prof|doc|ing|mgr|bc|judr|mudr|phdr|rndr|sv|gen|plk|ul|nám|tř|vč|zvl|max|min|p|pí|sl|angl|něm|lat|srov|viz|zkr|event',
    counting: 'č|čís|str|s|odst|čl|kap|obr|tab|tel|sv|roč|hod',
    ending: 'atd|apod|aj|ap',
    starters:
      'Ten|Ta|To|Ti|Ty|On|Ona|Ono|Oni|My|Vy|Já|Ale|A|I|Nebo|Potom|Poté|Pak|Proto|Tak|Tehdy|V|Ve|Na|Po|Před|Z|Ze|Do|Od|Pro|Při|S|Se|Pokud|Když|Jak|Kdo|Co|Kde|Proč|Ne|Ano|Nyní|Dnes|Tam|Tady|Je|Jsou|Byl|Byla|Jeho|Její',
    ordinals: true,
  },
  sk: {
    joining:
      'napr|tzv|tzn|tj|t. j|resp|príp|cca|dr|prof|doc|ing|mgr|bc|judr|mudr|phdr|rndr|sv|gen|plk|ul|nám|vr|max|min|p|sl|angl|nem|lat|porov|pozri|event',
    counting: 'č|čís|str|s|ods|čl|kap|obr|tab|tel|zv|roč|hod',
    ending: 'atď|apod|a pod',
    starters:
      'Ten|Tá|To|Tí|Tie|On|Ona|Ono|Oni|My|Vy|Ja|Ale|A|I|Alebo|Potom|Preto|Tak|Vtedy|V|Vo|Na|Po|Pred|Z|Zo|Do|Od|Pre|Pri|S|So|Ak|Keď|Ako|Kto|Čo|Kde|Prečo|Nie|Áno|Teraz|Dnes|Tam|Tu|Je|Sú|Bol|Bola|Jeho|Jej',
    ordinals: true,
  },
  sl: {
    joining:
      'npr|t.i|t. i|tj|dr|prof|mag|inž|sv|g|ga|gdč|oz|prim|gl|ok|pribl|vključ|ul|roj|št|ang|nem|lat|maks|min',
    counting: 'str|št|čl|odst|pogl|sl|tab|tel|zv|l',
    ending: 'itd|ipd|itn|idr',
    starters:
      'Ta|To|Ti|Te|On|Ona|Ono|Oni|One|Jaz|Mi|Vi|Ampak|Toda|In|Ali|Potem|Nato|Zato|Tako|Takrat|V|Na|Po|Pred|Z|S|Iz|Do|Od|Za|Pri|Če|Ko|Kako|Kdo|Kaj|Kje|Zakaj|Ne|Da|Zdaj|Danes|Tam|Tu|Je|So|Bil|Bila|Njegov|Njen',
    ordinals: true,
  },
  hu: {
    joining:
      'pl|ún|dr|prof|id|ifj|özv|ill|kb|ld|vö|u|utca|u.n|Kft|Bt|Zrt|Rt|Nyrt|max|min|sz|szt|mb|tel',
    counting: 'o|old|sz|fej|ábra|bek|tel|köt|évf',
    ending: 'stb|sat',
    starters:
      'A|Az|Egy|Ő|Ők|Én|Te|Mi|Ti|Ez|Ezek|Azok|De|És|Vagy|Majd|Aztán|Ezért|Akkor|Így|Ha|Amikor|Mikor|Ki|Hol|Miért|Hogyan|Nem|Igen|Most|Ma|Ott|Itt|Is|Volt',
    ordinals: true,
  },
  ro: {
    joining:
      'dl|dna|d-na|d-l|dr|prof|ing|conf|lect|acad|gen|col|sf|str|bd|ex|de ex|cca|aprox|max|min|cf|î. Hr|d. Hr|î.Hr|d.Hr',
    wavering: 'S. A|S.A|S.R.L|S. R. L|jr',
    counting: 'nr|pag|p|art|alin|cap|fig|vol|lit|tel',
    ending: 'etc|ș.a|ş.a|ș.a.m.d|ş.a.m.d',
    starters:
      'El|Ea|Ei|Ele|Eu|Tu|Noi|Voi|Un|O|Acest|Această|Aceasta|Acesta|Dar|Și|Sau|Apoi|Deci|Atunci|Astfel|În|La|Pe|Cu|Din|De|Pentru|Dacă|Când|Cum|Cine|Ce|Unde|Nu|Da|Acum|Azi|Este|Sunt|Era|După|Înainte',
  },
  el: {
    joining: 'π.χ|π. χ|δηλ|κ|κα|κος|κ.κ|Δρ|δρ|καθ|βλ|πρβλ|περ|μ.Χ|π.Χ|λ.χ|αγ|Αγ|μετ|εκδ|ελ|αγγλ',
    counting: 'σ|σελ|αρ|αριθ|άρθρ|παρ|κεφ|εικ|τομ|τηλ|τ',
    ending: 'κ.λπ|κλπ|κ.ά|κ.τ.λ|κτλ',
    starters:
      "Ο|Η|Το|Οι|Τα|Ένας|Μια|Μία|Ένα|Αυτός|Αυτή|Αυτό|Αλλά|Και|Ή|Μετά|Έπειτα|Τότε|Έτσι|Γι'|Στο|Στη|Στην|Στον|Στις|Με|Για|Από|Αν|Όταν|Πώς|Πως|Ποιος|Τι|Πού|Που|Γιατί|Δεν|Όχι|Ναι|Τώρα|Σήμερα|Εκεί|Εδώ|Είναι|Ήταν",
  },
  ru: {
    joining:
      'гр|ул|пр|просп|пер|пл|наб|обл|р-н|им|св|т. е|т.е|т. н|т.н|т. к|т.к|т. ч|т.ч|напр|проф|акад|доц|канд|инж|ген|полк|см|ср|прим|ок|тов|мин|макс|млн|млрд|тыс|руб|коп|долл|англ|нем|лат|д-р|ред|сост|пос|дер|тел',
    wavering: 'г|гг|н. э|н.э|в|вв',
    counting: 'с|стр|рис|табл|гл|ст|п|пп|ч|т|тт|вып|разд|д|кв|кн|корп|оф|№',
    ending: 'т. д|т.д|т. п|т.п|др|пр',
    starters:
      'Он|Она|Оно|Они|Я|Ты|Мы|Вы|Это|Этот|Эта|Эти|Тот|Но|И|А|Или|Потом|Затем|Поэтому|Тогда|Так|В|Во|На|По|Перед|Из|До|От|Для|При|С|Со|К|Если|Когда|Как|Кто|Что|Где|Почему|Не|Нет|Да|Сейчас|Сегодня|Там|Здесь|Тут|Его|Её|Их|Все|Всё|После',
  },
  uk: {
    joining:
      'вул|просп|пров|пл|обл|ім|св|т. зв|т.зв|т. ч|т.ч|напр|проф|акад|доц|канд|інж|ген|див|пор|прим|бл|тов|хв|млн|млрд|тис|грн|коп|дол|англ|нім|лат|ред|смт|тел|тобто',
    wavering: 'м|р|рр|н. е|н.е|ст',
    counting: 'с|стор|рис|табл|гл|ст|п|пп|ч|т|вип|розд|буд|кв|кн|№',
    ending: 'т. д|т.д|т. п|т.п|ін',
    starters:
      'Він|Вона|Воно|Вони|Я|Ти|Ми|Ви|Це|Цей|Ця|Ці|Той|Але|І|Й|А|Або|Потім|Тому|Тоді|Так|У|В|На|По|Перед|З|Із|До|Від|Для|При|Якщо|Коли|Як|Хто|Що|Де|Чому|Не|Ні|Зараз|Сьогодні|Там|Тут|Його|Її|Їх|Усі|Всі|Після',
  },
  bg: {
    joining:
      'гр|ул|бул|пл|обл|св|т. е|т.е|т. нар|т.нар|напр|проф|акад|доц|инж|ген|полк|вж|срв|ок|мин|макс|млн|млрд|хил|лв|ст|англ|нем|лат|д-р',
    wavering: 'г',
    counting: 'стр|с|фиг|табл|гл|чл|ал|т|бр|ч|тел|№',
    ending: 'т. н|т.н|др|и др|под',
    starters:
      'Той|Тя|То|Те|Аз|Ти|Ние|Вие|Това|Този|Тази|Тези|Но|И|А|Или|После|След|Затова|Тогава|Така|В|Във|На|По|Пред|От|До|За|При|С|Със|Ако|Когато|Как|Кой|Какво|Къде|Защо|Не|Да|Сега|Днес|Там|Тук|Неговият|Всички',
  },
  tr: {
    joining:
      'Dr|Prof|Doç|Yrd|Av|Müh|Sn|Hz|Alb|Gen|örn|bkz|krş|vb|yy|yak|Mah|Cad|Sok|Apt|St|Blv|çev|ed|maks|min|İng|Alm|Lat',
    counting: 's|ss|No|Nr|böl|şek|md|c|cilt|tel|sf',
    ending: 'vs|vd|vb',
    starters:
      'Bu|Şu|O|Bir|Ben|Sen|Biz|Siz|Onlar|Ama|Ve|Veya|Sonra|Fakat|Çünkü|Böylece|Ancak|Eğer|Nasıl|Kim|Ne|Nerede|Neden|Hayır|Evet|Şimdi|Bugün|Orada|Burada|Onun|Daha|En',
    ordinals: true,
  },
  et: {
    joining: 'nt|nn|dr|prof|mag|hr|pr|prl|st|s.o|vt|vrd|u|ca|sh|jt|lk|e.m.a|m.a.j|ukj|max|min|nim',
    counting: 'lk|nr|ptk|joon|tab|art|tel|kd|kl',
    ending: 'jne|jm|jms|vms',
    starters:
      'See|Need|Ta|Tema|Nad|Nemad|Ma|Mina|Sa|Sina|Me|Meie|Te|Teie|Aga|Kuid|Ja|Või|Siis|Pärast|Seepärast|Nii|Kui|Kes|Mis|Kus|Miks|Kuidas|Ei|Jah|Nüüd|Täna|Seal|Siin|On|Oli|Tema',
    ordinals: true,
  },
  lv: {
    joining:
      'piem|t.i|t. i|t.s|t. s|dr|prof|doc|inž|sv|kungs|kdze|sk|salīdz|apm|ap|ģen|ielā|maks|min|lat|angl|vāc|dz|mir',
    counting: 'lpp|nr|p|pk|nod|att|tab|tālr|sēj|plkst',
    ending: 'utt|u.c|u. c|tml|u.tml',
    starters:
      'Tas|Tā|Tie|Tās|Viņš|Viņa|Viņi|Es|Tu|Mēs|Jūs|Šis|Šī|Bet|Un|Vai|Tad|Pēc|Tāpēc|Tā|Ja|Kad|Kā|Kas|Kur|Kāpēc|Nē|Jā|Tagad|Šodien|Tur|Šeit|Ir|Bija|No|Uz|Ar|Par',
    ordinals: true,
  },
  lt: {
    joining:
      'pvz|t.y|t. y|dr|prof|doc|inž|šv|p|ponas|žr|plg|apie|gen|g|pr|al|maks|min|lot|angl|vok|m|mln|mlrd|tūkst',
    counting: 'psl|p|nr|sk|pav|lent|tel|t|str|val|d',
    ending: 'ir t. t|t. t|t.t|kt|pan',
    starters:
      'Tas|Ta|Tai|Tie|Tos|Jis|Ji|Jie|Jos|Aš|Tu|Mes|Jūs|Šis|Ši|Bet|Ir|Arba|Tada|Po|Todėl|Taip|Jei|Kai|Kaip|Kas|Kur|Kodėl|Ne|Dabar|Šiandien|Ten|Čia|Yra|Buvo|Iš|Su|Apie',
    ordinals: true,
  },
};

/** For a text in no listed language: what many languages share. */
export const SHARED_FULL_STOPS: FullStops = { joining: 'Dr|Prof|Mr|Mrs|Ms|St|vs|cf' };
