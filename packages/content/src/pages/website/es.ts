import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Anuncios desde tu web',
  title: `Convierte una web en anuncios | ${brand.name}`,
  description:
    'Una página de producto ya tiene lo que un anuncio necesita: ventajas, precio, oferta y pruebas. Mira cómo convertirla hoy en textos para cada red.',
  heading: 'El anuncio ya está en tu página de producto',
  paragraph: `Esta herramienta está pensada para leer una página de producto y convertirla en anuncios. ${brand.name} todavía no lee direcciones web. Lo que funciona hoy: copia el nombre, las ventajas y el precio de tu página en el briefing y obtén textos, titulares y anuncios de búsqueda que usan esos datos y ningún otro.`,
} satisfies PageWords;
