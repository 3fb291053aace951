import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Buscador de anuncios',
  title: `Buscador de anuncios por lo que dicen | ${brand.name}`,
  description:
    'Encuentra anuncios por producto, promesa, formato y plataforma. Para qué servirá el buscador, dónde mirar mientras tanto y qué puedes escribir ya.',
  heading: 'Encuentra los anuncios que hablan a tus clientes',
  paragraph:
    'El buscador está pensado para buscar en la biblioteca por lo que un anuncio dice y muestra, no solo por quién lo publica. Aún no hay nada que buscar. Meta y TikTok publican sus anuncios en bibliotecas propias; cuando hayas visto qué prometen otros, escribe aquí un anuncio que prometa otra cosa.',
} satisfies PageWords;
