import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/session.ts';

export default {
  client: {
    error_title: 'Fehler',
    status_100000: 'Erfolgreich ausgeführt',
    status_400: 'Fehlerhafte Anfrageparameter',
    status_401: 'Nicht angemeldet, bitte erneut anmelden',
    status_403: 'Zugriff verweigert',
    status_404: 'Diese Adresse gibt es nicht',
    status_500: 'Interner Serverfehler',
    status_502: 'Gateway-Fehler',
    status_503: 'Dienst nicht verfügbar',
    status_504: 'Zeitüberschreitung am Gateway',
    request_failed: 'Anfrage fehlgeschlagen',
    request_timeout: 'Zeitüberschreitung der Anfrage, bitte später erneut versuchen',
  },
  signIn: {
    pageTitle: 'Anmelden',
    pageDescription: 'Melde dich bei {product} an oder leg ein kostenloses Konto an und mach Anzeigen.',
    title: 'Willkommen zurück',
    lead: 'Melde dich an, um weiter Anzeigen zu machen.',
    action: 'Anmelden',
    noAccount: 'Neu hier?',
    toRegister: 'Kostenloses Konto anlegen',
  },
  register: {
    title: 'Leg dein Konto an',
    lead: 'Kostenlos, mit {credits, plural, one {# Credit} other {# Credits}} jeden Monat. Ohne Karte.',
    action: 'Konto anlegen',
    hasAccount: 'Schon ein Konto?',
    toSignIn: 'Anmelden',
    terms:
      'Mit dem Anlegen des Kontos stimmst du den <terms>Nutzungsbedingungen</terms> und der <privacy>Datenschutzerklärung</privacy> zu.',
  },
  code: {
    title: 'Sieh in dein Postfach',
    lead: 'Wir haben einen 6-stelligen Code an <email></email> geschickt. Er gilt {minutes, plural, one {# Minute} other {# Minuten}}.',
    outbox:
      'Diese Installation verschickt noch keine Mails: Briefe liegen in ihrem <link>Postausgang</link>, dein Code auch.',
    label: 'Code',
    action: 'Bestätigen und weiter',
    resend: 'Neuen Code senden',
    resendIn: 'In {seconds, plural, one {# Sekunde} other {# Sekunden}} kannst du einen neuen Code anfordern.',
    resent: 'Ein neuer Code ist unterwegs.',
    otherEmail: 'Andere E-Mail verwenden',
    incomplete: 'Der Code hat 6 Ziffern.',
  },
  fields: {
    email: 'E-Mail',
    emailPlaceholder: 'name@firma.de',
    emailMissing: 'Bitte gib deine E-Mail ein.',
    emailInvalid: 'Das sieht nicht nach einer E-Mail-Adresse aus.',
    name: 'Name',
    nameLong: 'Ein Name hat höchstens 80 Zeichen.',
    optional: 'optional',
    password: 'Passwort',
    passwordMissing: 'Bitte gib dein Passwort ein.',
    passwordShort: 'Ein Passwort hat mindestens {count, number} Zeichen.',
    passwordLong: 'Ein Passwort hat höchstens {count, number} Zeichen.',
    showPassword: 'Passwort anzeigen',
    hidePassword: 'Passwort verbergen',
  },
  strength: {
    label: 'Passwortstärke: {level}',
    hint: 'Mindestens 8 Zeichen. Ein paar Wörter ohne Zusammenhang sind stark und leicht zu merken.',
    tooShort: 'zu kurz',
    weak: 'leicht zu erraten',
    fair: 'mäßig',
    good: 'gut',
    strong: 'stark',
  },
  google: {
    or: 'oder',
    loading: 'Google-Anmeldung wird geladen',
    failed:
      'Die Google-Anmeldung ließ sich nicht laden. Vielleicht blockiert sie etwas zwischen dir und Google. Nimm stattdessen deine E-Mail oder',
    retry: 'versuch es noch einmal',
  },
  proof: {
    title: 'Für eine Schreibtischlampe geschrieben, aus ihren Fakten',
    caption: '{product} hat das für ein Beispielprodukt geschrieben. Jede Zahl darin stand im Briefing.',
  },
  modal: {
    close: 'Schließen',
  },
  problems: {
    offline: 'Der Server ist nicht erreichbar. Prüf deine Verbindung und versuch es noch einmal.',
    signedInAs: 'Du bist als {email} angemeldet.',
    continue: 'Weiter',
    signOut: 'Abmelden',
  },
} satisfies MessagesOf<typeof english>;
