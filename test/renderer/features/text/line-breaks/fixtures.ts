/** Paragraphs as PDFs give them away, and what they were before. */
export const BROKEN: Readonly<Record<string, { readonly broken: string; readonly whole: string }>> =
  {
    'English with a cut word': {
      broken:
        'The committee met on Thursday to discuss the recom-\nmendations of the working group. It was agreed that\nthe report should be published in autumn.',
      whole:
        'The committee met on Thursday to discuss the recommendations of the working group. It was agreed that the report should be published in autumn.',
    },
    'English with a hyphen of its own': {
      broken:
        'A well-known example is the state-of-the-\nart plant near the harbour, which is a well-\nknown landmark and a self-\ncontained unit.',
      whole:
        'A well-known example is the state-of-the-art plant near the harbour, which is a well-known landmark and a self-contained unit.',
    },
    'German with nouns at line heads': {
      broken:
        'Der Vorstand der Gesellschaft hat in seiner gestrigen\nSitzung beschlossen, die Verhandlungen über den Ver-\nkauf des Werkes in Baden-\nWürttemberg fortzusetzen. Ein-\nund Ausgang bleiben gesperrt.',
      whole:
        'Der Vorstand der Gesellschaft hat in seiner gestrigen Sitzung beschlossen, die Verhandlungen über den Verkauf des Werkes in Baden-Württemberg fortzusetzen. Ein- und Ausgang bleiben gesperrt.',
    },
    'French with a clitic and spaced signs': {
      broken:
        'La directrice se demandait si cette proposition avait été\nvraiment étudiée : « Que reste-\nt-il à faire avant la réunion\nde lundi ? » La question resta sans réponse pen-\ndant plusieurs jours.',
      whole:
        'La directrice se demandait si cette proposition avait été vraiment étudiée : « Que reste-t-il à faire avant la réunion de lundi ? » La question resta sans réponse pendant plusieurs jours.',
    },
    'Spanish in two paragraphs without a blank line': {
      broken:
        'El ayuntamiento aprobó ayer el nuevo plan de movilidad\npara el centro de la ciudad, que entrará en vigor en\nenero.\nLos vecinos habían pedido durante años que se redujera\nel tráfico en las calles más estrechas.',
      whole:
        'El ayuntamiento aprobó ayer el nuevo plan de movilidad para el centro de la ciudad, que entrará en vigor en enero.\nLos vecinos habían pedido durante años que se redujera el tráfico en las calles más estrechas.',
    },
    'Italian with a dash': {
      broken:
        'Il nuovo regolamento — approvato a larga maggioranza —\nstabilisce che le imprese debbano presentare ogni anno\nun bilancio di sostenibilità.',
      whole:
        'Il nuovo regolamento — approvato a larga maggioranza — stabilisce che le imprese debbano presentare ogni anno un bilancio di sostenibilità.',
    },
    Russian: {
      broken:
        'Заседание комиссии было перенесено на четверг, по-\nскольку не все участники успели ознакомиться с про-\nектом доклада и подготовить замечания.',
      whole:
        'Заседание комиссии было перенесено на четверг, поскольку не все участники успели ознакомиться с проектом доклада и подготовить замечания.',
    },
    Greek: {
      broken:
        'Η επιτροπή αποφάσισε ομόφωνα να αναβάλει τη συζή-\nτηση για την επόμενη εβδομάδα, ώστε όλα τα μέλη να\nέχουν χρόνο να μελετήσουν τα έγγραφα.',
      whole:
        'Η επιτροπή αποφάσισε ομόφωνα να αναβάλει τη συζήτηση για την επόμενη εβδομάδα, ώστε όλα τα μέλη να έχουν χρόνο να μελετήσουν τα έγγραφα.',
    },
    Japanese: {
      broken:
        '本契約は、両当事者が署名した日に発効し、一年間有効と\nする。ただし、期間満了の三か月前までに書面による通知\nがない場合は、自動的に更新される。',
      whole:
        '本契約は、両当事者が署名した日に発効し、一年間有効とする。ただし、期間満了の三か月前までに書面による通知がない場合は、自動的に更新される。',
    },
    Chinese: {
      broken:
        '委员会在星期四召开会议，讨论了工作组提出的建议，并一\n致同意在秋季公布最终报告，以便各成员国有足够的时间进\n行准备。',
      whole:
        '委员会在星期四召开会议，讨论了工作组提出的建议，并一致同意在秋季公布最终报告，以便各成员国有足够的时间进行准备。',
    },
    Arabic: {
      broken:
        'قررت اللجنة في اجتماعها يوم الخميس تأجيل مناقشة التقرير\nإلى الأسبوع المقبل حتى يتمكن جميع الأعضاء من دراسة\nالوثائق المقدمة إليهم.',
      whole:
        'قررت اللجنة في اجتماعها يوم الخميس تأجيل مناقشة التقرير إلى الأسبوع المقبل حتى يتمكن جميع الأعضاء من دراسة الوثائق المقدمة إليهم.',
    },
    'Polish with soft hyphens': {
      broken:
        'Komisja postanowiła odłożyć dyskusję nad sprawoz\u00ad\ndaniem do przyszłego tygodnia, aby wszyscy człon\u00ad\nkowie mogli zapoznać się z dokumentami.',
      whole:
        'Komisja postanowiła odłożyć dyskusję nad sprawozdaniem do przyszłego tygodnia, aby wszyscy członkowie mogli zapoznać się z dokumentami.',
    },
    'a heading over a paragraph': {
      broken:
        'Scope of the agreement\nThis agreement covers all services that the supplier\nrenders to the customer, including those that are\nrendered by third parties.',
      whole:
        'Scope of the agreement\nThis agreement covers all services that the supplier renders to the customer, including those that are rendered by third parties.',
    },
    'several paragraphs, one a list': {
      broken:
        'The following documents have to be handed in before\nthe end of the month:\n\n- the signed contract\n- a copy of the passport\n\nDocuments that come later cannot be taken into ac-\ncount by the office.',
      whole:
        'The following documents have to be handed in before the end of the month:\n\n- the signed contract\n- a copy of the passport\n\nDocuments that come later cannot be taken into account by the office.',
    },
  };

/** Texts whose line breaks are meant. */
export const MEANT: Readonly<Record<string, string>> = {
  'verse with capitals':
    'Shall I compare thee to a summer’s day?\nThou art more lovely and more temperate:\nRough winds do shake the darling buds of May,\nAnd summer’s lease hath all too short a date;',
  'verse in German':
    'Über allen Gipfeln\nIst Ruh,\nIn allen Wipfeln\nSpürest du\nKaum einen Hauch;',
  'verse without capitals':
    'so much depends\nupon\n\na red wheel\nbarrow\n\nglazed with rain\nwater',
  bullets:
    '• the signed contract with both of its annexes and\n• a copy of the passport of every person who will\n• a certificate of the bank',
  numbers:
    '1. Open the cover of the device carefully.\n2. Take out the old cartridge\n3. Put the new one in',
  lettered:
    'a) wenn die Ware beschädigt ist oder nicht der\nb) wenn die Lieferung später kommt als vereinbart',
  address: 'Museum of Modern History\n12 Harbour Street\nBergen\nNorway',
  table:
    'Item            Price     Count of pieces in store\nPaper           12.00     400\nInk             48.00     12',
  'table in small letters':
    'name of the piece   price of one     how many are there\npaper, all kinds    twelve crowns    four hundred sheets\nink, all colours    forty crowns     twelve bottles',
  code: 'function first(list) {\n    return list[0] ?? null; // nothing there at all\n}',
  sentences:
    'The meeting has been moved to Thursday.\nPlease bring the signed contract with you.\nWe look forward to seeing you there.',
  'a dialogue':
    '– Where have you been all this time, my friend?\n– In the garden, as I told you this morning.\n– I looked for you there.',
  'one line': 'The committee met on Thursday to discuss the recommendations of the group.',
  'blank lines only':
    'A first paragraph on one long line of its own here.\n\nA second paragraph on one long line of its own.',
};
