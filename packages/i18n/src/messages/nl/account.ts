import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/account.ts';

export default {
  title: 'Accountinstellingen',
  close: 'Sluiten',
  profile: {
    title: 'Profiel',
    save: 'Opslaan',
    saved: 'Naam opgeslagen',
    missing: 'Vul je naam in.',
  },
  password: {
    title: 'Wachtwoord',
    current: 'Huidig wachtwoord',
    missing: 'Vul je huidige wachtwoord in.',
    action: 'Wachtwoord wijzigen',
    changed: 'Wachtwoord gewijzigd. Je andere apparaten zijn uitgelogd.',
    google:
      'Je logt in met Google en hebt geen wachtwoord. Wil je er een instellen? Log uit en kies bij het inloggen ‘Wachtwoord vergeten?’.',
  },
  devices: {
    title: 'Waar je bent ingelogd',
    name: '{browser} op {system}',
    unknown: 'Onbekend apparaat',
    current: 'Dit apparaat',
    used: 'Laatst actief: {when}',
    end: 'Uitloggen',
    endName: 'Uitloggen: {device}',
    endOthers: 'Overal elders uitloggen',
    ended: 'Uitgelogd op alle andere apparaten',
    failed: 'We konden je apparaten niet laden.',
    retry: 'Opnieuw proberen',
  },
} satisfies MessagesOf<typeof english>;
