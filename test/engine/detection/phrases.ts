/**
 * Short everyday phrases of our own, by language, separated by bars: the set that weights and word
 * lists are tuned on. `phrases-held-out.ts` tells whether the tuning holds for others.
 */
export const PHRASES: Readonly<Record<string, string>> = {
  ar: `صباح الخير|شكرا جزيلا|كيف حالك؟|ما اسمك؟|من فضلك|إلى اللقاء|نعم بالطبع|لا مشكلة|أنا بخير|افتح الملف
حفظ التغييرات|هل أنت متأكد؟|أين تسكن؟|اسمي أحمد|لا أعرف|عيد ميلاد سعيد|تم الإرسال|كلمة المرور خاطئة|نحن في البيت|اتصل بي لاحقا`,
  bg: `Добро утро|Благодаря много|Как си?|Как се казваш?|Моля|Довиждане|Да, разбира се|Няма проблем|Добре съм|Отвори файла
Запазване на промените|Сигурен ли си?|Къде живееш?|Казвам се Иван|Не знам|Честит рожден ден|Грешна парола|Ние сме у дома
Обади ми се|Какво правиш?`,
  cs: `Dobré ráno|Děkuji moc|Jak se máš?|Jak se jmenuješ?|Prosím|Na shledanou|Ano, samozřejmě|Žádný problém|Mám se dobře
Otevřít soubor|Uložit změny|Jste si jistý?|Kde bydlíš?|Jmenuji se Petr|Nevím|Všechno nejlepší|Špatné heslo|Jsme doma
Zavolej mi později|Co děláš?|Jaké je počasí?|Musím jít|Je mi líto|Ahoj, jak je?|Zavřete dveře`,
  da: `God morgen|Mange tak|Hvordan har du det?|Hvad hedder du?|Vær så venlig|Farvel|Ja, selvfølgelig|Intet problem
Jeg har det godt|Åbn filen|Gem ændringer|Er du sikker?|Hvor bor du?|Jeg hedder Peter|Det ved jeg ikke
Tillykke med fødselsdagen|Forkert adgangskode|Vi er hjemme|Ring til mig senere|Hvad laver du?|Hvordan er vejret?
Jeg skal gå nu|Undskyld|Luk døren|Han er ikke her`,
  de: `Guten Morgen|Vielen Dank|Wie geht es dir?|Wie heißt du?|Bitte sehr|Auf Wiedersehen|Ja, natürlich|Alles klar
Mir geht es gut|Datei öffnen|Änderungen speichern|Bist du sicher?|Wo wohnst du?|Ich heiße Peter|Das weiß ich nicht
Herzlichen Glückwunsch|Falsches Passwort|Wir sind zu Hause|Ruf mich später an|Was machst du?|Wie ist das Wetter?
Ich muss jetzt gehen|Es tut mir leid|Tür zu|Er ist nicht hier|Danke|Hallo zusammen|Schönes Wochenende|Ja|Nein|Hallo|Bitte|Datei|Ich bin müde`,
  el: `Καλημέρα|Ευχαριστώ πολύ|Τι κάνεις;|Πώς σε λένε;|Άνοιγμα αρχείου|Δεν ξέρω|Χρόνια πολλά|Λάθος κωδικός|Είμαστε σπίτι|Συγγνώμη`,
  en: `How do you do today?|Good morning|Thank you|How are you?|What is your name?|You are welcome|Goodbye|Yes, of course
I am fine|Open the file|Save changes|Are you sure?|Where do you live?|My name is Peter|I do not know
Happy birthday|Wrong password|We are at home|Call me later|What are you doing?|How is the weather?
I must go now|I am sorry|Close the door|He is not here|Hello world|Hello everyone|Have a nice weekend|Please help me
Thanks a lot|The cat is black|It works|Nice to meet you|Hello|Thanks|Yes|No|OK|Save|Sorry|Taxi`,
  es: `Buenos días|Muchas gracias|¿Cómo estás?|¿Cómo te llamas?|De nada|Hasta luego|Sí, claro|No hay problema
Estoy bien|Abrir el archivo|Guardar cambios|¿Está seguro?|¿Dónde vives?|Me llamo Pedro|No lo sé
Feliz cumpleaños|Contraseña incorrecta|Estamos en casa|Llámame más tarde|¿Qué haces?|¿Qué tiempo hace?
Tengo que irme|Lo siento|Cierra la puerta|Él no está aquí|Hola|Hola a todos|Buen fin de semana|Sí|Gracias|Adiós|Estoy cansado`,
  et: `Tere hommikust|Suur tänu|Kuidas läheb?|Mis su nimi on?|Palun|Head aega|Jah, muidugi|Pole probleemi|Mul läheb hästi
Ava fail|Salvesta muudatused|Kas olete kindel?|Kus sa elad?|Minu nimi on Peeter|Ma ei tea|Palju õnne sünnipäevaks
Vale parool|Me oleme kodus|Helista mulle hiljem|Mida sa teed?`,
  fi: `Hyvää huomenta|Kiitos paljon|Mitä kuuluu?|Mikä sinun nimesi on?|Ole hyvä|Näkemiin|Kyllä, tietenkin|Ei hätää
Minulle kuuluu hyvää|Avaa tiedosto|Tallenna muutokset|Oletko varma?|Missä asut?|Nimeni on Pekka|En tiedä
Hyvää syntymäpäivää|Väärä salasana|Olemme kotona|Soita minulle myöhemmin|Mitä teet?|Millainen sää on?
Minun täytyy mennä|Olen pahoillani|Sulje ovi|Hän ei ole täällä`,
  fr: `Bonjour|Merci beaucoup|Comment ça va ?|Comment tu t'appelles ?|De rien|Au revoir|Oui, bien sûr|D'accord
Je vais bien|Ouvrir le fichier|Enregistrer les modifications|Êtes-vous sûr ?|Où habites-tu ?|Je m'appelle Pierre|Je ne sais pas
Bon anniversaire|Mot de passe incorrect|Nous sommes à la maison|Appelle-moi plus tard|Que fais-tu ?|Quel temps fait-il ?
Je dois partir|Je suis désolé|Fermez la porte|Il n'est pas ici|Salut tout le monde|Bon week-end|Le chat est noir|Oui|Non|Merci|Salut`,
  he: `בוקר טוב|תודה רבה|מה שלומך?|איך קוראים לך?|פתח קובץ|אני לא יודע|יום הולדת שמח|סיסמה שגויה|אנחנו בבית|סליחה`,
  hu: `Jó reggelt|Köszönöm szépen|Hogy vagy?|Hogy hívnak?|Szívesen|Viszontlátásra|Igen, természetesen|Nincs probléma
Jól vagyok|Fájl megnyitása|Változások mentése|Biztos benne?|Hol laksz?|Péternek hívnak|Nem tudom
Boldog születésnapot|Hibás jelszó|Otthon vagyunk|Hívj fel később|Mit csinálsz?`,
  id: `Selamat pagi|Terima kasih banyak|Apa kabar?|Siapa nama Anda?|Sama-sama|Sampai jumpa|Ya, tentu saja|Tidak masalah
Saya baik-baik saja|Buka berkas|Simpan perubahan|Apakah Anda yakin?|Kamu tinggal di mana?|Nama saya Budi|Saya tidak tahu
Selamat ulang tahun|Kata sandi salah|Kami di rumah|Telepon saya nanti|Kamu sedang apa?`,
  it: `Buongiorno|Grazie mille|Come stai?|Come ti chiami?|Prego|Arrivederci|Sì, certo|Va bene
Sto bene|Apri il file|Salva le modifiche|Sei sicuro?|Dove abiti?|Mi chiamo Pietro|Non lo so
Buon compleanno|Password errata|Siamo a casa|Chiamami più tardi|Cosa fai?|Che tempo fa?
Devo andare|Mi dispiace|Chiudi la porta|Lui non è qui|Ciao a tutti|Buon fine settimana|Il gatto è nero|Ciao|Grazie|Scusa`,
  ja: `おはよう|ありがとう|元気ですか|お名前は何ですか|どういたしまして|さようなら|はい、もちろん|問題ありません|元気です
ファイルを開く|変更を保存|本当ですか|どこに住んでいますか|私は田中です|知りません|誕生日おめでとう|パスワードが違います|家にいます|後で電話して
何をしていますか|天気はどうですか|行かなければ|ごめんなさい|ドアを閉めて|彼はいません`,
  ko: `안녕하세요|감사합니다|어떻게 지내세요?|이름이 뭐예요?|천만에요|안녕히 가세요|네, 물론이죠|괜찮아요|잘 지내요|파일 열기
변경 사항 저장|확실합니까?|어디 살아요?|저는 김입니다|몰라요|생일 축하해요|비밀번호 오류|집에 있어요|나중에 전화해|뭐 해요?
날씨가 어때요?|가야 해요|미안해요|문 닫아|그는 없어요`,
  lt: `Labas rytas|Labai ačiū|Kaip sekasi?|Koks tavo vardas?|Prašom|Viso gero|Taip, žinoma|Jokių problemų|Man viskas gerai
Atidaryti failą|Išsaugoti pakeitimus|Ar tikrai?|Kur tu gyveni?|Mano vardas Petras|Aš nežinau|Su gimtadieniu
Neteisingas slaptažodis|Mes esame namie|Paskambink man vėliau|Ką tu darai?`,
  lv: `Labrīt|Liels paldies|Kā tev iet?|Kā tevi sauc?|Lūdzu|Uz redzēšanos|Jā, protams|Nav problēmu|Man iet labi
Atvērt failu|Saglabāt izmaiņas|Vai esat pārliecināts?|Kur tu dzīvo?|Mani sauc Pēteris|Es nezinu|Daudz laimes dzimšanas dienā
Nepareiza parole|Mēs esam mājās|Piezvani man vēlāk|Ko tu dari?`,
  nb: `God morgen|Tusen takk|Hvordan har du det?|Hva heter du?|Vær så snill|Ha det bra|Ja, selvfølgelig|Ikke noe problem
Jeg har det bra|Åpne filen|Lagre endringer|Er du sikker?|Hvor bor du?|Jeg heter Peter|Det vet jeg ikke
Gratulerer med dagen|Feil passord|Vi er hjemme|Ring meg senere|Hva gjør du?|Hvordan er været?
Jeg må gå nå|Unnskyld meg|Lukk døra|Han er ikke her`,
  nl: `Goedemorgen|Dank je wel|Hoe gaat het?|Hoe heet je?|Graag gedaan|Tot ziens|Ja, natuurlijk|Alles goed
Met mij gaat het goed|Bestand openen|Wijzigingen opslaan|Weet je het zeker?|Waar woon je?|Ik heet Peter|Ik weet het niet
Gefeliciteerd met je verjaardag|Onjuist wachtwoord|We zijn thuis|Bel me later|Wat doe je?|Wat voor weer is het?
Ik moet nu gaan|Het spijt me|Doe de deur dicht|Hij is niet hier|Hallo allemaal|Fijn weekend|Bedankt|Nee`,
  pl: `Dzień dobry|Dziękuję bardzo|Jak się masz?|Jak masz na imię?|Proszę|Do widzenia|Tak, oczywiście|Wszystko w porządku
Mam się dobrze|Otwórz plik|Zapisz zmiany|Czy na pewno?|Gdzie mieszkasz?|Nazywam się Piotr|Nie wiem
Wszystkiego najlepszego|Nieprawidłowe hasło|Jesteśmy w domu|Zadzwoń do mnie później|Co robisz?|Jaka jest pogoda?
Muszę już iść|Przykro mi|Zamknij drzwi|Jego tu nie ma|Cześć wszystkim|Miłego weekendu|Dziękuję|Tak|Nie`,
  pt: `Bom dia|Muito obrigado|Como vai?|Como você se chama?|De nada|Até logo|Sim, claro|Tudo bem
Estou bem|Abrir o arquivo|Salvar alterações|Você tem certeza?|Onde você mora?|Meu nome é Pedro|Não sei
Feliz aniversário|Senha incorreta|Estamos em casa|Me liga mais tarde|O que você está fazendo?|Como está o tempo?
Tenho que ir|Sinto muito|Feche a porta|Ele não está aqui|Olá a todos|Bom fim de semana|O gato é preto|Obrigado|Olá|Não`,
  ro: `Bună dimineața|Mulțumesc mult|Ce mai faci?|Cum te cheamă?|Cu plăcere|La revedere|Da, desigur|Nicio problemă|Sunt bine
Deschide fișierul|Salvează modificările|Ești sigur?|Unde locuiești?|Mă numesc Petru|Nu știu|La mulți ani
Parolă greșită|Suntem acasă|Sună-mă mai târziu|Ce faci?`,
  ru: `Доброе утро|Большое спасибо|Как дела?|Как тебя зовут?|Пожалуйста|До свидания|Да, конечно|Нет проблем|У меня всё хорошо
Открыть файл|Сохранить изменения|Вы уверены?|Где ты живёшь?|Меня зовут Пётр|Я не знаю|С днём рождения|Неверный пароль
Мы дома|Позвони мне позже|Что ты делаешь?|Какая погода?|Мне пора идти|Прости меня|Закройте дверь|Его здесь нет|Спасибо|Привет|Нет`,
  sk: `Dobré ráno|Ďakujem veľmi pekne|Ako sa máš?|Ako sa voláš?|Prosím|Dovidenia|Áno, samozrejme|Žiadny problém|Mám sa dobre
Otvoriť súbor|Uložiť zmeny|Ste si istý?|Kde bývaš?|Volám sa Peter|Neviem|Všetko najlepšie|Nesprávne heslo|Sme doma
Zavolaj mi neskôr|Čo robíš?`,
  sl: `Dobro jutro|Najlepša hvala|Kako si?|Kako ti je ime?|Prosim|Nasvidenje|Ja, seveda|Ni problema|Dobro sem|Odpri datoteko
Shrani spremembe|Ali ste prepričani?|Kje živiš?|Ime mi je Peter|Ne vem|Vse najboljše|Napačno geslo|Doma smo
Pokliči me pozneje|Kaj delaš?`,
  sv: `God morgon|Tack så mycket|Hur mår du?|Vad heter du?|Varsågod|Hej då|Ja, självklart|Inga problem
Jag mår bra|Öppna filen|Spara ändringar|Är du säker?|Var bor du?|Jag heter Peter|Det vet jag inte
Grattis på födelsedagen|Fel lösenord|Vi är hemma|Ring mig senare|Vad gör du?|Hur är vädret?
Jag måste gå nu|Förlåt mig|Stäng dörren|Han är inte här|Tack|Hej`,
  th: `สวัสดีครับ|ขอบคุณมาก|สบายดีไหม|คุณชื่ออะไร|เปิดไฟล์|ไม่รู้|สุขสันต์วันเกิด|รหัสผ่านผิด|เราอยู่บ้าน|ขอโทษ`,
  tr: `Günaydın|Çok teşekkürler|Nasılsın?|Adın ne?|Rica ederim|Hoşça kal|Evet, tabii ki|Sorun değil|Ben iyiyim|Dosyayı aç
Değişiklikleri kaydet|Emin misiniz?|Nerede oturuyorsun?|Benim adım Ali|Bilmiyorum|Doğum günün kutlu olsun|Yanlış parola
Biz evdeyiz|Beni sonra ara|Ne yapıyorsun?|Hava nasıl?|Gitmem gerek|Özür dilerim|Kapıyı kapat|O burada değil`,
  uk: `Доброго ранку|Дуже дякую|Як справи?|Як тебе звати?|Будь ласка|До побачення|Так, звичайно|Немає проблем|У мене все добре
Відкрити файл|Зберегти зміни|Ви впевнені?|Де ти живеш?|Мене звати Петро|Я не знаю|З днем народження|Неправильний пароль
Ми вдома|Подзвони мені пізніше|Що ти робиш?|Яка погода?|Мені треба йти|Вибач мені|Зачиніть двері|Його тут немає`,
  vi: `Chào buổi sáng|Cảm ơn nhiều|Bạn có khỏe không?|Bạn tên là gì?|Không có gì|Tạm biệt|Vâng, tất nhiên|Không sao đâu|Tôi khỏe
Mở tập tin|Lưu thay đổi|Bạn có chắc không?|Bạn sống ở đâu?|Tên tôi là Nam|Tôi không biết|Chúc mừng sinh nhật|Sai mật khẩu
Chúng tôi ở nhà|Gọi cho tôi sau|Bạn đang làm gì?`,
  zh: `早上好|谢谢|你好吗|你叫什么名字|不客气|再见|当然可以|没问题|我很好|打开文件
保存更改|你确定吗|你住在哪里|我叫小明|我不知道|生日快乐|密码错误|我们在家|稍后打电话给我|你在做什么
天气怎么样|我得走了|对不起|关门|他不在这里`,
};

/** Phrases in languages that detection does not offer: none may pass for one that it does. */
export const STRANGERS: Readonly<Record<string, string>> = {
  af: `Goeie môre|Baie dankie|Hoe gaan dit?|Wat is jou naam?|Ek weet nie|Ons is by die huis|Dit werk nie|Maak die deur toe`,
  az: `Sabahınız xeyir|Çox sağ ol|Necəsən?|Adın nədir?|Mən bilmirəm|Biz evdəyik|Qapını bağla`,
  be: `Добрай раніцы|Вялікі дзякуй|Як справы?|Як цябе завуць?|Я не ведаю|Мы дома|Зачыніце дзверы`,
  ca: `Bon dia|Moltes gràcies|Com estàs?|Com et dius?|No ho sé|Som a casa|Tanca la porta|Que fas avui?`,
  eu: `Egun on|Eskerrik asko|Zer moduz?|Nola duzu izena?|Ez dakit|Etxean gaude|Itxi atea`,
  gl: `Bos días|Moitas grazas|Como estás?|Como te chamas?|Non o sei|Estamos na casa|Pecha a porta`,
  hr: `Dobro jutro|Hvala lijepa|Kako ste?|Kako se zoveš?|Ne znam|Mi smo kod kuće|Zatvori vrata|Što radiš danas?`,
  is: `Góðan daginn|Takk fyrir|Hvað segirðu?|Hvað heitir þú?|Ég veit það ekki|Við erum heima|Lokaðu hurðinni`,
  fa: `صبح بخیر|خیلی ممنون|حال شما چطور است؟|اسم شما چیست؟|من نمی‌دانم|ما خانه هستیم|در را ببند`,
  mk: `Добро утро|Многу благодарам|Како си?|Како се викаш?|Не знам|Дома сме|Затвори ја вратата`,
  ms: `Selamat petang|Terima kasih|Siapa nama awak?|Saya tak tahu|Kami di rumah|Tutup pintu itu|Boleh tolong saya?`,
  sq: `Mirëmëngjes|Faleminderit shumë|Si jeni?|Si e ke emrin?|Nuk e di|Jemi në shtëpi|Mbyll derën`,
  sr: `Добро јутро|Хвала лепо|Како си?|Како се зовеш?|Не знам|Код куће смо|Затвори врата`,
  sw: `Habari za asubuhi|Asante sana|Jina lako nani?|Sijui|Tuko nyumbani|Funga mlango`,
  ur: `صبح بخیر|بہت شکریہ|آپ کیسے ہیں؟|آپ کا نام کیا ہے؟|مجھے نہیں معلوم|ہم گھر پر ہیں`,
};

/** The phrases of one entry. */
export function phrasesOf(entry: string): string[] {
  return entry.split(/[|\n]/u);
}
