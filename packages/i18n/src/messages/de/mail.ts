import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/mail.ts';

export default {
  greeting: 'Hallo,',
  code: {
    subject: '{code} ist dein Code für {brand}',
    intro: 'Gib diesen Code ein, um dein Konto bei {brand} fertig anzulegen:',
    expiry: 'Der Code gilt einmal, {minutes, plural, one {# Minute} other {# Minuten}} lang.',
    warning:
      'Falls du dich nicht gerade bei {brand} registriert hast, gib diesen Code niemandem weiter. Du kannst diese E-Mail ignorieren: Ohne den Code entsteht kein Konto.',
  },
  registered: {
    subject: 'Du hast schon ein Konto bei {brand}',
    intro:
      'Jemand, wahrscheinlich du, wollte mit dieser Adresse ein Konto bei {brand} anlegen. Es gibt aber schon eines.',
    action: 'Melde dich wie bisher mit deinem Passwort oder mit Google an.',
    warning: 'Falls du das nicht warst, musst du nichts tun: An deinem Konto hat sich nichts geändert.',
  },
  run: {
    subject: 'Dein Ergebnis ist fertig: {title}',
    failedSubject: 'Dein Lauf ist fehlgeschlagen: {title}',
    done: '„{title}“ ist in {brand} fertig.',
    failed: '„{title}“ konnte nicht fertiggestellt werden. Die Credits wurden automatisch erstattet.',
    open: 'Ergebnis öffnen',
    why: 'Du bekommst diese E-Mail, weil {brand} dir Bescheid geben soll, wenn ein Lauf fertig ist. Im Kontomenü schaltest du das aus.',
  },
  footer: 'Diese E-Mail kommt von {brand}, weil diese Adresse im Anmeldeformular eingetragen wurde.',
} satisfies MessagesOf<typeof english>;
