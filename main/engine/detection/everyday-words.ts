/**
 * The words that short texts are full of: articles, pronouns, particles, forms of "be" and "have",
 * question words, courtesies. A word stands under every language here that writes it so, because a
 * word counts the less the more languages share it. Languages that detection does not offer are
 * here as neighbours of one that it does. A word before an apostrophe keeps it ("j'", "don'").
 */
export const EVERYDAY_WORDS: Readonly<Record<string, string>> = {
  ar: `في من على إلى عن مع هذا هذه ذلك تلك هو هي أنا أنت نحن هم هل ما ماذا متى أين كيف لماذا كم
    لا نعم ليس لم لن قد كان يكون كل بعد قبل الآن اليوم غدا أمس جدا شكرا مرحبا أو ثم لكن إن أن تم
    يوم`,
  bg: `и в на с за от до по към ли не да е са съм си сте сме аз ти той тя то ние вие те ме му се
    го ще как какво кой коя кога къде защо колко това този тази тези моля много добре днес утре
    вчера или но че като още вече благодаря здравей честит няма има без ден добър добро ми при
    след преди само бях беше довиждане`,
  cs: `a v na s z do po od pro je jsem jsi jste jsme jsou není ne ano já ty my vy se si to ten
    ta tě mi mě mu co kdo kdy kde jak proč kolik jaký jaké prosím děkuji ahoj dobrý dobré dnes
    zítra včera ještě už nebo ale že by bych musím mám máš nevím moc velmi tu tady za ke při byl
    byla bude tomu žádný všechno shledanou on ona`,
  da: `og i på med af til fra er var har havde kan skal vil ikke jeg du han hun vi den det de en
    et mig dig os sig min din hvad hvem hvor hvordan hvornår hvorfor ja nej tak god godt meget
    så som at for om her der nu hej undskyld farvel dag mange være vær bliver blev eller men
    også noget nogen laver gør ved venligst intet hedder går kom tillykke morgen`,
  de: `der die das den dem des ein eine einen einem einer und oder aber ist sind war bin bist
    hat habe haben hast wird werden kann muss ich du er sie es wir ihr mich dich mir dir uns
    sich mein dein nicht kein keine was wer wo wie wann warum ja nein bitte danke vielen gut
    guten heute gestern sehr auch auf mit für von zu zum zur nach bei im am an alles hallo noch
    nur schon jetzt hier wenn dass geht weiß mal später herzlichen machst möchte gehen leid
    wiedersehen morgen will dank man`,
  en: `the a an and or but is are was were am be been have has had do does did don' doesn' can
    could will would should must not i i' you you' he she it it' we they me him her us them my
    your his our this that that' these those what what' who where when why how yes no please
    thank thanks hello hi good with for from to of on at by about very here there now today
    tomorrow yesterday let' just all some any more much later welcome everyone sorry goodbye in
    if as fine nice know happy come go most face`,
  es: `el la los las un una unos unas y o pero es son está están estoy estás estamos era soy
    eres ser he ha han hay tengo tiene tienes yo tú él ella usted nosotros me te se lo le les
    nos mi tu su no sí qué que quién cómo dónde cuándo cuánto por para con sin de del en a al
    hola gracias favor buenos buenas muy más todo todos todavía también hoy mañana ayer aquí
    ahora nada si como luego bien siento hace haces vives quiero puedo dos mucho muchas claro
    esto este esta buen solo`,
  et: `ja ei on olen oled oleme olete oli ma sa ta me te nad mina sina mul sul minu sinu see
    selle mis kes kus kuidas millal miks kas palun aitäh tere tänu head hea väga ka või aga et
    siis nüüd täna homme eile pole seda mida mulle sulle kui jah veel juba kodus teed tean su
    palju ole`,
  fi: `ja ei on olen olet olemme olette ovat oli minä sinä hän me te he minun sinun minulla
    sinulla se tämä mikä mitä kuka missä miten milloin miksi kiitos hei moi hyvää hyvä hyvin
    kyllä myös tai mutta että jos kun nyt tänään huomenna eilen en et emme ole oletko olkaa onko
    minulle sinulle liian paljon vielä jo tässä täällä täytyy anteeksi sen sitä ne mihin kanssa
    kotona väärä nimeni näkemiin`,
  fr: `le la les l' un une des du de d' et ou mais est es sont suis êtes sommes était ai as a
    avons avez ont je j' tu il elle nous vous ils on me m' te t' se s' moi toi lui mon ma mes
    ton ta votre ce c' cet cette ces ça ne n' pas que qu' qui quoi quel quelle où comment quand
    pourquoi combien oui non merci bonjour salut très bien avec pour dans sur à au aux en par
    plus tout aujourd' demain hier ici plaît beaucoup rien trop si vais fais fait dois tard
    bonne bon revoir désolé voir`,
  hu: `a az egy és vagy de hogy nem igen van vagyok vagyunk volt lesz én te ő mi ti ők ez azt
    ezt itt ott ki hol mit mikor miért hogyan hány mennyi kérem köszönöm szia jó szép nagyon is
    csak már még meg fel le el be ma holnap tegnap nincs tudom most akkor kell lehet nekem
    szívesen boldog később hallo`,
  id: `yang dan di ke dari ini itu saya aku kamu anda dia kami kita mereka tidak bukan ada
    adalah apa apakah siapa mana kapan bagaimana mengapa berapa dengan untuk pada akan sudah
    belum bisa tolong terima kasih selamat ya juga hari besok kemarin sekarang sangat sekali mau
    atau tapi karena silakan banyak sampai nanti sedang masalah baik kabar tentu tahu nama semua
    lagi jangan`,
  it: `il lo la i gli le l' un uno una un' e o ma è sono sei siamo siete era ho hai ha abbiamo
    hanno io tu lui lei noi voi mi ti si ci vi ne mio mia tuo suo questo questa quello che chi
    cosa come dove dov' quando perché quanto no sì non grazie prego ciao buongiorno buono buon
    buona bene molto più con per di del della dei da dal in nel a al alla anche oggi domani ieri
    qui adesso favore tutto tutti se c' sto stai va fa fai devo dispiace nessun solo mille certo
    nella arrivederci fine mai`,
  lt: `ir ar yra esu esi esame buvo ne taip aš tu jis ji mes jūs jie man tau mane tave mano tavo
    savo jo jos kas kur kaip kada kodėl kiek prašau prašom ačiū labas labai su iš į nuo po už
    bet kad jei dar jau šiandien rytoj vakar gerai viskas nėra šis tai koks čia viso ką per iki
    jokių`,
  lv: `un vai ir esmu esi esam esat bija ne nē jā es tu viņš viņa mēs jūs viņi man tev mani tevi
    jums mūsu kas kur kā kad kāpēc cik lūdzu paldies labi labdien sveiki ļoti ar no uz par pie
    bet ka ja vēl jau šodien rīt vakar tas tā šis nav to te liels daudz ko līdz vēlāk`,
  nb: `og i på med av til fra er var har hadde kan skal vil ikke jeg du han hun vi den det de en
    ei et meg deg oss seg min din hva hvem hvor hvordan når hvorfor ja nei takk god godt veldig
    så som at for om her der nå hei unnskyld bra dag mange være vær blir ble eller men også noe
    noen gjør går ikkje eg heter vet må kom tusen morgen ved`,
  nl: `de het een en of maar is zijn ben bent was heb hebt heeft hebben had kan moet zal wil ik
    jij je u hij zij ze wij we jullie mij me hem haar ons mijn jouw uw niet geen wat wie waar
    hoe wanneer waarom ja nee dank bedankt alstublieft goed goede met voor van naar te ten op in
    bij aan uit ook nog nu hier dit dat die deze heel veel vandaag morgen gisteren hallo dag tot
    er om als gaat gaan doe weet spijt graag wel alles allemaal dan later jou kom`,
  pl: `i w z na do o od za po jest są jestem jesteś jesteśmy był było nie tak ja ty on ona my wy
    oni mi mnie ci cię się to ten ta te co kto gdzie jak kiedy dlaczego ile czy proszę dziękuję
    dzień dobry cześć bardzo dobrze już jeszcze tylko ale lub oraz że dla przy pan pani dzisiaj
    jutro wczoraj mam masz może mogę muszę wiem tu tam też jego jej która jaka wszystko
    wszystkim ma przez widzenia`,
  pt: `o os as um uma uns e ou mas é são está estão estou estamos sou era ser foi eu tu você ele
    ela nós vocês me te se lhe meu minha seu sua não sim que quem como onde quando quanto por
    para com sem de do da dos das em no na nos nas ao à a obrigado obrigada olá oi bom boa bem
    muito mais tudo todos também hoje amanhã ontem aqui agora nada favor até isso isto este esta
    fim tenho tem ir logo estás muita mim depois só qual quais sinto certo`,
  ro: `și si sau dar este e sunt ești suntem era am ai are avem nu da eu tu el ea noi voi ei mă
    te se ne îmi îți mi ce cine cum unde când de cât la în din cu pe pentru fără un o unei
    mulțumesc bună bine foarte mai acum azi astăzi mâine ieri rog vă că să prea acest această
    aici acasă face faci știu cea cel ani plăcere desigur numesc revedere`,
  ru: `и в на с к у о от до по за из не да нет я ты он она оно мы вы они мне меня мной тебя тебе
    его её ей нас вас их это этот эта эти что как кто где когда почему сколько какая какой был
    была было быть есть очень спасибо пожалуйста привет здравствуйте сегодня завтра вчера уже
    ещё еще только или но если бы же ли мой моя мое всё все хорошо можно нужно надо конечно
    здесь там сейчас потом чтобы добрый доброе для при без позже большое свидания`,
  sk: `a v na s z do po od pre je som si ste sme sú nie áno ja ty my vy sa to ten tá ťa mi ma čo
    kto kedy kde ako prečo koľko aký aké prosím ďakujem ahoj dobrý dobré dnes zajtra včera ešte
    už alebo ale že by musím mám máš neviem veľmi tu za ku pri bol bola bolo bude tomu tomto mňa
    žiadny všetko dovidenia on ona`,
  sl: `in v na s z do po od za je sem si ste smo so ni ne da ja jaz ti mi vi se to ta ga mu kaj
    kdo kje kako kdaj zakaj koliko prosim hvala dober dobro zdravo danes jutri včeraj še že ali
    ampak pa bi moram imam imaš vem zelo tukaj tu ob pri bil bila bilo bo seveda me te lahko več
    ime vse vas najlepša nasvidenje on ona`,
  sv: `och i på med av till från är var har hade kan ska vill inte jag du han hon vi den det de
    en ett mig dig oss sig min din vad vem hur när varför ja nej tack god gott mycket så som att
    för om här där nu hej förlåt bra idag imorgon igår många vara bli blir eller men också något
    någon gör går mår måste alla allt mitt ditt vänlig heter vet inga kom varsågod dag`,
  tr: `ve bir bu şu o ben sen biz siz onlar bana sana beni seni benim senin mi mı mu mü ne kim
    nerede nasıl neden niçin zaman kaç için ile de da değil var yok evet hayır lütfen
    teşekkürler teşekkür ederim merhaba çok daha en şimdi bugün yarın dün sonra önce gibi kadar
    ama veya ki iyi iyiyim misiniz mısınız musunuz misin mısın gerek özür olsun burada tabii
    rica günaydın`,
  uk: `і й та в у на з до від по за із не так ні я ти він вона воно ми ви вони мені мене тебе
    тобі його її нас вас їх це цей ця ці що як хто де коли чому скільки яка який був була було
    бути є дуже дякую прошу будь ласка привіт добрий сьогодні завтра вчора вже ще тільки або але
    якщо би чи мій моя все добре можна треба звичайно тут там зараз потім щоб немає для при без
    пізніше побачення`,
  vi: `và của là có không được cho với các những một này đó tôi bạn anh chị em chúng ta nó họ gì
    ai đâu nào khi sao thế rất cảm ơn xin chào vui lòng hôm nay mai đã đang sẽ ở trong từ đến
    cũng nhưng vì mà rồi nếu thì hãy đi nhiều tên đây`,
  af: `die en is nie ek jy hy sy ons hulle dit wat wie waar hoe met vir van na te op in by aan
    baie goeie dankie asseblief my jou het sal kan moet maak weet nou ook as goed uit was al
    geen dag tot alles hallo later dan gaan doen môre deur`,
  az: `və bir bu mən sən biz siz nə kim necə üçün ilə də da deyil var yox bəli çox sağ sizin
    mənim sabah`,
  be: `і ў у на з не я ты ён яна мы вы яны што як хто дзе калі гэта так добры дзякуй вельмі мяне
    цябе справы ведаю заўтра`,
  ca: `el la els les un una i o però és són està amb per a de del en no sí què qui com on quan
    gràcies bon bona dia molt més avui demà si us plau jo tu ell et em ho sé tinc`,
  fa: `در از به با این آن است من تو شما ما او را که چه کی کجا چطور نه بله خیلی هستم هستیم می کن
    چیست`,
  gl: `o a os as un unha e ou é son está con para de do da en non si que quen como onde cando
    grazas bo bos boa moi máis hoxe mañá eu ti me te estamos na no sei`,
  hr: `i u na s za od do je sam si smo ste su nije ne da ja ti mi vi se to ta što tko gdje kako
    kada zašto koliko molim hvala dobar dobro danas sutra jučer još već ili ali bi moram imam
    znam vrlo bok ime vas kod on ona zdravo bila bilo ako`,
  is: `og í á með af til frá er var hefur ekki ég þú hann hún við það þau hvað hver hvar hvernig
    já nei takk góðan svo sem að um hér nú dag`,
  mk: `и во на со за од до не да е се сум си сте сме јас ти тој таа ние вие ја го ќе како што
    кој каде многу добро благодарам ова знам има ден добар`,
  ms: `yang dan di ke dari ini itu saya awak anda dia kami kita mereka tidak tak bukan ada ialah
    apa siapa mana bila bagaimana berapa dengan untuk pada akan sudah belum boleh tolong terima
    kasih selamat ya juga hari esok semalam sekarang sangat mahu atau tapi kerana sila kamu aku
    kau lagi banyak sampai nanti sedang masalah baik tahu nama semua jangan apakah tentu mengapa`,
  sr: `и у на с за од до је сам си смо сте су не да ја ти ми ви се то шта ко где како када зашто
    молим хвала добар добро данас сутра знам код има`,
};
