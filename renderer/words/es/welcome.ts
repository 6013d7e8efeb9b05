import type { welcome as en } from '../en/welcome.ts';

export const welcome: Readonly<Record<keyof typeof en, string>> = {
  'welcome.title': 'Le damos la bienvenida a Dragoman',
  'welcome.step': 'Paso {step, number} de {steps, number}',
  'welcome.skip': 'Omitir',
  'welcome.back': 'Atrás',
  'welcome.next': 'Siguiente',
  'welcome.connect': 'Comprobar y continuar',
  'welcome.connecting': 'Comprobando…',
  'welcome.finish': 'Empezar a traducir',

  'welcome.service': '¿Dónde deben traducirse los textos?',
  'welcome.service.offline': 'En este equipo (recomendado)',
  'welcome.service.offline.about':
    'Funciona de inmediato, sin clave ni red. Conoce una memoria de traducción de muestra y marca lo que no puede traducir.',
  'welcome.service.key': 'En un servicio lingüístico',
  'welcome.service.key.about':
    'Usted tiene su dirección y una clave. La clave se comprueba antes de guardarla.',
  'welcome.service.later':
    'En Ajustes puede añadir servicios y cambiar de uno a otro en cualquier momento.',

  'welcome.languages': '¿Con qué idiomas trabaja?',
  'welcome.languages.about': 'Un punto de partida; cada texto puede tener otros.',
  'welcome.languages.from': 'De',
  'welcome.languages.to': 'A',
  'welcome.languages.detect': 'Detectar el idioma',

  'welcome.privacy': '¿Qué puede quedar en este equipo?',
  'welcome.privacy.drafts': 'Mis borradores',
  'welcome.privacy.drafts.about':
    'Lo que escribe se guarda en el disco de este equipo, y vuelve a estar ahí tras un reinicio o un fallo.',
  'welcome.privacy.private': 'Nada (modo privado)',
  'welcome.privacy.private.about':
    'Nada de lo que escriba o traduzca se guarda en el disco. Desaparece al salir de Dragoman.',
  'welcome.privacy.network':
    'En ambos casos, Dragoman se comunica con el servicio que usted eligió y con nadie más, y no informa de nada a nadie.',
};
