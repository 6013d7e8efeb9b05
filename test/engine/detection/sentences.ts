/**
 * Sentences of our own, everyday office prose of five words or more (Chinese, Japanese, Thai and Korean: of
 * similar length), and article 1 of the Universal Declaration of Human Rights (public domain).
 */
export interface LanguageSample {
  readonly sentences: readonly string[];
  /** Article 1 of the Universal Declaration. */
  readonly article: string;
}

export const SUPPORTED: Readonly<Record<string, LanguageSample>> = {
  ar: {
    sentences: [
      'وصلت الرسالة إلى المكتب صباح اليوم.',
      'من فضلك أغلق النافذة قبل أن تخرج.',
      'سيبدأ الاجتماع القادم بعد نصف ساعة تقريبا.',
      'لم نجد الملف الذي كنت تبحث عنه أمس.',
    ],
    article:
      'يولد جميع الناس أحرارا متساوين في الكرامة والحقوق. وقد وهبوا عقلا وضميرا وعليهم أن يعامل بعضهم بعضا بروح الإخاء.',
  },
  bg: {
    sentences: [
      'Срещата започва утре сутринта в девет часа.',
      'Моля, затворете прозореца, преди да излезете.',
      'Не можахме да намерим файла, който търсехте.',
      'Новият договор още не е подписан от директора.',
    ],
    article:
      'Всички хора се раждат свободни и равни по достойнство и права. Те са надарени с разум и съвест и следва да се отнасят помежду си в дух на братство.',
  },
  cs: {
    sentences: [
      'Schůzka začíná zítra ráno v devět hodin.',
      'Prosím zavřete okno, než odejdete z kanceláře.',
      'Soubor, který jste hledali, jsme bohužel nenašli.',
      'Nová smlouva ještě nebyla podepsána ředitelem.',
    ],
    article:
      'Všichni lidé rodí se svobodní a sobě rovní co do důstojnosti a práv. Jsou nadáni rozumem a svědomím a mají spolu jednat v duchu bratrství.',
  },
  da: {
    sentences: [
      'Mødet begynder i morgen tidlig klokken ni.',
      'Luk venligst vinduet, inden du går hjem.',
      'Vi kunne desværre ikke finde den fil, du ledte efter.',
      'Den nye kontrakt er endnu ikke underskrevet af direktøren.',
    ],
    article:
      'Alle mennesker er født frie og lige i værdighed og rettigheder. De er udstyret med fornuft og samvittighed, og de bør handle mod hverandre i en broderskabets ånd.',
  },
  de: {
    sentences: [
      'Die Besprechung beginnt morgen früh um neun Uhr.',
      'Bitte schließen Sie das Fenster, bevor Sie gehen.',
      'Die Datei konnte leider nicht geöffnet werden.',
      'Der neue Vertrag wurde noch nicht unterschrieben.',
    ],
    article:
      'Alle Menschen sind frei und gleich an Würde und Rechten geboren. Sie sind mit Vernunft und Gewissen begabt und sollen einander im Geist der Brüderlichkeit begegnen.',
  },
  el: {
    sentences: [
      'Η συνάντηση αρχίζει αύριο το πρωί στις εννέα.',
      'Παρακαλώ κλείστε το παράθυρο πριν φύγετε.',
      'Δεν βρήκαμε το αρχείο που ψάχνατε χθες.',
      'Το νέο συμβόλαιο δεν έχει υπογραφεί ακόμη.',
    ],
    article:
      'Όλοι οι άνθρωποι γεννιούνται ελεύθεροι και ίσοι στην αξιοπρέπεια και τα δικαιώματα. Είναι προικισμένοι με λογική και συνείδηση, και οφείλουν να συμπεριφέρονται μεταξύ τους με πνεύμα αδελφοσύνης.',
  },
  en: {
    sentences: [
      'The meeting starts tomorrow morning at nine.',
      'Please close the window before you leave.',
      'We could not find the file you were looking for.',
      'The new contract has not been signed yet.',
    ],
    article:
      'All human beings are born free and equal in dignity and rights. They are endowed with reason and conscience and should act towards one another in a spirit of brotherhood.',
  },
  es: {
    sentences: [
      'La reunión empieza mañana a las nueve en punto.',
      'Por favor, cierre la ventana antes de salir.',
      'No pudimos encontrar el archivo que usted buscaba.',
      'El nuevo contrato todavía no ha sido firmado.',
    ],
    article:
      'Todos los seres humanos nacen libres e iguales en dignidad y derechos y, dotados como están de razón y conciencia, deben comportarse fraternalmente los unos con los otros.',
  },
  et: {
    sentences: [
      'Koosolek algab homme hommikul kell üheksa.',
      'Palun sulgege aken enne kui te lahkute.',
      'Me ei leidnud kahjuks faili, mida te otsisite.',
      'Uus leping ei ole veel direktori poolt allkirjastatud.',
    ],
    article:
      'Kõik inimesed sünnivad vabadena ja võrdsetena oma väärikuselt ja õigustelt. Neile on antud mõistus ja südametunnistus ja nende suhtumist üksteisesse peab kandma vendluse vaim.',
  },
  fi: {
    sentences: [
      'Kokous alkaa huomenna aamulla kello yhdeksän.',
      'Sulkekaa ikkuna ennen kuin lähdette toimistosta.',
      'Emme valitettavasti löytäneet etsimäänne tiedostoa.',
      'Johtaja ei ole vielä allekirjoittanut uutta sopimusta.',
    ],
    article:
      'Kaikki ihmiset syntyvät vapaina ja tasavertaisina arvoltaan ja oikeuksiltaan. Heille on annettu järki ja omatunto, ja heidän on toimittava toisiaan kohtaan veljeyden hengessä.',
  },
  fr: {
    sentences: [
      'La réunion commence demain matin à neuf heures.',
      'Veuillez fermer la fenêtre avant de partir.',
      'Nous n’avons pas trouvé le fichier que vous cherchiez.',
      'Le nouveau contrat n’est pas encore signé.',
    ],
    article:
      'Tous les êtres humains naissent libres et égaux en dignité et en droits. Ils sont doués de raison et de conscience et doivent agir les uns envers les autres dans un esprit de fraternité.',
  },
  he: {
    sentences: [
      'הפגישה מתחילה מחר בבוקר בשעה תשע.',
      'נא לסגור את החלון לפני שיוצאים.',
      'לא מצאנו את הקובץ שחיפשת אתמול.',
      'החוזה החדש עדיין לא נחתם.',
    ],
    article:
      'כל בני האדם נולדו בני חורין ושווים בערכם ובזכויותיהם. כולם חוננו בתבונה ובמצפון, לפיכך חובה עליהם לנהוג איש ברעהו ברוח של אחווה.',
  },
  hu: {
    sentences: [
      'A megbeszélés holnap reggel kilenckor kezdődik.',
      'Kérem, csukja be az ablakot, mielőtt elmegy.',
      'Sajnos nem találtuk meg a keresett fájlt.',
      'Az igazgató még nem írta alá az új szerződést.',
    ],
    article:
      'Minden emberi lény szabadon születik és egyenlő méltósága és joga van. Az emberek, ésszel és lelkiismerettel bírván, egymással szemben testvéri szellemben kell hogy viseltessenek.',
  },
  id: {
    sentences: [
      'Rapat dimulai besok pagi pukul sembilan di kantor.',
      'Silakan tutup jendela sebelum Anda pergi.',
      'Kami tidak bisa menemukan berkas yang Anda cari.',
      'Kontrak baru itu belum ditandatangani oleh direktur.',
    ],
    article:
      'Semua orang dilahirkan merdeka dan mempunyai martabat dan hak-hak yang sama. Mereka dikaruniai akal dan hati nurani dan hendaknya bergaul satu sama lain dalam semangat persaudaraan.',
  },
  it: {
    sentences: [
      'La riunione comincia domani mattina alle nove.',
      'Per favore chiuda la finestra prima di uscire.',
      'Non abbiamo trovato il file che stava cercando.',
      'Il nuovo contratto non è ancora stato firmato.',
    ],
    article:
      'Tutti gli esseri umani nascono liberi ed eguali in dignità e diritti. Essi sono dotati di ragione e di coscienza e devono agire gli uni verso gli altri in spirito di fratellanza.',
  },
  ja: {
    sentences: [
      '会議は明日の朝九時に始まります。',
      '帰る前に窓を閉めてください。',
      'お探しのファイルは見つかりませんでした。',
      '新しい契約書にはまだ署名がありません。',
    ],
    article:
      'すべての人間は、生まれながらにして自由であり、かつ、尊厳と権利とについて平等である。人間は、理性と良心とを授けられており、互いに同胞の精神をもって行動しなければならない。',
  },
  ko: {
    sentences: [
      '회의는 내일 아침 아홉 시에 시작합니다.',
      '나가기 전에 창문을 닫아 주세요.',
      '찾으시는 파일을 찾을 수 없었습니다.',
      '새 계약서는 아직 서명되지 않았습니다.',
    ],
    article:
      '모든 인간은 태어날 때부터 자유로우며 그 존엄과 권리에 있어 동등하다. 인간은 천부적으로 이성과 양심을 부여받았으며 서로 형제애의 정신으로 행동하여야 한다.',
  },
  lt: {
    sentences: [
      'Susirinkimas prasideda rytoj devintą valandą ryto.',
      'Prašome uždaryti langą prieš išeinant iš biuro.',
      'Deja, neradome failo, kurio ieškojote.',
      'Nauja sutartis dar nėra pasirašyta direktoriaus.',
    ],
    article:
      'Visi žmonės gimsta laisvi ir lygūs savo orumu ir teisėmis. Jiems suteiktas protas ir sąžinė ir jie turi elgtis vienas kito atžvilgiu kaip broliai.',
  },
  lv: {
    sentences: [
      'Sapulce sākas rīt no rīta pulksten deviņos.',
      'Lūdzu, aizveriet logu, pirms dodaties prom.',
      'Diemžēl mēs neatradām failu, kuru jūs meklējāt.',
      'Jaunais līgums vēl nav parakstīts.',
    ],
    article:
      'Visi cilvēki piedzimst brīvi un vienlīdzīgi savā pašcieņā un tiesībās. Viņi ir apveltīti ar saprātu un sirdsapziņu, un viņiem jāizturas citam pret citu brālības garā.',
  },
  nb: {
    sentences: [
      'Møtet begynner i morgen tidlig klokka ni.',
      'Vennligst lukk vinduet før du går hjem.',
      'Vi fant dessverre ikke filen du lette etter.',
      'Den nye kontrakten er ennå ikke blitt undertegnet.',
    ],
    article:
      'Alle mennesker er født frie og med samme menneskeverd og menneskerettigheter. De er utstyrt med fornuft og samvittighet og bør handle mot hverandre i brorskapets ånd.',
  },
  nl: {
    sentences: [
      'De vergadering begint morgenochtend om negen uur.',
      'Sluit alstublieft het raam voordat u weggaat.',
      'We konden het bestand dat u zocht niet vinden.',
      'Het nieuwe contract is nog niet ondertekend.',
    ],
    article:
      'Alle mensen worden vrij en gelijk in waardigheid en rechten geboren. Zij zijn begiftigd met verstand en geweten, en behoren zich jegens elkander in een geest van broederschap te gedragen.',
  },
  pl: {
    sentences: [
      'Spotkanie zaczyna się jutro rano o dziewiątej.',
      'Proszę zamknąć okno przed wyjściem z biura.',
      'Nie znaleźliśmy pliku, którego pan szukał.',
      'Nowa umowa nie została jeszcze podpisana.',
    ],
    article:
      'Wszyscy ludzie rodzą się wolni i równi pod względem swej godności i swych praw. Są oni obdarzeni rozumem i sumieniem i powinni postępować wobec innych w duchu braterstwa.',
  },
  pt: {
    sentences: [
      'A reunião começa amanhã de manhã às nove horas.',
      'Por favor, feche a janela antes de sair.',
      'Não conseguimos encontrar o arquivo que você procurava.',
      'O novo contrato ainda não foi assinado.',
    ],
    article:
      'Todos os seres humanos nascem livres e iguais em dignidade e em direitos. Dotados de razão e de consciência, devem agir uns para com os outros em espírito de fraternidade.',
  },
  ro: {
    sentences: [
      'Ședința începe mâine dimineață la ora nouă.',
      'Vă rugăm să închideți fereastra înainte de a pleca.',
      'Din păcate nu am găsit fișierul pe care îl căutați.',
      'Noul contract nu a fost încă semnat.',
    ],
    article:
      'Toate ființele umane se nasc libere și egale în demnitate și în drepturi. Ele sunt înzestrate cu rațiune și conștiință și trebuie să se comporte unele față de altele în spiritul fraternității.',
  },
  ru: {
    sentences: [
      'Совещание начинается завтра утром в девять часов.',
      'Пожалуйста, закройте окно перед уходом.',
      'Мы не смогли найти файл, который вы искали.',
      'Новый договор ещё не подписан директором.',
    ],
    article:
      'Все люди рождаются свободными и равными в своем достоинстве и правах. Они наделены разумом и совестью и должны поступать в отношении друг друга в духе братства.',
  },
  sk: {
    sentences: [
      'Stretnutie sa začína zajtra ráno o deviatej hodine.',
      'Prosím, zatvorte okno predtým, ako odídete.',
      'Súbor, ktorý ste hľadali, sme žiaľ nenašli.',
      'Nová zmluva ešte nebola podpísaná riaditeľom.',
    ],
    article:
      'Všetci ľudia sa rodia slobodní a sebe rovní, čo sa týka ich dôstojnosti a práv. Sú obdarení rozumom a majú navzájom jednať v bratskom duchu.',
  },
  sl: {
    sentences: [
      'Sestanek se začne jutri zjutraj ob devetih.',
      'Prosimo, zaprite okno, preden odidete domov.',
      'Datoteke, ki ste jo iskali, žal nismo našli.',
      'Nova pogodba še ni bila podpisana.',
    ],
    article:
      'Vsi ljudje se rodijo svobodni in imajo enako dostojanstvo in enake pravice. Obdarjeni so z razumom in vestjo in bi morali ravnati drug z drugim kakor bratje.',
  },
  sv: {
    sentences: [
      'Mötet börjar i morgon bitti klockan nio.',
      'Var vänlig och stäng fönstret innan du går.',
      'Vi kunde tyvärr inte hitta filen som du sökte.',
      'Det nya avtalet har ännu inte skrivits under.',
    ],
    article:
      'Alla människor är födda fria och lika i värde och rättigheter. De är utrustade med förnuft och samvete och bör handla gentemot varandra i en anda av broderskap.',
  },
  th: {
    sentences: [
      'การประชุมจะเริ่มพรุ่งนี้เช้าเวลาเก้าโมง',
      'กรุณาปิดหน้าต่างก่อนออกจากห้อง',
      'เราหาไฟล์ที่คุณต้องการไม่พบ',
      'สัญญาฉบับใหม่ยังไม่ได้ลงนาม',
    ],
    article:
      'มนุษย์ทั้งหลายเกิดมามีอิสระและเสมอภาคกันในเกียรติศักดิ์และสิทธิ ต่างมีเหตุผลและมโนธรรม และควรปฏิบัติต่อกันด้วยเจตนารมณ์แห่งภราดรภาพ',
  },
  tr: {
    sentences: [
      'Toplantı yarın sabah saat dokuzda başlıyor.',
      'Lütfen çıkmadan önce pencereyi kapatın.',
      'Ne yazık ki aradığınız dosyayı bulamadık.',
      'Yeni sözleşme müdür tarafından henüz imzalanmadı.',
    ],
    article:
      'Bütün insanlar hür, haysiyet ve haklar bakımından eşit doğarlar. Akıl ve vicdana sahiptirler ve birbirlerine karşı kardeşlik zihniyeti ile hareket etmelidirler.',
  },
  uk: {
    sentences: [
      'Нарада починається завтра вранці о дев’ятій годині.',
      'Будь ласка, зачиніть вікно перед тим, як піти.',
      'Ми не змогли знайти файл, який ви шукали.',
      'Новий договір ще не підписаний директором.',
    ],
    article:
      'Всі люди народжуються вільними і рівними у своїй гідності та правах. Вони наділені розумом і совістю і повинні діяти у відношенні один до одного в дусі братерства.',
  },
  vi: {
    sentences: [
      'Cuộc họp bắt đầu vào chín giờ sáng mai.',
      'Vui lòng đóng cửa sổ trước khi ra về.',
      'Chúng tôi không tìm thấy tập tin mà bạn cần.',
      'Hợp đồng mới vẫn chưa được ký.',
    ],
    article:
      'Tất cả mọi người sinh ra đều được tự do và bình đẳng về nhân phẩm và quyền lợi. Mọi con người đều được tạo hóa ban cho lý trí và lương tâm và cần phải đối xử với nhau trong tình bằng hữu.',
  },
  zh: {
    sentences: [
      '会议明天上午九点开始。',
      '离开之前请把窗户关上。',
      '我们没有找到您要的文件。',
      '新合同還沒有簽字。',
    ],
    article:
      '人人生而自由，在尊严和权利上一律平等。他们赋有理性和良心，并应以兄弟关系的精神相对待。',
  },
};

/** Languages outside the list of detectable ones. */
export const UNSUPPORTED: Readonly<Record<string, LanguageSample>> = {
  af: {
    sentences: [
      'Die vergadering begin môreoggend om nege-uur.',
      'Maak asseblief die venster toe voordat jy loop.',
    ],
    article:
      'Alle menslike wesens word vry, met gelyke waardigheid en regte, gebore. Hulle het rede en gewete en behoort in die gees van broederskap teenoor mekaar op te tree.',
  },
  az: {
    sentences: [
      'Yığıncaq sabah səhər saat doqquzda başlayır.',
      'Zəhmət olmasa, getməzdən əvvəl pəncərəni bağlayın.',
    ],
    article:
      'Bütün insanlar ləyaqət və hüquqlarına görə azad və bərabər doğulurlar. Onların şüurları və vicdanları var və bir-birlərinə münasibətdə qardaşlıq ruhunda davranmalıdırlar.',
  },
  be: {
    sentences: [
      'Нарада пачынаецца заўтра раніцай а дзявятай гадзіне.',
      'Калі ласка, зачыніце акно перад тым, як пайсці.',
    ],
    article:
      'Усе людзі нараджаюцца свабоднымі і роўнымі ў сваёй годнасці і правах. Яны надзелены розумам і сумленнем і павінны ставіцца адзін да аднаго ў духу брацтва.',
  },
  bn: {
    sentences: ['সভা আগামীকাল সকাল নয়টায় শুরু হবে।', 'যাওয়ার আগে জানালা বন্ধ করুন।'],
    article:
      'সমস্ত মানুষ স্বাধীনভাবে সমান মর্যাদা এবং অধিকার নিয়ে জন্মগ্রহণ করে। তাঁদের বিবেক এবং বুদ্ধি আছে; সুতরাং সকলেরই একে অপরের প্রতি ভ্রাতৃত্বসুলভ মনোভাব নিয়ে আচরণ করা উচিত।',
  },
  ca: {
    sentences: [
      'La reunió comença demà al matí a les nou.',
      'Si us plau, tanqueu la finestra abans de marxar.',
    ],
    article:
      'Tots els éssers humans neixen lliures i iguals en dignitat i en drets. Són dotats de raó i de consciència, i han de comportar-se fraternalment els uns amb els altres.',
  },
  cy: {
    sentences: [
      'Mae’r cyfarfod yn dechrau bore yfory am naw o’r gloch.',
      'Caewch y ffenestr cyn i chi adael os gwelwch yn dda.',
    ],
    article:
      'Genir pawb yn rhydd ac yn gydradd â’i gilydd mewn urddas a hawliau. Fe’u cynysgaeddir â rheswm a chydwybod, a dylai pawb ymddwyn y naill at y llall mewn ysbryd cymodlon.',
  },
  eu: {
    sentences: [
      'Bilera bihar goizean bederatzietan hasiko da.',
      'Mesedez, itxi leihoa bulegotik irten aurretik.',
    ],
    article:
      'Gizon-emakume guztiak aske jaiotzen dira, duintasun eta eskubide berberak dituztela; eta ezaguera eta kontzientzia dutenez gero, elkarren artean senide legez jokatu beharra dute.',
  },
  fa: {
    sentences: ['جلسه فردا صبح ساعت نه شروع می‌شود.', 'لطفاً پیش از رفتن پنجره را ببندید.'],
    article:
      'تمام افراد بشر آزاد به دنیا می‌آیند و از لحاظ حیثیت و حقوق با هم برابرند. همه دارای عقل و وجدان هستند و باید نسبت به یکدیگر با روح برادری رفتار کنند.',
  },
  ga: {
    sentences: [
      'Tosóidh an cruinniú maidin amárach ar a naoi a chlog.',
      'Dún an fhuinneog sula bhfágann tú, le do thoil.',
    ],
    article:
      'Saolaítear gach duine den chine daonna saor agus comhionann i ndínit agus i gcearta. Tá bua an réasúin agus an choinsiasa acu agus ba cheart dóibh gníomhú i dtreo a chéile i spiorad an bhráithreachais.',
  },
  hi: {
    sentences: ['बैठक कल सुबह नौ बजे शुरू होगी।', 'कृपया जाने से पहले खिड़की बंद कर दें।'],
    article:
      'सभी मनुष्यों को गौरव और अधिकारों के मामले में जन्मजात स्वतन्त्रता और समानता प्राप्त है। उन्हें बुद्धि और अन्तरात्मा की देन प्राप्त है और परस्पर उन्हें भाईचारे के भाव से बर्ताव करना चाहिए।',
  },
  hr: {
    sentences: [
      'Sastanak počinje sutra ujutro u devet sati.',
      'Molimo zatvorite prozor prije nego što odete.',
    ],
    article:
      'Sva ljudska bića rađaju se slobodna i jednaka u dostojanstvu i pravima. Ona su obdarena razumom i sviješću i trebaju jedna prema drugima postupati u duhu bratstva.',
  },
  hy: {
    sentences: [
      'Ժողովը սկսվում է վաղը առավոտյան ժամը իննին։',
      'Խնդրում եմ փակեք պատուհանը գնալուց առաջ։',
    ],
    article:
      'Բոլոր մարդիկ ծնվում են ազատ ու հավասար իրենց արժանապատվությամբ ու իրավունքներով։ Նրանք ունեն բանականություն ու խիղճ և միմյանց պետք է եղբայրաբար վերաբերվեն։',
  },
  is: {
    sentences: [
      'Fundurinn hefst í fyrramálið klukkan níu.',
      'Vinsamlegast lokaðu glugganum áður en þú ferð.',
    ],
    article:
      'Hver maður er borinn frjáls og jafn öðrum að virðingu og réttindum. Menn eru gæddir vitsmunum og samvisku, og ber þeim að breyta bróðurlega hverjum við annan.',
  },
  ka: {
    sentences: ['შეხვედრა იწყება ხვალ დილით ცხრა საათზე.', 'გთხოვთ, დახუროთ ფანჯარა წასვლის წინ.'],
    article:
      'ყველა ადამიანი იბადება თავისუფალი და თანასწორი თავისი ღირსებითა და უფლებებით. მათ მინიჭებული აქვთ გონება და სინდისი და ერთმანეთის მიმართ უნდა იქცეოდნენ ძმობის სულისკვეთებით.',
  },
  mk: {
    sentences: [
      'Состанокот почнува утре наутро во девет часот.',
      'Ве молиме затворете го прозорецот пред да заминете.',
    ],
    article:
      'Сите човечки суштества се раѓаат слободни и еднакви по достоинство и права. Тие се обдарени со разум и совест и треба да се однесуваат еден кон друг во духот на општо човечката припадност.',
  },
  mt: {
    sentences: [
      'Il-laqgħa tibda għada filgħodu fid-disgħa.',
      'Jekk jogħġbok agħlaq it-tieqa qabel ma titlaq.',
    ],
    article:
      'Il-bnedmin kollha jitwieldu ħielsa u ugwali fid-dinjità u d-drittijiet. Huma mogħnija bir-raġuni u bil-kuxjenza u għandhom iġibu ruħhom ma’ xulxin bi spirtu ta’ aħwa.',
  },
  sq: {
    sentences: [
      'Takimi fillon nesër në mëngjes në orën nëntë.',
      'Ju lutem mbylleni dritaren para se të largoheni.',
    ],
    article:
      'Të gjithë njerëzit lindin të lirë dhe të barabartë në dinjitet dhe në të drejta. Ata kanë arsye dhe ndërgjegje dhe duhet të sillen ndaj njëri tjetrit me frymë vëllazërimi.',
  },
  sr: {
    sentences: [
      'Састанак почиње сутра ујутро у девет сати.',
      'Молимо вас да затворите прозор пре него што одете.',
    ],
    article:
      'Сва људска бића рађају се слободна и једнака у достојанству и правима. Она су обдарена разумом и свешћу и треба једни према другима да поступају у духу братства.',
  },
  sw: {
    sentences: [
      'Mkutano utaanza kesho asubuhi saa tatu kamili.',
      'Tafadhali funga dirisha kabla ya kuondoka ofisini.',
    ],
    article:
      'Watu wote wamezaliwa huru, hadhi na haki zao ni sawa. Wote wamejaliwa akili na dhamiri, hivyo yapasa watendeane kindugu.',
  },
  ta: {
    sentences: ['கூட்டம் நாளை காலை ஒன்பது மணிக்கு தொடங்கும்.', 'செல்லும் முன் ஜன்னலை மூடவும்.'],
    article:
      'மனிதப் பிறவியினர் சகலரும் சுதந்திரமாகவே பிறக்கின்றனர்; அவர்கள் மதிப்பிலும், உரிமைகளிலும் சமமானவர்கள்.',
  },
  ur: {
    sentences: ['اجلاس کل صبح نو بجے شروع ہوگا۔', 'براہ کرم جانے سے پہلے کھڑکی بند کر دیں۔'],
    article:
      'تمام انسان آزاد اور حقوق و عزت کے اعتبار سے برابر پیدا ہوئے ہیں۔ انہیں ضمیر اور عقل ودیعت ہوئی ہے۔ اس لیے انہیں ایک دوسرے کے ساتھ بھائی چارے کا سلوک کرنا چاہیے۔',
  },
};
