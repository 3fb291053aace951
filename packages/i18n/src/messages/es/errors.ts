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
  account_exists: 'Ya tienes una cuenta con esta dirección. Inicia sesión.',
  too_large: 'El archivo o la solicitud es demasiado grande.',
  wrong_file_kind: 'Aquí no se acepta este tipo de archivo.',
  wrong_content_type: 'Envía la solicitud como JSON, con el tipo de contenido application/json.',
  code_invalid: 'El código no es correcto. Revísalo e inténtalo de nuevo.',
  code_expired: 'El código ha caducado. Pide uno nuevo.',
  code_exhausted: 'El código se ha introducido mal demasiadas veces. Pide uno nuevo.',
  password_common: 'Esta contraseña es demasiado común. Elige otra.',
  google_not_configured: 'El acceso con Google no está configurado en esta instalación.',
  brief_too_thin: 'Cuenta un poco más sobre el producto para que haya algo que escribir.',
  qr_content_too_long: 'Esto es demasiado largo para un código QR.',
  provider_missing: 'En esta instalación no hay ningún proveedor configurado para esto.',
  provider_refused: 'El proveedor rechazó esta petición. Cambia el texto o la imagen e inténtalo de nuevo.',
  page_nothing_found:
    'No hemos encontrado ningún producto en esta página. Comprueba que el enlace lleva a un solo producto o introduce los datos tú mismo.',
  page_login_wall:
    'Esta página pide iniciar sesión, así que no podemos leerla. Pega un enlace abierto a todo el mundo o introduce los datos tú mismo.',
  page_script_only:
    'Esta página solo aparece cuando se ejecutan sus scripts, así que no había nada que leer. Introduce los datos tú mismo.',
  page_robots: 'Este sitio pide que no lo lean programas, y lo respetamos. Introduce los datos tú mismo.',
  page_blocked: 'Este sitio no nos deja entrar. Introduce los datos tú mismo.',
  page_address_refused:
    'No podemos abrir esta dirección. Pega un enlace público completo, por ejemplo https://shop.example.com/producto.',
  page_too_large: 'Esta página es demasiado grande para nosotros. Introduce los datos tú mismo.',
  page_timeout:
    'Esta página tardó demasiado en responder. Inténtalo de nuevo en un momento o introduce los datos tú mismo.',
  page_not_html:
    'Este enlace lleva a un archivo y no a una página web. Pega el enlace de la página del producto o introduce los datos tú mismo.',
  page_missing: 'Ya no hay ninguna página en esta dirección. Comprueba el enlace o introduce los datos tú mismo.',
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
  subject_not_found: 'En esta imagen nada destaca lo bastante como para recortarlo. Prueba con una de fondo más liso.',
  plan_limit_reached: 'Tu plan ya no tiene usos de este tipo para este mes.',
  project_busy: 'Todavía se está trabajando en esto. Espera a que termine o cancélalo primero.',
  project_not_finished: 'Solo se puede compartir un resultado terminado.',
  tool_unavailable: 'Este tipo de trabajo aún no se puede hacer aquí.',
  upload_damaged: 'El archivo llegó dañado. Vuelve a subirlo.',
  upload_mismatch: 'Esta subida se inició con otro archivo. Vuelve a empezarla.',
  media_unreadable:
    'No se puede leer este archivo. Puede estar dañado o en un formato que no conocemos. Guárdalo como MP4, WebM, MP3 o WAV e inténtalo de nuevo.',
  media_incomplete: 'Falta el final de este archivo. Expórtalo o grábalo de nuevo.',
  media_too_long: 'Dura más de {hours} horas. Usa uno más corto.',
  video_too_large: 'Este vídeo supera los 8K. Usa uno más pequeño.',
  no_speech: 'No se oye ninguna voz en esta grabación.',
  transcription_language:
    'Aquí solo se pueden transcribir grabaciones en inglés. Los demás idiomas necesitan un proveedor de reconocimiento de voz.',
  rate_limited: 'Demasiadas solicitudes. Espera un momento e inténtalo de nuevo.',
  provider_budget_spent: 'El presupuesto de esta instalación para esto se ha agotado por ahora. Inténtalo más tarde.',
  internal: 'Error interno del servidor',
  tool_failed: 'No ha funcionado. Te hemos devuelto los créditos.',
  bad_gateway: 'Error de la puerta de enlace',
  provider_failed: 'El proveedor no respondió bien. Inténtalo de nuevo en un momento.',
  unavailable: 'Servicio no disponible',
  mail_unavailable: 'No hemos podido enviar el correo ahora. No se ha perdido nada: inténtalo de nuevo en un momento.',
  payments_not_configured: 'Los pagos no están configurados en esta instalación.',
  timeout: 'Tiempo de espera de la puerta de enlace agotado',
} satisfies MessagesOf<typeof english>;
