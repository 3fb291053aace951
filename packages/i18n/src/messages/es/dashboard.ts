import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/dashboard.ts';

export default {
  title: 'Panel de {product}',
  close: 'Cerrar el panel',
  loading: 'Cargando',
  menu: {
    label: 'Secciones',
    open: 'Abrir el menú',
    close: 'Cerrar el menú',
    collapse: 'Estrechar la barra lateral',
    expand: 'Ensanchar la barra lateral',
  },
  groups: {
    things: 'Tus cosas',
    make: 'Crear',
    templates: 'Plantillas',
    ads: 'Anuncios',
  },
  sections: {
    Home: {
      name: 'Inicio',
      lead: 'Empieza algo nuevo o sigue donde lo dejaste.',
    },
    MyWork: {
      name: 'Mi trabajo',
      lead: 'Todo lo que has hecho, lo más nuevo primero.',
    },
    AdCopy: {
      name: 'Textos de anuncio',
      lead: 'Textos que caben: cada resultado se cuenta según los límites de su red.',
    },
    QRCodeGenerator: {
      name: 'Códigos QR',
      lead: 'Códigos que se escanean: cada uno se lee desde su propia imagen antes de dártelo.',
    },
  },
  plan: {
    free: 'Plan Gratis',
    basic: 'Plan Básico',
    pro: 'Plan Pro',
    upgrade: 'Mejorar plan',
  },
  credits: '{count, plural, one {# crédito} other {# créditos}}',
  user: {
    menu: 'Cuenta de {name}',
    signOut: 'Cerrar sesión',
    signingOut: 'Cerrando sesión',
    pricing: 'Planes y precios',
    billing: 'Pagos y facturas',
  },
  home: {
    greeting: '¿Qué hacemos hoy, {name}?',
    start: {
      label: '¿Qué anuncias?',
      placeholder: 'Delantal de lino, o tutienda.com/productos/delantal-de-lino',
      action: 'Escribir anuncios',
    },
    tools: 'Herramientas',
    recent: 'Trabajos recientes',
    all: 'Ver todo',
    price: {
      free: 'Sin créditos',
      credits: '{count, plural, one {# crédito} other {# créditos}}',
    },
    sample: 'Producto de ejemplo',
  },
  work: {
    empty: {
      title: 'Todavía no hay nada',
      text: 'Lo que haces aparece aquí, con su progreso, y se queda hasta que lo necesites otra vez.',
      action: 'Hacer algo',
    },
    filtered: {
      title: 'Aún no hay trabajos de este tipo',
      action: 'Mostrar todo',
    },
    failed: {
      title: 'No se ha podido cargar tu trabajo',
      text: 'Revisa tu conexión e inténtalo de nuevo. No se ha perdido nada.',
      retry: 'Intentar de nuevo',
    },
    filter: 'Mostrar',
    everything: 'Todas las herramientas',
    more: 'Mostrar más',
    count: '{shown, number} de {total, number}',
    open: 'Abrir {title}',
    cancel: 'Cancelar {title}',
    untitled: 'Sin título',
    cost: '{count, plural, one {# crédito} other {# créditos}}',
    returned: 'Créditos devueltos',
    progress: 'Progreso de {title}',
  },
  status: {
    queued: 'En espera',
    processing: 'En curso',
    succeeded: 'Hecho',
    failed: 'Ha fallado',
    cancelled: 'Cancelado',
  },
} satisfies MessagesOf<typeof english>;
