import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Generador de guiones',
  title: `Guiones para anuncios de video cortos | ${brand.name}`,
  description:
    'Guiones para anuncios cortos con gancho, giro y llamada a la acción, escena a escena, a partir de tu briefing. Edítalos y grábalos el mismo día.',
  heading: 'Un guion que puedes grabar esta tarde',
  paragraph:
    'Da el producto, el público y la oferta. Recibes guiones completos en el tono que elijas, escena a escena: qué se dice, qué aparece en pantalla y qué muestra la cámara. Pásalos a un creador, grábalos con el móvil o guárdalos para el próximo rodaje.',
} satisfies PageWords;
