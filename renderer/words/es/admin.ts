import type { admin as en } from '../en/admin.ts';

export const admin: Readonly<Record<keyof typeof en, string>> = {
  'admin.reading': 'Buscando la clave de administración…',
  'admin.needed': 'Se necesita una clave de administración',
  'admin.needed.about':
    'Los informes y las claves de desarrollador pertenecen a la cuenta, por lo que el servicio solo los entrega a sus claves de administración. Dragoman guarda la clave de administración aparte de la clave que traduce y nunca envía una en lugar de la otra.',
  'admin.missing': 'Hay que volver a introducir la clave de administración',
  'admin.missing.about':
    'La clave de administración{end, select, none {} other { …{end}}} se guardaba solo para una sesión, y esa sesión ha terminado.',
  'admin.locked': 'La clave de administración no se puede leer ahora',
  'admin.locked.about':
    'La clave de administración{end, select, none {} other { …{end}}} sigue en el almacén de secretos de este equipo, que está bloqueado o detenido. Desbloquéelo o inícielo; después salga de Dragoman e inícielo de nuevo. O vuelva a introducir la clave.',
  'admin.unavailable': 'Esta conexión no tiene parte de administración',
  'admin.unavailable.about':
    'Los informes y las claves de desarrollador existen para las cuentas del plan de pago. Esta conexión es del plan gratuito: sus propias cifras están en «Este período», y «Presupuestos» se basa en los registros de Dragoman.',
  'admin.unavailable.do': 'Use otra conexión o el servicio sin conexión, que lo tiene todo.',
  'admin.connections': 'Gestionar conexiones',

  'admin.key': 'Clave de administración',
  'admin.key.about':
    'Se envía únicamente a {host} y solo para los informes y las claves de desarrollador.',
  'admin.key.paste': 'Pegar',
  'admin.key.paste-refused': 'No se permitió pegar. Haga clic en el campo y pegue la clave allí.',
  'admin.key.problem':
    '{problem, select, empty {Introduzca la clave de administración.} spaces {Una clave no contiene espacios. Cópiela de nuevo.} other {512 caracteres como máximo.}}',
  'admin.key.looks-developer':
    'Las claves de administración suelen terminar en :adm, y esta no. Quizá sea una clave de desarrollador.',
  'admin.key.save': 'Comprobar y guardar',
  'admin.key.saving': 'Comprobando…',
  'admin.key.cancel': 'Cancelar',
  'admin.key.refused': 'No se ha guardado nada.',
  'admin.key.built-in':
    'El servicio sin conexión tiene su propia clave de administración, que nunca sale de este equipo.',
  'admin.key.in-use':
    'Clave de administración …{end} para {host}, {where, select, stored {guardada en el almacén de secretos} other {guardada solo para esta sesión}}.',
  'admin.key.change': 'Cambiar la clave',
  'admin.key.forget': 'Olvidar la clave',
  'admin.key.forget.sure': '¿Olvidar la clave de administración?',
  'admin.key.forget.about':
    'Dragoman elimina de este equipo la clave de administración …{end}. La clave en sí sigue siendo válida en el servicio; las traducciones continúan como antes.',
  'admin.key.forget.confirm': 'Olvidarla',
  'admin.key.forget.cancel': 'Conservarla',

  'admin.keys': 'Claves de desarrollador',
  'admin.keys.reading': 'Cargando las claves de desarrollador…',
  'admin.keys.about':
    'Usado: este mes natural (UTC), según el informe del servicio. Los límites valen para cada período de uso de un mes, que puede empezar otro día.',
  'admin.keys.deactivated.about':
    'Una clave desactivada se rechaza en cada llamada. No se puede modificar ni volver a activar; su uso anterior permanece en los informes.',
  'admin.keys.search': 'Buscar',
  'admin.keys.search.placeholder': 'Nombre o identificador',
  'admin.keys.show': 'Mostrar',
  'admin.keys.show.active': 'Activas',
  'admin.keys.show.all': 'Todas',
  'admin.keys.count':
    '{shown, number} de {count, plural, one {# clave} other {# claves}}, {active, number} en activo',
  'admin.keys.refresh': 'Actualizar',
  'admin.keys.none': 'Todavía no hay ninguna clave de desarrollador.',
  'admin.keys.none-active':
    'No hay ninguna clave activa. Elija «Todas» para ver las que se desactivaron.',
  'admin.keys.none-found': 'Ninguna clave coincide con «{search}».',
  'admin.keys.column.state': 'Estado',
  'admin.keys.column.label': 'Nombre',
  'admin.keys.column.created': 'Creación',
  'admin.keys.column.characters': 'Caracteres',
  'admin.keys.column.speechToTextMs': 'Voz a texto',
  'admin.keys.column.speechToSpeechMs': 'Voz a voz',
  'admin.keys.column.verbs': 'Acciones',
  'admin.keys.unlabelled': 'Sin nombre',
  'admin.keys.state.active': 'Activa',
  'admin.keys.state.deactivated': 'Desactivada',
  'admin.keys.ended': 'Desactivada definitivamente',
  'admin.keys.used.unknown': 'Desconocido',
  'admin.keys.limit': 'de {limit}',
  'admin.keys.limit.nearly': 'de {limit}, {percent, number} %',
  'admin.keys.limit.over': 'de {limit}, agotado',
  'admin.keys.limit.none': 'Sin límite',
  'admin.keys.limit.nothing': 'Nada permitido',

  'admin.rename': 'Cambiar el nombre de «{label}»',
  'admin.rename.label': 'Nombre nuevo',
  'admin.rename.keep': 'Guardar el nombre',
  'admin.rename.saving': 'Guardando el nombre…',
  'admin.rename.leave': 'Conservar el nombre anterior',
  'admin.label.problem':
    '{problem, select, empty {Introduzca un nombre.} other {1024 caracteres como máximo.}}',

  'admin.create': 'Nueva clave',
  'admin.create.title': 'Nueva clave de desarrollador',
  'admin.create.about':
    'La clave se puede usar de inmediato y no tiene límites hasta que usted los fije. Su secreto se muestra una sola vez.',
  'admin.create.label': 'Nombre',
  'admin.create.label.hint':
    'Quién o qué la usa. Puede quedar vacío: entonces el servicio le da un nombre.',
  'admin.create.confirm': 'Crear la clave',
  'admin.create.creating': 'Creando…',
  'admin.create.cancel': 'Cancelar',
  'admin.create.uncertain':
    'Se ha actualizado la lista de claves. Si aparece una clave nueva, su secreto se ha perdido: desactívela.',
  'admin.created.title': 'Se ha creado «{label}»',
  'admin.created.once':
    'Copie el secreto ahora y guárdelo en un lugar seguro. No volverá a mostrarse: ni Dragoman ni el servicio podrán decirlo más tarde.',
  'admin.created.secret': 'Secreto',
  'admin.created.copy': 'Copiar el secreto',
  'admin.created.copied': 'Copiado',
  'admin.created.copy-refused':
    'No se permitió copiar. Seleccione el secreto y cópielo usted mismo.',
  'admin.created.kept': 'He guardado el secreto.',
  'admin.created.locked': 'Para cerrar, copie el secreto o indique que lo ha guardado.',
  'admin.created.untold':
    'El servicio no comunicó el secreto de la clave. Búsquelo donde se gestiona su cuenta.',
  'admin.created.close': 'Cerrar',

  'admin.limits': 'Límites de «{label}»',
  'admin.limits.about':
    'Para cada período de uso de un mes. Una llamada que fuera a superar un límite se rechaza entera y no factura nada.',
  'admin.limits.unlimited': 'Sin límite',
  'admin.limits.characters': 'Caracteres',
  'admin.limits.speechToTextMs': 'Voz a texto',
  'admin.limits.speechToSpeechMs': 'Voz a voz',
  'admin.limits.hours': 'Horas',
  'admin.limits.minutes': 'Minutos',
  'admin.limits.seconds': 'Segundos',
  'admin.limits.said':
    '{said, select, unlimited {Sin límite propio; sigue valiendo el de la cuenta.} nothing {No se permite nada: se rechaza toda llamada de este tipo.} other {Como máximo {limit} en cada período.}}',
  'admin.limits.problem':
    '{problem, select, empty {Introduzca un límite o active «Sin límite».} minutes {Los minutos van de 0 a 59.} seconds {Los segundos van de 0 a menos de 60.} large {El número es demasiado grande.} other {Un número entero, por ejemplo {example}.}}',
  'admin.limits.used': 'Usado este mes: {used}.',
  'admin.limits.save': 'Guardar los límites',
  'admin.limits.saving': 'Guardando…',
  'admin.limits.cancel': 'Cancelar',

  'admin.end': 'Desactivar «{label}»',
  'admin.end.title': '¿Desactivar «{label}» definitivamente?',
  'admin.end.about':
    'Todo programa que use esta clave será rechazado de inmediato, incluso en pleno trabajo. La clave no se podrá volver a activar nunca; habrá que crear y repartir una nueva. Lo que usó permanece en los informes.',
  'admin.end.type':
    '{isUnlabelled, select, yes {Escriba el identificador para confirmar} other {Escriba el nombre para confirmar}}',
  'admin.end.hint': 'Exactamente como aparece aquí, con mayúsculas y espacios:',
  'admin.end.confirm': 'Desactivar definitivamente',
  'admin.end.running': 'Desactivando…',
  'admin.end.cancel': 'Mantenerla activa',
};
