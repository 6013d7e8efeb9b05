/**
 * Pairs that deny on both sides, written for these tests, each with its translation as it must not be: with the
 * "not" left out.
 */
export const NEGATED_PAIRS: Readonly<
  Record<string, readonly (readonly [source: string, right: string, wrong: string])[]>
> = {
  'en-de': [
    ['Do not open this door.', 'Öffnen Sie diese Tür nicht.', 'Öffnen Sie diese Tür.'],
    ['He does not live here any more.', 'Er wohnt nicht mehr hier.', 'Er wohnt hier.'],
    ['We have no rooms left.', 'Wir haben keine Zimmer mehr.', 'Wir haben Zimmer.'],
    ['I have never been to Rome.', 'Ich war noch nie in Rom.', 'Ich war in Rom.'],
    ['Nobody was hurt.', 'Niemand wurde verletzt.', 'Jemand wurde verletzt.'],
    [
      'Do not use the lift in case of fire.',
      'Aufzug im Brandfall nicht benutzen.',
      'Aufzug im Brandfall benutzen.',
    ],
    [
      'The old version cannot read these files.',
      'Die alte Version kann diese Dateien nicht lesen.',
      'Die alte Version kann diese Dateien lesen.',
    ],
    [
      'The warranty does not cover damage by water.',
      'Die Garantie deckt Wasserschäden nicht ab.',
      'Die Garantie deckt Wasserschäden ab.',
    ],
    ['You are not logged in.', 'Sie sind nicht angemeldet.', 'Sie sind angemeldet.'],
    [
      'The bill has not been paid.',
      'Die Rechnung wurde nicht bezahlt.',
      'Die Rechnung wurde bezahlt.',
    ],
    [
      'She did not agree to the change.',
      'Sie hat der Änderung nicht zugestimmt.',
      'Sie hat der Änderung zugestimmt.',
    ],
    [
      'Only members cannot vote.',
      'Nur Mitglieder dürfen nicht abstimmen.',
      'Nur Mitglieder dürfen abstimmen.',
    ],
    ['The error was not fixed.', 'Der Fehler wurde nicht behoben.', 'Der Fehler wurde behoben.'],
    [
      'Do not drive without a licence.',
      'Fahren Sie nicht ohne Führerschein.',
      'Fahren Sie mit Führerschein.',
    ],
    [
      'The patient should not take more than two tablets.',
      'Der Patient sollte nicht mehr als zwei Tabletten nehmen.',
      'Der Patient sollte zwei Tabletten nehmen.',
    ],
  ],
  'de-en': [
    ['Das Fenster lässt sich nicht öffnen.', 'The window does not open.', 'The window opens.'],
    ['Ich habe ihn nie gesehen.', 'I have never seen him.', 'I have seen him.'],
    ['Keine Sorge, es tut nicht weh.', 'No worries, it does not hurt.', 'It hurts a lot.'],
    ['Sie dürfen hier nicht rauchen.', 'You may not smoke here.', 'You may smoke here.'],
    ['Niemand hat angerufen.', 'Nobody called.', 'Somebody called.'],
    ['Wir haben keinen Hund.', 'We do not have a dog.', 'We have a dog.'],
    ['Die Daten wurden nicht gelöscht.', 'The data was not deleted.', 'The data was deleted.'],
    [
      'Der Preis enthält keine Steuern.',
      'The price does not include tax.',
      'The price includes tax.',
    ],
  ],
  'en-fr': [
    ['Do not open this door.', "N'ouvrez pas cette porte.", 'Ouvrez cette porte.'],
    ['He never comes.', 'Il ne vient jamais.', 'Il vient.'],
    ['Nobody was hurt.', "Personne n'a été blessé.", 'Des gens ont été blessés.'],
    ['We have no rooms left.', "Nous n'avons plus de chambres.", 'Nous avons des chambres.'],
    ['I do not know this man.', 'Je ne connais pas cet homme.', 'Je connais cet homme.'],
    [
      'The data was not deleted.',
      "Les données n'ont pas été supprimées.",
      'Les données ont été supprimées.',
    ],
    [
      'You cannot cancel this order.',
      'Vous ne pouvez pas annuler cette commande.',
      'Vous pouvez annuler cette commande.',
    ],
    [
      'The price does not include tax.',
      'Le prix ne comprend pas les taxes.',
      'Le prix comprend les taxes.',
    ],
    ['It does not hurt.', 'Cela ne fait pas mal.', 'Cela fait mal.'],
    [
      'She did not sign the contract.',
      "Elle n'a pas signé le contrat.",
      'Elle a signé le contrat.',
    ],
    ['Nothing has changed.', "Rien n'a changé.", 'Tout a changé.'],
    [
      'You must not drink before the test.',
      'Vous ne devez pas boire avant le test.',
      'Vous devez boire avant le test.',
    ],
  ],
  'fr-en': [
    ["Je n'ai pas vu le film.", 'I have not seen the film.', 'I have seen the film.'],
    ['Ne pas ouvrir la fenêtre.', 'Do not open the window.', 'Open the window.'],
    ['Il ne travaille plus ici.', 'He no longer works here.', 'He works here.'],
    ["Personne n'a appelé.", 'Nobody called.', 'Somebody called.'],
    ["Le contrat n'a pas été signé.", 'The contract was not signed.', 'The contract was signed.'],
  ],
  'en-es': [
    ['Do not open this door.', 'No abra esta puerta.', 'Abra esta puerta.'],
    ['He never comes.', 'Nunca viene.', 'Siempre viene.'],
    ['Nobody was hurt.', 'Nadie resultó herido.', 'Alguien resultó herido.'],
    ['We have no rooms left.', 'No nos quedan habitaciones.', 'Nos quedan habitaciones.'],
    ['The data was not deleted.', 'Los datos no se eliminaron.', 'Los datos se eliminaron.'],
    [
      'You cannot cancel this order.',
      'No puede cancelar este pedido.',
      'Puede cancelar este pedido.',
    ],
    [
      'The price does not include tax.',
      'El precio no incluye impuestos.',
      'El precio incluye impuestos.',
    ],
    ['She did not sign the contract.', 'Ella no firmó el contrato.', 'Ella firmó el contrato.'],
    [
      'You must not drink before the test.',
      'No debe beber antes de la prueba.',
      'Debe beber antes de la prueba.',
    ],
    ['I do not know this man.', 'No conozco a este hombre.', 'Conozco a este hombre.'],
  ],
  'es-en': [
    ['No he visto la película.', 'I have not seen the film.', 'I have seen the film.'],
    ['Nadie llamó.', 'Nobody called.', 'Somebody called.'],
    ['El contrato no fue firmado.', 'The contract was not signed.', 'The contract was signed.'],
    ['Nunca he estado en Roma.', 'I have never been to Rome.', 'I have been to Rome.'],
  ],
  'en-ja': [
    ['Do not open this door.', 'このドアを開けないでください。', 'このドアを開けてください。'],
    ['I do not know this man.', '私はこの男性を知りません。', '私はこの男性を知っています。'],
    ['The data was not deleted.', 'データは削除されませんでした。', 'データは削除されました。'],
    [
      'You cannot cancel this order.',
      'この注文はキャンセルできません。',
      'この注文はキャンセルできます。',
    ],
    ['The price does not include tax.', '価格に税金は含まれません。', '価格に税金が含まれます。'],
    [
      'She did not sign the contract.',
      '彼女は契約書に署名しませんでした。',
      '彼女は契約書に署名しました。',
    ],
    [
      'I have never been to Rome.',
      '私はローマに行ったことがない。',
      '私はローマに行ったことがある。',
    ],
    ['He does not eat meat.', '彼は肉を食べない。', '彼は肉を食べる。'],
    ['There is no train today.', '今日は電車がありません。', '今日は電車があります。'],
    ['It does not hurt.', '痛くない。', '痛い。'],
  ],
  'ja-en': [
    ['映画を見ませんでした。', 'I did not see the film.', 'I saw the film.'],
    ['窓を開けないでください。', 'Do not open the window.', 'Open the window.'],
    ['彼は来ない。', 'He will not come.', 'He will come.'],
    ['契約は更新されませんでした。', 'The contract was not renewed.', 'The contract was renewed.'],
  ],
  'en-zh': [
    ['Do not open this door.', '不要打开这扇门。', '请打开这扇门。'],
    ['I do not know this man.', '我不认识这个人。', '我认识这个人。'],
    ['The data was not deleted.', '数据没有被删除。', '数据被删除了。'],
    ['You cannot cancel this order.', '您不能取消此订单。', '您能取消此订单。'],
    ['The price does not include tax.', '价格不含税。', '价格含税。'],
    ['I have never been to Rome.', '我从未去过罗马。', '我去过罗马。'],
    ['He does not eat meat.', '他不吃肉。', '他吃肉。'],
    ['There is no train today.', '今天没有火车。', '今天有火车。'],
  ],
  'zh-en': [
    ['我没看过这部电影。', 'I have not seen this film.', 'I have seen this film.'],
    ['请勿打开窗户。', 'Do not open the window.', 'Open the window.'],
    ['他不会来。', 'He will not come.', 'He will come.'],
    ['合同没有续签。', 'The contract was not renewed.', 'The contract was renewed.'],
  ],
  'en-ar': [
    ['Do not open this door.', 'لا تفتح هذا الباب.', 'افتح هذا الباب.'],
    ['I do not know this man.', 'لا أعرف هذا الرجل.', 'أعرف هذا الرجل.'],
    ['The data was not deleted.', 'لم يتم حذف البيانات.', 'تم حذف البيانات.'],
    ['You cannot cancel this order.', 'لا يمكنك إلغاء هذا الطلب.', 'يمكنك إلغاء هذا الطلب.'],
    ['The price does not include tax.', 'السعر لا يشمل الضريبة.', 'السعر يشمل الضريبة.'],
    ['He will not come.', 'لن يأتي.', 'سوف يأتي.'],
  ],
  'ar-en': [
    ['لم أشاهد الفيلم.', 'I have not seen the film.', 'I have seen the film.'],
    ['لا تفتح النافذة.', 'Do not open the window.', 'Open the window.'],
    ['لن يأتي غدًا.', 'He will not come tomorrow.', 'He will come tomorrow.'],
  ],
  'en-it': [
    ['Do not open this door.', 'Non aprire questa porta.', 'Aprire questa porta.'],
    ['Nobody was hurt.', 'Nessuno è rimasto ferito.', 'Qualcuno è rimasto ferito.'],
    [
      'The data was not deleted.',
      'I dati non sono stati eliminati.',
      'I dati sono stati eliminati.',
    ],
    [
      'You cannot cancel this order.',
      'Non puoi annullare questo ordine.',
      'Puoi annullare questo ordine.',
    ],
    [
      'The price does not include tax.',
      'Il prezzo non comprende le tasse.',
      'Il prezzo comprende le tasse.',
    ],
    ['He never comes.', 'Non viene mai.', 'Viene sempre.'],
  ],
  'it-en': [
    ['Non ho visto il film.', 'I have not seen the film.', 'I have seen the film.'],
    ['Non aprire la finestra.', 'Do not open the window.', 'Open the window.'],
  ],
  'en-pt': [
    ['Do not open this door.', 'Não abra esta porta.', 'Abra esta porta.'],
    ['Nobody was hurt.', 'Ninguém ficou ferido.', 'Alguém ficou ferido.'],
    ['The data was not deleted.', 'Os dados não foram excluídos.', 'Os dados foram excluídos.'],
    [
      'You cannot cancel this order.',
      'Você não pode cancelar este pedido.',
      'Você pode cancelar este pedido.',
    ],
    ['The price does not include tax.', 'O preço não inclui impostos.', 'O preço inclui impostos.'],
    ['He never comes.', 'Ele nunca vem.', 'Ele sempre vem.'],
  ],
  'pt-en': [
    ['Não vi o filme.', 'I have not seen the film.', 'I have seen the film.'],
    ['Não abra a janela.', 'Do not open the window.', 'Open the window.'],
  ],
  'en-nl': [
    ['Do not open this door.', 'Open deze deur niet.', 'Open deze deur.'],
    ['Nobody was hurt.', 'Niemand raakte gewond.', 'Iemand raakte gewond.'],
    [
      'The data was not deleted.',
      'De gegevens zijn niet verwijderd.',
      'De gegevens zijn verwijderd.',
    ],
    [
      'You cannot cancel this order.',
      'U kunt deze bestelling niet annuleren.',
      'U kunt deze bestelling annuleren.',
    ],
    [
      'The price does not include tax.',
      'De prijs is niet inclusief btw.',
      'De prijs is inclusief btw.',
    ],
    ['We have no dog.', 'Wij hebben geen hond.', 'Wij hebben een hond.'],
  ],
  'nl-en': [
    ['Ik heb de film niet gezien.', 'I have not seen the film.', 'I have seen the film.'],
    ['Open het raam niet.', 'Do not open the window.', 'Open the window.'],
  ],
  'en-pl': [
    ['Do not open this door.', 'Nie otwieraj tych drzwi.', 'Otwórz te drzwi.'],
    ['Nobody was hurt.', 'Nikt nie został ranny.', 'Ktoś został ranny.'],
    ['The data was not deleted.', 'Dane nie zostały usunięte.', 'Dane zostały usunięte.'],
    [
      'You cannot cancel this order.',
      'Nie możesz anulować tego zamówienia.',
      'Możesz anulować to zamówienie.',
    ],
    ['The price does not include tax.', 'Cena nie obejmuje podatku.', 'Cena obejmuje podatek.'],
    ['He never comes.', 'On nigdy nie przychodzi.', 'On zawsze przychodzi.'],
  ],
  'pl-en': [
    ['Nie widziałem filmu.', 'I have not seen the film.', 'I have seen the film.'],
    ['Nie otwieraj okna.', 'Do not open the window.', 'Open the window.'],
  ],
  'de-fr': [
    ['Öffnen Sie diese Tür nicht.', "N'ouvrez pas cette porte.", 'Ouvrez cette porte.'],
    ['Wir haben keinen Hund.', "Nous n'avons pas de chien.", 'Nous avons un chien.'],
  ],
  'fr-de': [
    ["Je n'ai pas vu le film.", 'Ich habe den Film nicht gesehen.', 'Ich habe den Film gesehen.'],
    ['Il ne viendra pas demain.', 'Er wird morgen nicht kommen.', 'Er wird morgen kommen.'],
  ],
};
