import type { welcome as en } from '../en/welcome.ts';

/** The first run. */
export const welcome: Readonly<Record<keyof typeof en, string>> = {
  'welcome.title': 'Willkommen bei Dragoman',
  'welcome.step': 'Schritt {step, number} von {steps, number}',
  'welcome.skip': 'Überspringen',
  'welcome.back': 'Zurück',
  'welcome.next': 'Weiter',
  'welcome.connect': 'Prüfen und weiter',
  'welcome.connecting': 'Wird geprüft …',
  'welcome.finish': 'Übersetzen beginnen',

  'welcome.service': 'Wo sollen Texte übersetzt werden?',
  'welcome.service.offline': 'Auf diesem Computer (empfohlen)',
  'welcome.service.offline.about':
    'Arbeitet sofort, ohne Schlüssel und ohne Netz. Er kennt ein Beispiel-Translation-Memory und markiert, was er nicht übersetzen kann.',
  'welcome.service.key': 'Von einem Sprachdienst',
  'welcome.service.key.about':
    'Sie haben dessen Adresse und einen Schlüssel. Der Schlüssel wird geprüft, bevor er aufbewahrt wird.',
  'welcome.service.later':
    'In den Einstellungen können Sie jederzeit Dienste hinzufügen und zwischen ihnen wechseln.',

  'welcome.languages': 'Mit welchen Sprachen arbeiten Sie?',
  'welcome.languages.about': 'Ein Anfang; jeder Text kann andere haben.',
  'welcome.languages.from': 'Von',
  'welcome.languages.to': 'Nach',
  'welcome.languages.detect': 'Sprache erkennen',

  'welcome.privacy': 'Was darf auf diesem Computer bleiben?',
  'welcome.privacy.drafts': 'Meine Entwürfe',
  'welcome.privacy.drafts.about':
    'Was Sie tippen, wird auf dem Datenträger dieses Computers gespeichert und ist nach einem Neustart oder Absturz wieder da.',
  'welcome.privacy.private': 'Nichts (privater Modus)',
  'welcome.privacy.private.about':
    'Nichts, was Sie tippen oder übersetzen, wird auf den Datenträger geschrieben. Es ist weg, wenn Dragoman beendet wird.',
  'welcome.privacy.network':
    'In beiden Fällen spricht Dragoman nur mit dem Dienst, den Sie gewählt haben, und meldet niemandem etwas.',
};
