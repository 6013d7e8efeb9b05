import type { failures as en } from '../en/failures.ts';

export const failures: Readonly<Record<keyof typeof en, string>> = {
  'failure.keyword-refused.what': 'Este servicio espera otra palabra clave de autenticación.',
  'failure.keyword-refused.why':
    '{host, select, none {El servicio} other {{host}}} acepta esta clave, pero precedida de otra palabra clave.',
  'failure.keyword-refused.do': 'Use la palabra clave propuesta y guarde de nuevo.',

  'failure.key-refused.what':
    'La clave ha sido rechazada{status, select, none {} other { ({status})}}.',
  'failure.key-refused.why':
    '{status, select, 401 {{host, select, none {El servicio} other {{host}}} no encontró ninguna clave que conozca: está mal escrita, desactivada o pertenece a otra dirección.} other {{host, select, none {El servicio} other {{host}}} no acepta esta clave de ningún modo: está mal escrita, desactivada o destinada a la dirección del otro plan.}}',
  'failure.key-refused.do':
    'Compare la clave y la dirección de la conexión con las que le dieron y, en caso de duda, introduzca la clave de nuevo. Si no, pregunte a quien se la dio si sigue activa.',

  'failure.scope-missing.what':
    'La clave no permite hacer esto{status, select, none {} other { ({status})}}.',
  'failure.scope-missing.why':
    '{scopes, select, none {Está limitada a ciertos permisos, y el que necesita esta solicitud no está entre ellos.} other {Está limitada a ciertos permisos y le {count, plural, one {falta el permiso} other {faltan los permisos}} {scopes}.}}',
  'failure.scope-missing.do':
    '{scopes, select, none {Pida al administrador de sus claves que añada el permiso que falta} other {Pida al administrador de sus claves que añada {scopes} a la clave}}{feature, select, memories {, o traduzca sin memoria de traducción} glossaries {, o traduzca sin glosarios} style_rules {, o desactive la regla de estilo para este texto} detect {, o elija usted mismo el idioma de origen} usage {; la traducción funciona sin él} other {, o use una conexión cuya clave lo tenga}}.',

  'failure.feature-refused.what':
    'La cuenta no tiene acceso a {feature, select, translate {la traducción de texto} languages {la lista de idiomas} memories {las memorias de traducción} glossaries {los glosarios} style_rules {las reglas de estilo} detect {la detección de idioma} usage {las cifras de uso} documents {la traducción de documentos} writing {la reformulación y la corrección} admin {los informes y las claves de desarrollador} other {esta función}}{status, select, none {} other { ({status})}}.',
  'failure.feature-refused.why':
    '{feature, select, detect {La detección de idioma es una beta a la que la cuenta debe unirse primero; la clave en sí es válida.} admin {El plan gratuito no tiene llamadas de administración, y en otros planes una tarifa puede excluirlas.} other {La tarifa asociada a esta clave no lo incluye; la clave en sí es válida.}}',
  'failure.feature-refused.do':
    '{feature, select, detect {Pida al titular de la cuenta que se una a la beta, o elija usted mismo el idioma de origen.} memories {Pida al titular de la cuenta que cambie de tarifa, o traduzca sin memoria de traducción.} glossaries {Pida al titular de la cuenta que cambie de tarifa, o traduzca sin glosarios.} style_rules {Pida al titular de la cuenta que cambie de tarifa, o desactive la regla de estilo.} other {Pida al titular de la cuenta que cambie de tarifa, o pase a otra conexión.}}',

  'failure.legacy-auth.what':
    'Se ha rechazado el modo en que llegó la clave{status, select, none {} other { ({status})}}.',
  'failure.legacy-auth.why':
    'El servicio ya no acepta claves en una dirección ni en el cuerpo de una solicitud. Dragoman solo envía la clave en un encabezado, así que lo más probable es que una pasarela o un proxy en el camino la haya movido.',
  'failure.legacy-auth.do':
    'Compruebe que la dirección de la conexión no contiene ninguna clave ni signo de interrogación. Si hay una pasarela en medio, pida a su administrador que transmita intacto el encabezado Authorization.',

  'failure.wrong-key-kind.what':
    '{kind, select, developer {Esto necesita una clave de administración} other {Este no es el tipo de clave correcto}}{status, select, none {} other { ({status})}}.',
  'failure.wrong-key-kind.why':
    '{kind, select, developer {Una clave de desarrollador traduce, pero no puede administrar la cuenta, y esta solicitud la administra.} other {Una clave de administración administra la cuenta y sus claves; no puede traducir.}}',
  'failure.wrong-key-kind.do':
    '{kind, select, developer {Use para esto una clave de administración. Las claves de administración terminan en :adm.} other {Introduzca una clave de desarrollador para esta conexión. Una clave que termina en :adm es de administración.}}',

  'failure.bad-request.what':
    'El servicio no pudo aceptar la solicitud{status, select, none {} other { ({status})}}.',
  'failure.bad-request.why':
    '{field, select, none {El texto o una de sus opciones no es lo que espera el servicio.} other {El servicio no acepta el valor de «{field}».}}',
  'failure.bad-request.do':
    '{field, select, none {Cambie o restablezca las últimas opciones que ajustó y traduzca de nuevo.} other {Cambie o quite «{field}» y traduzca de nuevo.}}',

  'failure.not-found.what':
    '{feature, select, admin {El servicio no encontró la clave de desarrollador} other {El servicio no encontró lo que nombra la solicitud}}{status, select, none {} other { ({status})}}.',
  'failure.not-found.why':
    '{feature, select, memories {La memoria de traducción se eliminó, no abarca este idioma de destino o pertenece a otra cuenta.} glossaries {El glosario se eliminó, no tiene este par de idiomas o pertenece a otra cuenta.} style_rules {La regla de estilo se eliminó o pertenece a otra cuenta.} admin {La clave de desarrollador pertenece a otra cuenta, o esta dirección no atiende llamadas de administración.} other {Una memoria, un glosario o una regla de estilo se eliminó o pertenece a otra cuenta, o esta dirección no ofrece nada.}}',
  'failure.not-found.do':
    '{feature, select, admin {Actualice la lista de claves.} other {Elíjalo de nuevo en las opciones.}} Si todas las solicitudes terminan así, compruebe la dirección de la conexión.',

  'failure.too-large.what':
    'La solicitud es demasiado grande{status, select, none {} other { ({status})}}.',
  'failure.too-large.why':
    '{limit, select, none {El servicio limita el tamaño de una solicitud, incluidos el contexto y las instrucciones.} other {El servicio admite como máximo {limitNumber, number} bytes por solicitud, incluidos el contexto y las instrucciones.}}',
  'failure.too-large.do':
    'Acorte el contexto y las instrucciones, o traduzca el texto en dos partes.',

  'failure.unsupported-media.what':
    'El servicio no admite esta forma de solicitud{status, select, none {} other { ({status})}}.',
  'failure.unsupported-media.why':
    'Indicó un tipo de contenido distinto del que envió Dragoman. Puede que una pasarela o un proxy en el camino altere las solicitudes, o que la dirección lleve a otro servicio.',
  'failure.unsupported-media.do':
    'Compruebe la dirección de la conexión y después pregunte al administrador de su red por la pasarela.{trace, select, none {} other { El soporte del servicio puede seguir el identificador de traza que figura abajo.}}',

  'failure.rate-limited.what':
    'Demasiadas solicitudes a la vez{status, select, none {} other { ({status})}}.',
  'failure.rate-limited.why':
    '{status, select, 529 {El servicio está sobrecargado por el conjunto de sus usuarios y rechaza solicitudes durante un tiempo.} other {Esta clave ha enviado más solicitudes de las que el servicio permite en poco tiempo, aquí o en otro programa.}}',
  'failure.rate-limited.do':
    '{status, select, 529 {Espere unos minutos y traduzca de nuevo, o pase al servicio sin conexión.} other {Espere un minuto y traduzca de nuevo; traducir con Ctrl+Intro en lugar de al escribir envía menos solicitudes.}}',

  'failure.quota-exceeded.what':
    'Los caracteres de este período se han agotado{status, select, none {} other { ({status})}}.',
  'failure.quota-exceeded.why':
    '{limit, select, none {La cuenta, su control de costes o esta clave ha alcanzado su límite. Repetir la solicitud no serviría, así que Dragoman no lo hace.} other {Se ha alcanzado el límite de {limitNumber, number} caracteres. Repetir la solicitud no serviría, así que Dragoman no lo hace.}}',
  'failure.quota-exceeded.do':
    'Pida al titular de la cuenta un límite más alto, espere al próximo período de facturación o pase al servicio sin conexión, que no tiene límite.',

  'failure.service-error.what':
    'El servicio ha fallado{status, select, none {} other { ({status})}}.',
  'failure.service-error.why':
    'Algo salió mal dentro del servicio; su texto y su clave no son la causa.',
  'failure.service-error.do':
    'Traduzca de nuevo dentro de un minuto. Si continúa, {trace, select, none {avise al soporte del servicio} other {dé al soporte del servicio el identificador de traza que figura abajo}}, o pase al servicio sin conexión.',

  'failure.service-unavailable.what':
    'El servicio no está disponible en este momento{status, select, none {} other { ({status})}}.',
  'failure.service-unavailable.why':
    '{status, select, 502 {Una pasarela situada delante no recibió de él una respuesta correcta.} 504 {Una pasarela situada delante esperó demasiado su respuesta.} 529 {Está sobrecargado por el conjunto de sus usuarios y rechaza solicitudes.} other {Está en mantenimiento o sobrecargado.}}',
  'failure.service-unavailable.do':
    'Su texto se conserva. Traduzca de nuevo dentro de unos minutos o pase al servicio sin conexión.',

  'failure.timeout.what':
    '{host, select, none {El servicio} other {{host}}} no respondió a tiempo{status, select, none {} other { ({status})}}.',
  'failure.timeout.why':
    '{status, select, none {Se estableció la conexión, pero no llegó ninguna respuesta completa. El servicio o la red son lentos.} other {Una pasarela situada delante del servicio lo esperó demasiado tiempo.}}',
  'failure.timeout.do':
    'Traduzca de nuevo. Si los textos largos fallan y los cortos no, traduzca en partes más pequeñas.',

  'failure.unreachable.what':
    'No se puede acceder a {host, select, none {este servicio} other {{host}}}.',
  'failure.unreachable.why':
    'No se pudo establecer ninguna conexión, o se interrumpió: este equipo no tiene conexión, un cortafuegos o un proxy cierra el paso, o la dirección es incorrecta.',
  'failure.unreachable.do':
    'Compruebe su red y la dirección de la conexión. El servicio sin conexión funciona sin red.',

  'failure.untrusted-certificate.what':
    '{host, select, none {El servicio} other {{host}}} no pudo demostrar su identidad.',
  'failure.untrusted-certificate.why':
    'Este equipo no confía en su certificado, o el certificado ha caducado o se hizo para otro nombre. No se envió nada.',
  'failure.untrusted-certificate.do':
    'Compruebe la dirección y el reloj de este equipo. En la red de una empresa, pida que se instale en este equipo su certificado raíz.',

  'failure.bad-answer.what':
    'No se pudo leer la respuesta{status, select, none {} other { ({status})}}.',
  'failure.bad-answer.why':
    '{host, select, none {El servicio} other {{host}}} envió algo distinto de lo que promete. A menudo es la página de acceso de una red o una dirección que lleva a otra parte.',
  'failure.bad-answer.do':
    'Abra cualquier página web para ver si su red pide iniciar sesión y después compruebe la dirección de la conexión.',

  'failure.insecure-address.what':
    'La conexión{host, select, none {} other { con {host}}} no estaría cifrada, así que no se envió nada.',
  'failure.insecure-address.why':
    'Con http://, cualquiera en el camino podría leer sus textos y su clave. Solo las direcciones de este equipo (localhost, 127.0.0.1) pueden prescindir de https.',
  'failure.insecure-address.do':
    'Escriba la dirección con https://. Si el servicio redirige a una dirección sin cifrar, avise a quien lo gestiona.',

  'failure.bad-address.what': 'Esto no es la dirección de un servicio.',
  'failure.bad-address.why':
    'Una dirección empieza por https:// y un nombre de host, sin nombre de usuario, signo de interrogación ni #.',
  'failure.bad-address.do': 'Corrija la dirección; un ejemplo es https://translate.example.org.',

  'failure.key-missing.what':
    '{name, select, none {Esta conexión} other {«{name}»}} no tiene {kind, select, admin {clave de administración} other {clave}} en este momento.',
  'failure.key-missing.why':
    '{kind, select, admin {{reason, select, missing {Si Dragoman no encuentra un almacén de secretos, las claves duran una sola sesión, y esa sesión ha terminado.} other {Los informes y las claves de desarrollador necesitan una clave de administración, que se guarda aparte de la clave que traduce.}}} other {Si Dragoman no encuentra un almacén de secretos, las claves duran una sola sesión, y esa sesión ha terminado.}}',
  'failure.key-missing.do':
    '{kind, select, admin {Introduzca una clave de administración en Uso; estas claves terminan en :adm.} other {Introduzca de nuevo la clave en Ajustes, Conexiones, o pase al servicio sin conexión.}}',

  'failure.key-locked.what': 'La clave de esta conexión no se puede leer ahora.',
  'failure.key-locked.why':
    'Sigue en el almacén de secretos de este equipo, que está bloqueado o detenido.',
  'failure.key-locked.do':
    'Desbloquee o inicie el almacén de secretos; después salga de Dragoman e inícielo de nuevo. O vuelva a introducir la clave.',

  'failure.offline-service-down.what': 'El servicio sin conexión se ha detenido.',
  'failure.offline-service-down.why':
    'Funciona junto a Dragoman en este equipo, terminó de forma inesperada y no se pudo volver a iniciar.',
  'failure.offline-service-down.do':
    'Inténtelo de nuevo dentro de unos segundos. Si sigue detenido, salga de Dragoman e inícielo de nuevo; su texto se conserva.',

  'failure.outcome-unknown.what':
    'No se sabe si el cambio se hizo{status, select, none {} other { ({status})}}.',
  'failure.outcome-unknown.why':
    'Se envió una vez, y {reason, select, bad_answer {no se pudo leer lo que respondió el servicio} service_error {el servicio tuvo un fallo interno} service_unavailable {el servicio no estaba disponible entonces} timeout {no llegó ninguna respuesta a tiempo} offline_service_down {el servicio sin conexión se detuvo antes de responder} other {la conexión se interrumpió antes de que llegara una respuesta}}.',
  'failure.outcome-unknown.do':
    'Mire la lista tal como la tiene ahora el servicio antes de intentarlo de nuevo; Dragoman nunca envía por sí mismo un cambio así dos veces.',

  'failure.cancelled.what': 'Usted ha detenido esta operación.',
  'failure.cancelled.why': 'La solicitud se canceló antes de que su respuesta estuviera completa.',
  'failure.cancelled.do': 'Lo que había llegado se conserva. Iníciela de nuevo cuando quiera.',

  'failure.invalid-input.what':
    '{reason, select, needs_source {Los glosarios necesitan un idioma de origen.} needs_xml {Hay una opción para XML activada, pero el texto no se trata como XML.} needs_tag_handling {Hay una opción para etiquetas activada, pero el texto se trata sin etiquetas.} target_unsupported {El idioma de destino no admite {field, select, formality {este grado de formalidad} instructions {instrucciones personalizadas} other {una de las opciones}}.} too_long {El texto es demasiado largo.} label_mismatch {Lo que se escribió no es el nombre de la clave.} changed {La lista se modificó entretanto.} full {La lista está llena.} one_only {El estilo y el tono no pueden actuar juntos.} missing {{field, select, address {Falta la dirección.} key {Falta la clave.} name {Falta el nombre.} other {Falta algo.}}} other {Dragoman no pudo aceptar esta entrada.}}',
  'failure.invalid-input.why':
    '{reason, select, needs_source {Un glosario se hace para un par de idiomas, y «De» está en detectar. No se envió nada.} needs_xml {{field, select, outlineDetection {Encontrar la estructura automáticamente} splittingTags {Una lista de etiquetas que dividen} nonSplittingTags {Una lista de etiquetas que no dividen} ignoreTags {Una lista de etiquetas ignoradas} other {Esta opción}} solo tiene sentido en XML. No se envió nada.} needs_tag_handling {Una versión del tratamiento de etiquetas no dice nada mientras las etiquetas no se traten. No se envió nada.} target_unsupported {El servicio rechazaría la solicitud entera, así que no se envió nada.} too_long {Se traducen como máximo 2 000 000 de caracteres a la vez; el marcado no cuenta cuando se tratan las etiquetas.} label_mismatch {Una clave se desactiva definitivamente, así que debe escribirse el nombre que el servicio tiene ahora. No se cambió nada.} changed {Otra persona, u otra ventana, añadió o quitó algo. Aquí no se cambió nada.} full {El orden se cambia creando de nuevo las instrucciones, y no hay espacio para una más.} one_only {El servicio admite uno de los dos, y ninguno cuando solo corrige. No se envió nada.} missing {La conexión no puede funcionar sin ello.} other {{field, select, none {Un valor falta, es demasiado largo o no tiene la forma correcta.} other {El valor de «{field}» falta, es demasiado largo o no tiene la forma correcta.}}}}',
  'failure.invalid-input.do':
    '{reason, select, needs_source {Elija el idioma de origen en «De», o quite los glosarios en las opciones.} needs_xml {Ponga «Etiquetas» en XML en las opciones, o restablezca la opción.} needs_tag_handling {Ponga «Etiquetas» en XML o HTML en las opciones, o devuelva la versión a su valor predeterminado.} target_unsupported {{field, select, formality {Elija una de las formalidades «si es posible» o la predeterminada.} instructions {Quite las instrucciones personalizadas para este destino.} other {Restablezca la opción para este destino.}}} too_long {Traduzca el texto por partes.} label_mismatch {Actualice la lista de claves, ya que alguien puede haberle cambiado el nombre, y escriba el nombre tal como aparece allí.} changed {Revise la lista tal como está ahora y ordénela de nuevo.} full {Elimine primero una instrucción.} one_only {Elija uno de los dos, o ninguno.} missing {Introduzca lo que falta e inténtelo de nuevo.} other {{field, select, none {Corríjalo e inténtelo de nuevo.} other {Corrija «{field}» e inténtelo de nuevo.}}}}',

  'failure.unknown-route.what': 'Esta ventana y el programa que hay detrás no se corresponden.',
  'failure.unknown-route.why':
    'Dragoman se actualizó mientras esta ventana estaba abierta, así que la ventana pide algo que ya no existe.',
  'failure.unknown-route.do':
    'Vuelva a cargar la ventana, o salga de Dragoman e inícielo de nuevo.',

  'failure.message-too-large.what': 'El texto es demasiado largo para un solo paso.',
  'failure.message-too-large.why':
    '{limit, select, none {Dragoman limita cuánto procesa a la vez.} other {Dragoman procesa como máximo {limitSize} a la vez.}}',
  'failure.message-too-large.do': 'Divida el texto o la lista y vuelva a intentarlo.',

  'failure.file-too-large.what':
    '{name, select, none {El archivo} other {«{name}»}} es demasiado grande.',
  'failure.file-too-large.why':
    '{limit, select, none {Un texto que se abre aquí tiene que caber en la memoria y poder editarse.} other {Los archivos que se abren aquí pueden tener como máximo {limitSize}.}}',
  'failure.file-too-large.do': 'Divida el archivo, o copie la parte que necesita y péguela.',

  'failure.file-unreadable.what':
    '{name, select, none {El archivo} other {«{name}»}} no se pudo leer.',
  'failure.file-unreadable.why':
    'No es texto sin formato, su codificación es desconocida o este equipo denegó el acceso.',
  'failure.file-unreadable.do':
    'Guárdelo como texto sin formato en UTF-8 y ábralo de nuevo, o copie su texto y péguelo.',

  'failure.file-gone.what': '{name, select, none {El archivo} other {«{name}»}} ya no está.',
  'failure.file-gone.why': 'Se movió, se eliminó o se entregó hace demasiado tiempo.',
  'failure.file-gone.do': 'Elija el archivo de nuevo.',

  'failure.no-recogniser.what':
    'El servicio no puede transcribir el habla {language, select, none {en este idioma} other {en {languageName}}}.',
  'failure.no-recogniser.why':
    'No tiene reconocimiento de voz para él. El servicio integrado entiende inglés si hay un modelo de PocketSphinx instalado. No se grabó ni se envió nada.',
  'failure.no-recogniser.do':
    'Para el inglés, instale el paquete de Debian pocketsphinx-en-us. Para otros idiomas, indique la carpeta de un modelo de voz en Ajustes, Voz. O elija otra conexión.',

  'failure.speech-model-unusable.what': 'El modelo de voz no se puede usar.',
  'failure.speech-model-unusable.why':
    'Falta uno de sus archivos o está dañado. No se grabó ni se envió nada.',
  'failure.speech-model-unusable.do':
    'Compruebe la carpeta del modelo de voz en Ajustes, Voz, o vacíe el campo para usar el modelo de inglés instalado. Después reinicie Dragoman.',

  'failure.no-synthesiser.what':
    'El servicio no puede hablar {language, select, none {en este idioma} other {en {languageName}}}.',
  'failure.no-synthesiser.why':
    'No tiene voz para él. El servicio integrado habla con un programa de voz instalado en el equipo, como espeak-ng o flite.',
  'failure.no-synthesiser.do':
    'Desactive la traducción hablada; la escrita funciona sin ella. O instale un programa de voz e inicie Dragoman de nuevo.',

  'failure.stream-refused.what': 'El servicio terminó el flujo de voz con un error.',
  'failure.stream-refused.why':
    '{reason, select, flooded {Envió mucho más texto del que nadie puede pronunciar.} other {Sus propias palabras figuran abajo.}} Todo lo que ya era definitivo se conserva.',
  'failure.stream-refused.do':
    'Inicie una sesión nueva. Si termina del mismo modo, envíe el identificador de traza al soporte del servicio.',

  'failure.stream-lost.what': 'Se ha perdido el flujo de voz.',
  'failure.stream-lost.why':
    'La conexión se interrumpió y no se pudo restablecer a tiempo. La transcripción hasta aquí se conserva; un tramo que nunca llegó al servicio se marca como laguna.',
  'failure.stream-lost.do':
    'Compruebe la red e inicie una sesión nueva. Si se conservó el sonido, la laguna se puede rellenar con él.',

  'failure.recorder-missing.what': 'En este equipo no hay programa de grabación.',
  'failure.recorder-missing.why':
    '{name, select, none {Dragoman graba un dispositivo del equipo mediante un programa} other {Dragoman graba mediante {name}}}, y no está instalado.',
  'failure.recorder-missing.do':
    'Elija en su lugar el micrófono de esta ventana, o instale el programa (en Debian y Ubuntu: alsa-utils) e inténtelo de nuevo.',

  'failure.recorder-failed.what':
    '{reason, select, device {El dispositivo ha desaparecido.} busy {Otro programa ocupa el dispositivo.} permission {Este equipo denegó el acceso al dispositivo.} server {El servidor de sonido del equipo no responde.} other {La grabación se detuvo por sí sola.}}',
  'failure.recorder-failed.why':
    '{reason, select, device {Se desconectó o se apagó. Dragoman nunca cambia por sí mismo a otro micrófono.} busy {Solo permite que grabe un programa a la vez.} permission {La cuenta no puede usar los dispositivos de sonido.} server {La grabación pasa por él.} other {El programa de grabación terminó o no envió nada durante demasiado tiempo.}} La sesión continúa; falta lo que se dijo entretanto.',
  'failure.recorder-failed.do':
    '{reason, select, device {Conéctelo de nuevo o elija otra fuente.} busy {Cierre el otro programa y después elija la fuente de nuevo.} permission {Dé a la cuenta acceso a los dispositivos de sonido (en Linux: el grupo audio) o use el micrófono de esta ventana.} server {Inicie de nuevo el servidor de sonido y después elija la fuente de nuevo.} other {Elija la fuente de nuevo.}}',

  'failure.microphone-failed.what':
    '{reason, select, denied {El micrófono no está permitido.} missing {No se encontró ningún micrófono.} unplugged {El micrófono ha desaparecido.} busy {Otro programa ocupa el micrófono.} ended {El micrófono se detuvo.} other {No se pudo usar el micrófono.}}',
  'failure.microphone-failed.why':
    '{reason, select, denied {Se denegó el acceso a esta ventana o a Dragoman en su conjunto.} missing {El equipo no indica ningún dispositivo que grabe.} unplugged {Se desconectó o se apagó. Dragoman nunca cambia por sí mismo a otro micrófono.} busy {Solo permite que grabe un programa a la vez.} ended {El sistema o el navegador puso fin a la grabación.} other {El equipo no dio más razones.}}',
  'failure.microphone-failed.do':
    '{reason, select, denied {Permita el micrófono en los ajustes de sitio de la ventana y en los ajustes de privacidad del sistema, e inténtelo de nuevo.} missing {Conecte uno, o grabe de un dispositivo del equipo o de un archivo.} unplugged {Conéctelo de nuevo o elija otro.} busy {Cierre el otro programa e inténtelo de nuevo.} other {Elija el micrófono de nuevo.}}',

  'failure.sound-unreadable.what':
    '{name, select, none {El archivo de sonido} other {«{name}»}} no se puede reproducir.',
  'failure.sound-unreadable.why':
    '{reason, select, empty {No contiene ningún sonido.} no_decoder {Los archivos que no son WAV los decodifica ffmpeg, que no está instalado.} other {Está dañado o es de un tipo desconocido.}}',
  'failure.sound-unreadable.do':
    '{reason, select, empty {Elija otro archivo.} no_decoder {Instale ffmpeg o guarde el archivo como WAV.} other {Guárdelo como WAV y elíjalo de nuevo.}}',

  'failure.session-running.what': 'Hay una sesión de voz en curso.',
  'failure.session-running.why':
    'Solo puede haber una a la vez, y no se puede eliminar mientras tanto.',
  'failure.session-running.do': 'Finalícela primero.',

  'failure.disk-full.what': 'El disco está lleno.',
  'failure.disk-full.why': 'Lo que llega ya no se puede escribir.',
  'failure.disk-full.do':
    'Libere espacio en el disco. Una sesión en curso vuelve a guardarse en cuanto lo haya; un documento se puede reintentar.',

  'failure.too-many-files.what': 'Hay demasiados archivos abiertos en este equipo.',
  'failure.too-many-files.why':
    'El sistema limita cuántos archivos pueden estar abiertos a la vez. No se ha perdido nada de lo guardado.',
  'failure.too-many-files.do': 'Cierre otros programas e inténtelo de nuevo.',

  'failure.data-not-written.what': 'No se pudo conservar en este equipo.',
  'failure.data-not-written.why':
    'Dragoman ya no puede escribir en su carpeta de datos, o la unidad de esta no funciona bien.',
  'failure.data-not-written.do':
    'Permita de nuevo escribir en la carpeta, o conecte su unidad, e inténtelo de nuevo. Lo que está en la pantalla sigue ahí.',

  'failure.data-newer.what': 'El servicio sin conexión no puede abrir sus datos.',
  'failure.data-newer.why':
    'Una versión más reciente de Dragoman escribió {name, select, none {el archivo} other {«{name}»}}. No se ha modificado.',
  'failure.data-newer.do':
    'Inicie la versión más reciente, inicie Dragoman con otra carpeta de datos o use otra conexión.',

  'failure.document-refused.what':
    '{reason, select, unknown_format {{name, select, none {El archivo} other {«{name}»}} es de un tipo que no se puede traducir.} wrong_content {{name, select, none {El archivo} other {«{name}»}} no es lo que dice su nombre.} damaged {{name, select, none {El archivo} other {«{name}»}} está dañado.} password {{name, select, none {El archivo} other {«{name}»}} está protegido con contraseña.} protected {{name, select, none {El archivo} other {«{name}»}} no permite copiar su texto.} size {{name, select, none {El archivo} other {«{name}»}} es demasiado grande.} tier {{name, select, none {El archivo} other {«{name}»}} es demasiado grande para esta cuenta.} characters {{name, select, none {El archivo} other {«{name}»}} contiene demasiado texto.} too_large_inside {{name, select, none {El archivo} other {«{name}»}} ocupa al descomprimirse mucho más de lo debido.} too_deep {{name, select, none {El archivo} other {«{name}»}} tiene demasiados niveles anidados.} entities {{name, select, none {El archivo} other {«{name}»}} define entidades propias.} entity_growth {{name, select, none {El archivo} other {«{name}»}} define entidades propias.} macros {{name, select, none {El archivo} other {«{name}»}} contiene macros.} empty {{name, select, none {El archivo} other {«{name}»}} no contiene texto.} encoding {La codificación de {name, select, none {este archivo} other {«{name}»}} es desconocida.} xliff_version {{name, select, none {El archivo} other {«{name}»}} es de una versión de XLIFF no admitida.} ditamap {{name, select, none {El archivo} other {«{name}»}} es un mapa DITA.} no_ocr {El texto de {name, select, none {la imagen} other {«{name}»}} no se puede leer aquí.} same_language {«De» y «A» indican el mismo idioma.} cancelled {{name, select, none {El archivo} other {«{name}»}} no se examinó.} other {{name, select, none {El archivo} other {«{name}»}} no se puede traducir.}}',
  'failure.document-refused.why':
    '{reason, select, unknown_format {Dragoman traduce docx, pptx, xlsx, pdf, html, txt, xliff, srt, idml, xml, json, dita, mif, jpeg y png.} wrong_content {El contenido es de otro tipo, o del formato propio de un programa que usa esta extensión.} damaged {Termina demasiado pronto, o sus partes se contradicen.} password {Sin la contraseña nadie puede leer el texto que contiene.} protected {Se abre sin contraseña, pero su propietario no permite extraer el texto.} size {{limit, select, none {Cada tipo tiene un tamaño máximo.} other {Los archivos de este tipo pueden tener como máximo {limitSize}.}}} tier {{limit, select, none {Esta cuenta admite archivos de este tipo más pequeños que otras.} other {Con esta cuenta, los archivos de este tipo pueden tener como máximo {limitSize}.}}} characters {{limit, select, none {Un documento solo puede contener cierto número de caracteres.} other {Un documento puede contener como máximo {limitNumber, number} caracteres.}}} too_large_inside {Abierto, sería mayor de lo que lee Dragoman: 500 MB en total, 40 millones de píxeles por imagen, un millón de caracteres por párrafo.} too_deep {Sus partes están anidadas mucho más hondo que las de un documento, más de lo que lee Dragoman.} entities {Las entidades pueden introducir otros archivos del equipo en un documento, así que no se siguen.} entity_growth {Las entidades que declara superan cualquier tamaño real.} macros {Un documento con programas dentro no se transmite.} empty {No contiene nada que se pueda traducir; una página escaneada es una imagen, no texto.} encoding {Sus letras no están en ninguna codificación que Dragoman conozca.} xliff_version {{version, select, none {El servicio acepta las versiones 1.2, 2.0 y 2.1.} other {Es la versión {version}; el servicio acepta 1.2, 2.0 y 2.1.}}} ditamap {Un mapa solo remite a temas; el texto está en ellos.} no_ocr {Para eso hacen falta el programa tesseract y sus datos para el idioma de la imagen, y no están instalados.} same_language {Un documento se traduce de un idioma a otro; las variantes de un mismo idioma cuentan como iguales.} cancelled {Se detuvo el examen.} other {No se indicó la razón.}}',
  'failure.document-refused.do':
    '{reason, select, unknown_format {Guárdelo como uno de estos tipos y suéltelo de nuevo.} wrong_content {Ábralo en su programa, guárdelo como el tipo que necesita y suéltelo de nuevo.} damaged {Ábralo en su programa, guárdelo de nuevo y suéltelo otra vez.} password {Ábralo en su programa, quítele la contraseña y suéltelo de nuevo.} protected {Pida al propietario una copia sin esta restricción.} size {Divídalo o quítele imágenes y vídeos.} tier {Divídalo, redúzcalo o use una conexión que admita archivos más grandes.} characters {Divídalo.} too_large_inside {Si confía en él, ábralo en su programa y guárdelo de nuevo.} too_deep {Si confía en él, ábralo en su programa y guárdelo de nuevo.} entities {Guárdelo sin un tipo de documento propio y suéltelo de nuevo.} entity_growth {Guárdelo sin un tipo de documento propio y suéltelo de nuevo.} macros {Guárdelo sin macros, como docx, pptx o xlsx, y suéltelo de nuevo.} empty {Suelte un archivo que contenga texto; para que se lea una página escaneada, conviértala en imagen (png o jpeg).} encoding {Guárdelo como UTF-8 y suéltelo de nuevo.} xliff_version {Expórtelo en una de estas versiones o traduzca las versiones 1.0, 1.1 y 2.2 en «Segmentos».} ditamap {Suelte los propios temas.} no_ocr {Instale tesseract con el idioma de la imagen, o use una conexión cuyo servicio lea imágenes.} same_language {Elija otro idioma en «De» o en «A».} cancelled {Suéltelo de nuevo.} other {Suelte otro archivo o pruebe con otra conexión.}}',

  'failure.document-failed.what':
    '{name, select, none {El documento} other {«{name}»}} no se pudo traducir.',
  'failure.document-failed.why':
    '{reason, select, same_language {El servicio comprobó que el texto ya está en el idioma de destino.} gone {El servicio ya no lo tiene: se recogió ya, o se guardó demasiado tiempo.} result_damaged {Lo que volvió no es un archivo completo, así que se desechó.} result_too_large {El resultado es mucho mayor de lo que su archivo podría llegar a ser, así que se detuvo la descarga.} result_stalled {El resultado llegaba demasiado despacio para completarse, así que se detuvo la descarga.} not_written {El resultado no se pudo escribir en su carpeta.} locked {Lo necesario para recoger el resultado está en el almacén de secretos del sistema, que está bloqueado o ha desaparecido.} interrupted {Dragoman se cerró más de una vez durante el envío. No se vuelve a enviar por sí solo; solo se factura lo que se recoge.} other {El servicio tomó el archivo, trabajó en él y lo abandonó.}} Su propio archivo no se modificó.',
  'failure.document-failed.do':
    '{reason, select, same_language {Elija otro idioma de destino.} gone {Inténtelo de nuevo: el archivo se envía otra vez y cuenta otra vez.} result_damaged {Inténtelo de nuevo.} result_too_large {Inténtelo de nuevo o consulte a quien gestiona el servicio.} result_stalled {Compruebe la red e inténtelo de nuevo.} not_written {Compruebe que la carpeta existe y tiene espacio, e inténtelo de nuevo.} locked {Desbloquee el almacén de secretos, inicie Dragoman de nuevo y vuelva a intentarlo; hasta entonces, otro intento envía el archivo de nuevo.} interrupted {Inténtelo de nuevo.} other {Inténtelo de nuevo. Si vuelve a fallar, abra el archivo en su programa, guárdelo de nuevo y añádalo otra vez.}}',

  'failure.entries-refused.what':
    '{reason, select, none {No hay ninguna entrada.} empty {{field, select, name {El nombre está vacío.} terms {No hay ningún término.} other {Una entrada está vacía.}}} duplicate {{field, select, dictionaries {Dos diccionarios tienen los mismos idiomas.} other {Un término aparece dos veces.}}} control_character {{field, select, name {El nombre contiene un carácter que no es texto.} other {Un término contiene un carácter que no es texto.}}} outer_space {Un término empieza o termina con un espacio.} too_long {{field, select, name {El nombre es demasiado largo.} other {Un término, o la lista, es demasiado largo.}}} too_large {Las entradas son demasiado grandes para un solo glosario.} same_language {Un diccionario tiene dos veces el mismo idioma.} last {Es el último diccionario del glosario.} other {El servicio no lo aceptaría.}}',
  'failure.entries-refused.why':
    '{reason, select, last {Un glosario sin diccionarios no puede existir.} too_large {{limit, select, none {El servicio limita el tamaño de un glosario.} other {Un glosario puede contener como máximo {limitSize}, con todos sus diccionarios.}}} other {{line, select, none {El servicio lo rechazaría.} other {Afecta a la entrada {line}, {side, select, target {en su destino} other {en su origen}}; el servicio rechazaría la lista entera.}}}} No se envió nada.',
  'failure.entries-refused.do':
    '{reason, select, none {Añada una entrada.} last {Elimine en su lugar el glosario entero.} too_large {Reparta las entradas en dos glosarios; hasta cinco actúan juntos.} same_language {Elija dos idiomas.} duplicate {{field, select, dictionaries {Combínelos.} other {Elimine uno de los dos.}}} too_long {Acórtelo.} other {Corríjalo e inténtelo de nuevo.}}',

  'failure.table-refused.what':
    '{reason, select, damaged {{name, select, none {El archivo} other {«{name}»}} está dañado.} password {{name, select, none {El archivo} other {«{name}»}} está protegido con contraseña.} too_large_inside {{name, select, none {El archivo} other {«{name}»}} contiene demasiado.} too_deep {{name, select, none {El archivo} other {«{name}»}} está anidado a demasiada profundidad.} entities {{name, select, none {El archivo} other {«{name}»}} define entidades propias.} entity_growth {{name, select, none {El archivo} other {«{name}»}} define entidades propias.} macros {{name, select, none {El archivo} other {«{name}»}} contiene macros.} empty {{name, select, none {El archivo} other {«{name}»}} está vacío.} encoding {La codificación {name, select, none {del archivo} other {de «{name}»}} es desconocida.} other {{name, select, none {El archivo} other {«{name}»}} no contiene términos que Dragoman pueda leer.}}',
  'failure.table-refused.why':
    '{reason, select, damaged {Termina demasiado pronto, o sus partes se contradicen.} password {Sin la contraseña nadie puede leer lo que contiene.} too_large_inside {De un archivo se leen como máximo 500 000 líneas y 128 MB de contenido.} too_deep {Estos archivos son un modo conocido de hacer fallar los programas, así que este se dejó cerrado.} entities {Las entidades pueden introducir otros archivos del equipo en una lista, así que no se siguen.} entity_growth {Las entidades que declara superan cualquier tamaño real.} macros {Un archivo con programas dentro no se abre.} empty {No contiene ninguna línea.} encoding {Sus letras no están en ninguna codificación que Dragoman conozca.} other {Los términos se leen de TSV, CSV con dos o cuatro columnas, XLSX y TBX.}} No se cambió nada.',
  'failure.table-refused.do':
    '{reason, select, too_large_inside {Divídalo en varios archivos.} password {Ábralo en su programa, quítele la contraseña y elíjalo de nuevo.} macros {Guárdelo sin macros, como xlsx, y elíjalo de nuevo.} encoding {Guárdelo como UTF-8 y elíjalo de nuevo.} empty {Elija otro archivo.} damaged {Ábralo en su programa, guárdelo de nuevo y elíjalo otra vez.} other {Guarde la lista en uno de estos formatos y elíjala de nuevo.}}',
  'failure.local-memories-down.what': 'Las memorias locales no responden.',
  'failure.local-memories-down.why':
    'La parte de Dragoman que busca en ellas se cerró, y una vez más después de reiniciarse. Lo que está guardado en ellas está a salvo.',
  'failure.local-memories-down.do':
    'Inténtelo de nuevo. Si se repite, salga de Dragoman e inícielo de nuevo; es posible que un cambio en curso no se haya hecho.',

  'failure.memory-file-refused.what':
    '{name, select, none {El archivo} other {«{name}»}} no se puede importar.',
  'failure.memory-file-refused.why':
    '{reason, select, declares_entities {Las entidades que declara superan cualquier tamaño real.} unreadable_entity {Cerca de la línea {line} usa una entidad que está en otro archivo, contiene marcado o se contiene a sí misma.} unknown_format {No es TMX, ni XLIFF, ni una tabla (CSV, TSV).} oversized {Cerca de la línea {line} contiene un solo texto o etiqueta mayor que cualquiera real.} too_deep {Cerca de la línea {line} está anidado a más profundidad que cualquier archivo real.} no_languages {No indica ningún idioma que Dragoman conozca.} several_sources {Contiene varias variantes de su idioma de origen, y nada indica cuál es el origen.} all_bad {No se pudo usar ninguna de sus unidades; los motivos figuran abajo.} other_source {Su idioma de origen no es el de la memoria.} other {No se pudo usar nada de su contenido.}} La memoria está como estaba.',
  'failure.memory-file-refused.do':
    '{reason, select, declares_entities {Guárdelo sin un tipo de documento propio.} unreadable_entity {Guárdelo sin un tipo de documento propio.} unknown_format {Expórtelo como TMX y elíjalo de nuevo.} no_languages {Elija los idiomas de sus columnas, o indíquelos en su primera línea (en,de).} several_sources {Elija el idioma de origen e inténtelo de nuevo.} all_bad {Corrija los idiomas del archivo, o impórtelo en otra memoria.} other_source {Impórtelo en una memoria de su idioma, o en una nueva.} other {Expórtelo de nuevo desde el programa del que procede.}}',

  'failure.file-not-written.what':
    '{name, select, none {El archivo} other {«{name}»}} no se pudo escribir.',
  'failure.file-not-written.why': 'Su carpeta ya no existe, o no se permite escribir en ella.',
  'failure.file-not-written.do':
    'Compruebe que la carpeta existe y que se permite escribir en ella, e inténtelo de nuevo.',

  'failure.internal.what': 'Dragoman ha cometido un error.',
  'failure.internal.why':
    'Ocurrió algo inesperado dentro de Dragoman. Está en el registro, sin sus textos ni sus claves.',
  'failure.internal.do':
    'Inténtelo de nuevo. Si se repite, salga de Dragoman e inícielo de nuevo; su texto se conserva.',
};
