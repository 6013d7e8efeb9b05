/** What is written and what is meant; with one text only it is right as it is. */
export type Sentences = readonly (readonly [written: string, meant?: string])[];

export const ENGLISH: Sentences = [
  ['I recieved teh letter yesterday.', 'I received the letter yesterday.'],
  [
    'He have went to the store and buyed an apple.',
    'He has gone to the store and bought an apple.',
  ],
  ['She dont like it. They was here.', "She doesn't like it. They were here."],
  ['Peple shoud beleive in thier freinds.', 'People should believe in their friends.'],
  ['I has a apple and an banana.', 'I have an apple and a banana.'],
  ['We should of gone there.', 'We should have gone there.'],
  [
    'Alot of people think so ,and  the the cat sat down.',
    'A lot of people think so, and the cat sat down.',
  ],
  ["i think its a nice day, isn't it?", "I think it's a nice day, isn't it?"],
  [
    'Please answer soon. we are waiting for your reply.',
    'Please answer soon. We are waiting for your reply.',
  ],
  ['It is definately seperate.', 'It is definitely separate.'],
  // Right as they are: names, code, addresses, acronyms, numbers.
  ['Krzysztof Wojciechowski and Mr Smyth live on Teh Street in Llanfair.'],
  ['Run `teh code` with --recieve or see http://teh.example/recieve and mail teh@recieve.org.'],
  ['Version 3.2.1 of foo_bar needs 16 GB, says the RFC about IPv6.'],
  ['That he had had a cold was known: she knew that that was so.'],
  ['The items from it are imported.'],
  ['Chapter 1: what you need'],
  ['It is there. "count" is a word, and iPhone is one too. call() is code.'],
];

export const GERMAN: Sentences = [
  [
    'Ich habe vieleicht einen Brief bekomen ,und und das  Haus ist schoen.',
    'Ich habe vielleicht einen Brief bekommen, und das Haus ist schön.',
  ],
  [
    'Wir hofen, daß Sie die Rechnug erhalten haben. bitte melden Sie sich bei Herrn Meyr.',
    'Wir hoffen, dass Sie die Rechnung erhalten haben. Bitte melden Sie sich bei Herrn Meyr.',
  ],
  ['Er sagte: „Das ist gut".', 'Er sagte: „Das ist gut“.'],
  ['Die Strasse ist nähmlich gespert.', 'Die Straße ist nämlich gesperrt.'],
  [
    'Das muß eigendlich nciht sein, oder?Das weiß ich.',
    'Das muss eigentlich nicht sein, oder? Das weiß ich.',
  ],
  ['Die Besprehung begint um zehn Uhr.', 'Die Besprechung beginnt um zehn Uhr.'],
  // Compounds, names and loanwords.
  ['Die Donaudampfschifffahrtsgesellschaft hat eine Tastaturbelegungsplanung.'],
  ['Der Kraftfahrzeughaftpflichtversicherungsvertrag liegt im Aktenschrank.'],
  ['Unser Lieferantenbewertungsbogen und die Besprechungsraumbelegung sind fertig.'],
  ['Frau Krzysztof und Herr Wojciechowski fahren nach Llanfair.'],
  ['Sie sagen, dass sie sie gesehen haben.'],
  ['Das kostet z. B. 3,50 € pro Stück, d. h. mehr als 2023.'],
];

export const FRENCH: Sentences = [
  [
    "Bonjour!Comment allez-vous? J'ai recu votre lettre.",
    "Bonjour\u202F! Comment allez-vous\u202F? J'ai reçu votre lettre.",
  ],
  ['Je vous recomande ce developement.', 'Je vous recommande ce développement.'],
  ['Le probleme est que les les clients partent.', 'Le problème est que les clients partent.'],
  ["Aujourdhui nous alons à l'hopital.", "Aujourd'hui nous allons à l'hôpital."],
  ['Voici la réponse: «voilà».', 'Voici la réponse\u00A0: «\u00A0voilà\u00A0».'],
  // Right: spaces before the high marks, elisions, doubled pronouns, names.
  ["Nous nous sommes vus hier ; l'avez-vous su ? Oui !"],
  ['Le rendez-vous est à 14:30, voir https://exemple.example/a?b=c!'],
  ['Monsieur Wojciechowski habite rue Krzysztof.'],
];

export const SPANISH: Sentences = [
  ['Hola, cómo estás?', 'Hola, ¿cómo estás?'],
  ['La reunion es el sabado. Que bonito!', 'La reunión es el sábado. ¡Que bonito!'],
  [
    'Tengo un problema con el telefono de la la empresa.',
    'Tengo un problema con el teléfono de la empresa.',
  ],
  ['Necesitamos informacion exelente.', 'Necesitamos información excelente.'],
  ['¿Cuándo llega el señor Wojciechowski? ¡Ya está aquí!'],
  ['Quiero hablándolo comprárselo y dárnoslo.'],
];

export const ITALIAN: Sentences = [
  [
    'Perchè non vieni? La citta è bellissima ,purtoppo.',
    'Perché non vieni? La città è bellissima, purtroppo.',
  ],
  ["L'universita è chiusa.", "L'università è chiusa."],
  ['Qualcuno ha sbaliato di di nuovo.', 'Qualcuno ha sbagliato di nuovo.'],
  ["L'amico dell'architetto parla all'improvviso con la signora Wojciechowska."],
];

export const PORTUGUESE: Sentences = [
  [
    'Voce nao sabe o que é a excessão. Eu tambem quero ir.',
    'Você não sabe o que é a exceção. Eu também quero ir.',
  ],
  ['A reuniao com o o cliente é amanhã.', 'A reunião com o cliente é amanhã.'],
  ['Falando-me disso, a senhora Wojciechowska sorriu.'],
];
