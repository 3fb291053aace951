import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import form from '../../kit/form/messages/es.ts';
import type english from './en.ts';

export default {
  section: { name: 'Sincronía labial', lead: 'Da palabras nuevas a un video, con labios que coinciden.' },
  form,
  action: 'Generar video',
  working: 'Creando tu video',
  stages: {
    look: 'Comprobando el video',
    speak: 'Grabando la locución',
    track: 'Siguiendo la cara',
    animate: 'Ajustando los labios',
    render: 'Renderizando',
    pack: 'Últimos retoques',
  },
  ready: 'Tu video está listo.',
  need: {
    video: 'Primero añade un video.',
    face: 'Elige quién habla.',
    script: 'Escribe lo que dice la persona.',
    voice: 'Elige una voz.',
    audio: 'Sube una grabación.',
    consent: 'Confirma que puedes usar este video.',
  },
  videoHint: 'Una persona adulta de cara a la cámara, grabada en una sola toma.',
  uploadDetails: 'MP4, MOV o WebM, de hasta {seconds, plural, one {# segundo} other {# segundos}}.',
  tooLong:
    'Este video dura más de {seconds, plural, one {# segundo} other {# segundos}}. Recórtalo y vuelve a intentarlo.',
  tooShort: 'Este video es demasiado corto. Usa uno de al menos {seconds, plural, one {# segundo} other {# segundos}}.',
  length: 'Duración',
  repeat: 'Si la voz dura más que el video',
  bounce: 'Reproducir hacia delante y hacia atrás',
  loop: 'Empezar de nuevo',
  keepRest: 'Si la voz dura menos, conservar el resto del video',
  consent: 'Tengo permiso de esta persona para usar este video y cambiar lo que dice.',
  looking: 'Buscando la cara…',
  empty: 'Añade un video de alguien de cara a la cámara.',
  person: 'Persona {number, number}',
  found: 'Encontramos la cara. La voz nueva sustituye el sonido del video.',
  foundOne:
    'Hablará la persona {number, number}. Elige otra cara para cambiarla. La voz nueva sustituye el sonido del video.',
  voice: 'Vista previa de la voz',
  film: 'Tu video con sincronía labial',
  sharpness: 'Nitidez de la boca: {percent} del original',
  weak: 'Los labios no coinciden lo suficiente con la voz. Vuelve a intentarlo gratis: más despacio o con otra voz u otra grabación.',
  again: 'Volver a intentarlo gratis',
} satisfies MessagesOf<typeof english>;
