import type { connections as en } from '../en/connections.ts';

export const connections: Readonly<Record<keyof typeof en, string>> = {
  'connections.title': 'Conexiones',
  'connections.about':
    'Una conexión es un servicio con su clave. Los textos van a la conexión en uso y a ningún otro lugar.',
  'connections.loading': 'Cargando sus conexiones…',
  'connections.list': 'Todas las conexiones',
  'connections.offline.about': 'En este equipo. No necesita clave ni red, y no factura nada.',
  'connections.use': 'Usar',
  'connections.use.label': 'Usar {name}',
  'connections.edit.label': 'Modificar {name}',
  'connections.remove.label': 'Quitar {name}',
  'connections.add': 'Añadir una conexión',
  'connections.tier':
    '{tier, select, free {Plan gratuito} paid {Plan de pago} other {Plan desconocido}}',
  'connections.kind':
    '{kind, select, free {Servicio gratuito} paid {Servicio de pago} custom {Personalizado} other {Integrado}}',
  'connections.key':
    '{key, select, stored {Clave …{end}} session {Clave …{end}, para esta sesión} missing {Falta la clave: introdúzcala de nuevo} locked {Clave …{end}, bloqueada: desbloquee el almacén de secretos} other {No necesita clave}}',
  'connections.languages': '{from} → {to}',
  'connections.remove.sure': '¿Quitar «{name}»?',
  'connections.remove.sure.about':
    'Su dirección y su clave se eliminan de este equipo. La clave en sí sigue siendo válida en el servicio.{active, select, yes { Dragoman vuelve al servicio sin conexión.} other {}}',
  'connections.remove.confirm': 'Quitar',
  'connections.remove.cancel': 'Conservarla',

  'connections.form.add': 'Añadir una conexión',
  'connections.form.edit': 'Modificar «{name}»',
  'connections.form.kind': 'Servicio',
  'connections.form.kind.paid': 'Plan de pago',
  'connections.form.kind.free': 'Plan gratuito',
  'connections.form.kind.custom': 'Personalizado',
  'connections.form.kind.paid.about':
    'La dirección de pago de su servicio; las claves no tienen una terminación especial.',
  'connections.form.kind.free.about':
    'La dirección gratuita de su servicio; las claves terminan en :fx.',
  'connections.form.kind.custom.about':
    'Cualquier servicio con la misma interfaz, también en este equipo.',
  'connections.form.name': 'Nombre',
  'connections.form.name.about': 'Para distinguirla de sus otras conexiones.',
  'connections.form.name.placeholder': 'Oficina',
  'connections.form.address': 'Dirección',
  'connections.form.address.placeholder': 'https://…',
  'connections.form.address.about':
    'Empieza por https://. La documentación de su servicio la indica como dirección base.',
  'connections.form.address.keep': 'Déjelo vacío para conservar {host}.',
  'connections.form.keyword': 'Palabra clave de autenticación',
  'connections.form.keyword.about':
    'Precede a la clave en el encabezado Authorization. Cámbiela solo si la documentación de su servicio indica otra.',
  'connections.form.keyword.use': 'Usar {keyword}',
  'connections.form.address.known': 'Déjelo vacío para usar {host}, la dirección de «{name}».',
  'connections.form.key': 'Clave',
  'connections.form.key.about':
    'Se envía solo a esta dirección. Después se muestran sus cuatro últimos caracteres.',
  'connections.form.key.keep': 'Déjelo vacío para conservar la clave que termina en {end}.',
  'connections.form.languages': 'Idiomas predeterminados',
  'connections.form.source': 'Normalmente de',
  'connections.form.target': 'Normalmente a',
  'connections.form.source.any': 'Detectar',
  'connections.form.target.any': 'Como la última vez',
  'connections.form.check': 'Comprobar la clave',
  'connections.form.checking': 'Comprobando…',
  'connections.form.save': 'Comprobar y guardar',
  'connections.form.saving': 'Comprobando y guardando…',
  'connections.form.cancel': 'Cancelar',
  'connections.form.checked':
    'La clave funciona. {tier, select, free {Plan gratuito} other {Plan de pago}}, clave …{end}; {usage}. Todavía no se ha guardado nada.',
  'connections.form.usage-unread': 'no permite leer las cifras de uso',
  'connections.form.refused': 'No se ha guardado nada. Sus datos siguen aquí.',

  'connections.problem.name.missing': 'Dé un nombre a la conexión.',
  'connections.problem.name.too-long': '80 caracteres como máximo.',
  'connections.problem.address.missing': 'Introduzca la dirección del servicio.',
  'connections.problem.address.malformed':
    'Esto no es una dirección. Empieza por https:// seguido de un nombre de host.',
  'connections.problem.address.insecure':
    'http:// no está cifrado, por lo que solo se permite para este equipo (localhost, 127.0.0.1). Escriba https://.',
  'connections.problem.address.surplus':
    'Omita el nombre de usuario, el signo de interrogación y #. Las claves viajan en un encabezado, nunca en la dirección.',
  'connections.problem.keyword.malformed': 'Letras, cifras y guiones, empezando por una letra.',
  'connections.problem.key.missing': 'Introduzca la clave.',
  'connections.problem.key.new-address':
    'La dirección es nueva. Introduzca de nuevo la clave, para que solo vaya adonde usted quiere.',
  'connections.problem.key.spaces': 'Una clave no contiene espacios. Cópiela de nuevo.',
  'connections.problem.key.too-long': '512 caracteres como máximo.',
  'connections.hint.looks-free':
    'Esta clave termina en :fx, como las del plan gratuito. Elija «Plan gratuito» y su dirección.',
  'connections.hint.looks-paid':
    'Las claves del plan gratuito terminan en :fx, y esta no. Quizá pertenezca al plan de pago.',
  'connections.hint.looks-admin':
    'Esta clave termina en :adm, como las claves de administración. Para traducir hace falta una clave de desarrollador.',

  'capabilities.title': 'Lo que permite la clave de «{name}»',
  'capabilities.title.offline': 'Lo que puede hacer el servicio sin conexión',
  'capabilities.about': 'Aprendido de las solicitudes hechas hasta ahora. Probar no cuesta nada.',
  'capabilities.try': 'Probar todo',
  'capabilities.trying': 'Probando…',
  'capabilities.list': 'Funciones',
  'capabilities.feature':
    '{feature, select, translate {Traducción de texto} languages {Lista de idiomas} memories {Memorias de traducción} glossaries {Glosarios} style_rules {Reglas de estilo} detect {Detección de idioma} usage {Cifras de uso} voice {Voz} spoken_terms {Términos orales} documents {Documentos} admin {Informes y claves de desarrollador} writing {Reformular y corregir} other {{feature}}}',
  'capabilities.state':
    '{state, select, available {Disponible} refused {Rechazado} other {Sin probar}}',
};
