import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Seguimiento de anuncios',
  title: `Seguimiento de anuncios en el tiempo | ${brand.name}`,
  description:
    'Entérate de cuándo un competidor empieza, cambia o para un anuncio. Para qué sirve el seguimiento y qué puedes hacer hoy con los tuyos.',
  heading: 'Entérate cuando un anuncio empieza, cambia o para',
  paragraph: `El seguimiento observará a los anunciantes que elijas y te dirá qué es nuevo, qué cambió y qué se retiró. Aún no está disponible. De tus campañas, cada texto escrito en ${brand.name} se guarda con su briefing, su fecha y su semilla: siempre sabes qué se escribió y cuándo, y puedes repetirlo.`,
} satisfies PageWords;
