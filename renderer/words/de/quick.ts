import type { quick as en } from '../en/quick.ts';

/** The quick window and how it is reached. */
export const quick: Readonly<Record<keyof typeof en, string>> = {
  'quick.title': 'Schnellübersetzung',
  'quick.placeholder': 'Tippen oder fügen Sie einen Text ein und drücken Sie Eingabe.',
  'quick.translate': 'Übersetzen',
  'quick.running': 'Wird übersetzt …',
  'quick.waits': 'Es wurde nichts gesendet. Eingabe sendet es.',
  'quick.foreign': 'Dieser Text kam mit einem Link. Lesen Sie ihn; Eingabe sendet ihn.',
  'quick.cut': 'Er war länger: Nur die ersten {most} Zeichen stehen hier.',
  'quick.trouble.empty': 'In der Zwischenablage ist kein Text.',
  'quick.trouble.no-program':
    'Kein Programm, das die Zwischenablage liest, ist installiert (wl-clipboard, xclip oder xsel). Fügen Sie den Text stattdessen hier ein.',
  'quick.trouble.failed':
    'Die Zwischenablage war nicht lesbar. Fügen Sie den Text stattdessen hier ein.',
  'quick.pin': 'Über anderen Fenstern halten',
  'quick.unpin': 'Nicht mehr über anderen Fenstern halten',
  'quick.move': 'In Dragoman öffnen',
  'quick.close': 'Schließen',
  'quick.replace': 'Ersetzen',
  'quick.replaced.copied':
    'Das System ließ Dragoman nicht einfügen. Die Übersetzung liegt in der Zwischenablage: Fügen Sie sie selbst ein.',
  'quick.replaced.failed':
    'Die Zwischenablage ließ sich nicht verwenden. Kopieren Sie stattdessen die Übersetzung.',
  'quick.blocked':
    'Ein Text wartet auf seine Übersetzung, und der Browser öffnet ohne Klick kein Fenster.',
  'quick.blocked.open': 'Schnellfenster öffnen',
  'quick.blocked.dismiss': 'Nicht jetzt',

  'settings.quick': 'Schnellübersetzung',
  'settings.quick.about':
    'Ein kleines Fenster mit dem Text der Zwischenablage über dem Programm, in dem Sie arbeiten.',
  'settings.quick.shortcut': 'Tastenkürzel in jedem Programm',
  'settings.quick.shortcut.on': 'Überall auf ein Tastenkürzel hören',
  'settings.quick.shortcut.held': 'Gedrückt halten',
  'settings.quick.shortcut.key': 'Und drücken',
  'settings.quick.shortcut.space': 'Leertaste',
  'settings.quick.shortcut.none':
    'Dragoman läuft hier im Browser, der in anderen Programmen keine Tastenkürzel hört.',
  'settings.quick.shortcut.off': 'Außerhalb von Dragoman wird kein Tastenkürzel gehört.',
  'settings.quick.shortcut.registered': 'Das Tastenkürzel wirkt in jedem Programm.',
  'settings.quick.shortcut.asked':
    'Dragoman hat den Desktop um das Tastenkürzel gebeten. Der Desktop entscheidet, fragt Sie vielleicht und sagt nicht, ob er zugestimmt hat: Probieren Sie es aus.',
  'settings.quick.shortcut.refused':
    'Das System hat Dragoman dieses Tastenkürzel nicht gegeben: Ein anderes Programm hat es, oder der Desktop erlaubt keines. Wählen Sie ein anderes.',
  'settings.quick.command':
    '{desktop, select, wayland {Oder binden Sie in den Tastatureinstellungen Ihres Desktops ein Tastenkürzel an diesen Befehl:} x11 {Oder binden Sie in den Tastatureinstellungen Ihres Desktops ein Tastenkürzel an diesen Befehl:} mac {Oder lassen Sie die App „Kurzbefehle“ diesen Befehl auf ein Tastenkürzel hin ausführen:} other {Oder geben Sie einer Verknüpfung mit diesem Befehl eine Tastenkombination:}}',
  'settings.quick.no-clipboard':
    '{desktop, select, wayland {Um die Zwischenablage hier zu lesen, installieren Sie wl-clipboard.} x11 {Um die Zwischenablage hier zu lesen, installieren Sie xclip oder xsel.} other {Es wurde kein Programm gefunden, das die Zwischenablage liest.}}',
  'settings.quick.double': 'Auch, wenn etwas zweimal kopiert wird',
  'settings.quick.double.about':
    'Nochmaliges Kopieren binnen eines Augenblicks öffnet das Fenster. Solange dies an ist, {desktop, select, x11 {fragt Dragoman siebenmal in der Sekunde mit einem kurzlebigen Programm, ob etwas kopiert wurde; das kostet ein bis zwei Prozent eines Prozessors} wayland {wartet ein kleines Programm auf das Kopieren; das kostet fast nichts} other {sieht ein kleines Programm sechzehnmal in der Sekunde auf den Zähler der Zwischenablage; das kostet bis zu einem Prozent eines Prozessors und etwas Speicher}}. Der Text selbst wird erst dann gelesen.',
  'settings.quick.double.missing':
    '{desktop, select, wayland {Braucht wl-clipboard und einen Desktop, der Programme die Zwischenablage beobachten lässt.} x11 {Braucht xclip.} other {Dieses System hat nichts, was das Kopieren bemerkt.}}',
  'settings.quick.sending': 'Vor dem Senden',
  'settings.quick.ask': 'Auf Eingabe warten',
  'settings.quick.ask.remote': 'Bei Diensten über das Netz',
  'settings.quick.ask.always': 'Immer',
  'settings.quick.ask.never': 'Nie',
  'settings.quick.ask.about':
    'Der Offline-Dienst behält Texte auf diesem Computer. Ein Text, der mit einem Link kam, wartet immer.',
};
