import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/documents.ts';

export default {
  status: {
    loading: 'Cargando',
    saved: 'Guardado',
    saving: 'Guardando…',
    offline: 'Sin conexión. Tus cambios se conservan en este dispositivo.',
    failed: 'No pudimos guardar tus cambios.',
  },
  outdated: 'Esta página está desactualizada. Recárgala para seguir editando.',
  reload: 'Recargar',
  tryAgain: 'Intentar de nuevo',
  conflict: {
    title: 'Existe una versión más reciente',
    text: 'Cambiaste lo mismo en otra pestaña o en otro dispositivo.',
    keepMine: 'Conservar mi versión',
    takeTheirs: 'Usar la versión más reciente',
  },
  history: {
    title: 'Historial de versiones',
    about: 'Cada cambio que haces se guarda aquí como una versión.',
    close: 'Cerrar',
    loading: 'Cargando versiones',
    failed: 'No pudimos cargar el historial de versiones.',
    current: 'Actual',
    exported: 'Exportada',
    restored: 'Restaurada',
    restore: 'Restaurar',
    version: 'Versión {revision, number}',
    restoreThis: 'Restaurar la versión del {time}',
  },
} satisfies MessagesOf<typeof english>;
