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
    ImageAd: {
      name: 'Anuncios de imagen',
      lead: 'Un muro de anuncios terminados de un producto: elige, edita y llévate todos los tamaños.',
    },
    ImageAdsClone: {
      name: 'Clonar un diseño',
      lead: 'Muestra un anuncio que te guste: su estructura, con tu producto y tus palabras.',
    },
    ProductImage: {
      name: 'Imágenes de producto',
      lead: 'Tu producto en una escena, con sus propios píxeles intactos.',
    },
    BackgroundRemoval: {
      name: 'Quitar el fondo',
      lead: 'Recortes limpios, uno o muchos, con pincel para el último pelo.',
    },
    AIIdPhoto: { name: 'Fotos de carné', lead: 'Ajustadas a la regla del documento, con los números que lo prueban.' },
    ImageResizer: { name: 'Redimensionar', lead: 'Una imagen en todos los tamaños, sin cortar nada importante.' },
    GifBanner: { name: 'Banners GIF', lead: 'Banners en movimiento por debajo del peso que piden las redes.' },
    Banner: { name: 'Banners y cabeceras', lead: 'Cabeceras y banners en sus medidas exactas.' },
    Poster: { name: 'Carteles', lead: 'Archivos de impresión con sangrado y marcas de corte.' },
    DisplayAd: { name: 'Anuncios display', lead: 'Banners HTML5 con click tag, listos para subir.' },
    PpcPreview: {
      name: 'Vista previa de búsqueda',
      lead: 'Mira tu anuncio de búsqueda como lo verá la gente, en cada combinación.',
    },
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
