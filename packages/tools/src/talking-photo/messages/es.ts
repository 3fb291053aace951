import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import form from '../../kit/form/messages/es.ts';
import type english from './en.ts';

export default {
  section: { name: 'Foto parlante', lead: 'Haz que un retrato diga tu mensaje.' },
  form,
  action: 'Generar video',
  working: 'Creando tu video',
  stages: {
    look: 'Revisando la foto',
    speak: 'Grabando la locución',
    animate: 'Animando la cara',
    render: 'Renderizando',
    pack: 'Últimos retoques',
  },
  ready: 'Tu video está listo.',
  need: {
    photo: 'Añade primero una foto.',
    script: 'Escribe lo que debe decir la foto.',
    voice: 'Elige una voz.',
    audio: 'Sube una grabación.',
    consent: 'Confirma que puedes usar esta foto.',
  },
  photo: 'Foto',
  photoHint: 'Una persona adulta, de frente y con buena luz.',
  consent: 'Tengo permiso de esta persona para usar su foto y hacerla hablar.',
  looking: 'Buscando la cara…',
  several: 'Hay varias caras. Hablará la que está marcada.',
  addPhoto: 'Añade una foto para verla hablar.',
  preview: 'Vista previa de tu foto parlante',
  film: 'Tu foto parlante',
} satisfies MessagesOf<typeof english>;
