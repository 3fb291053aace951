import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/errors.ts';

export default {
  invalid_input: 'Fehlerhafte Anfrageparameter',
  invalid_json: 'Der Inhalt der Anfrage ist kein gültiges JSON.',
  unauthorized: 'Nicht angemeldet, bitte erneut anmelden',
  wrong_credentials: 'E-Mail oder Passwort ist falsch. Prüf beides und versuch es noch einmal.',
  google_token_rejected: 'Google hat diese Anmeldung nicht bestätigt. Bitte versuch es noch einmal.',
  insufficient_credits: 'Dafür reichen deine Credits nicht.',
  forbidden: 'Zugriff verweigert',
  not_found: 'Diese Adresse gibt es nicht',
  run_not_cancellable: 'Dieser Lauf ist schon fertig und lässt sich nicht mehr abbrechen.',
  run_not_waiting: 'Dieser Lauf wartet nicht auf deine Eingabe.',
  idempotency_mismatch: 'Dieser Anfrageschlüssel wurde schon für eine andere Anfrage verwendet.',
  idempotency_in_progress: 'Dieselbe Anfrage läuft noch. Warte, bis sie fertig ist.',
  account_exists: 'Mit dieser E-Mail-Adresse hast du schon ein Konto. Melde dich an.',
  too_large: 'Diese Datei ist zu groß. Nimm eine kleinere.',
  storage_full:
    'Nicht genug Speicher: {used, number} von {limit, number} GB sind belegt. Lösche, was du nicht mehr brauchst, oder wechsle den Tarif.',
  too_many_pixels: 'Dieses Bild hat mehr als 100 Megapixel. Bitte nimm ein kleineres.',
  wrong_file_kind: 'Dieser Dateityp wird hier nicht unterstützt. Versuch es mit einer anderen Datei.',
  wrong_content_type: 'Bitte sende die Anfrage als JSON mit dem Content-Type application/json.',
  code_invalid: 'Der Code stimmt nicht. Bitte prüf ihn und versuch es noch einmal.',
  code_expired: 'Der Code ist abgelaufen. Bitte fordere einen neuen an.',
  code_exhausted: 'Der Code wurde zu oft falsch eingegeben. Bitte fordere einen neuen an.',
  password_common: 'Dieses Passwort ist zu verbreitet. Bitte wähl ein anderes.',
  password_wrong: 'Das ist nicht dein aktuelles Passwort. Versuch es noch einmal.',
  google_not_configured:
    'Die Google-Anmeldung ist nicht eingerichtet. Nutze deine E-Mail-Adresse oder frag deinen Administrator.',
  brief_too_thin: 'Erzähl uns etwas mehr über das Produkt, damit wir darüber schreiben können.',
  qr_content_too_long: 'Das ist zu lang für einen QR-Code. Kürze es.',
  provider_missing: 'Dafür wird ein KI-Anbieter gebraucht. Bitte deinen Administrator, einen einzurichten.',
  model_missing: 'Dafür fehlt hier ein Modell. Bitte deinen Administrator, es zu installieren.',
  provider_refused:
    'Der KI-Anbieter hat die Anfrage abgelehnt. Ändere den Text oder das Bild und versuch es noch einmal.',
  page_nothing_found:
    'Auf dieser Seite haben wir kein Produkt gefunden. Prüf, ob der Link zu einem einzelnen Produkt führt, oder gib die Angaben selbst ein.',
  page_login_wall:
    'Diese Seite verlangt eine Anmeldung, deshalb können wir sie nicht lesen. Füge einen Link ein, der für alle offen ist, oder gib die Angaben selbst ein.',
  page_script_only:
    'Wir konnten diese Seite nicht lesen, weil sie erst durch Skripte lädt. Gib die Angaben selbst ein.',
  page_robots: 'Diese Website erlaubt kein automatisches Lesen. Gib die Angaben selbst ein.',
  page_blocked: 'Diese Website hat uns blockiert. Gib die Angaben selbst ein.',
  page_address_refused:
    'Wir können diesen Link nicht öffnen. Füge einen vollständigen öffentlichen Link ein, zum Beispiel https://shop.example.com/produkt.',
  page_too_large: 'Diese Seite ist zu groß zum Lesen. Gib die Angaben selbst ein.',
  page_timeout: 'Diese Seite lädt zu lange. Versuch es gleich noch einmal oder gib die Angaben selbst ein.',
  page_not_html:
    'Dieser Link führt zu einer Datei und nicht zu einer Webseite. Füge den Link der Produktseite ein oder gib die Angaben selbst ein.',
  page_missing: 'Diese Seite gibt es nicht mehr. Prüfe den Link oder gib die Angaben selbst ein.',
  ad_media_missing:
    'Wir konnten das Bild dieser Anzeige nicht laden. Prüfe, ob die Seite oder der Link noch funktioniert, und versuche es erneut.',
  page_unreachable:
    'Wir konnten diese Seite nicht erreichen. Prüf den Link und versuch es noch einmal oder gib die Angaben selbst ein.',
  picture_unreachable: 'Wir konnten dieses Bild nicht herunterladen. Speichere es und lade es selbst hoch.',
  picture_unsafe: 'Dieses Bild wirkt anstößig, deshalb können wir es nicht verwenden. Versuch es mit einem anderen.',
  layout_not_found:
    'In diesem Bild haben wir weder Text noch ein Produkt gefunden. Nimm eine fertige Anzeige, die beides zeigt.',
  face_not_found:
    'Auf diesem Foto ist kein Gesicht zu finden. Nimm eines, das das ganze Gesicht von vorn und in gutem Licht zeigt.',
  faces_several: 'Auf diesem Foto ist mehr als ein Gesicht. Nimm eines, auf dem nur eine Person ist.',
  eyes_closed: 'Auf diesem Foto sind die Augen geschlossen. Mach ein neues mit beiden Augen offen.',
  face_tilted: 'Der Kopf ist auf diesem Foto zu stark geneigt. Mach ein neues mit geradem Kopf.',
  face_turned: 'Das Gesicht ist auf diesem Foto abgewandt. Mach ein neues mit geradem Blick in die Kamera.',
  face_too_small: 'Das Gesicht ist auf diesem Foto zu klein. Geh näher heran oder nimm ein Foto mit mehr Pixeln.',
  photo_too_tight:
    'Das Foto endet für dieses Dokument zu nah am Kopf. Nimm es aus größerem Abstand auf, mit Schultern und etwas Platz über dem Kopf.',
  photo_blurred: 'Das Foto ist unscharf. Nimm eines, auf dem das Gesicht scharf ist.',
  photo_dark: 'Das Foto ist zu dunkel. Nimm eins mit mehr Licht auf dem Gesicht.',
  photo_upside_down: 'Das Foto steht auf dem Kopf. Dreh es und versuch es noch einmal.',
  face_covered: 'Das Gesicht ist verdeckt. Nimm ein Foto ohne Sonnenbrille oder Maske.',
  face_child: 'Auf diesem Foto scheint ein Kind zu sein. Nimm ein Foto einer erwachsenen Person.',
  clip_face_missing: 'Wir haben kein Gesicht gefunden. Nimm ein Video, das eine Person von vorn zeigt.',
  clip_faces_several: 'In diesem Video sind mehrere Gesichter. Wähle, wer spricht.',
  clip_speakers_several:
    'In diesem Video sprechen mehrere Personen. Nimm eines, in dem nur eine Person spricht, oder lass die Lippen unverändert.',
  clip_face_turned: 'Das Gesicht ist abgewandt. Nimm ein Video, in dem die Person in die Kamera blickt.',
  clip_face_small: 'Das Gesicht ist zu klein. Nimm ein Video, das näher aufgenommen ist.',
  clip_face_covered: 'Der Mund ist verdeckt. Nimm ein Video ohne Maske, Hand oder Mikrofon davor.',
  clip_face_child: 'In diesem Video scheint ein Kind zu sein. Nimm ein Video einer erwachsenen Person.',
  clip_face_lost:
    'Das Gesicht ist eine Zeit lang verdeckt oder nicht im Bild. Schneide das Video auf den Teil, in dem man es sieht.',
  clip_cuts:
    'Dieses Video hat nach {second, plural, one {# Sekunde} other {# Sekunden}} einen Schnitt. Nimm eine einzige Einstellung.',
  clip_too_short:
    'Dieses Video ist zu kurz. Nimm eins von mindestens {seconds, plural, one {# Sekunde} other {# Sekunden}}.',
  subject_not_found:
    'Wir haben auf diesem Bild kein klares Motiv gefunden. Versuch es mit einem ruhigeren Hintergrund.',
  plan_limit_reached:
    'Du hast alle Läufe dieses Tools für diesen Monat verbraucht. Wechsle den Tarif oder warte bis nächsten Monat.',
  document_conflict: 'Es gibt eine neuere Version. Lade neu, um sie zu sehen.',
  document_version: 'Das wurde mit einer neueren Version der App gespeichert. Lade die Seite neu.',
  project_busy: 'Daran wird noch gearbeitet. Warte, bis es fertig ist, oder brich es zuerst ab.',
  project_not_finished: 'Das ist noch nicht fertig. Du kannst es teilen, sobald es fertig ist.',
  campaigns_full: 'Du hast schon {limit, number} Kampagnen. Lösche eine, um Platz zu schaffen.',
  tool_unavailable: 'Dieses Tool ist hier noch nicht verfügbar.',
  upload_damaged: 'Die Datei kam beschädigt an. Bitte lade sie noch einmal hoch.',
  upload_mismatch: 'Dieser Upload wurde mit einer anderen Datei begonnen. Bitte fang neu an.',
  picture_damaged:
    'Dieses Bild ist beschädigt oder unvollständig. Bitte speichere es neu oder lade es noch einmal herunter.',
  font_unreadable:
    'Wir können diese Schrift nicht verwenden. Lade eine TTF-, OTF- oder WOFF2-Datei mit Buchstaben hoch.',
  media_unreadable:
    'Wir können diese Datei nicht lesen. Speichere sie als MP4, WebM, MP3 oder WAV und versuch es noch einmal.',
  media_incomplete: 'Das Ende dieser Datei fehlt. Bitte exportiere oder nimm sie noch einmal auf.',
  media_too_long: 'Diese Datei ist länger als {hours} Stunden. Nimm eine kürzere.',
  media_over_seconds: 'Das dauert länger als {seconds, number} Sekunden. Kürze es und versuch es noch einmal.',
  video_too_large: 'Dieses Video ist größer als 8K. Bitte nimm ein kleineres.',
  film_too_long: 'Dieses Video ist zum Übersetzen zu lang. Nimm eines von höchstens 10 Minuten.',
  translation_missing: 'Füge eine Übersetzung hinzu: Automatische Übersetzung ist hier nicht eingerichtet.',
  translation_times: 'Diese Untertitel beginnen erst nach dem Ende des Videos. Prüfe ihre Zeiten.',
  language_spoken: 'Dieses Video ist schon in dieser Sprache. Wähle eine andere.',
  no_speech: 'In dieser Aufnahme ist keine Sprache zu hören. Versuch es mit einer anderen.',
  transcription_language:
    'Hier können wir nur Englisch transkribieren. Für andere Sprachen kann dein Administrator das Modell Whisper installieren: npm run models add whisper-base',
  rate_limited: 'Zu viele Anfragen. Bitte warte einen Moment und versuch es noch einmal.',
  runs_waiting: 'Du hast schon viele Läufe in der Warteschlange. Versuch es noch einmal, wenn einige fertig sind.',
  free_work_busy: 'Deine anderen kostenlosen Exporte laufen noch. Versuch es noch einmal, wenn einer fertig ist.',
  free_hour_used:
    'Deine kostenlosen Exporte für diese Stunde sind aufgebraucht. Versuch es später noch einmal oder wechsle den Tarif.',
  free_day_used:
    'Deine kostenlosen Exporte für heute sind aufgebraucht. Versuch es morgen noch einmal oder wechsle den Tarif.',
  provider_budget_spent:
    'Das KI-Budget ist vorerst aufgebraucht. Versuch es später noch einmal oder frag deinen Administrator.',
  internal: 'Interner Serverfehler',
  disk_full:
    'Der Server hat keinen Speicherplatz mehr, deshalb konnte das nicht gespeichert werden. Dir wurde nichts berechnet. Versuche es später noch einmal.',
  answer_missing: 'Deine Antwort kam 7 Tage lang nicht, deshalb ist das beendet. Deine Credits wurden erstattet.',
  tool_failed: 'Etwas ist schiefgelaufen. Deine Credits wurden erstattet.',
  bad_gateway: 'Gateway-Fehler',
  provider_failed: 'Der Anbieter hat nicht richtig geantwortet. Bitte versuch es gleich noch einmal.',
  unavailable: 'Dienst nicht verfügbar',
  busy: 'Gerade ist sehr viel los. Bitte versuch es gleich noch einmal.',
  mail_unavailable: 'Wir konnten die E-Mail nicht senden. Versuch es gleich noch einmal.',
  payments_not_configured: 'Zahlungen sind nicht eingerichtet. Frag deinen Administrator.',
  price_unknown: 'Dieser Preis ist nicht mehr verfügbar. Lade die Seite neu und versuch es noch einmal.',
  offer_unavailable: 'Dieses Angebot gilt nicht für dein Konto. Dir wurde nichts berechnet.',
  plan_current: 'Du hast diesen Tarif bereits.',
  no_subscription: 'Du hast keinen bezahlten Tarif.',
  payment_failed: 'Die Zahlung konnte nicht angelegt werden',
  timeout: 'Das hat zu lange gedauert und wurde gestoppt. Bitte versuche es noch einmal.',
  run_timeout:
    'Das hat zu lange gedauert und wurde gestoppt. Deine Credits wurden erstattet. Bitte versuche es noch einmal.',
  key_not_allowed: 'Dieser API-Schlüssel darf das nicht. Erstelle einen mit den passenden Berechtigungen.',
  second_step_needed: 'Gib den Code aus deiner Authenticator-App ein.',
  second_step_wrong: 'Der Code stimmt nicht oder wurde schon benutzt. Versuch es mit dem nächsten.',
  two_step_missing: 'Die Anmeldung in zwei Schritten ist nicht eingerichtet. Fang noch einmal an.',
  keys_full: 'Du hast schon {limit, number} API-Schlüssel. Widerrufe einen, um einen neuen zu erstellen.',
  file_not_found: 'Wir finden diese Datei nicht. Vielleicht wurde sie gelöscht. Lade sie noch einmal hoch.',
  avatar_not_found: 'Wir finden diesen Avatar nicht. Vielleicht wurde er gelöscht. Wähle einen anderen.',
  voice_not_found: 'Wir finden diese Stimme nicht. Vielleicht gibt es sie nicht mehr. Wähle eine andere.',
  avatars_full: 'Du hast schon {limit, number} Avatare. Lösche einen, um Platz zu schaffen.',
  avatar_photos_used:
    'Du hast alle {limit, number} Avatar-Fotos dieses Monats verbraucht. Wechsle den Tarif oder warte bis zum nächsten Monat.',
  public_figure:
    'Personen des öffentlichen Lebens lassen wir nicht sprechen. Nimm ein Foto oder Video von dir oder von jemandem, der zugestimmt hat.',
  child_named: 'Dem Namen nach ist das ein Kind. Avatare gibt es nur von Erwachsenen.',
  brand_kits_full: 'Du hast schon {limit, number} Brand Kits. Lösche eins, um Platz zu schaffen.',
  presets_full: 'Du hast schon {limit, number} Voreinstellungen. Lösche eine, um Platz zu schaffen.',
  collection_full: 'Deine Sammlung ist voll ({limit, number} Anzeigen). Lösche einige, um mehr zu speichern.',
  folders_full: 'Du hast schon {limit, number} Ordner. Lösche einen, um Platz zu schaffen.',
  searches_full: 'Du hast schon {limit, number} gespeicherte Suchen. Entferne eine, um eine neue zu speichern.',
  follows_full:
    'Du folgst schon {limit, number} Marken und Suchen. Folge einer davon nicht mehr, um eine neue hinzuzufügen.',
} satisfies MessagesOf<typeof english>;
