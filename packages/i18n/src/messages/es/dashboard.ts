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
    collapse: 'Contraer la barra lateral',
    expand: 'Expandir la barra lateral',
  },
  groups: {
    things: 'Biblioteca',
    make: 'Crear',
    templates: 'Plantillas',
    ads: 'Anuncios',
  },
  sections: {
    VideoTemplates: { name: 'Plantillas de anuncios', lead: 'Explora ideas de anuncios listas para usar.' },
    Products: {
      name: 'Productos',
      lead: 'Guarda tus productos una vez y úsalos en todas las herramientas.',
    },
    Projects: {
      name: 'Campañas',
      lead: 'Agrupa tu trabajo en campañas.',
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
      lead: 'Todo lo que has creado, lo más nuevo primero.',
    },
  },
  plan: {
    free: 'Plan Gratis',
    basic: 'Plan Básico',
    pro: 'Plan Pro',
    business: 'Plan Empresa',
    upgrade: 'Mejorar plan',
  },
  credits: '{count, plural, one {# crédito} other {# créditos}}',
  lowCredits: 'Te quedan {count, plural, one {# crédito} other {# créditos}}.',
  getCredits: 'Conseguir más créditos',
  user: {
    language: 'Idioma',
    theme: 'Tema',
    light: 'Claro',
    dark: 'Oscuro',
    system: 'Como el dispositivo',
    mail: 'Avisarme por correo al terminar',
    feedback: 'Enviar comentarios',
    menu: 'Cuenta de {name}',
    signOut: 'Cerrar sesión',
    signingOut: 'Cerrando sesión',
    pricing: 'Planes y precios',
    account: 'Ajustes de la cuenta',
    usage: 'Créditos y facturación',
    billing: 'Pagos y facturas',
    storage: 'Almacenamiento',
    storageOf: '{used} de {limit} en uso',
    storageUsed: '{used} en uso',
  },
  news: {
    done: '«{title}» está listo',
    failed: '«{title}» ha fallado',
    open: 'Abrir',
  },
  feedback: {
    title: 'Enviar comentarios',
    rating: '¿Qué te parece {product}?',
    stars: '{count, plural, one {# estrella} other {# estrellas}}',
    text: '¿Qué deberíamos saber?',
    send: 'Enviar',
    thanks: 'Gracias por tus comentarios',
    close: 'Cerrar',
  },
  home: {
    greeting: '¿Qué vas a promocionar hoy, {name}?',
    start: {
      label: '¿Qué vas a promocionar?',
      placeholder: 'Delantal, o tutienda.com/delantal',
      action: 'Crear anuncios de imagen',
      others: 'O crea',
    },
    tools: 'Herramientas',
    recent: 'Trabajos recientes',
    all: 'Ver todo',
    price: {
      free: 'Gratis',
      credits: '{count, plural, one {# crédito} other {# créditos}}',
    },
    sample: 'Producto de ejemplo',
  },
} satisfies MessagesOf<typeof english>;
