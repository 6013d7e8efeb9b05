/**
 * Words that terms are made of (technology, trade, law, health, computers, home), written for this
 * list, by language. Their letters tell the language of a term of one or two words, for which
 * everyday words are of no use. None is meant to be complete: what counts is how they are spelled.
 */
export const TERM_WORDS: Readonly<Record<string, string>> = {
  en: `water air fire light power pressure temperature heat speed weight size colour time year day
    night week month house street town country world work company market price money bank account
    invoice contract law court state government school university book page letter word language
    name number address order delivery customer user service support help security protection
    quality test study research development production machine engine pump valve wheel gear screw
    nut cable switch battery tank pipe steel iron wood glass paper oil fuel energy car train plane
    ship road bridge station door window table chair kitchen garden food bread meat milk health
    hospital doctor medicine disease blood heart body head hand eye man woman child family friend
    file folder network screen keyboard setting password list form report plan project meeting
    board council member tax insurance loan share owner employee manager building equipment safety
    warning training shipping bearing drinking housing welding reading writing thickness wireless
    useful payment treatment shelter screwdriver earth breakdown throughput update download
    workflow framework knowledge breath strength width depth height growth youth wealth`,
  de: `Wasser Luft Feuer Licht Leistung Druck Temperatur Wärme Geschwindigkeit Gewicht Größe Farbe
    Zeit Jahr Tag Nacht Woche Monat Haus Straße Stadt Land Welt Arbeit Unternehmen Markt Preis Geld
    Konto Rechnung Vertrag Gesetz Gericht Staat Regierung Schule Hochschule Buch Seite Brief Wort
    Sprache Nummer Anschrift Bestellung Lieferung Kunde Benutzer Dienst Hilfe Sicherheit Schutz
    Qualität Prüfung Untersuchung Forschung Entwicklung Herstellung Maschine Motor Pumpe Ventil Rad
    Getriebe Schraube Mutter Kabel Schalter Behälter Rohr Stahl Eisen Holz Glas Papier Öl
    Kraftstoff Energie Wagen Zug Flugzeug Schiff Brücke Bahnhof Tür Fenster Tisch Stuhl Küche Garten
    Lebensmittel Brot Fleisch Milch Gesundheit Krankenhaus Arzt Arznei Krankheit Blut Herz Körper
    Kopf Hand Auge Mann Frau Kind Familie Freund Datei Ordner Netzwerk Bildschirm Tastatur
    Einstellung Kennwort Liste Bericht Plan Vorhaben Sitzung Vorstand Rat Mitglied Steuer
    Versicherung Darlehen Anteil Eigentümer Mitarbeiter Leiter Gebäude Ausrüstung Strahlung
    Schweißnaht Werkzeug Anlage Gerät Vorschrift Abschluss Eigenschaft Möglichkeit Wirtschaft
    Gesellschaft Zeichnung Schlüssel Anschluss Fläche Höhe Breite Tiefe Stärke Wechsel Einkauf
    Verkauf Zahlung Behandlung elektrisch technisch öffentlich rechtlich ärztlich jährlich`,
  fr: `eau air feu lumière puissance pression température chaleur vitesse poids taille couleur temps
    année jour nuit semaine mois maison rue ville pays monde travail entreprise marché prix argent
    banque compte facture contrat loi tribunal état gouvernement école université livre page lettre
    mot langue nom numéro adresse commande livraison client utilisateur service aide sécurité
    protection qualité essai étude recherche développement fabrication machine moteur pompe soupape
    vanne roue engrenage vis écrou câble interrupteur pile réservoir tuyau acier fer bois verre
    papier huile carburant énergie voiture train avion navire route pont gare porte fenêtre table
    chaise cuisine jardin nourriture pain viande lait santé hôpital médecin médicament maladie sang
    cœur corps tête main œil homme femme enfant famille ami fichier dossier réseau écran clavier
    réglage liste rapport projet réunion conseil membre impôt assurance prêt part propriétaire
    employé directeur bâtiment équipement chauffage éclairage nettoyage fonctionnement rendement
    mise niveau épaisseur hauteur largeur profondeur mesure appareil outil annuel électrique
    technique publique juridique médical`,
  es: `agua aire fuego luz potencia presión temperatura calor velocidad peso tamaño tiempo año día
    noche semana mes casa calle ciudad país mundo trabajo empresa mercado precio dinero banco cuenta
    factura contrato ley tribunal estado gobierno escuela universidad libro página carta palabra
    lengua nombre número dirección pedido entrega cliente usuario servicio ayuda seguridad
    protección calidad prueba estudio investigación desarrollo producción máquina motor bomba válvula
    rueda engranaje tornillo tuerca cable interruptor pila depósito tubo acero hierro madera vidrio
    papel aceite combustible energía coche tren avión barco carretera puente estación puerta ventana
    mesa silla cocina jardín comida pan carne leche salud hospital médico medicamento enfermedad
    sangre corazón cuerpo cabeza mano ojo hombre mujer niño familia amigo archivo carpeta red
    pantalla teclado ajuste contraseña lista informe proyecto reunión junta consejo miembro impuesto
    seguro préstamo acción dueño empleado gerente edificio equipo calefacción limpieza rendimiento
    nivel espesor altura anchura profundidad medida aparato herramienta anual eléctrico técnico
    público jurídico médico nacimiento tratamiento pago ejercicio cojinete hojas llave suelo sueldo
    cuerda puesto huevo cielo parada hecho derecho lucha noches gasto ahorro ancho fecha techo`,
  it: `acqua aria fuoco luce potenza pressione temperatura calore velocità peso dimensione colore
    tempo anno giorno notte settimana mese casa strada città paese mondo lavoro azienda mercato
    prezzo denaro banca conto fattura contratto legge tribunale stato governo scuola università libro
    pagina lettera parola lingua nome numero indirizzo ordine consegna cliente utente servizio aiuto
    sicurezza protezione qualità prova studio ricerca sviluppo produzione macchina motore pompa
    valvola ruota ingranaggio vite dado cavo interruttore pila serbatoio tubo acciaio ferro legno
    vetro carta olio carburante energia treno aereo nave ponte stazione porta finestra tavolo
    sedia cucina giardino cibo pane carne latte salute ospedale medico medicinale malattia sangue
    cuore corpo testa mano occhio uomo donna bambino famiglia amico cartella rete schermo
    tastiera impostazione elenco relazione progetto riunione consiglio membro imposta assicurazione
    prestito quota proprietario dipendente direttore edificio attrezzatura riscaldamento pulizia
    rendimento livello spessore altezza larghezza profondità misura apparecchio utensile annuale
    elettrico tecnico pubblico giuridico corrente nascita trattamento pagamento foglio chiave suolo
    stipendio uovo cielo fatto diritto lotta spesa risparmio tetto specchio bottiglia cavallo
    maglia ghiaccio chiesa macchine righe`,
  pt: `água ar fogo luz potência pressão temperatura calor velocidade peso tamanho cor tempo ano dia
    noite semana mês casa rua cidade país mundo trabalho empresa mercado preço dinheiro banco conta
    fatura contrato lei tribunal estado governo escola universidade livro página carta palavra língua
    nome número endereço pedido entrega cliente usuário utilizador serviço ajuda segurança proteção
    qualidade teste estudo pesquisa desenvolvimento produção máquina motor bomba válvula roda
    engrenagem parafuso porca cabo interruptor pilha tanque tubo aço ferro madeira vidro papel óleo
    combustível energia carro trem comboio avião navio estrada ponte estação porta janela mesa cadeira
    cozinha jardim comida pão carne leite saúde hospital médico medicamento doença sangue coração
    corpo cabeça mão olho homem mulher criança família amigo arquivo pasta rede tela ecrã teclado
    configuração senha lista relatório projeto reunião conselho membro imposto seguro empréstimo ação
    dono empregado gerente edifício equipamento aquecimento limpeza rendimento nível espessura altura
    largura profundidade medida aparelho ferramenta anual elétrico técnico público jurídico nascimento
    tratamento pagamento folha chave chão salário ovo céu feito direito luta gasto poupança teto
    espelho garrafa cavalo malha gelo igreja linhas corrente viagem imagem produções ônibus`,
  nl: `water lucht vuur licht vermogen druk temperatuur warmte snelheid gewicht grootte kleur tijd jaar
    dag nacht week maand huis straat stad land wereld werk bedrijf markt prijs geld bank rekening
    factuur overeenkomst wet rechtbank staat regering school universiteit boek bladzijde brief woord
    taal naam nummer adres bestelling levering klant gebruiker dienst hulp veiligheid bescherming
    kwaliteit proef onderzoek ontwikkeling productie machine motor pomp klep wiel tandwiel schroef
    moer kabel schakelaar accu reservoir buis staal ijzer hout glas papier olie brandstof energie auto
    trein vliegtuig schip weg brug station deur raam tafel stoel keuken tuin voedsel brood vlees melk
    gezondheid ziekenhuis arts geneesmiddel ziekte bloed hart lichaam hoofd oog man vrouw kind gezin
    vriend bestand map netwerk scherm toetsenbord instelling wachtwoord lijst verslag plan vergadering
    bestuur raad lid belasting verzekering lening aandeel eigenaar werknemer directeur gebouw uitrusting
    verwarming verlichting schoonmaak rendement dikte hoogte breedte diepte maat toestel gereedschap
    jaarlijks elektrisch technisch openbaar juridisch geboorte behandeling betaling sleutel vloer loon
    ei hemel feit recht strijd uitgave besparing dak spiegel fles paard ijs kerk regel voorwaarden
    aangifte onderdelen gebruik uitlaat keten levens voorziening stroom gebruikers`,
  pl: `woda powietrze ogień światło moc ciśnienie temperatura ciepło prędkość waga rozmiar kolor czas
    rok dzień noc tydzień miesiąc dom ulica miasto kraj świat praca firma rynek cena pieniądze konto
    faktura umowa ustawa sąd państwo rząd szkoła uczelnia książka strona list słowo język nazwa numer
    adres zamówienie dostawa klient użytkownik usługa pomoc bezpieczeństwo ochrona jakość próba badanie
    rozwój produkcja maszyna silnik pompa zawór koło przekładnia śruba nakrętka przewód wyłącznik
    akumulator zbiornik rura stal żelazo drewno szkło papier olej paliwo energia samochód pociąg
    samolot statek droga most stacja drzwi okno stół krzesło kuchnia ogród jedzenie chleb mięso mleko
    zdrowie szpital lekarz lek choroba krew serce ciało głowa ręka oko mężczyzna kobieta dziecko
    rodzina plik sieć ekran klawiatura ustawienie hasło lista sprawozdanie zebranie zarząd rada członek
    podatek ubezpieczenie pożyczka udział właściciel pracownik kierownik budynek wyposażenie grzanie
    czyszczenie wydajność grubość wysokość szerokość głębokość urządzenie narzędzie roczny elektryczny
    techniczny publiczny prawny urodzenia leczenie płatność części warunki przepływ klucz podłoga`,
  sv: `vatten luft eld ljus effekt tryck temperatur värme hastighet vikt storlek färg tid år dag natt
    vecka månad hus gata stad land värld arbete företag marknad pris pengar bank konto faktura avtal
    lag domstol stat regering skola högskola bok sida brev ord språk namn nummer adress beställning
    leverans kund användare tjänst hjälp säkerhet skydd kvalitet prov studie forskning utveckling
    tillverkning maskin motor pump ventil hjul växel skruv mutter kabel strömbrytare batteri behållare
    rör stål järn trä glas papper olja bränsle energi bil tåg flygplan fartyg väg bro station dörr
    fönster bord stol kök trädgård mat bröd kött mjölk hälsa sjukhus läkare läkemedel sjukdom blod
    hjärta kropp huvud öga man kvinna barn familj vän fil mapp nätverk skärm tangentbord inställning
    lösenord lista rapport möte styrelse råd medlem skatt försäkring lån andel ägare anställd chef
    byggnad utrustning uppvärmning belysning städning tjocklek höjd bredd djup mått apparat verktyg
    årlig elektrisk teknisk offentlig rättslig födelse behandling betalning nyckel golv lön ägg himmel
    kamp utgift tak spegel flaska häst is kyrka villkor delar användning kedja ström redovisning
    försörjning anvisning förordning ränta`,
  da: `vand luft ild lys effekt tryk temperatur varme hastighed vægt størrelse farve tid år dag nat uge
    måned hus gade by land verden arbejde virksomhed marked pris penge bank konto faktura aftale lov
    domstol stat regering skole højskole bog side brev ord sprog navn nummer adresse bestilling levering
    kunde bruger tjeneste hjælp sikkerhed beskyttelse kvalitet prøve undersøgelse forskning udvikling
    fremstilling maskine motor pumpe ventil hjul gear skrue møtrik kabel afbryder batteri beholder rør
    stål jern træ glas papir olie brændstof energi bil tog fly skib vej bro station dør vindue bord
    stol køkken have mad brød kød mælk sundhed sygehus læge lægemiddel sygdom blod hjerte krop hoved øje
    mand kvinde barn familie ven fil mappe netværk skærm tastatur indstilling adgangskode liste rapport
    møde bestyrelse råd medlem skat forsikring lån andel ejer medarbejder leder bygning udstyr opvarmning
    belysning rengøring tykkelse højde bredde dybde mål apparat værktøj årlig elektrisk teknisk offentlig
    retslig fødsel behandling betaling nøgle gulv løn æg himmel kamp udgift tag spejl flaske hest is kirke
    vilkår dele brug kæde strøm regnskab forsyning vejledning anvisning forordning rente kugle leje kurv`,
  nb: `vann luft ild lys effekt trykk temperatur varme hastighet vekt størrelse farge tid år dag natt uke
    måned hus gate by land verden arbeid bedrift marked pris penger bank konto faktura avtale lov domstol
    stat regjering skole høyskole bok side brev ord språk navn nummer adresse bestilling levering kunde
    bruker tjeneste hjelp sikkerhet beskyttelse kvalitet prøve undersøkelse forskning utvikling
    produksjon maskin motor pumpe ventil hjul gir skrue mutter kabel bryter batteri beholder rør stål
    jern tre glass papir olje drivstoff energi bil tog fly skip vei bro stasjon dør vindu bord stol
    kjøkken hage mat brød kjøtt melk helse sykehus lege legemiddel sykdom blod hjerte kropp hode øye mann
    kvinne barn familie venn fil mappe nettverk skjerm tastatur innstilling passord liste rapport møte
    styre råd medlem skatt forsikring lån andel eier ansatt leder bygning utstyr oppvarming belysning
    rengjøring tykkelse høyde bredde dybde mål apparat verktøy årlig elektrisk teknisk offentlig rettslig
    fødsel behandling betaling nøkkel gulv lønn egg himmel kamp utgift tak speil flaske hest kirke vilkår
    deler bruk kjede strøm regnskap forsyning veiledning forskrift rente kule lager kurv`,
  fi: `vesi ilma tuli valo teho paine lämpötila lämpö nopeus paino koko väri aika vuosi päivä yö viikko
    kuukausi talo katu kaupunki maa maailma työ yritys markkinat hinta raha pankki tili lasku sopimus laki
    oikeus valtio hallitus koulu yliopisto kirja sivu kirje sana kieli nimi numero osoite tilaus toimitus
    asiakas käyttäjä palvelu apu turvallisuus suojaus laatu koe tutkimus kehitys tuotanto kone moottori
    pumppu venttiili pyörä vaihde ruuvi mutteri kaapeli kytkin akku säiliö putki teräs rauta puu lasi
    paperi öljy polttoaine energia auto juna lentokone laiva tie silta asema ovi ikkuna pöytä tuoli keittiö
    puutarha ruoka leipä liha maito terveys sairaala lääkäri lääke sairaus veri sydän keho pää käsi silmä
    mies nainen lapsi perhe ystävä tiedosto kansio verkko näyttö näppäimistö asetus salasana luettelo
    raportti kokous neuvosto jäsen vero vakuutus laina osuus omistaja työntekijä johtaja rakennus laitteisto
    lämmitys valaistus siivous paksuus korkeus leveys syvyys mitta laite työkalu vuosittainen sähköinen
    tekninen julkinen oikeudellinen hoito maksu avain lattia palkka muna taivas ehdot osat käyttö ketju`,
  cs: `voda vzduch oheň světlo výkon tlak teplota teplo rychlost hmotnost velikost barva čas rok den noc
    týden měsíc dům ulice město země svět práce společnost trh cena peníze účet faktura smlouva zákon soud
    stát vláda škola univerzita kniha strana dopis slovo jazyk jméno číslo adresa objednávka dodávka
    zákazník uživatel služba pomoc bezpečnost ochrana kvalita zkouška výzkum vývoj výroba stroj motor
    čerpadlo ventil kolo převodovka šroub matice kabel vypínač baterie nádrž trubka ocel železo dřevo sklo
    papír olej palivo energie auto vlak letadlo loď silnice most stanice dveře okno stůl židle kuchyně
    zahrada jídlo chléb maso mléko zdraví nemocnice lékař lék nemoc krev srdce tělo hlava ruka oko muž žena
    dítě rodina přítel soubor složka síť obrazovka klávesnice nastavení heslo seznam zpráva schůze
    představenstvo rada člen daň pojištění půjčka podíl vlastník zaměstnanec ředitel budova vybavení topení
    osvětlení čištění tloušťka výška šířka hloubka přístroj nástroj roční elektrický technický veřejný
    právní narození léčba platba klíč podlaha podmínky díly použití řetězec návod košík`,
  sk: `voda vzduch oheň svetlo výkon tlak teplota teplo rýchlosť hmotnosť veľkosť farba čas rok deň noc
    týždeň mesiac dom ulica mesto krajina svet práca spoločnosť trh cena peniaze účet faktúra zmluva zákon
    súd štát vláda škola univerzita kniha strana list slovo jazyk meno číslo adresa objednávka dodávka
    zákazník používateľ služba pomoc bezpečnosť ochrana kvalita skúška výskum vývoj výroba stroj motor
    čerpadlo ventil koleso prevodovka skrutka matica kábel vypínač batéria nádrž rúrka oceľ železo drevo
    sklo papier olej palivo energia auto vlak lietadlo loď cesta most stanica dvere okno stôl stolička
    kuchyňa záhrada jedlo chlieb mäso mlieko zdravie nemocnica lekár liek choroba krv srdce telo hlava ruka
    oko muž žena dieťa rodina priateľ súbor priečinok sieť obrazovka klávesnica nastavenie heslo zoznam
    správa schôdza predstavenstvo rada člen daň poistenie pôžička podiel vlastník zamestnanec riaditeľ
    budova vybavenie kúrenie osvetlenie čistenie hrúbka výška šírka hĺbka prístroj nástroj ročný elektrický
    technický verejný právny narodenie liečba platba kľúč podlaha podmienky diely použitie reťazec návod`,
  hu: `víz levegő tűz fény teljesítmény nyomás hőmérséklet hő sebesség súly méret szín idő év nap éjszaka
    hét hónap ház utca város ország világ munka vállalat piac ár pénz bank számla szerződés törvény bíróság
    állam kormány iskola egyetem könyv oldal levél szó nyelv név szám cím rendelés szállítás ügyfél
    felhasználó szolgáltatás segítség biztonság védelem minőség vizsga kutatás fejlesztés gyártás gép motor
    szivattyú szelep kerék hajtómű csavar anya kábel kapcsoló akkumulátor tartály cső acél vas fa üveg papír
    olaj üzemanyag energia autó vonat repülőgép hajó út híd állomás ajtó ablak asztal szék konyha kert étel
    kenyér hús tej egészség kórház orvos gyógyszer betegség vér szív test fej kéz szem férfi nő gyermek
    család barát fájl mappa hálózat képernyő billentyűzet beállítás jelszó lista jelentés terv értekezlet
    igazgatóság tanács tag adó biztosítás kölcsön részvény tulajdonos alkalmazott vezető épület berendezés
    fűtés világítás tisztítás vastagság magasság szélesség mélység készülék szerszám éves elektromos műszaki
    közös jogi születés kezelés fizetés kulcs padló feltételek alkatrészek használat lánc utasítás kosár`,
  tr: `su hava ateş ışık güç basınç sıcaklık ısı hız ağırlık boyut renk zaman yıl gün gece hafta ay ev sokak
    şehir ülke dünya iş şirket piyasa fiyat para banka hesap fatura sözleşme kanun mahkeme devlet hükümet
    okul üniversite kitap sayfa mektup sözcük dil ad numara adres sipariş teslimat müşteri kullanıcı hizmet
    yardım güvenlik koruma kalite deneme araştırma geliştirme üretim makine motor pompa vana tekerlek dişli
    vida somun kablo anahtar akü depo boru çelik demir ahşap cam kâğıt yağ yakıt enerji araba tren uçak gemi
    yol köprü istasyon kapı pencere masa sandalye mutfak bahçe yemek ekmek et süt sağlık hastane doktor ilaç
    hastalık kan kalp vücut baş el göz erkek kadın çocuk aile arkadaş dosya klasör ağ ekran klavye ayar
    parola liste rapor proje toplantı kurul üye vergi sigorta kredi hisse sahip çalışan müdür bina donanım
    ısıtma aydınlatma temizlik kalınlık yükseklik genişlik derinlik cihaz alet yıllık elektrikli teknik kamu
    hukuki doğum tedavi ödeme zemin koşulları parçalar kullanım zincir kılavuz sepet yönetim yedek kaynağı`,
  ro: `apă aer foc lumină putere presiune temperatură căldură viteză greutate mărime culoare timp an zi
    noapte săptămână lună casă stradă oraș țară lume muncă firmă piață preț bani bancă cont factură contract
    lege tribunal stat guvern școală universitate carte pagină scrisoare cuvânt limbă nume număr adresă
    comandă livrare client utilizator serviciu ajutor siguranță protecție calitate probă studiu cercetare
    dezvoltare producție mașină motor pompă supapă roată angrenaj șurub piuliță cablu întrerupător baterie
    rezervor țeavă oțel fier lemn sticlă hârtie ulei combustibil energie tren avion navă drum pod stație ușă
    fereastră masă scaun bucătărie grădină mâncare pâine carne lapte sănătate spital medic medicament boală
    sânge inimă corp cap mână ochi bărbat femeie copil familie prieten fișier dosar rețea ecran tastatură
    setare parolă listă raport proiect ședință consiliu membru impozit asigurare împrumut acțiune proprietar
    angajat director clădire echipament încălzire iluminat curățenie grosime înălțime lățime adâncime aparat
    unealtă anual electric tehnic public juridic naștere tratament plată cheie podea condiții piese utilizare`,
  et: `vesi õhk tuli valgus võimsus rõhk temperatuur soojus kiirus kaal suurus värv aeg aasta päev öö nädal
    kuu maja tänav linn riik maailm töö ettevõte turg hind raha pank konto arve leping seadus kohus valitsus
    kool ülikool raamat lehekülg kiri sõna keel nimi number aadress tellimus tarne klient kasutaja teenus abi
    ohutus kaitse kvaliteet katse uuring areng tootmine masin mootor pump klapp ratas kruvi mutter kaabel
    lüliti aku paak toru teras raud puit klaas paber õli kütus energia auto rong lennuk laev tee sild jaam
    uks aken laud tool köök aed toit leib liha piim tervis haigla arst ravim haigus veri süda keha pea käsi
    silm mees naine laps pere sõber fail kaust võrk ekraan klaviatuur seade parool nimekiri aruanne koosolek
    nõukogu liige maks kindlustus laen osa omanik töötaja juhataja hoone varustus küte valgustus puhastus
    paksus kõrgus laius sügavus tööriist aastane elektriline tehniline avalik õiguslik sünd ravi makse`,
  lt: `vanduo oras ugnis šviesa galia slėgis temperatūra šiluma greitis svoris dydis spalva laikas metai diena
    naktis savaitė mėnuo namas gatvė miestas šalis pasaulis darbas įmonė rinka kaina pinigai bankas sąskaita
    sutartis įstatymas teismas valstybė vyriausybė mokykla universitetas knyga puslapis laiškas žodis kalba
    vardas numeris adresas užsakymas pristatymas klientas naudotojas paslauga pagalba sauga apsauga kokybė
    bandymas tyrimas plėtra gamyba mašina variklis siurblys vožtuvas ratas varžtas veržlė kabelis jungiklis
    baterija bakas vamzdis plienas geležis mediena stiklas popierius alyva kuras energija automobilis
    traukinys lėktuvas laivas kelias tiltas stotis durys langas stalas kėdė virtuvė sodas maistas duona mėsa
    pienas sveikata ligoninė gydytojas vaistas liga kraujas širdis kūnas galva ranka akis vyras moteris vaikas
    šeima draugas failas aplankas tinklas ekranas klaviatūra nustatymas slaptažodis sąrašas ataskaita taryba
    narys mokestis draudimas paskola dalis savininkas darbuotojas vadovas pastatas įranga šildymas valymas`,
  lv: `ūdens gaiss uguns gaisma jauda spiediens temperatūra siltums ātrums svars izmērs krāsa laiks gads diena
    nakts nedēļa mēnesis māja iela pilsēta valsts pasaule darbs uzņēmums tirgus cena nauda banka konts rēķins
    līgums likums tiesa valdība skola universitāte grāmata lapa vēstule vārds valoda numurs adrese pasūtījums
    piegāde klients lietotājs pakalpojums palīdzība drošība aizsardzība kvalitāte pārbaude pētījums attīstība
    ražošana mašīna dzinējs sūknis vārsts rats skrūve uzgrieznis kabelis slēdzis akumulators tvertne caurule
    tērauds dzelzs koks stikls papīrs eļļa degviela enerģija automašīna vilciens lidmašīna kuģis ceļš tilts
    stacija durvis logs galds krēsls virtuve dārzs ēdiens maize gaļa piens veselība slimnīca ārsts zāles
    slimība asinis sirds ķermenis galva roka acs vīrietis sieviete bērns ģimene draugs datne mape tīkls ekrāns
    tastatūra iestatījums parole saraksts pārskats sanāksme padome loceklis nodoklis apdrošināšana aizdevums
    daļa īpašnieks darbinieks vadītājs ēka aprīkojums apkure tīrīšana biezums augstums platums dziļums`,
  sl: `voda zrak ogenj svetloba moč tlak temperatura toplota hitrost teža velikost barva čas leto dan noč teden
    mesec hiša ulica mesto država svet delo podjetje trg cena denar banka račun pogodba zakon sodišče vlada šola
    univerza knjiga stran pismo beseda jezik ime številka naslov naročilo dostava stranka uporabnik storitev
    pomoč varnost zaščita kakovost preizkus raziskava razvoj proizvodnja stroj motor črpalka ventil kolo vijak
    matica kabel stikalo baterija posoda cev jeklo železo les steklo papir olje gorivo energija avto vlak letalo
    ladja cesta most postaja vrata okno miza stol kuhinja vrt hrana kruh meso mleko zdravje bolnišnica zdravnik
    zdravilo bolezen kri srce telo glava roka oko moški ženska otrok družina prijatelj datoteka mapa omrežje
    zaslon tipkovnica nastavitev geslo seznam poročilo sestanek odbor svet član davek zavarovanje posojilo delež
    lastnik zaposleni direktor stavba oprema ogrevanje čiščenje debelina višina širina globina naprava orodje`,
  id: `air udara api cahaya daya tekanan suhu panas kecepatan berat ukuran warna waktu tahun hari malam minggu
    bulan rumah jalan kota negara dunia kerja perusahaan pasar harga uang rekening faktur kontrak hukum
    pengadilan pemerintah sekolah universitas buku halaman surat kata bahasa nama nomor alamat pesanan
    pengiriman pelanggan pengguna layanan bantuan keamanan perlindungan kualitas uji penelitian pengembangan
    produksi mesin pompa katup roda gigi sekrup mur kabel sakelar baterai tangki pipa baja besi kayu kaca
    kertas minyak bahan bakar energi mobil kereta pesawat kapal jembatan stasiun pintu jendela meja kursi
    dapur kebun makanan roti daging susu kesehatan sakit dokter obat penyakit darah jantung tubuh kepala
    tangan mata pria wanita anak keluarga teman berkas jaringan layar papan ketik pengaturan sandi daftar
    laporan rapat dewan anggota pajak asuransi pinjaman saham pemilik karyawan manajer bangunan peralatan
    pemanas pembersihan tebal tinggi lebar kedalaman alat tahunan listrik teknis umum kelahiran pengobatan`,
  ru: `вода воздух огонь свет мощность давление температура тепло скорость вес размер цвет время год день ночь
    неделя месяц дом улица город страна мир работа предприятие рынок цена деньги счёт договор закон суд
    государство правительство школа университет книга страница письмо слово язык имя номер адрес заказ поставка
    клиент пользователь услуга помощь безопасность защита качество испытание исследование развитие производство
    машина двигатель насос клапан колесо винт гайка кабель выключатель бак труба сталь железо дерево стекло
    бумага масло топливо энергия поезд самолёт корабль дорога мост станция дверь окно стол стул кухня сад еда
    хлеб мясо молоко здоровье больница врач лекарство болезнь кровь сердце тело голова рука глаз мужчина женщина
    ребёнок семья файл папка сеть экран клавиатура настройка пароль список отчёт собрание совет член налог
    страхование кредит доля владелец сотрудник руководитель здание оборудование отопление очистка толщина высота
    ширина глубина прибор инструмент годовой электрический технический общественный условия части питания`,
  uk: `вода повітря вогонь світло потужність тиск температура тепло швидкість вага розмір колір час рік день ніч
    тиждень місяць будинок вулиця місто країна світ робота підприємство ринок ціна гроші рахунок договір закон суд
    держава уряд школа університет книга сторінка лист слово мова ім'я номер адреса замовлення постачання клієнт
    користувач послуга допомога безпека захист якість випробування дослідження розвиток виробництво машина двигун
    насос клапан колесо гвинт гайка кабель вимикач бак труба сталь залізо дерево скло папір олія паливо енергія
    потяг літак корабель дорога міст станція двері вікно стіл стілець кухня сад їжа хліб м'ясо молоко здоров'я
    лікарня лікар ліки хвороба кров серце тіло голова рука око чоловік жінка дитина сім'я файл тека мережа екран
    клавіатура налаштування пароль список звіт збори рада член податок страхування кредит частка власник
    працівник керівник будівля обладнання опалення очищення товщина висота ширина глибина прилад інструмент річний
    електричний технічний громадський умови частини живлення наглядова зміна використання покупок`,
  bg: `вода въздух огън светлина мощност налягане температура топлина скорост тегло размер цвят време година ден
    нощ седмица месец къща улица град страна свят работа предприятие пазар цена пари сметка договор закон съд
    държава правителство училище университет книга страница писмо дума език име номер адрес поръчка доставка
    клиент потребител услуга помощ безопасност защита качество изпитване изследване развитие производство машина
    двигател помпа клапан колело винт гайка кабел прекъсвач резервоар тръба стомана желязо дърво стъкло хартия
    масло гориво енергия влак самолет кораб път мост станция врата прозорец маса стол кухня градина храна хляб
    месо мляко здраве болница лекар лекарство болест кръв сърце тяло глава ръка око мъж жена дете семейство
    файл папка мрежа екран клавиатура настройка парола списък отчет събрание съвет член данък застраховка
    кредит дял собственик служител ръководител сграда оборудване отопление почистване дебелина височина ширина
    дълбочина уред инструмент годишен електрически технически обществен условия части захранване`,
  vi: `nước không khí lửa ánh sáng công suất áp suất nhiệt độ tốc độ trọng lượng kích thước màu thời gian năm ngày
    đêm tuần tháng nhà đường phố thành phố thế giới việc công ty thị trường giá tiền ngân hàng tài khoản hóa đơn
    hợp đồng luật tòa án chính phủ trường học sách trang thư ngôn ngữ tên số địa chỉ đơn hàng giao khách người
    dùng dịch vụ trợ giúp an toàn bảo vệ chất lượng thử nghiên cứu phát triển sản xuất máy động cơ bơm van bánh`,
};
