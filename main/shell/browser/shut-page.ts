interface Words {
  readonly title: string;
  readonly advice: string;
  readonly goOn: string;
}

/** The page says these before it has reached main, so that they stand here and not in the page's words. */
const WORDS: Readonly<Record<string, Words>> = {
  en: {
    title: 'This address has already been used',
    advice:
      'Each address works only once. Go back to the tab or window where Dragoman is open. To use another browser, quit Dragoman, start it again, and open the new address.',
    goOn: 'Go to Dragoman',
  },
  de: {
    title: 'Diese Adresse wurde bereits verwendet',
    advice:
      'Die Adresse gilt einmal. Gehen Sie zurück zu dem Tab oder Fenster, in dem Dragoman geöffnet ist. Für einen anderen Browser beenden Sie Dragoman, starten es neu und öffnen die neue Adresse.',
    goOn: 'Zu Dragoman',
  },
  fr: {
    title: 'Cette adresse a déjà été utilisée',
    advice:
      'L’adresse ne fonctionne qu’une fois. Revenez à l’onglet ou à la fenêtre où Dragoman est ouvert. Pour utiliser un autre navigateur, fermez Dragoman, redémarrez-le et ouvrez la nouvelle adresse.',
    goOn: 'Aller à Dragoman',
  },
  es: {
    title: 'Esta dirección ya se ha usado',
    advice:
      'La dirección sirve una sola vez. Vuelva a la pestaña o ventana en la que Dragoman está abierto. Para usar otro navegador, cierre Dragoman, inícielo de nuevo y abra la nueva dirección.',
    goOn: 'Ir a Dragoman',
  },
  ja: {
    title: 'このアドレスはすでに使用されています',
    advice:
      'アドレスは一度だけ有効です。Dragomanが開いているタブまたはウィンドウに戻ってください。別のブラウザーを使うには、Dragomanを終了して再起動し、新しいアドレスを開いてください。',
    goOn: 'Dragomanへ移動',
  },
  zh: {
    title: '此地址已被使用',
    advice:
      '该地址只能使用一次。请返回已打开 Dragoman 的标签页或窗口。要使用其他浏览器，请关闭 Dragoman，重新启动后打开新地址。',
    goOn: '前往 Dragoman',
  },
  ar: {
    title: 'استُخدم هذا العنوان من قبل',
    advice:
      'يعمل العنوان مرة واحدة فقط. عُد إلى علامة التبويب أو النافذة المفتوح فيها Dragoman. لاستخدام متصفح آخر، أغلق Dragoman وشغّله من جديد وافتح العنوان الجديد.',
    goOn: 'الانتقال إلى Dragoman',
  },
};

/**
 * What a browser shows that opens an address which was used before: what happened and what to do,
 * in the first language of the browser that we have.
 * @param accepted the `Accept-Language` header
 * @param mayGoOn whether this browser is the one that was let in
 */
export function shutPage(accepted: string | undefined, nonce: string, mayGoOn: boolean): string {
  const language = languageFor(accepted);
  const { title, advice, goOn } = WORDS[language] as Words;
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  const link = mayGoOn ? `<p><a href="/">${goOn}</a></p>` : '';
  return `<!doctype html><html lang="${language}" dir="${direction}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>Dragoman</title>
<style nonce="${nonce}">body{font:16px/1.5 system-ui,sans-serif;max-width:36rem;margin:12vh auto 0;padding:0 1.5rem}h1{font-size:1.25rem}</style>
<main><h1>${title}</h1><p>${advice}</p>${link}</main></html>`;
}

function languageFor(accepted = ''): string {
  const asked = accepted.split(',').map((part) => /^\s*([a-z]{2,3})\b/i.exec(part)?.[1]);
  const known = asked.find(
    (code) => code !== undefined && Object.hasOwn(WORDS, code.toLowerCase()),
  );
  return known?.toLowerCase() ?? 'en';
}
