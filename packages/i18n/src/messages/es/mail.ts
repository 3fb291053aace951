import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/mail.ts';

export default {
  greeting: 'Hola:',
  code: {
    subject: '{code} es tu código de {brand}',
    intro: 'Introduce este código para terminar de crear tu cuenta de {brand}:',
    expiry: 'El código sirve una sola vez, durante {minutes, plural, one {# minuto} other {# minutos}}.',
    warning:
      '¿No te has registrado en {brand}? Ignora este correo y no compartas el código. Sin él no se crea ninguna cuenta.',
  },
  registered: {
    subject: 'Ya tienes una cuenta de {brand}',
    intro: 'Alguien, probablemente tú, intentó crear una cuenta de {brand} con este correo. Ya tienes una.',
    action: 'Inicia sesión con tu contraseña o con Google, como siempre.',
    warning: 'Si no fuiste tú, no tienes que hacer nada. Tu cuenta no ha cambiado.',
  },
  reset: {
    subject: '{code} es tu código de {brand} para cambiar la contraseña',
    intro: 'Escribe este código para crear una contraseña nueva para tu cuenta de {brand}:',
    warning: '¿No pediste una contraseña nueva? Ignora este correo y no compartas el código. Tu contraseña no cambia.',
    why: 'Recibes este correo porque alguien pidió una contraseña nueva de {brand} con tu correo.',
  },
  noAccount: {
    subject: 'Ninguna cuenta de {brand} usa este correo',
    intro: 'Alguien, probablemente tú, pidió una contraseña nueva de {brand} con este correo. No tiene ninguna cuenta.',
    action: 'Quizá te registraste con otro correo. También puedes crear una cuenta nueva.',
    warning: 'Si no fuiste tú, no tienes que hacer nada.',
  },
  emailChange: {
    subject: '{code} es tu código de {brand}',
    intro: 'Introduce este código para usar esta dirección con tu cuenta de {brand}:',
    warning: '¿No lo has pedido? Ignora este correo y no compartas el código.',
  },
  emailTaken: {
    subject: 'Esta dirección ya tiene una cuenta de {brand}',
    intro: 'Alguien, probablemente tú, quiso usar esta dirección para otra cuenta de {brand}. Ya tiene una.',
    warning: 'Si no has sido tú, no tienes que hacer nada. Nada ha cambiado.',
  },
  security: {
    password_changed: 'Se ha cambiado tu contraseña de {brand}',
    email_changed: 'Se ha cambiado el correo de tu cuenta de {brand}',
    two_step_on: 'Se ha activado el inicio de sesión en dos pasos en tu cuenta de {brand}',
    two_step_off: 'Se ha desactivado el inicio de sesión en dos pasos en tu cuenta de {brand}',
    recovery_used: 'Se ha usado un código de recuperación para entrar en {brand}',
    key_created: 'Se ha creado una clave API para tu cuenta de {brand}',
    deletion_asked: 'Tu cuenta de {brand} se eliminará el {date}',
    deletion:
      'Hasta entonces puedes iniciar sesión y conservarla. Después, todos tus archivos y proyectos desaparecen.',
    action: '¿Has sido tú? Entonces no tienes que hacer nada.',
    warning: 'Si no, restablece ya tu contraseña y revisa «Dónde tienes la sesión iniciada» en tu cuenta.',
    why: 'Recibes este correo porque trata de la seguridad de tu cuenta de {brand}.',
  },
  paymentFailed: {
    subject: 'Tu pago a {brand} ha fallado',
    intro: 'No pudimos cobrar {price} por {item}. Tu plan sigue activo mientras lo intentamos de nuevo.',
    action: 'Revisa tu método de pago en Facturación, en el menú de tu cuenta, para conservar tu plan.',
  },
  run: {
    subject: 'Tu resultado está listo: {title}',
    failedSubject: 'Tu ejecución ha fallado: {title}',
    done: '«{title}» está listo en {brand}.',
    failed: 'No se pudo terminar «{title}». Los créditos se han devuelto automáticamente.',
    open: 'Abrir resultado',
    why: 'Recibes este correo porque pediste a {brand} que te avisara al terminar. Puedes desactivarlo en el menú de tu cuenta.',
  },
  adNews: {
    subject: 'Novedades de {name}',
    intro: 'Hay novedades de {name}, que sigues en {brand}.',
    started: '{count, plural, one {# anuncio nuevo} other {# anuncios nuevos}}',
    changed: '{count, plural, one {# anuncio con cambios} other {# anuncios con cambios}}',
    stopped: '{count, plural, one {# anuncio detenido} other {# anuncios detenidos}}',
    open: 'Ver los anuncios',
    stop: 'Dejar de recibir estos correos',
    why: 'Recibes este correo porque sigues {name} en {brand}.',
  },
  receipt: {
    subject: 'Tu recibo de {brand}',
    intro: 'Gracias por tu pago. Aquí tienes tu recibo.',
    number: 'Factura {number}',
    where: 'Encontrarás todas las facturas en el menú de tu cuenta, en «Pagos y facturas».',
  },
  renewal: {
    subject: 'Tu plan de {brand} se renueva el {date}',
    intro: '{item} se renueva el {date} por {price}.',
    action:
      'Si quieres mantener tu plan, no tienes que hacer nada. Puedes cancelarlo con un clic en «Créditos y facturación».',
  },
  payer: 'Recibes este correo porque compraste algo en {brand}.',
  footer: 'Recibes este correo porque alguien escribió tu dirección en el formulario de registro de {brand}.',
} satisfies MessagesOf<typeof english>;
