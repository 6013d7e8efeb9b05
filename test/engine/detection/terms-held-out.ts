/**
 * Short terms as translators meet them (headings, labels, parts lists), of our own, by language,
 * separated by bars. Nothing may be tuned on them: whoever changes weights or word lists reads here
 * only the figures. `target` is the language that they are translated into.
 */
export const TERMS_HELD_OUT: Readonly<
  Record<string, { readonly target: string; readonly terms: string }>
> = {
  en: {
    target: 'de',
    terms: `proton beam|steel bearing|annual report|user manual|power supply|cash flow|exhaust valve
shopping cart|water pressure|board of directors|clinical trial|supply chain|spare parts list
fire extinguisher|patent claim|heat exchanger|terms of service|shipping address|fuel tank
mortgage rate|quarterly earnings|night shift|safety goggles|bus stop|greenhouse gas|tax return
speed limit|hard drive|insurance policy|brake fluid|birth certificate|kitchen sink|market share
job opening|wind turbine|lung cancer|front page|court order|drinking water|surface area`,
  },
  de: {
    target: 'en',
    terms: `Protonenstrahl|Kugellager|Jahresabschluss|Bedienungsanleitung|Stromversorgung
Geschäftsführer|Auslassventil|Warenkorb|Wasserdruck|Aufsichtsrat|klinische Studie|Lieferkette
Ersatzteilliste|Feuerlöscher|Patentanspruch|Wärmetauscher|Nutzungsbedingungen|Lieferadresse
Kraftstofftank|Hypothekenzins|Quartalsergebnis|Nachtschicht|Schutzbrille|Bushaltestelle
Treibhausgas|Steuererklärung|Höchstgeschwindigkeit|Festplatte|Versicherungspolice
Bremsflüssigkeit|Geburtsurkunde|Spülbecken|Marktanteil|Stellenangebot|Windkraftanlage
Lungenkrebs|Titelseite|gerichtlicher Beschluss|Trinkwasser|rechter Winkel`,
  },
  fr: {
    target: 'en',
    terms: `faisceau de protons|roulement à billes|rapport annuel|mode d'emploi|alimentation électrique
flux de trésorerie|soupape d'échappement|panier d'achat|pression de l'eau|conseil d'administration
essai clinique|chaîne d'approvisionnement|pièces détachées|extincteur|revendication de brevet
échangeur thermique|conditions d'utilisation|adresse de livraison|réservoir|taux hypothécaire
bénéfices trimestriels|équipe de nuit|lunettes de sécurité|arrêt de bus|gaz à effet de serre
déclaration de revenus|vitesse maximale|disque dur|police d'assurance|liquide de frein
acte de naissance|évier de cuisine|part de marché|offre d'emploi|éolienne|cancer du poumon`,
  },
  es: {
    target: 'en',
    terms: `haz de protones|cojinete de bolas|informe anual|manual del usuario|fuente de alimentación
flujo de caja|válvula de escape|carrito de compras|presión del agua|junta directiva|ensayo clínico
cadena de suministro|piezas de repuesto|extintor|reivindicación|intercambiador de calor
condiciones de uso|dirección de envío|depósito de combustible|tipo hipotecario|turno de noche
gafas de seguridad|parada de autobús|efecto invernadero|declaración de la renta
velocidad máxima|disco duro|póliza de seguro|líquido de frenos|partida de nacimiento
cuota de mercado|oferta de empleo|aerogenerador|cáncer de pulmón|cuenta corriente`,
  },
  it: {
    target: 'en',
    terms: `conto corrente|fascio di protoni|cuscinetto a sfere|relazione annuale|manuale d'uso
alimentatore|flusso di cassa|valvola di scarico|carrello della spesa|pressione dell'acqua
consiglio di amministrazione|studio clinico|catena di fornitura|pezzi di ricambio|estintore
rivendicazione|scambiatore di calore|condizioni d'uso|indirizzo di spedizione
serbatoio del carburante|tasso ipotecario|turno di notte|occhiali di sicurezza
fermata dell'autobus|gas serra|dichiarazione dei redditi|velocità massima|disco rigido
polizza assicurativa|liquido dei freni|atto di nascita|quota di mercato|offerta di lavoro
pala eolica|tumore al polmone`,
  },
  pt: {
    target: 'en',
    terms: `conta corrente|feixe de prótons|relatório anual|manual do usuário|fonte de alimentação
fluxo de caixa|válvula de escape|carrinho de compras|pressão da água|conselho de administração
ensaio clínico|cadeia de suprimentos|peças de reposição|extintor de incêndio|trocador de calor
termos de uso|endereço de entrega|tanque de combustível|taxa hipotecária|turno da noite
óculos de segurança|ponto de ônibus|declaração de imposto|velocidade máxima|disco rígido
apólice de seguro|fluido de freio|certidão de nascimento|quota de mercado|câncer de pulmão`,
  },
  nl: {
    target: 'en',
    terms: `protonenbundel|kogellager|jaarverslag|gebruikershandleiding|stroomvoorziening|kasstroom
uitlaatklep|winkelwagen|waterdruk|raad van bestuur|klinisch onderzoek|toeleveringsketen
reserveonderdelen|brandblusser|warmtewisselaar|gebruiksvoorwaarden|bezorgadres|brandstoftank
hypotheekrente|kwartaalcijfers|nachtdienst|veiligheidsbril|bushalte|broeikasgas
belastingaangifte|maximumsnelheid|harde schijf|verzekeringspolis|remvloeistof|geboorteakte`,
  },
  pl: {
    target: 'en',
    terms: `wiązka protonów|łożysko kulkowe|sprawozdanie roczne|instrukcja obsługi|zasilanie
przepływy pieniężne|zawór wydechowy|koszyk zakupowy|ciśnienie wody|rada nadzorcza
badanie kliniczne|łańcuch dostaw|części zamienne|gaśnica|wymiennik ciepła|warunki korzystania
adres dostawy|zbiornik paliwa|nocna zmiana|okulary ochronne|przystanek autobusowy
prędkość maksymalna|dysk twardy|polisa ubezpieczeniowa|akt urodzenia`,
  },
  sv: {
    target: 'en',
    terms: `protonstråle|kullager|årsredovisning|bruksanvisning|strömförsörjning|kassaflöde
avgasventil|kundvagn|vattentryck|styrelsemöte|klinisk studie|leveranskedja|reservdelar
brandsläckare|värmeväxlare|användarvillkor|leveransadress|bränsletank|nattskift
skyddsglasögon|busshållplats|växthusgas|hårddisk|försäkringsbrev|bromsvätska`,
  },
  da: {
    target: 'en',
    terms: `protonstråle|kugleleje|årsregnskab|brugsanvisning|strømforsyning|udstødningsventil
indkøbskurv|vandtryk|bestyrelsesmøde|klinisk forsøg|forsyningskæde|reservedele|brandslukker
varmeveksler|leveringsadresse|brændstoftank|nattevagt|sikkerhedsbriller|busstoppested
drivhusgas|forsikringspolice|fødselsattest`,
  },
  fi: {
    target: 'en',
    terms: `protonisuihku|kuulalaakeri|vuosikertomus|käyttöohje|virtalähde|kassavirta|pakoventtiili
ostoskori|vedenpaine|hallituksen kokous|kliininen tutkimus|toimitusketju|varaosat
lämmönvaihdin|käyttöehdot|toimitusosoite|polttoainesäiliö|yövuoro|suojalasit|linja-autopysäkki`,
  },
  cs: {
    target: 'en',
    terms: `svazek protonů|kuličkové ložisko|výroční zpráva|návod k obsluze|napájecí zdroj
výfukový ventil|nákupní košík|tlak vody|představenstvo společnosti|klinická studie
dodavatelský řetězec|náhradní díly|hasicí přístroj|výměník tepla|podmínky použití
palivová nádrž|noční směna|ochranné brýle|autobusová zastávka|pevný disk`,
  },
  hu: {
    target: 'en',
    terms: `protonnyaláb|golyóscsapágy|éves jelentés|használati utasítás|tápegység|kipufogószelep
bevásárlókosár|víznyomás|igazgatótanács|klinikai vizsgálat|ellátási lánc|pótalkatrészek
tűzoltó készülék|hőcserélő|felhasználási feltételek|szállítási cím|üzemanyagtartály|merevlemez`,
  },
  tr: {
    target: 'en',
    terms: `proton demeti|bilyalı rulman|yıllık rapor|kullanım kılavuzu|güç kaynağı|nakit akışı
egzoz valfi|alışveriş sepeti|su basıncı|yönetim kurulu|klinik araştırma|tedarik zinciri
yedek parçalar|yangın söndürücü|ısı eşanjörü|kullanım koşulları|teslimat adresi|yakıt deposu`,
  },
  ro: {
    target: 'en',
    terms: `fascicul de protoni|rulment cu bile|raport anual|manual de utilizare|sursă de alimentare
supapă de evacuare|coș de cumpărături|presiunea apei|consiliu de administrație|studiu clinic
lanț de aprovizionare|piese de schimb|schimbător de căldură|condiții de utilizare
adresă de livrare|rezervor de combustibil|tură de noapte|stație de autobuz`,
  },
  ru: {
    target: 'en',
    terms: `пучок протонов|шариковый подшипник|годовой отчёт|руководство пользователя|блок питания
выпускной клапан|корзина покупок|давление воды|совет директоров|клиническое исследование
цепочка поставок|запасные части|теплообменник|условия использования|адрес доставки|ночная смена`,
  },
  uk: {
    target: 'en',
    terms: `пучок протонів|кульковий підшипник|річний звіт|посібник користувача|блок живлення
випускний клапан|кошик покупок|тиск води|наглядова рада|клінічне дослідження|запасні частини
теплообмінник|умови використання|адреса доставки|нічна зміна|паливний бак`,
  },
};
