import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/errors.ts';

export default {
  invalid_input: 'Error en los parámetros de la solicitud',
  invalid_json: 'El cuerpo de la solicitud no es un JSON válido.',
  unauthorized: 'No autorizado, inicia sesión de nuevo',
  wrong_credentials: 'El correo o la contraseña no son correctos.',
  google_token_rejected: 'Google no ha confirmado este inicio de sesión. Inténtalo de nuevo.',
  insufficient_credits: 'No tienes suficientes créditos para esto.',
  forbidden: 'Acceso denegado',
  not_found: 'La URL solicitada no existe',
  run_not_cancellable: 'Este trabajo ya ha terminado y no se puede cancelar.',
  idempotency_mismatch: 'Esta clave de solicitud ya se usó para otra solicitud.',
  idempotency_in_progress: 'La misma solicitud todavía se está procesando.',
  account_exists: 'Ya tienes una cuenta con este correo. Inicia sesión.',
  too_large: 'El archivo o la solicitud es demasiado grande.',
  storage_full:
    'No hay espacio suficiente: has usado {used, number} de {limit, number} GB. Elimina lo que ya no necesites o mejora tu plan.',
  too_many_pixels: 'Esta imagen supera los 100 megapíxeles. Usa una más pequeña.',
  wrong_file_kind: 'Aquí no se acepta este tipo de archivo.',
  wrong_content_type: 'Envía la solicitud como JSON, con el tipo de contenido application/json.',
  code_invalid: 'El código no es correcto. Revísalo e inténtalo de nuevo.',
  code_expired: 'El código ha caducado. Pide uno nuevo.',
  code_exhausted: 'El código se ha introducido mal demasiadas veces. Pide uno nuevo.',
  password_common: 'Esta contraseña es demasiado común. Elige otra.',
  google_not_configured: 'El acceso con Google no está configurado. Usa tu correo o pregunta a tu administrador.',
  brief_too_thin: 'Cuéntanos un poco más del producto para poder escribir sobre él.',
  qr_content_too_long: 'Esto es demasiado largo para un código QR.',
  provider_missing: 'Esto necesita un proveedor de IA. Pide a tu administrador que configure uno.',
  provider_refused: 'El proveedor de IA rechazó la solicitud. Cambia el texto o la imagen e inténtalo de nuevo.',
  page_nothing_found:
    'No hemos encontrado ningún producto en esta página. Comprueba que el enlace lleva a un solo producto o introduce los datos tú mismo.',
  page_login_wall:
    'Esta página pide iniciar sesión, así que no podemos leerla. Pega un enlace abierto a todo el mundo o introduce los datos tú mismo.',
  page_script_only:
    'Esta página solo aparece cuando se ejecutan sus scripts, así que no había nada que leer. Introduce los datos tú mismo.',
  page_robots: 'Este sitio pide que no lo lean programas, y lo respetamos. Introduce los datos tú mismo.',
  page_blocked: 'Este sitio no nos deja entrar. Introduce los datos tú mismo.',
  page_address_refused:
    'No podemos abrir ese enlace. Pega un enlace público completo, como https://shop.example.com/product.',
  page_too_large: 'Esta página es demasiado grande para nosotros. Introduce los datos tú mismo.',
  page_timeout:
    'Esta página tardó demasiado en responder. Inténtalo de nuevo en un momento o introduce los datos tú mismo.',
  page_not_html:
    'Este enlace lleva a un archivo y no a una página web. Pega el enlace de la página del producto o introduce los datos tú mismo.',
  page_missing: 'Esa página ya no existe. Revisa el enlace o introduce los datos tú mismo.',
  page_unreachable:
    'No hemos podido llegar a esta página. Comprueba el enlace e inténtalo de nuevo, o introduce los datos tú mismo.',
  picture_unreachable: 'No hemos podido obtener esta imagen. Guárdala y súbela tú mismo.',
  picture_unsafe: 'Esta imagen no se puede usar: parece explícita.',
  layout_not_found: 'No encontramos ni texto ni producto en esta imagen. Usa un anuncio terminado que muestre ambos.',
  face_not_found:
    'No encontramos ninguna cara en esta foto. Usa una que muestre toda la cara de frente y con buena luz.',
  faces_several: 'Hay más de una cara en esta foto. Usa una con una sola persona.',
  eyes_closed: 'Los ojos están cerrados en esta foto. Haz otra con los dos ojos abiertos.',
  face_tilted: 'La cabeza está demasiado inclinada en esta foto. Haz otra con la cabeza recta.',
  face_turned: 'La cara está girada en esta foto. Haz otra mirando de frente a la cámara.',
  face_too_small: 'La cara es demasiado pequeña en esta foto. Acércate o usa una foto con más píxeles.',
  photo_too_tight:
    'La foto termina demasiado cerca de la cabeza para este documento. Hazla desde más lejos, con los hombros y algo de espacio sobre la cabeza.',
  subject_not_found: 'No encontramos un sujeto claro en esta imagen. Prueba con una de fondo más liso.',
  plan_limit_reached: 'Tu plan ya no tiene usos de este tipo para este mes.',
  document_conflict: 'Existe una versión más reciente. Recarga para verla.',
  document_version: 'Esto se guardó con una versión más reciente de la app. Recarga la página.',
  project_busy: 'Todavía se está trabajando en esto. Espera a que termine o cancélalo primero.',
  project_not_finished: 'Solo se puede compartir un resultado terminado.',
  campaigns_full: 'Ya tienes {limit, number} campañas. Elimina una para hacer sitio.',
  tool_unavailable: 'Esta herramienta aún no está disponible aquí.',
  upload_damaged: 'El archivo llegó dañado. Vuelve a subirlo.',
  upload_mismatch: 'Esta subida se inició con otro archivo. Vuelve a empezarla.',
  media_unreadable:
    'No se puede leer este archivo. Puede estar dañado o en un formato que no conocemos. Guárdalo como MP4, WebM, MP3 o WAV e inténtalo de nuevo.',
  media_incomplete: 'Falta el final de este archivo. Expórtalo o grábalo de nuevo.',
  media_too_long: 'Este archivo dura más de {hours} horas. Usa uno más corto.',
  video_too_large: 'Este vídeo supera los 8K. Usa uno más pequeño.',
  no_speech: 'No se oye ninguna voz en esta grabación.',
  transcription_language:
    'Aquí solo podemos transcribir inglés. Para otros idiomas, pide a tu administrador que configure un proveedor de voz.',
  rate_limited: 'Demasiadas solicitudes. Espera un momento e inténtalo de nuevo.',
  free_work_busy: 'Tus otras exportaciones gratuitas siguen en curso. Inténtalo de nuevo cuando termine una.',
  free_hour_used: 'Has agotado las exportaciones gratuitas de esta hora. Inténtalo más tarde o mejora tu plan.',
  free_day_used: 'Has agotado las exportaciones gratuitas de hoy. Inténtalo mañana o mejora tu plan.',
  provider_budget_spent:
    'El presupuesto de IA se ha agotado por ahora. Inténtalo más tarde o pregunta a tu administrador.',
  internal: 'Error interno del servidor',
  tool_failed: 'No ha funcionado. Te hemos devuelto los créditos.',
  bad_gateway: 'Error de la puerta de enlace',
  provider_failed: 'El proveedor no respondió bien. Inténtalo de nuevo en un momento.',
  unavailable: 'Servicio no disponible',
  mail_unavailable: 'No hemos podido enviar el correo ahora. No se ha perdido nada: inténtalo de nuevo en un momento.',
  payments_not_configured: 'Los pagos no están configurados. Pregunta a tu administrador.',
  timeout: 'Tiempo de espera de la puerta de enlace agotado',
} satisfies MessagesOf<typeof english>;
