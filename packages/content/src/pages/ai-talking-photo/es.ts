import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Foto parlante',
  title: `Foto parlante: haz hablar a un retrato | ${brand.name}`,
  description:
    'Haz hablar a un retrato con tu texto o tu grabación, con los labios sincronizados, en 15 idiomas. Vista previa gratis en el navegador.',
  heading: 'Haz que un retrato diga tu mensaje',
  paragraph:
    'Sube la foto bien iluminada de una persona adulta, escribe hasta 800 caracteres o usa tu propia grabación. Ves y escuchas el resultado antes de gastar un crédito. Recibes el video en MP4, en 9:16, 1:1, 4:5 o 16:9, con subtítulos si los quieres.',
} satisfies PageWords;
