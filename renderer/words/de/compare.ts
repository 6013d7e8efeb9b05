import type { compare as en } from '../en/compare.ts';

/** Words of the comparison of two settings on the Text screen. */
export const compare: Readonly<Record<keyof typeof en, string>> = {
  'compare.title': 'Zwei Einstellungen vergleichen',
  'compare.side-a': 'A',
  'compare.side-b': 'B',
  'compare.name': 'Einstellungen {side}',
  'compare.options': 'Einstellungen',
  'compare.options-count': 'Einstellungen ({count, number})',
  'compare.options-of': 'Einstellungen {side}',
  'compare.close-options': 'Einstellungen {side} schließen',
  'compare.same': 'Beide Einstellungen sind gleich: Ändern Sie eine davon.',
  'compare.use': '{side} verwenden',
  'compare.use-hint': 'Übernimmt diese Einstellungen für die Übersetzung und beendet den Vergleich',
  'compare.run': 'Beide übersetzen',
  'compare.cost':
    '{characters, plural, one {# Zeichen} other {# Zeichen}} mit A, {other, number} mit B',
  'compare.billed': 'zusammen berechnet: {count, plural, one {# Zeichen} other {# Zeichen}}',
  'compare.diff': 'Abweichende Wörter markieren',
  'compare.equal': 'Beide Ergebnisse stimmen Wort für Wort überein.',
  'compare.too-long': 'Die Ergebnisse sind zu lang für einen Vergleich Wort für Wort.',
  'compare.close': 'Vergleich beenden',
  'compare.empty': 'Ergebnis mit Einstellungen {side}',
};
