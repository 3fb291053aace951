import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/campaigns.ts';

export default {
  label: 'Campañas',
  all: 'Todo el trabajo',
  favorites: 'Favoritos',
  none: 'Sin campaña',
  create: 'Nueva campaña',
  count: '{count, plural, one {# elemento} other {# elementos}}',
  name: 'Nombre',
  color: 'Color',
  colors: {
    red: 'Rojo',
    orange: 'Naranja',
    green: 'Verde',
    blue: 'Azul',
    purple: 'Morado',
    gray: 'Gris',
  },
  save: 'Guardar',
  close: 'Cerrar',
  edit: 'Editar',
  delete: 'Eliminar',
  favor: 'Añadir a favoritos',
  unfavor: 'Quitar de favoritos',
  menu: 'Más opciones de {name}',
  confirmDelete: '¿Eliminar la campaña «{name}»? Su trabajo se queda en Mi trabajo.',
  empty: {
    title: 'Esta campaña está vacía',
    text: 'Selecciona trabajos y muévelos aquí.',
  },
  bulk: {
    nothing: 'Aún no hay nada que descargar. Espera a que termine.',
    label: 'Selección',
    selected: '{count, plural, one {# seleccionado} other {# seleccionados}}',
    clear: 'Borrar selección',
    move: 'Mover a una campaña',
    download: 'Descargar',
    moved: 'Movido a {name}',
    deleted: '{count, plural, one {# elemento eliminado} other {# elementos eliminados}}',
    undo: 'Deshacer',
  },
} satisfies MessagesOf<typeof english>;
