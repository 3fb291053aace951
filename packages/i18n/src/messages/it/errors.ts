import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/errors.ts';

export default {
  invalid_input: 'Errore nei parametri della richiesta',
  invalid_json: 'Il corpo della richiesta non è un JSON valido.',
  unauthorized: 'Non autorizzato, accedi di nuovo',
  wrong_credentials: 'Email o password errata.',
  google_token_rejected: 'Google non ha confermato questo accesso. Riprova.',
  insufficient_credits: 'Non hai abbastanza crediti per questo.',
  forbidden: 'Accesso negato',
  not_found: 'L’URL richiesto non esiste',
  run_not_cancellable: 'Questo lavoro è già finito e non si può annullare.',
  idempotency_mismatch: 'Questa chiave è già stata usata per un’altra richiesta.',
  idempotency_in_progress: 'La stessa richiesta è ancora in lavorazione.',
  account_exists: 'Hai già un account con questa email. Accedi.',
  too_large: 'Il file o la richiesta è troppo grande.',
  storage_full:
    'Spazio insufficiente: hai usato {used, number} GB su {limit, number}. Elimina ciò che non ti serve più o passa a un piano superiore.',
  too_many_pixels: 'Questa immagine supera i 100 megapixel. Usane una più piccola.',
  wrong_file_kind: 'Qui questo tipo di file non è accettato.',
  wrong_content_type: 'Invia la richiesta in JSON, con il tipo di contenuto application/json.',
  code_invalid: 'Il codice non è corretto. Controllalo e riprova.',
  code_expired: 'Il codice è scaduto. Chiedine uno nuovo.',
  code_exhausted: 'Il codice è stato sbagliato troppe volte. Chiedine uno nuovo.',
  password_common: 'Questa password è troppo comune. Scegline un’altra.',
  google_not_configured: 'L’accesso con Google non è attivo. Usa la tua email o chiedi all’amministratore.',
  brief_too_thin: 'Raccontaci qualcosa in più sul prodotto, così possiamo scriverne.',
  qr_content_too_long: 'È troppo lungo per un codice QR.',
  provider_missing: 'Serve un provider di IA. Chiedi all’amministratore di configurarne uno.',
  provider_refused: 'Il provider di IA ha rifiutato la richiesta. Cambia il testo o l’immagine e riprova.',
  page_nothing_found:
    'Non abbiamo trovato nessun prodotto in questa pagina. Controlla che il link porti a un solo prodotto, oppure inserisci tu i dati.',
  page_login_wall:
    'Questa pagina richiede l’accesso, quindi non possiamo leggerla. Incolla un link aperto a tutti, oppure inserisci tu i dati.',
  page_script_only:
    'Questa pagina compare solo dopo l’esecuzione dei suoi script, quindi per noi non c’era nulla da leggere. Inserisci tu i dati.',
  page_robots: 'Questo sito chiede di non essere letto da programmi e noi lo rispettiamo. Inserisci tu i dati.',
  page_blocked: 'Questo sito non ci lascia entrare. Inserisci tu i dati.',
  page_address_refused:
    'Non riusciamo ad aprire questo link. Incolla un link pubblico completo, come https://shop.example.com/product.',
  page_too_large: 'Questa pagina è troppo grande per noi. Inserisci tu i dati.',
  page_timeout:
    'Questa pagina ha impiegato troppo tempo a rispondere. Riprova tra un momento, oppure inserisci tu i dati.',
  page_not_html:
    'Questo link porta a un file e non a una pagina web. Incolla il link della pagina del prodotto, oppure inserisci tu i dati.',
  page_missing: 'Questa pagina non esiste più. Controlla il link o inserisci i dati.',
  page_unreachable:
    'Non siamo riusciti a raggiungere questa pagina. Controlla il link e riprova, oppure inserisci tu i dati.',
  picture_unreachable: 'Non siamo riusciti a recuperare questa immagine. Salvala e caricala tu.',
  picture_unsafe: 'Questa immagine non può essere usata: sembra esplicita.',
  layout_not_found:
    'In questa immagine non abbiamo trovato né testo né un prodotto. Usa un annuncio finito che li mostri entrambi.',
  face_not_found:
    'In questa foto non abbiamo trovato un volto. Usane una che mostri tutto il viso di fronte e con buona luce.',
  faces_several: 'In questa foto c’è più di un volto. Usane una con una sola persona.',
  eyes_closed: 'In questa foto gli occhi sono chiusi. Scattane un’altra con entrambi gli occhi aperti.',
  face_tilted: 'In questa foto la testa è troppo inclinata. Scattane un’altra con la testa dritta.',
  face_turned: 'In questa foto il viso è girato. Scattane un’altra guardando dritto nell’obiettivo.',
  face_too_small: 'In questa foto il viso è troppo piccolo. Avvicinati o usa una foto con più pixel.',
  photo_too_tight:
    'La foto finisce troppo vicino alla testa per questo documento. Scattala da più lontano, con le spalle e un po’ di spazio sopra la testa.',
  subject_not_found: 'Non troviamo un soggetto chiaro in questa immagine. Provane una con uno sfondo più semplice.',
  plan_limit_reached: 'Il tuo piano non ha più utilizzi di questo tipo per questo mese.',
  document_conflict: 'Esiste una versione più recente. Ricarica per vederla.',
  document_version: 'Questo contenuto è stato salvato con una versione più recente dell’app. Ricarica la pagina.',
  project_busy: 'È ancora in lavorazione. Aspetta che finisca o annulla prima.',
  project_not_finished: 'Si può condividere solo un risultato finito.',
  campaigns_full: 'Hai già {limit, number} campagne. Eliminane una per fare spazio.',
  tool_unavailable: 'Questo strumento non è ancora disponibile qui.',
  upload_damaged: 'Il file è arrivato danneggiato. Caricalo di nuovo.',
  upload_mismatch: 'Questo caricamento è iniziato con un altro file. Ricomincia da capo.',
  media_unreadable:
    'Impossibile leggere questo file. Forse è danneggiato o in un formato che non conosciamo. Salvalo come MP4, WebM, MP3 o WAV e riprova.',
  media_incomplete: 'Manca la fine di questo file. Esportalo o registralo di nuovo.',
  media_too_long: 'Questo file dura più di {hours} ore. Usane uno più breve.',
  video_too_large: 'Questo video supera l’8K. Usane uno più piccolo.',
  no_speech: 'In questa registrazione non si sente parlare.',
  transcription_language:
    'Qui possiamo trascrivere solo l’inglese. Per le altre lingue, chiedi all’amministratore di configurare un provider vocale.',
  rate_limited: 'Troppe richieste. Aspetta un momento e riprova.',
  free_work_busy: 'Le tue altre esportazioni gratuite sono ancora in corso. Riprova quando una è finita.',
  free_hour_used: 'Hai usato le esportazioni gratuite di quest’ora. Riprova più tardi o passa a un piano superiore.',
  free_day_used: 'Hai usato le esportazioni gratuite di oggi. Riprova domani o passa a un piano superiore.',
  provider_budget_spent: 'Il budget IA è esaurito per ora. Riprova più tardi o chiedi all’amministratore.',
  internal: 'Errore interno del server',
  tool_failed: 'Qualcosa non ha funzionato. I crediti sono stati rimborsati.',
  bad_gateway: 'Errore del gateway',
  provider_failed: 'Il fornitore non ha risposto correttamente. Riprova tra un momento.',
  unavailable: 'Servizio non disponibile',
  mail_unavailable: 'Al momento non è stato possibile inviare l’email. Nulla è perso: riprova tra poco.',
  payments_not_configured: 'I pagamenti non sono attivi. Chiedi all’amministratore.',
  timeout: 'Timeout del gateway',
} satisfies MessagesOf<typeof english>;
