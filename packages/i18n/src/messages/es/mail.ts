import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/mail.ts';

export default {
  greeting: 'Hola:',
  code: {
    subject: '{code} es tu código de {brand}',
    intro: 'Introduce este código para terminar de crear tu cuenta de {brand}:',
    expiry: 'El código sirve una sola vez, durante {minutes, plural, one {# minuto} other {# minutos}}.',
    warning:
      'Si no acabas de registrarte en {brand}, no le des este código a nadie. Puedes ignorar este correo: sin el código no se crea ninguna cuenta.',
  },
  registered: {
    subject: 'Ya tienes una cuenta de {brand}',
    intro: 'Alguien, seguramente tú, ha intentado crear una cuenta de {brand} con esta dirección. Ya existe una.',
    action: 'Inicia sesión con tu contraseña o con Google, como antes.',
    warning: 'Si no fuiste tú, no hay que hacer nada: tu cuenta no ha cambiado.',
  },
  run: {
    subject: 'Tu resultado está listo: {title}',
    failedSubject: 'Tu ejecución ha fallado: {title}',
    done: '«{title}» está listo en {brand}.',
    failed: 'No se pudo terminar «{title}». Los créditos se han devuelto automáticamente.',
    open: 'Abrir resultado',
    why: 'Recibes este correo porque pediste a {brand} que te avisara cuando termine una ejecución. Puedes desactivarlo en el menú de tu cuenta.',
  },
  footer: '{brand} ha enviado este correo porque esta dirección se introdujo en su formulario de registro.',
} satisfies MessagesOf<typeof english>;
