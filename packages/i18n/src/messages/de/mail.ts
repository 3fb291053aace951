import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/mail.ts';

export default {
  greeting: 'Hallo,',
  code: {
    subject: '{code} ist dein Code für {brand}',
    intro: 'Gib diesen Code ein, um dein Konto bei {brand} fertig anzulegen:',
    expiry: 'Der Code gilt einmal, {minutes, plural, one {# Minute} other {# Minuten}} lang.',
    warning:
      'Du hast dich nicht bei {brand} registriert? Ignoriere diese E-Mail und gib den Code nicht weiter. Ohne ihn wird kein Konto angelegt.',
  },
  registered: {
    subject: 'Du hast schon ein Konto bei {brand}',
    intro:
      'Jemand, wahrscheinlich du, wollte mit dieser E-Mail-Adresse ein Konto bei {brand} anlegen. Du hast schon eins.',
    action: 'Melde dich wie bisher mit deinem Passwort oder mit Google an.',
    warning: 'Warst du das nicht, musst du nichts tun. An deinem Konto hat sich nichts geändert.',
  },
  reset: {
    subject: '{code} ist dein Code für ein neues Passwort bei {brand}',
    intro: 'Gib diesen Code ein, um ein neues Passwort für dein Konto bei {brand} festzulegen:',
    warning:
      'Du wolltest kein neues Passwort? Ignoriere diese E-Mail und gib den Code nicht weiter. Dein Passwort bleibt, wie es ist.',
    why: 'Du bekommst diese E-Mail, weil jemand mit deiner E-Mail-Adresse ein neues Passwort für {brand} angefordert hat.',
  },
  noAccount: {
    subject: 'Zu dieser E-Mail-Adresse gibt es kein Konto bei {brand}',
    intro:
      'Jemand, wahrscheinlich du, hat mit dieser E-Mail-Adresse ein neues Passwort für {brand} angefordert. Dazu gibt es kein Konto.',
    action:
      'Vielleicht hast du dich mit einer anderen E-Mail-Adresse registriert. Du kannst auch ein neues Konto anlegen.',
    warning: 'Warst du das nicht, musst du nichts tun.',
  },
  emailChange: {
    subject: '{code} ist dein {brand}-Code',
    intro: 'Gib diesen Code ein, um diese Adresse für dein {brand}-Konto zu verwenden:',
    warning: 'Du hast das nicht angefordert? Ignoriere diese E-Mail und gib den Code nicht weiter.',
  },
  emailTaken: {
    subject: 'Diese Adresse hat schon ein {brand}-Konto',
    intro:
      'Jemand, wahrscheinlich du, wollte diese Adresse für ein anderes {brand}-Konto verwenden. Sie hat schon eins.',
    warning: 'Falls du das nicht warst, musst du nichts tun. Es hat sich nichts geändert.',
  },
  security: {
    password_changed: 'Dein {brand}-Passwort wurde geändert',
    email_changed: 'Die E-Mail deines {brand}-Kontos wurde geändert',
    two_step_on: 'Die Anmeldung in zwei Schritten wurde für dein {brand}-Konto eingeschaltet',
    two_step_off: 'Die Anmeldung in zwei Schritten wurde für dein {brand}-Konto ausgeschaltet',
    recovery_used: 'Ein Wiederherstellungscode wurde für die Anmeldung bei {brand} benutzt',
    key_created: 'Für dein {brand}-Konto wurde ein API-Schlüssel erstellt',
    deletion_asked: 'Dein {brand}-Konto wird am {date} gelöscht',
    deletion: 'Bis dahin kannst du dich anmelden und es behalten. Danach sind alle Dateien und Projekte endgültig weg.',
    action: 'Warst du das? Dann musst du nichts tun.',
    warning: 'Falls nicht, setze sofort dein Passwort zurück und prüfe in deinem Konto „Wo du angemeldet bist“.',
    why: 'Du bekommst diese E-Mail, weil es um die Sicherheit deines {brand}-Kontos geht.',
  },
  paymentFailed: {
    subject: 'Deine {brand}-Zahlung ist fehlgeschlagen',
    intro:
      'Wir konnten {price} für {item} nicht abbuchen. Dein Tarif läuft weiter, während wir es noch einmal versuchen.',
    action: 'Prüfe deine Zahlungsmethode unter „Abrechnung“ im Kontomenü, um deinen Tarif zu behalten.',
  },
  run: {
    subject: 'Dein Ergebnis ist fertig: {title}',
    failedSubject: 'Dein Lauf ist fehlgeschlagen: {title}',
    done: '„{title}“ ist in {brand} fertig.',
    failed: '„{title}“ konnte nicht fertiggestellt werden. Die Credits wurden automatisch erstattet.',
    open: 'Ergebnis öffnen',
    why: 'Du bekommst diese E-Mail, weil {brand} dir schreiben soll, sobald etwas fertig ist. Im Kontomenü kannst du das ausschalten.',
  },
  adNews: {
    subject: 'Neues zu {name}',
    intro: 'Du folgst {name} in {brand}. Das ist neu:',
    started: '{count, plural, one {# neue Anzeige} other {# neue Anzeigen}}',
    changed: '{count, plural, one {# geänderte Anzeige} other {# geänderte Anzeigen}}',
    stopped: '{count, plural, one {# beendete Anzeige} other {# beendete Anzeigen}}',
    open: 'Anzeigen ansehen',
    stop: 'Diese E-Mails abbestellen',
    why: 'Du bekommst diese E-Mail, weil du {name} in {brand} folgst.',
  },
  receipt: {
    subject: 'Dein Beleg von {brand}',
    intro: 'Danke für deine Zahlung. Hier ist dein Beleg.',
    number: 'Rechnung {number}',
    where: 'Alle Rechnungen findest du in deinem Kontomenü unter „Zahlung und Rechnungen“.',
  },
  renewal: {
    subject: 'Dein Tarif bei {brand} verlängert sich am {date}',
    intro: '{item} verlängert sich am {date} für {price}.',
    action:
      'Wenn du deinen Tarif behalten willst, musst du nichts tun. Unter „Credits und Abrechnung“ kannst du mit einem Klick kündigen.',
  },
  payer: 'Du bekommst diese E-Mail, weil du bei {brand} etwas gekauft hast.',
  footer:
    'Du bekommst diese E-Mail, weil jemand deine E-Mail-Adresse im Registrierungsformular von {brand} eingegeben hat.',
} satisfies MessagesOf<typeof english>;
