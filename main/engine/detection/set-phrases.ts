/**
 * Greetings, thanks and wishes that people say as a whole and that one language alone writes so:
 * as a text of their own they leave no doubt, however short they are. What a neighbour writes too
 * (`hola`, `god morgen`, `terima kasih`, `добро утро`) or has borrowed (`ciao`, `merci`) is not here.
 * Separated by bars, in small letters, without punctuation.
 */
export const SET_PHRASES: Readonly<Record<string, string>> = {
  ar: `صباح الخير|مساء الخير|شكرا|شكرا لك|شكرا جزيلا|أهلا وسهلا|مع السلامة|إلى اللقاء|تصبح على خير
    |كيف حالك|من فضلك|أحبك|عيد ميلاد سعيد|كل عام وأنتم بخير|مرحبا بالعالم`,
  bg: `благодаря|благодаря много|добър ден|добър вечер|лека нощ|довиждане|здравей|здравейте|как си
    |как сте|обичам те|съжалявам|извинете|честит рожден ден|честита нова година|весела коледа
    |добре дошли|здравей свят`,
  cs: `děkuji|děkuju|děkuji moc|dobrý den|dobré odpoledne|dobrou noc|na shledanou|nashledanou
    |jak se máš|jak se máte|miluji tě|promiňte|není zač|těší mě|dobrou chuť|veselé vánoce
    |všechno nejlepší k narozeninám|ahoj světe`,
  da: `mange tak|tusind tak|selv tak|undskyld|tillykke|tillykke med fødselsdagen|jeg elsker dig
    |på gensyn|glædelig jul|godt nytår|hej verden`,
  de: `danke|danke schön|danke sehr|vielen dank|guten tag|guten morgen|guten abend|gute nacht
    |grüß gott|auf wiedersehen|auf wiederhören|bis bald|bis später|bis morgen|bitte schön
    |wie geht es dir|wie geht es ihnen|wie geht's|ich liebe dich|es tut mir leid|entschuldigung
    |willkommen|guten appetit|alles gute|alles gute zum geburtstag|herzlichen glückwunsch
    |herzlichen glückwunsch zum geburtstag|frohe weihnachten|frohes neues jahr|schönes wochenende
    |hallo welt`,
  en: `hello|hello world|hello there|hello everyone|hi there|good morning|good afternoon
    |good evening|good night|good day|goodbye|see you later|see you soon|see you tomorrow|thanks
    |thanks a lot|many thanks|thank you|thank you very much|thank you so much|you're welcome
    |you are welcome|please|excuse me|i'm sorry|i am sorry|how are you|how do you do
    |nice to meet you|i love you|happy birthday|happy new year|merry christmas|happy easter
    |congratulations|good luck|welcome back|have a nice day|have a good day|have a nice weekend`,
  es: `gracias|muchas gracias|buenos días|buenos dias|buenas tardes|buenas noches|hasta luego
    |hasta mañana|hasta pronto|cómo estás|cómo está usted|qué tal|cómo te llamas|mucho gusto
    |te quiero|lo siento|bienvenido|bienvenidos|buen provecho|buen viaje|feliz cumpleaños
    |feliz navidad|feliz año nuevo|hola mundo|hola a todos`,
  et: `aitäh|tänan|suur tänu|tere hommikust|tere päevast|tere õhtust|tere tulemast|head ööd
    |head aega|nägemist|vabandust|palun vabandust|kuidas läheb|ma armastan sind|palju õnne
    |palju õnne sünnipäevaks|häid jõule|head uut aastat|tere maailm`,
  fi: `kiitos|kiitos paljon|paljon kiitoksia|huomenta|hyvää huomenta|hyvää päivää|hyvää iltaa
    |hyvää yötä|näkemiin|nähdään pian|anteeksi|ole hyvä|mitä kuuluu|hauska tavata|rakastan sinua
    |minä rakastan sinua|tervetuloa|onneksi olkoon|hyvää syntymäpäivää|hyvää joulua
    |hyvää uutta vuotta|hei maailma`,
  fr: `bonjour|bonjour à tous|bonjour le monde|bonsoir|bonne nuit|bonne journée|bonne soirée
    |merci beaucoup|au revoir|à bientôt|à demain|à plus tard|s'il vous plaît|s'il te plaît|de rien
    |comment ça va|comment vas-tu|comment allez-vous|ça va|je t'aime|excusez-moi|je suis désolé
    |je suis désolée|bienvenue|bonne chance|bon week-end|bon anniversaire|joyeux anniversaire
    |joyeux noël|bonne année|salut tout le monde`,
  hu: `köszönöm|köszönöm szépen|nagyon köszönöm|köszi|jó reggelt|jó napot|jó napot kívánok|jó estét
    |jó éjszakát|viszontlátásra|szívesen|elnézést|sajnálom|hogy vagy|szeretlek|boldog születésnapot
    |boldog karácsonyt|boldog új évet|helló világ`,
  id: `apa kabar|selamat siang|selamat sore|selamat ulang tahun|selamat natal|sampai jumpa
    |sampai jumpa lagi|permisi|halo dunia`,
  it: `grazie|grazie mille|molte grazie|buongiorno|buon giorno|buonasera|buona sera|buonanotte
    |buona notte|buona giornata|arrivederci|a presto|a domani|per favore|come stai|come va|ti amo
    |ti voglio bene|mi dispiace|scusami|benvenuto|benvenuti|piacere di conoscerti|buon appetito
    |buon compleanno|buon natale|buon anno|felice anno nuovo|ciao a tutti|ciao mondo`,
  lt: `ačiū|labai ačiū|labas rytas|laba diena|labas vakaras|labanakt|viso gero|iki pasimatymo
    |atsiprašau|prašom|kaip sekasi|aš tave myliu|su gimtadieniu|linksmų kalėdų|sveikas pasauli`,
  lv: `paldies|liels paldies|labrīt|labdien|labvakar|ar labu nakti|uz redzēšanos|atvainojiet|lūdzu
    |kā tev iet|kā tev klājas|es tevi mīlu|daudz laimes dzimšanas dienā|priecīgus ziemassvētkus
    |laimīgu jauno gadu|sveika pasaule`,
  nb: `tusen takk|mange takk|unnskyld|bare hyggelig|ha det bra|ha en god dag|god kveld
    |hyggelig å møte deg|jeg elsker deg|gratulerer med dagen|gledelig jul|godt nytt år|hei verden`,
  nl: `bedankt|dank je|dank u|dank je wel|dank u wel|dankjewel|hartelijk dank|goedemorgen
    |goedemiddag|goedenavond|goedenacht|goedendag|tot ziens|tot straks|tot morgen|alstublieft
    |alsjeblieft|graag gedaan|hoe gaat het|ik hou van je|ik hou van jou|het spijt me|eet smakelijk
    |gefeliciteerd|van harte gefeliciteerd|fijne verjaardag|fijne dag|fijne avond|prettig weekend
    |vrolijk kerstfeest|gelukkig nieuwjaar|hallo wereld`,
  pl: `dziękuję|dziękuję bardzo|dzięki|proszę|dzień dobry|dobry wieczór|dobranoc|cześć|do widzenia
    |do zobaczenia|na razie|jak się masz|kocham cię|przepraszam|smacznego|sto lat
    |wszystkiego najlepszego|wesołych świąt|szczęśliwego nowego roku|witaj świecie`,
  pt: `obrigado|obrigada|muito obrigado|muito obrigada|bom dia|boa tarde|boa noite|até logo
    |até amanhã|até breve|tudo bem|como vai você|eu te amo|sinto muito|me desculpe|bem-vindo
    |bem-vindos|feliz aniversário|feliz natal|feliz ano novo|olá mundo`,
  ro: `mulțumesc|mulțumesc mult|mulțumesc frumos|bună dimineața|bună ziua|bună seara|noapte bună
    |la revedere|pe curând|cu plăcere|ce mai faci|îmi pare rău|te iubesc|bine ai venit
    |la mulți ani|crăciun fericit|salut lume`,
  ru: `спасибо|большое спасибо|пожалуйста|здравствуйте|доброе утро|добрый день|добрый вечер
    |спокойной ночи|до свидания|как дела|извините|простите|я тебя люблю|с днём рождения
    |с днем рождения|с новым годом|добро пожаловать|привет всем|привет мир`,
  sk: `ďakujem|ďakujem pekne|dobrý deň|dobré popoludnie|dobrú noc|dovidenia|ako sa máš|ako sa máte
    |ľúbim ťa|milujem ťa|prepáčte|teší ma|dobrú chuť|veselé vianoce
    |všetko najlepšie k narodeninám|ahoj svet`,
  sl: `hvala lepa|najlepša hvala|dober dan|dober večer|lahko noč|nasvidenje|rad te imam|rada te imam
    |žal mi je|vse najboljše|vse najboljše za rojstni dan|vesel božič|srečno novo leto
    |pozdravljen svet`,
  sv: `tack så mycket|tusen tack|hej då|varsågod|god kväll|hur mår du|trevligt att träffas
    |trevlig helg|jag älskar dig|förlåt|ursäkta|välkommen|grattis på födelsedagen|gott nytt år
    |hej världen`,
  tr: `teşekkürler|teşekkür ederim|çok teşekkürler|çok teşekkür ederim|merhaba|iyi günler
    |iyi akşamlar|iyi geceler|hoşça kal|güle güle|görüşürüz|lütfen|nasılsın|nasılsınız
    |özür dilerim|seni seviyorum|hoş geldin|hoş geldiniz|afiyet olsun|mutlu yıllar
    |doğum günün kutlu olsun|iyi ki doğdun|merhaba dünya`,
  uk: `дякую|дуже дякую|будь ласка|привіт|доброго ранку|добрий ранок|добрий день|доброго дня
    |добрий вечір|доброго вечора|на добраніч|до побачення|як справи|вибачте|я тебе кохаю
    |з днем народження|з новим роком|ласкаво просимо|привіт світ`,
  vi: `cảm ơn|cảm ơn bạn|cảm ơn nhiều|xin chào|chào buổi sáng|chúc ngủ ngon|tạm biệt|hẹn gặp lại
    |xin lỗi|không có gì|bạn có khỏe không|anh yêu em|em yêu anh|chúc mừng sinh nhật
    |chúc mừng năm mới|chào thế giới|xin chào thế giới`,
};

const LANGUAGE_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(SET_PHRASES).flatMap(([language, phrases]) =>
    phrases.split('|').map((phrase) => [phrase.trim(), language] as const),
  ),
);

/** The language whose set phrase the whole text is, punctuation and letter case aside, else null. */
export function setPhraseLanguage(text: string): string | null {
  const plain = text
    .normalize('NFC')
    // The Turkish capital with a dot, whose small letter has none besides its own.
    .replaceAll('İ', 'i')
    .toLocaleLowerCase('und')
    .replaceAll('’', "'")
    .replace(/[^\p{L}\p{M}'-]+/gu, ' ')
    .trim();
  return LANGUAGE_OF.get(plain) ?? null;
}
