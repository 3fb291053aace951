import { brand } from '@adwright/contract/brand.ts';
import type { ExtensionWords } from '../../structures/extension.ts';

export default {
  name: 'Extensión del navegador',
  title: `Extensión: guarda los anuncios que ves | ${brand.name}`,
  description:
    'Guarda anuncios de Meta, TikTok, Google, LinkedIn, Reddit, YouTube e Instagram en tu colección, con archivos y texto. Para Chrome, Edge y Firefox.',
  heading: 'Guarda los anuncios que ves al navegar',
  paragraph:
    'Pulsa Guardar en un anuncio de la Biblioteca de anuncios de Meta, TikTok Creative Center, Google Ads Transparency, LinkedIn, Reddit, YouTube o Instagram. Llega a tu colección con sus archivos y su texto.',
  download: 'Descargar la extensión',
  connect: 'Conectar',
  steps: {
    heading: 'Cómo instalarla',
    steps: [
      {
        title: 'Descarga y descomprime',
        text: 'Descarga el ZIP y descomprímelo en una carpeta que no vayas a mover ni borrar.',
      },
      {
        title: 'Chrome o Edge',
        text: 'Abre chrome://extensions o edge://extensions, activa el modo de desarrollador, elige Cargar descomprimida y selecciona la carpeta.',
      },
      {
        title: 'Firefox',
        text: 'Abre about:debugging, elige Este Firefox, luego Cargar complemento temporal y el archivo manifest.json. Firefox la quita al cerrarse.',
      },
      {
        title: 'Conéctala una vez',
        text: 'Inicia sesión aquí y pulsa Conectar. La extensión recibe su propia clave y nunca ve tu contraseña.',
      },
      {
        title: 'Guarda anuncios',
        text: 'Pulsa Guardar en un anuncio o haz clic derecho en una imagen o un video de cualquier página. Elige carpeta y etiquetas en la ventana de la extensión.',
      },
    ],
  },
  pictures: {
    heading: 'Así se ve',
    ad: 'Cada anuncio de la página tiene un botón Guardar',
    popup: 'Elige la carpeta y las etiquetas de lo próximo que guardes',
    board: 'Anuncios guardados en tu colección',
  },
  questions: {
    heading: 'Conviene saber',
    questions: [
      {
        question: '¿Qué pasa si no tengo conexión?',
        answer:
          'Tus anuncios esperan en el navegador, incluso tras reiniciarlo, y se suben cuando vuelves a tener conexión.',
      },
      {
        question: '¿Qué puede ver la extensión?',
        answer:
          'Solo las plataformas de arriba y las páginas donde usas su menú. Su clave puede guardar anuncios y nada más. Revócala cuando quieras en los ajustes de la cuenta, en Claves API.',
      },
      {
        question: '¿Guarda videos?',
        answer:
          'Sí, cuando el sitio entrega el archivo de video al navegador. YouTube no lo hace, así que obtienes la imagen de portada con el texto y el enlace.',
      },
    ],
  },
} satisfies ExtensionWords;
