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
    VideoTemplates: { name: 'Plantillas de vídeo', lead: 'Ideas para anuncios, mostradas tal como salen.' },
    Products: {
      name: 'Productos',
      lead: 'Lo que anuncias: datos e imágenes, guardados una vez y usados por cada herramienta.',
    },
    Projects: {
      name: 'Proyectos',
      lead: 'Todo lo que has empezado, según el último cambio.',
    },
    Videos: {
      name: 'Vídeos',
      lead: 'Tus vídeos terminados.',
    },
    Home: {
      name: 'Inicio',
      lead: 'Empieza algo nuevo o sigue donde lo dejaste.',
    },
    MyWork: {
      name: 'Mi trabajo',
      lead: 'Todo lo que has hecho, lo más nuevo primero.',
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
      placeholder: 'Delantal, o tutienda.com/delantal',
      action: 'Crear anuncios de imagen',
      others: 'O crea con esto',
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
} satisfies MessagesOf<typeof english>;
