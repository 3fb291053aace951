import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/account.ts';

export default {
  title: 'Ajustes de la cuenta',
  close: 'Cerrar',
  profile: {
    title: 'Perfil',
    save: 'Guardar',
    saved: 'Nombre guardado',
    missing: 'Escribe tu nombre.',
  },
  password: {
    title: 'Contraseña',
    current: 'Contraseña actual',
    missing: 'Escribe tu contraseña actual.',
    action: 'Cambiar contraseña',
    changed: 'Contraseña cambiada. Se cerró la sesión en tus demás dispositivos.',
    google:
      'Inicias sesión con Google y no tienes contraseña. Para crear una, cierra sesión y elige «¿Olvidaste tu contraseña?» al iniciar sesión.',
  },
  devices: {
    title: 'Dónde tienes la sesión iniciada',
    name: '{browser} en {system}',
    unknown: 'Dispositivo desconocido',
    current: 'Este dispositivo',
    used: 'Última actividad: {when}',
    end: 'Cerrar sesión',
    endName: 'Cerrar sesión: {device}',
    endOthers: 'Cerrar sesión en todos los demás',
    ended: 'Sesión cerrada en todos los demás dispositivos',
    failed: 'No pudimos cargar tus dispositivos.',
    retry: 'Reintentar',
  },
} satisfies MessagesOf<typeof english>;
