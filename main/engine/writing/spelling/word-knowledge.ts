import { EVERYDAY_WORDS } from '../../detection/everyday-words.ts';
import { baseOf } from '../../../../preload/contract/language-code.ts';
import type { WordKnowledge } from './clear-suggestion.ts';
import { SLIPS } from './slips.ts';

/** Words of everyday texts that are longer than the everyday words of detection. */
const FURTHER: Readonly<Record<string, string>> = {
  en: `people because should would could their there which where about other after before again always
    never often every first second great small large place point world house water right three
    thought think make made take took give gave come came good better best time year years month week
    today work working order report meeting letter please message morning evening friend friends family
    business company product products service services customer customers information question answer
    problem problems change changes different important possible necessary number numbers project team
    received receive send sent write wrote written read believe understand develop development language
    government between through during without against nothing something everything anything really`,
  de: `werden wurde können müssen sollen wollen dürfen haben hatte hatten waren diese dieser dieses jeder
    jede unser unsere ihre ihren mehr weniger viele andere anderen immer wieder zwischen unter über durch gegen
    ohne während jahre jahren woche monat arbeit firma kunden frage antwort bericht brief besprechung
    morgen abend freunde familie wichtig möglich nötig problem lösung beispiel entwicklung sprache
    natürlich vielleicht wahrscheinlich zusammen nächste letzte`,
  fr: `avoir faire dire pouvoir vouloir devoir savoir prendre donner aller venir être plus moins toujours jamais
    souvent encore depuis pendant entre contre sans parce alors aussi beaucoup autre autres même chaque
    année années semaine mois travail entreprise client clients question réponse rapport lettre réunion
    matin soir ami amis famille important possible nécessaire problème solution exemple développement langue`,
  es: `hacer decir poder querer deber saber tomar dar venir más menos siempre nunca entre contra sobre
    desde hasta durante porque entonces mucho otro otros misma mismo cada año años semana mes trabajo
    empresa cliente clientes pregunta respuesta informe carta reunión mañana noche amigo amigos familia
    importante posible necesario problema solución ejemplo desarrollo idioma teléfono dirección`,
  it: `fare dire potere volere dovere sapere prendere dare venire sempre mai spesso ancora dopo durante tra
    contro senza perché allora molto altro altri stesso stessa ogni anno anni settimana mese lavoro azienda
    cliente clienti domanda risposta rapporto lettera riunione mattina sera amico amici famiglia
    importante possibile necessario problema soluzione esempio sviluppo lingua`,
  pt: `fazer dizer poder querer dever saber tomar dar vir sempre nunca entre contra sobre desde até durante
    porque então muito outro outros mesma mesmo cada ano anos semana mês trabalho empresa cliente clientes
    pergunta resposta relatório carta reunião manhã noite amigo amigos família importante possível
    necessário problema solução exemplo desenvolvimento língua`,
};

/** What is known of the words of a language, in which nothing is changed after the first call. */
export function wordKnowledge(language: string): WordKnowledge {
  const base = baseOf(language);
  const listed = (SLIPS[base] ?? '').trim().split(/\s+/);
  const slips = new Map<string, string>();
  for (let i = 0; i + 1 < listed.length; i += 2) {
    const [wrong = '', right = ''] = [listed[i], listed[i + 1]?.replaceAll('_', ' ')];
    if (wrong !== right) slips.set(wrong, right);
  }
  const words = `${EVERYDAY_WORDS[base] ?? ''} ${FURTHER[base] ?? ''}`.toLowerCase().split(/\s+/);
  return { slips, common: new Set(words), capitalNouns: base === 'de' };
}
