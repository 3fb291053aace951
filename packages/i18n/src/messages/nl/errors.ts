import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/errors.ts';

export default {
  invalid_input: 'Fout in de parameters van het verzoek',
  invalid_json: 'De inhoud van het verzoek is geen geldige JSON.',
  unauthorized: 'Niet gemachtigd, log opnieuw in',
  wrong_credentials: 'E-mailadres of wachtwoord klopt niet.',
  google_token_rejected: 'Google heeft deze aanmelding niet bevestigd. Probeer het opnieuw.',
  insufficient_credits: 'Je hebt hiervoor niet genoeg credits.',
  forbidden: 'Toegang geweigerd',
  not_found: 'Het gevraagde adres bestaat niet',
  run_not_cancellable: 'Dit werk is al klaar en kan niet meer worden geannuleerd.',
  run_not_waiting: 'Dit werk wacht niet op een antwoord.',
  idempotency_mismatch: 'Deze sleutel is al voor een ander verzoek gebruikt.',
  idempotency_in_progress: 'Hetzelfde verzoek wordt nog verwerkt.',
  account_exists: 'Je hebt al een account met dit e-mailadres. Log in.',
  too_large: 'Het bestand of verzoek is te groot.',
  storage_full:
    'Te weinig opslagruimte: je gebruikt {used, number} van {limit, number} GB. Verwijder wat je niet meer nodig hebt of kies een hoger abonnement.',
  too_many_pixels: 'Deze afbeelding is groter dan 100 megapixels. Gebruik een kleinere.',
  wrong_file_kind: 'Dit soort bestand wordt hier niet geaccepteerd.',
  wrong_content_type: 'Stuur het verzoek als JSON, met contenttype application/json.',
  code_invalid: 'De code klopt niet. Controleer hem en probeer het opnieuw.',
  code_expired: 'De code is verlopen. Vraag een nieuwe aan.',
  code_exhausted: 'De code is te vaak verkeerd ingevoerd. Vraag een nieuwe aan.',
  password_common: 'Dit wachtwoord komt te vaak voor. Kies een ander.',
  google_not_configured: 'Inloggen met Google is niet ingesteld. Gebruik je e-mail of vraag het je beheerder.',
  brief_too_thin: 'Vertel wat meer over het product, dan kunnen we erover schrijven.',
  qr_content_too_long: 'Dit is te lang voor een QR-code.',
  provider_missing: 'Hiervoor is een AI-provider nodig. Vraag je beheerder om er een in te stellen.',
  provider_refused:
    'De AI-provider heeft dit verzoek geweigerd. Pas de tekst of de afbeelding aan en probeer het opnieuw.',
  page_nothing_found:
    'We vonden geen product op deze pagina. Controleer of de link naar één product leidt, of vul de gegevens zelf in.',
  page_login_wall:
    'Deze pagina vraagt om in te loggen, dus we kunnen haar niet lezen. Plak een link die voor iedereen open is, of vul de gegevens zelf in.',
  page_script_only:
    'Deze pagina verschijnt pas als haar scripts hebben gedraaid, dus er viel voor ons niets te lezen. Vul de gegevens zelf in.',
  page_robots:
    'Deze site wil niet door programma’s gelezen worden, en daar houden we ons aan. Vul de gegevens zelf in.',
  page_blocked: 'Deze site laat ons niet binnen. Vul de gegevens zelf in.',
  page_address_refused:
    'We kunnen die link niet openen. Plak een volledige openbare link, zoals https://shop.example.com/product.',
  page_too_large: 'Deze pagina is te groot voor ons. Vul de gegevens zelf in.',
  page_timeout: 'Deze pagina deed te lang over haar antwoord. Probeer het zo nog eens, of vul de gegevens zelf in.',
  page_not_html:
    'Deze link leidt naar een bestand en niet naar een webpagina. Plak de link van de productpagina, of vul de gegevens zelf in.',
  page_missing: 'Die pagina bestaat niet meer. Controleer de link of vul de gegevens zelf in.',
  page_unreachable:
    'We konden deze pagina niet bereiken. Controleer de link en probeer het opnieuw, of vul de gegevens zelf in.',
  picture_unreachable: 'We konden deze afbeelding niet ophalen. Sla haar op en upload haar zelf.',
  picture_unsafe: 'Deze afbeelding kan niet worden gebruikt: ze lijkt aanstootgevend.',
  layout_not_found:
    'We vonden in deze afbeelding geen tekst en geen product. Gebruik een kant-en-klare advertentie met allebei.',
  face_not_found:
    'We vonden geen gezicht op deze foto. Gebruik er een waarop het hele gezicht van voren en in goed licht te zien is.',
  faces_several: 'Er staat meer dan één gezicht op deze foto. Gebruik er een met één persoon.',
  eyes_closed: 'De ogen zijn dicht op deze foto. Maak een nieuwe met beide ogen open.',
  face_tilted: 'Het hoofd is te scheef op deze foto. Maak een nieuwe met het hoofd rechtop.',
  face_turned: 'Het gezicht is weggedraaid op deze foto. Maak een nieuwe waarop je recht in de camera kijkt.',
  face_too_small: 'Het gezicht is te klein op deze foto. Kom dichterbij of gebruik een foto met meer pixels.',
  photo_too_tight:
    'De foto eindigt te dicht bij het hoofd voor dit document. Maak hem van verder weg, met de schouders en wat ruimte boven het hoofd.',
  subject_not_found:
    'We vinden geen duidelijk onderwerp in deze afbeelding. Probeer er een met een rustigere achtergrond.',
  plan_limit_reached: 'Je abonnement heeft voor deze maand geen beurten van dit soort meer.',
  document_conflict: 'Er is een nieuwere versie. Laad opnieuw om die te zien.',
  document_version: 'Dit is opgeslagen met een nieuwere versie van de app. Laad de pagina opnieuw.',
  project_busy: 'Hier wordt nog aan gewerkt. Wacht tot het klaar is of annuleer het eerst.',
  project_not_finished: 'Alleen een afgerond resultaat kan worden gedeeld.',
  campaigns_full: 'Je hebt al {limit, number} campagnes. Verwijder er een om ruimte te maken.',
  tool_unavailable: 'Deze tool is hier nog niet beschikbaar.',
  upload_damaged: 'Het bestand kwam beschadigd aan. Upload het opnieuw.',
  upload_mismatch: 'Deze upload is met een ander bestand begonnen. Begin opnieuw.',
  media_unreadable:
    'Dit bestand kan niet worden gelezen. Misschien is het beschadigd of in een formaat dat we niet kennen. Sla het op als MP4, WebM, MP3 of WAV en probeer het opnieuw.',
  media_incomplete: 'Het einde van dit bestand ontbreekt. Exporteer het of neem het opnieuw op.',
  media_too_long: 'Dit bestand duurt langer dan {hours} uur. Gebruik een korter bestand.',
  video_too_large: 'Deze video is groter dan 8K. Gebruik een kleinere.',
  no_speech: 'In deze opname is geen spraak te horen.',
  transcription_language:
    'We kunnen hier alleen Engels transcriberen. Vraag je beheerder om een spraakprovider in te stellen voor andere talen.',
  rate_limited: 'Te veel verzoeken. Wacht even en probeer het opnieuw.',
  runs_waiting: 'Je hebt al veel werk in de wachtrij. Probeer het opnieuw als een deel klaar is.',
  free_work_busy: 'Je andere gratis exports lopen nog. Probeer het opnieuw als er een klaar is.',
  free_hour_used: 'Je gratis exports voor dit uur zijn op. Probeer het later opnieuw of kies een hoger abonnement.',
  free_day_used: 'Je gratis exports voor vandaag zijn op. Probeer het morgen opnieuw of kies een hoger abonnement.',
  provider_budget_spent: 'Het AI-budget is voorlopig op. Probeer het later opnieuw of vraag het je beheerder.',
  internal: 'Interne serverfout',
  tool_failed: 'Dit is niet gelukt. Je credits zijn teruggegeven.',
  bad_gateway: 'Gatewayfout',
  provider_failed: 'De aanbieder gaf geen goed antwoord. Probeer het zo nog eens.',
  unavailable: 'Dienst niet beschikbaar',
  busy: 'Het is nu erg druk. Probeer het zo nog eens.',
  mail_unavailable: 'De e-mail kon nu niet worden verstuurd. Er is niets verloren: probeer het zo nog eens.',
  payments_not_configured: 'Betalen is niet ingesteld. Vraag het je beheerder.',
  price_unknown: 'Deze prijs is niet meer beschikbaar. Laad de pagina opnieuw en probeer het nog eens.',
  offer_unavailable: 'Deze aanbieding geldt niet voor je account. Er is niets in rekening gebracht.',
  plan_current: 'Je hebt dit abonnement al.',
  no_subscription: 'Je hebt geen betaald abonnement.',
  payment_failed: 'De betaling kon niet worden aangemaakt',
  timeout: 'Time-out van de gateway',
} satisfies MessagesOf<typeof english>;
