import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Primeros pasos',
  title: `Empieza en tres pasos cortos | ${brand.name}`,
  description:
    'De una cuenta nueva al primer texto de anuncio en unos minutos: qué preparar, qué introducir y dónde encontrar después los resultados.',
  heading: 'Tu primer texto de anuncio en unos minutos',
  paragraph:
    'Crea una cuenta gratuita con tu correo, abre el generador de textos y describe un producto: su nombre, dos o tres beneficios y una oferta, si la hay. Elige la plataforma, haz clic en el botón y compara los resultados. Todo lo que creas se guarda en tu panel, junto al generador de códigos QR y tus créditos.',
} satisfies PageWords;
