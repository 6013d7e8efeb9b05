import type { secrets as enSecrets, settings as en } from '../en/settings.ts';

export const settings: Readonly<Record<keyof typeof en, string>> = {
  'settings.title': 'Ajustes',
  'settings.sections': 'Secciones de los ajustes',
  'settings.connections': 'Conexiones',
  'settings.appearance': 'Apariencia',
  'settings.typing': 'Escritura',
  'settings.privacy': 'Privacidad',
  'settings.about': 'Acerca de',
  'settings.loading': 'Cargando sus ajustes…',

  'settings.language': 'Idioma',
  'settings.language.system': 'Como el sistema',
  'settings.language.about':
    'El de los menús, botones y frases de Dragoman. Sus textos conservan el suyo, y no se pierde nada.',

  'settings.theme': 'Tema',
  'settings.theme.system': 'Como el sistema',
  'settings.theme.light': 'Claro',
  'settings.theme.dark': 'Oscuro',
  'settings.theme.about': 'El contraste alto se toma del sistema en todos los temas.',
  'settings.text-size': 'Tamaño del texto',
  'settings.text-size.value': '{size, number} px',
  'settings.text-size.about':
    'El tamaño del texto de origen y de la traducción. Los menús conservan el suyo.',
  'settings.text-size.sample': 'Muestra',
  'settings.text-size.sample.text':
    'La reunión se ha aplazado al jueves. Por favor, traiga el contrato firmado.',

  'settings.typing.translate': 'Traducir al escribir',
  'settings.typing.translate.on':
    'La traducción empieza poco después de la última tecla. Cada inicio puede facturarse.',
  'settings.typing.translate.off':
    'No se envía nada hasta que pulse {shortcut} o elija «Traducir».',

  'settings.typing.dictionaries': 'Carpeta de diccionarios ortográficos',
  'settings.typing.dictionaries.hint':
    'Para corregir con el servicio sin conexión, en el formato de Hunspell (.aff y .dic). Vacío: los que están instalados. La carpeta se lee la próxima vez que se inicie Dragoman.',

  'settings.documents': 'Documentos',
  'settings.documents.naming': 'Nombres de los resultados',
  'settings.documents.naming.about':
    '{open}name{close}, {open}lang{close} y {open}ext{close} se sustituyen. Un nombre ya ocupado recibe un número; no se sobrescribe nada.',
  'settings.documents.naming.example': 'Report.docx al alemán se convierte en {example}',
  'settings.documents.ocr': 'Carpeta de datos de idioma para leer imágenes',
  'settings.documents.ocr.hint':
    'Vacío: lo que trae un tesseract instalado. La carpeta se lee la próxima vez que se inicie Dragoman.',
  'settings.documents.naming.empty': 'Un nombre debe tener al menos una letra.',

  'settings.private': 'Modo privado',
  'settings.private.about':
    'Nada de lo que escriba o traduzca se guarda en el disco: los borradores viven en la memoria y desaparecen al salir de Dragoman. Los ajustes y las conexiones sí se guardan, así como lo que usted mismo ponga en una memoria local. Los textos van al servicio que eligió, como siempre.',
  'settings.keep-history': 'Conservar los resultados en el historial',
  'settings.keep-history.about':
    'Los resultados más antiguos se eliminan solos; los fijados permanecen. Nunca: no se escribe nada nuevo en el historial, y lo que no está fijado se elimina. Las transcripciones de las sesiones de voz tienen su propio ajuste.',
  'settings.wipe': 'Eliminar todos los textos',
  'settings.wipe.about':
    'Elimina todos los textos que Dragoman conserva en este equipo. Los ajustes, las conexiones y las claves permanecen, y también las memorias locales, que se eliminan en su propia pantalla.',
  'settings.wipe.start': 'Eliminar todos los textos…',
  'settings.wipe.sure': '¿Eliminar definitivamente todos los textos?',
  'settings.wipe.sure.about':
    'Se eliminan el texto de la pantalla Texto, los borradores y todo lo demás que Dragoman conserva de sus textos. Esta acción no se puede deshacer.',
  'settings.wipe.confirm': 'Eliminar definitivamente',
  'settings.wipe.cancel': 'Conservar mis textos',
  'settings.wipe.running': 'Eliminando…',
  'settings.wipe.done': 'Se han eliminado todos los textos que Dragoman conservaba en este equipo.',

  'settings.version': 'Versión',
  'settings.shell': 'Se ejecuta en',
  'settings.shell.electron': 'Su propia ventana (programa de escritorio)',
  'settings.shell.browser': 'Una ventana del navegador en este equipo',
  'settings.keys': 'Claves',
  'settings.data': 'Archivo de datos',
  'settings.repaired.label': 'Ajustes',
};

export const secrets: Readonly<Record<keyof typeof enSecrets, string>> = {
  'secrets.store':
    'Las claves se guardan en el almacén de secretos de este equipo{backend, select, gnome_libsecret { (depósito de claves de GNOME)} kwallet { (KWallet)} kwallet5 { (KWallet)} kwallet6 { (KWallet)} keychain { (Llavero)} dpapi { (protección de datos de Windows)} other { ({backend})}}.',
  'secrets.session':
    'Las claves se guardan solo para esta sesión: desaparecen al salir de Dragoman.',
  'secrets.why.no-store':
    'No se pudo abrir ningún almacén de secretos en este equipo. En Linux, instale el depósito de claves de GNOME (paquete gnome-keyring) o KWallet, desbloquéelo e inicie Dragoman de nuevo.',
  'secrets.why.plain-text-backend':
    'El único almacén encontrado guardaría las claves como texto sin cifrar en el disco, así que Dragoman no lo usa. En Linux, instale el depósito de claves de GNOME (paquete gnome-keyring) o KWallet, desbloquéelo e inicie Dragoman de nuevo.',
  'secrets.why.store-locked':
    'El almacén de secretos está bloqueado. Desbloquéelo; después salga de Dragoman e inícielo de nuevo.',
};
