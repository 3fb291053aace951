import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/tracker.ts';

export default {
  signIn: {
    title: 'Sigue marcas y búsquedas',
    text: 'Inicia sesión para ver qué hay de nuevo, qué ha cambiado y qué se ha detenido, y recibirlo por correo.',
    action: 'Iniciar sesión',
  },
  example: {
    title: 'Ejemplo: seguir a {name}',
    text: 'De la biblioteca de anuncios, en los últimos 12 meses.',
  },
  form: {
    kind: 'Qué quieres seguir',
    brand: 'Marca',
    domain: 'Sitio web',
    keyword: 'Palabras clave',
    placeholder: { brand: 'Nombre de la marca', keyword: 'zapatillas para correr' },
    wrong: {
      brand: 'Escribe el nombre de una marca.',
      domain: 'Escribe un sitio web, por ejemplo example.com.',
      keyword: 'Escribe al menos una palabra.',
    },
    follow: 'Seguir',
  },
  following: 'Siguiendo',
  empty: {
    title: 'Todavía no sigues nada',
    text: 'Escribe arriba una marca, un sitio web o palabras clave, o sigue una búsqueda de la biblioteca de anuncios.',
  },
  period: 'Periodo',
  lastDays: '{count, plural, one {Último día} other {Últimos # días}}',
  openSearch: 'Abrir en la biblioteca de anuncios',
  unfollow: 'Dejar de seguir',
  emails: 'Avisarme por correo cuando algo cambie',
  emailsHint: 'Como máximo una vez al día. Cada correo tiene un enlace para dejar de recibirlo.',
  failed: 'No pudimos cargar estos datos.',
  retry: 'Intentar de nuevo',
  none: {
    title: 'No encontramos anuncios',
    text: 'La biblioteca aún no tiene anuncios sobre esto. Seguiremos buscando.',
  },
  newestOnly: 'Según los anuncios más recientes que encontramos.',
  nothing: 'Nada en este periodo.',
  news: 'Novedades',
  tab: '{name} ({count, number})',
  stats: { running: 'Activos ahora', started: 'Nuevos', changed: 'Con cambios', stopped: 'Detenidos' },
  charts: {
    activity: 'Anuncios activos por mes',
    started: 'Nuevos ese mes',
    activityOf: '{month}: {running, number} activos, {started, number} nuevos',
    formats: 'Formatos',
    durations: 'Tiempo activo',
    days: '{from, number}–{to, number} días',
    daysFrom: '{from, number} días o más',
  },
  emailsOff: 'Los correos sobre {name} están desactivados.',
  linkGone: 'Este enlace ya no funciona.',
} satisfies MessagesOf<typeof english>;
