import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import form from '../../kit/form/messages/es.ts';
import type english from './en.ts';

export default {
  section: { name: 'Video con avatar', lead: 'Un presentador dice tu mensaje.' },
  form,
  action: 'Generar video',
  working: 'Creando tu video',
  stages: {
    look: 'Preparando al presentador',
    speak: 'Grabando la locución',
    animate: 'Animando la cara',
    render: 'Renderizando',
    pack: 'Últimos retoques',
  },
  ready: 'Tu video está listo.',
  need: {
    script: 'Escribe lo que dice el presentador.',
    voice: 'Elige una voz.',
    audio: 'Sube una grabación.',
  },
  loading: 'Cargando al presentador…',
  background: 'Fondo',
  ownBackground: 'El de la foto',
  color: 'Color',
  pickColor: 'Elegir un color',
  ownImage: 'Tu imagen',
  product: 'Producto',
  showProduct: 'Mostrar un producto',
  productImage: 'Imagen del producto',
  writeScript: 'Escribir un guion sobre él',
  preview: 'Vista previa de tu video con avatar',
  film: 'Tu video con avatar',
} satisfies MessagesOf<typeof english>;
