import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/account.ts';

export default {
  title: 'Impostazioni dell’account',
  close: 'Chiudi',
  profile: {
    title: 'Profilo',
    save: 'Salva',
    saved: 'Nome salvato',
    missing: 'Inserisci il tuo nome.',
  },
  password: {
    title: 'Password',
    current: 'Password attuale',
    missing: 'Inserisci la password attuale.',
    action: 'Cambia password',
    changed: 'Password cambiata. Gli altri dispositivi sono stati disconnessi.',
    google:
      'Accedi con Google e non hai una password. Per impostarne una, esci e scegli «Password dimenticata?» quando accedi.',
  },
  devices: {
    title: 'Dove hai effettuato l’accesso',
    name: '{browser} su {system}',
    unknown: 'Dispositivo sconosciuto',
    current: 'Questo dispositivo',
    used: 'Ultima attività: {when}',
    end: 'Esci',
    endName: 'Esci: {device}',
    endOthers: 'Esci da tutti gli altri',
    ended: 'Hai effettuato l’uscita da tutti gli altri dispositivi',
    failed: 'Non siamo riusciti a caricare i tuoi dispositivi.',
    retry: 'Riprova',
  },
} satisfies MessagesOf<typeof english>;
