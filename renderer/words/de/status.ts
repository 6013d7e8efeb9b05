import type { status as en } from '../en/status.ts';

/** The status bar. */
export const status: Readonly<Record<keyof typeof en, string>> = {
  'status.label': 'Status',
  'status.connecting': 'Verbindung wird aufgebaut …',
  'status.service.remote': '{name} ({host})',
  'status.service.ready': '{service}',
  'status.service.key-missing': '{service}: Schlüssel fehlt',
  'status.service.key-locked': '{service}: Schlüssel gesperrt',
  'status.service.key-refused': '{service}: Schlüssel abgelehnt',
  'status.service.not-answering': '{service}: antwortet nicht',
  'status.languages': '{from} → {to}',
  'status.languages.spoken': 'Von {from} nach {to}',
  'status.detect': 'Erkennen',
  'status.usage.unknown': 'Nutzung noch nicht bekannt',
  'status.usage.failed': 'Nutzung war nicht lesbar',
  'status.usage.unlimited':
    '{count, plural, one {# Zeichen} other {# Zeichen}} in diesem Zeitraum, kein Limit',
  'status.usage.left': '{left} übrig von {limit}',
  'status.usage.nearly':
    '{of, select, characters {} keyCharacters {Dieser Schlüssel: } speechToText {Sprache zu Text: } speechToSpeech {Sprache zu Sprache: } documents {Dokumente: } other {Dokumente des Teams: }}{percent, number} % genutzt, {left} übrig von {limit}',
  'status.usage.over':
    '{of, select, characters {Alle {limit} Zeichen dieses Zeitraums sind genutzt} keyCharacters {Alle {limit} Zeichen dieses Schlüssels sind genutzt} speechToText {Sprache zu Text: {limit} sind ganz genutzt} speechToSpeech {Sprache zu Sprache: {limit} sind ganz genutzt} documents {Alle {limit} Dokumente dieses Zeitraums sind genutzt} other {Alle {limit} Dokumente des Teams sind genutzt}}',
  'status.info': 'Dienst und Nutzung',
  'status.switch': 'Verbindungen',
  'status.switch.hint': 'Zeigt die Verbindungen, zwischen denen Sie wechseln können',
};
