/**
 * Short everyday phrases of our own, by language, separated by bars. Nothing may be tuned on them:
 * whoever changes weights or word lists works with `phrases.ts` and reads here only the figures.
 */
export const HELD_OUT: Readonly<Record<string, string>> = {
  ar: `أين المحطة؟|أنا جائع جدا|كم الساعة الآن؟|لا أفهم|مساء الخير|أريد فنجان قهوة|متى تعود؟|هذا غالي جدا
أحبك كثيرا|هل تتكلم الإنجليزية؟|الجو حار اليوم|نراك غدا`,
  bg: `Къде е гарата?|Много съм гладен|Колко е часът?|Не разбирам|Добър вечер|Искам едно кафе|Кога се връщаш?
Това е скъпо|Обичам те|Говорите ли английски?|Днес е горещо|До утре`,
  cs: `Kde je nádraží?|Mám velký hlad|Kolik je hodin?|Nerozumím tomu|Dobrý večer|Dal bych si kávu|Kdy se vrátíš?
To je moc drahé|Miluji tě|Mluvíte anglicky?|Dnes je horko|Uvidíme se zítra|Jedna vstupenka, prosím|Kdo to byl?`,
  da: `Hvor er stationen?|Jeg er meget sulten|Hvad er klokken?|Det forstår jeg ikke|Godaften|Jeg vil gerne have kaffe
Hvornår kommer du hjem?|Det er for dyrt|Jeg elsker dig|Taler De engelsk?|Det er varmt i dag|Vi ses i morgen
To billetter, tak|Hvem var det?`,
  de: `Wo ist der Bahnhof?|Ich habe Hunger|Wie spät ist es?|Das verstehe ich nicht|Guten Abend|Einen Kaffee, bitte
Wann kommst du zurück?|Das ist zu teuer|Ich liebe dich|Sprechen Sie Englisch?|Heute ist es heiß|Bis morgen
Zwei Karten bitte|Wer war das?|Kein Problem|Mein Hund schläft`,
  el: `Πού είναι ο σταθμός;|Πεινάω πολύ|Τι ώρα είναι;|Δεν καταλαβαίνω|Καλησπέρα|Έναν καφέ, παρακαλώ|Σ’ αγαπώ|Τα λέμε αύριο`,
  en: `Where is the station?|I am very hungry|What time is it?|I don't understand that|Good evening|A coffee, please
When will you be back?|That is too expensive|I love you|Do you speak English?|It is hot today|See you tomorrow
Two tickets please|Who was that?|My dog sleeps|Never mind`,
  es: `¿Dónde está la estación?|Tengo mucha hambre|¿Qué hora es?|No lo entiendo|Buenas noches|Un café, por favor
¿Cuándo vuelves?|Es demasiado caro|Te quiero mucho|¿Habla usted inglés?|Hoy hace calor|Nos vemos mañana
Dos entradas por favor|¿Quién era ese?|Mi perro duerme|No pasa nada`,
  et: `Kus on jaam?|Mul on kõht tühi|Mis kell on?|Ma ei saa aru|Tere õhtust|Palun üks kohv|Millal sa tagasi tuled?
See on liiga kallis|Ma armastan sind|Kas te räägite inglise keelt?|Täna on palav|Homseni`,
  fi: `Missä asema on?|Minulla on nälkä|Paljonko kello on?|En ymmärrä sitä|Hyvää iltaa|Saisinko yhden kahvin
Milloin tulet takaisin?|Se on liian kallis|Rakastan sinua|Puhutteko englantia?|Tänään on kuuma|Huomiseen
Kaksi lippua, kiitos|Kuka se oli?`,
  fr: `Où est la gare ?|J'ai très faim|Quelle heure est-il ?|Je ne comprends pas|Bonsoir|Un café, s'il vous plaît
Quand reviens-tu ?|C'est trop cher|Je t'aime|Parlez-vous anglais ?|Il fait chaud aujourd'hui|À demain
Deux billets, merci|Qui était-ce ?|Mon chien dort|Pas de problème`,
  he: `איפה התחנה?|אני רעב מאוד|מה השעה?|אני לא מבין|ערב טוב|קפה אחד בבקשה|אני אוהב אותך|נתראה מחר`,
  hu: `Hol van az állomás?|Nagyon éhes vagyok|Hány óra van?|Nem értem|Jó estét|Egy kávét kérek|Mikor jössz vissza?
Ez túl drága|Szeretlek|Beszél ön angolul?|Ma meleg van|Holnap találkozunk`,
  id: `Di mana stasiunnya?|Saya lapar sekali|Jam berapa sekarang?|Saya tidak mengerti|Selamat malam|Saya mau kopi
Kapan kamu kembali?|Ini terlalu mahal|Aku cinta kamu|Apakah Anda bisa bahasa Inggris?|Hari ini panas|Sampai besok`,
  it: `Dov'è la stazione?|Ho molta fame|Che ore sono?|Non capisco|Buonasera|Un caffè, per favore
Quando torni?|È troppo caro|Ti amo|Parla inglese?|Oggi fa caldo|Ci vediamo domani
Due biglietti, grazie|Chi era quello?|Il mio cane dorme|Nessun problema`,
  ja: `駅はどこですか|お腹がすいた|今何時ですか|わかりません|こんばんは|コーヒーをください|いつ戻りますか|高すぎます
大好きです|英語を話せますか|今日は暑い|また明日`,
  ko: `역이 어디예요?|배가 고파요|지금 몇 시예요?|모르겠어요|좋은 저녁입니다|커피 한 잔 주세요|언제 와요?|너무 비싸요
사랑해요|영어 하세요?|오늘 더워요|내일 봐요`,
  lt: `Kur yra stotis?|Aš labai alkanas|Kiek valandų?|Nesuprantu|Labas vakaras|Norėčiau kavos|Kada grįši?|Tai per brangu
Aš tave myliu|Ar kalbate angliškai?|Šiandien karšta|Iki rytojaus`,
  lv: `Kur ir stacija?|Esmu ļoti izsalcis|Cik ir pulkstenis?|Es nesaprotu|Labvakar|Vienu kafiju, lūdzu|Kad tu atgriezīsies?
Tas ir pārāk dārgi|Es tevi mīlu|Vai jūs runājat angliski?|Šodien ir karsts|Līdz rītdienai`,
  nb: `Hvor er stasjonen?|Jeg er veldig sulten|Hva er klokka?|Det forstår jeg ikke|God kveld|En kaffe, er du snill
Når kommer du hjem?|Det er altfor dyrt|Jeg elsker deg|Snakker du engelsk?|Det er varmt i dag|Vi sees i morgen
To billetter, takk|Hvem var det?`,
  nl: `Waar is het station?|Ik heb honger|Hoe laat is het?|Dat begrijp ik niet|Goedenavond|Een koffie, alstublieft
Wanneer kom je terug?|Dat is te duur|Ik hou van jou|Spreekt u Engels?|Het is warm vandaag|Tot morgen
Twee kaartjes graag|Wie was dat?|Mijn hond slaapt|Geen probleem`,
  pl: `Gdzie jest dworzec?|Jestem bardzo głodny|Która jest godzina?|Nie rozumiem|Dobry wieczór|Poproszę kawę
Kiedy wracasz?|To jest za drogie|Kocham cię|Czy mówi pan po angielsku?|Dzisiaj jest gorąco|Do jutra
Dwa bilety proszę|Kto to był?|Mój pies śpi|Nie ma problemu`,
  pt: `Onde fica a estação?|Estou com fome|Que horas são?|Não entendo|Boa noite|Um café, por favor
Quando você volta?|É muito caro|Eu te amo|Você fala inglês?|Hoje está quente|Até amanhã
Dois bilhetes, por favor|Quem era aquele?|Meu cachorro dorme|Sem problema`,
  ro: `Unde este gara?|Îmi este foame|Cât este ceasul?|Nu înțeleg|Bună seara|O cafea, vă rog|Când te întorci?|Este prea scump
Te iubesc|Vorbiți engleza?|Astăzi este cald|Pe mâine`,
  ru: `Где находится вокзал?|Я очень голоден|Который час?|Я не понимаю|Добрый вечер|Чашку кофе, пожалуйста
Когда ты вернёшься?|Это слишком дорого|Я тебя люблю|Вы говорите по-английски?|Сегодня жарко|До завтра
Два билета, пожалуйста|Кто это был?`,
  sk: `Kde je stanica?|Som veľmi hladný|Koľko je hodín?|Nerozumiem tomu|Dobrý večer|Dal by som si kávu|Kedy sa vrátiš?
To je príliš drahé|Ľúbim ťa|Hovoríte po anglicky?|Dnes je horúco|Uvidíme sa zajtra`,
  sl: `Kje je postaja?|Zelo sem lačen|Koliko je ura?|Ne razumem|Dober večer|Eno kavo, prosim|Kdaj se vrneš?|To je predrago
Ljubim te|Ali govorite angleško?|Danes je vroče|Se vidiva jutri`,
  sv: `Var ligger stationen?|Jag är väldigt hungrig|Vad är klockan?|Det förstår jag inte|God kväll|En kaffe, tack
När kommer du hem?|Det är för dyrt|Jag älskar dig|Talar du engelska?|Det är varmt idag|Vi ses imorgon
Två biljetter, tack|Vem var det?`,
  th: `สถานีอยู่ที่ไหน|หิวมาก|กี่โมงแล้ว|ไม่เข้าใจ|ขอกาแฟหนึ่งแก้ว|แพงเกินไป|รักเธอ|เจอกันพรุ่งนี้`,
  tr: `İstasyon nerede?|Çok acıktım|Saat kaç?|Anlamıyorum|İyi akşamlar|Bir kahve lütfen|Ne zaman döneceksin?|Bu çok pahalı
Seni seviyorum|İngilizce biliyor musunuz?|Bugün hava sıcak|Yarın görüşürüz|İki bilet lütfen|O kimdi?`,
  uk: `Де знаходиться вокзал?|Я дуже голодний|Котра година?|Я не розумію|Добрий вечір|Каву, будь ласка
Коли ти повернешся?|Це занадто дорого|Я тебе кохаю|Ви розмовляєте англійською?|Сьогодні спекотно|До завтра
Два квитки, прошу|Хто це був?`,
  vi: `Nhà ga ở đâu?|Tôi rất đói|Mấy giờ rồi?|Tôi không hiểu|Chào buổi tối|Cho tôi một cà phê|Khi nào bạn về?|Đắt quá
Anh yêu em|Bạn nói tiếng Anh không?|Hôm nay nóng|Hẹn gặp ngày mai`,
  zh: `车站在哪里|我很饿|现在几点|我不明白|晚上好|请给我一杯咖啡|你什么时候回来|太贵了
我爱你|你会说英语吗|今天很热|明天见`,
};
