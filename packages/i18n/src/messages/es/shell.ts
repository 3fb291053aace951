import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/shell.ts';

export default {
  skip: 'Ir al contenido',
  home: '{product}, página de inicio',
  navigation: 'Principal',
  menu: {
    open: 'Abrir el menú',
    close: 'Cerrar el menú',
  },
  tools: 'Herramientas',
  pageInEnglish: 'De momento, esta página está en inglés.',
  signIn: 'Iniciar sesión',
  dashboard: 'Panel',
  language: {
    choose: 'Idioma: {name}',
    title: 'Idioma',
  },
  theme: {
    toDark: 'Usar el tema oscuro',
    toLight: 'Usar el tema claro',
  },
  opening: {
    title: 'Abriendo {product}',
    label: 'Progreso de la carga',
    initializing: 'Iniciando…',
    components: 'Cargando componentes…',
    content: 'Preparando el contenido…',
    almost: 'Casi listo…',
    ready: '¡Listo!',
  },
  notices: {
    label: 'Notificaciones',
    close: 'Cerrar',
    error: 'Error',
    partFailed: 'No se ha podido cargar esta parte de la página. Vuelve a cargarla.',
    reload: 'Recargar',
  },
  footer: {
    title: 'Todas las páginas',
    promise: 'Textos e imágenes publicitarias a partir de los datos de tu producto, listos para cada plataforma.',
    licence: 'Software libre bajo la AGPL, versión 3 o posterior.',
  },
} satisfies MessagesOf<typeof english>;
