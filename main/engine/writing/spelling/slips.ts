/**
 * Slips that everybody makes and that a dictionary alone does not decide, wrong and right in turn. A
 * right form of two words is written with a low line. Wrong forms are no words of their language.
 */
export const SLIPS: Readonly<Record<string, string>> = {
  en: `accomodate accommodate accomodation accommodation accross across acheive achieve acknowlege acknowledge
    acommodate accommodate adress address agressive aggressive alot a_lot amature amateur
    apparant apparent appearence appearance arguement argument assasin assassin athiest atheist
    basicly basically beacuse because becuase because begining beginning beleive believe beleif belief
    benifit benefit bizzare bizarre buisness business bussiness business calender calendar catagory category
    cemetary cemetery changable changeable collegue colleague comming coming commited committed
    commitee committee comparision comparison completly completely concious conscious convinient convenient
    critisism criticism definately definitely definatly definitely definitly definitely dependance dependence
    desparate desperate developement development dilema dilemma dissapear disappear dissapoint disappoint
    dont don't doesnt doesn't didnt didn't isnt isn't arent aren't wasnt wasn't werent weren't havent haven't
    hasnt hasn't hadnt hadn't couldnt couldn't wouldnt wouldn't shouldnt shouldn't 
    embarass embarrass enviroment environment existance existence experiance experience familar familiar
    febuary February finaly finally foriegn foreign fourty forty freind friend freinds friends
    garantee guarantee goverment government grammer grammar greatful grateful gaurd guard happend happened
    harrass harass heigth height heros heroes hieght height humourous humorous immediatly immediately
    independant independent intresting interesting interupt interrupt irresistable irresistible
    knowlege knowledge liason liaison libary library lisence licence maintainance maintenance manuever maneuver
    millenium millennium mispell misspell mischievious mischievous neccessary necessary necesary necessary
    neice niece noticable noticeable occassion occasion occasionaly occasionally occured occurred
    occurence occurrence offical official oppertunity opportunity orginal original paralel parallel
    peice piece percieve perceive perfom perform persistant persistent posession possession
    potatos potatoes prefered preferred presance presence privelege privilege proffesor professor
    pronounciation pronunciation publically publicly realy really reccomend recommend recomend recommend
    recieve receive recieved received reciept receipt refered referred relevent relevant
    religous religious remeber remember rember remember repitition repetition resistence resistance
    responsability responsibility restarant restaurant rythm rhythm seperate separate seperately separately
    shoud should similiar similar sincerly sincerely speach speech sucess success sucessful successful
    suprise surprise tatoo tattoo teh the tendancy tendency thier their threshhold threshold
    tomatos tomatoes tommorow tomorrow tommorrow tomorrow tounge tongue truely truly tyrany tyranny
    unfortunatly unfortunately untill until usefull useful vaccum vacuum wether whether wierd weird wich which
    wierdly weirdly writting writing wriet write yeild yield yuo you taht that adn and hte the jsut just
    waht what wiht with whcih which woudl would coudl could shoudl should thsi this knwo know peopel people`,
  de: `bischen bisschen daß dass eigendlich eigentlich endgültik endgültig
    entgültig endgültig entscheident entscheidend ergebniss Ergebnis erfolgeich erfolgreich garnicht gar_nicht
    garnichts gar_nichts hälst hältst hiermitt hiermit imernoch immer_noch immernoch immer_noch
    intressant interessant interresant interessant iregendwie irgendwie komplet komplett kreirt kreiert
    maschiene Maschine muß muss mußte musste müßte müsste nähmlich nämlich
    nämmlich nämlich normalerweisse normalerweise obwol obwohl orginal original paralel parallel
    projeckt Projekt rhytmus Rhythmus rythmus Rhythmus seperat separat sebst selbst standart Standard
    symphatisch sympathisch tolleranz Toleranz udn und ncith nicht nciht nicht nihct nicht
    unendtlich unendlich vieleicht vielleicht villeicht vielleicht vorraus voraus
    vorraussetzung Voraussetzung warscheinlich wahrscheinlich wahrscheinlcih wahrscheinlich wieviel wie_viel
    wiederspiegeln widerspiegeln wiederstand widerstand wiedersprechen widersprechen zeihen ziehen
    ziehmlich ziemlich zumindestens zumindest läßt lässt gewiß gewiss bißchen bisschen
    ihc ich desshalb deshalb auserdem außerdem heisst heißt
    grüsse grüße strasse Straße`,
  fr: `apartement appartement appeller appeler aujourdhui aujourd'hui biensur bien_sûr
    biensûr bien_sûr bonjous bonjour bonjur bonjour cest c'est deja déjà dela delà
    developpement développement développment développement developement développement language langage
    enmener emmener etre être evenement évènement exersice exercice hopital hôpital
    interressant intéressant interessant intéressant jai j'ai malgres malgré
    malgrès malgré mechant méchant notament notamment parmis parmi pluspart plupart
    plusieur plusieurs pres près probleme problème professionel professionnel professionelle professionnelle
    quelquechose quelque_chose recomander recommander resoudre résoudre sinceremenet sincèrement tres très
    toujour toujours traffic trafic voila voilà vraiement vraiment apres après etait était
    francais français `,
  es: `adiccion adicción adios adiós ahi ahí alquiller alquiler algun algún asique así_que atravez a_través
    carater carácter compania compañía dificil difícil direccion dirección enserio en_serio exelente excelente
    esque es_que facil fácil habia había habian habían haiga haya hize hice informacion información
    llendo yendo nadien nadie nesecito necesito osea o_sea
    ovbio obvio ocacion ocasión pais país porfavor por_favor proximo próximo quiza quizá rapido rápido
    reunion reunión sabado sábado sinembargo sin_embargo subjerencia sugerencia tambien también talvez tal_vez
    telefono teléfono todavia todavía ultimo último vinistes viniste hicistes hiciste dijistes dijiste
    atencion atención despues después dia día dias días aqui aquí ademas además`,
  it: `accellerare accelerare aereoporto aeroporto areoporto aeroporto avvolte a_volte
    citta città coscenza coscienza conoscienza conoscenza dacordo d'accordo daccordo d'accordo eccezzionale eccezionale
    eccezzione eccezione finche finché giorniata giornata
    ingegnieria ingegneria perche perché perchè perché piu più piú più poiche poiché
    poichè poiché pò po' propio proprio propietà proprietà pultroppo purtroppo purtoppo purtroppo qualcosaltro qualcos'altro
    qualè qual_è quantaltro quant'altro scenziato scienziato sopratutto soprattutto sucesso successo
    universita università xche perché cosi così puo può gia già lunedi lunedì martedi martedì
    mercoledi mercoledì giovedi giovedì venerdi venerdì cè c'è`,
  pt: `adimitir admitir analizar analisar ancioso ansioso apartir a_partir apezar apesar
    atravez através beneficiente beneficente concerteza com_certeza
    derepente de_repente dificil difícil disculpe desculpe excessão exceção exceçao exceção
    exelente excelente familia família geito jeito impresindível imprescindível mecher mexer menas menos
    nao não ninguem ninguém numero número obrigadu obrigado paralizar paralisar pesquiza pesquisa
    portugues português previlégio privilégio previlegio privilégio previnir prevenir quizer quiser
    reinvindicar reivindicar reuniao reunião sinão senão sabado sábado tambem também trousse trouxe
    voce você voces vocês alguem alguém amanha amanhã entao então estao estão 
    possivel possível facil fácil rapido rápido ultimo último proximo próximo informacao informação`,
};
