import { brand } from '@adwright/contract/brand.ts';
import { localeCookie } from '@adwright/i18n/negotiate.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

export default {
  name: 'Privacy',
  title: `Informativa sulla privacy | ${brand.name}`,
  description:
    'Quali dati vengono conservati, perché, per quanto tempo e chi può vederli. Nessun tracker pubblicitario, nessuna analisi di terzi, nessuna vendita.',
  heading: 'Informativa sulla privacy',
  paragraph: 'Che cosa viene conservato su di te, perché, per quanto tempo e come farlo eliminare.',
  sections: {
    who: {
      heading: 'Chi è il titolare del trattamento',
      parts: [
        `Titolare del trattamento dei dati è il gestore di questo sito. ${brand.name} è un software open source che chiunque può gestire. I dati di ogni gestore restano sui suoi sistemi; nulla viene inviato a chi sviluppa il software.`,
        'Questa informativa descrive che cosa fa il software così come viene fornito. Se il gestore collega altri servizi, come un fornitore di posta o di IA, deve indicarli in un’integrazione a questa informativa.',
      ],
    },
    what: {
      heading: 'Che cosa viene conservato e perché',
      parts: [
        'Per fornirti l’account (esecuzione di un contratto, art. 6, par. 1, lett. b, GDPR):',
        {
          list: [
            'il tuo indirizzo e-mail, il tuo nome, la tua lingua e le tue preferenze sulle e-mail;',
            'la tua password, solo come hash Argon2id da cui non si può risalire alla password;',
            'se accedi con Google: l’ID del tuo account Google, l’indirizzo e-mail e il nome confermati da Google;',
            'il tuo piano e un registro dei crediti che ricevi, usi e riottieni.',
          ],
        },
        'Per creare e salvare i tuoi contenuti (esecuzione di un contratto):',
        {
          list: [
            'ciò che inserisci, come prodotti, brief e il contenuto dei codici QR, comprese password Wi-Fi e recapiti;',
            'le immagini, i video e i file audio che carichi; dalle immagini vengono rimossi i dati di posizione e della fotocamera, mentre video e file audio vengono conservati così come sono;',
            'i tuoi design con la cronologia delle versioni, le tue campagne e i tuoi risultati, con l’ora e lo stato di ogni generazione.',
          ],
        },
        'Per la sicurezza e il funzionamento del servizio (legittimo interesse, art. 6, par. 1, lett. f, GDPR):',
        {
          list: [
            'le sessioni di accesso, con browser, dispositivo e ultimo indirizzo IP usato, e il token conservato solo come hash;',
            'il tuo indirizzo IP, e il tuo indirizzo e-mail come hash, conteggiati per breve tempo ai fini dei limiti di richieste;',
            'i log del server con l’ora, l’indirizzo della pagina senza parametri, lo stato, il tuo indirizzo IP, l’ID del tuo account e un numero di richiesta; password, token di accesso e codici non vengono registrati;',
            'il feedback che invii, con la tua valutazione, la pagina da cui lo hai inviato e, se hai effettuato l’accesso, il tuo account.',
          ],
        },
      ],
    },
    browser: {
      heading: 'Che cosa viene conservato nel tuo browser',
      parts: [
        {
          list: [
            `il cookie «${localeCookie.name}», che ricorda la tua lingua per 365 giorni;`,
            'il cookie «theme», che ricorda la modalità chiara o scura per 365 giorni dopo che l’hai scelta;',
            'nella memoria locale: il tuo token di accesso, se la barra laterale è compressa, il punto in cui eri nel pannello, quando hai chiuso un’offerta e i caricamenti e le modifiche che non hanno ancora raggiunto il server;',
            'nella memoria della scheda, finché non la chiudi: ciò che hai inserito in uno strumento e una registrazione iniziata, senza la password.',
          ],
        },
        'Quando esci, questa memoria viene svuotata; i due cookie restano. Non ci sono cookie pubblicitari, analisi di terzi, né font o script di altre aziende, con un’eccezione: se il gestore offre l’accesso con Google, lo script di Google si carica quando apri la schermata di accesso.',
      ],
    },
    images: {
      heading: 'Come vengono elaborate le tue immagini',
      parts: [
        'Le immagini che carichi o importi, e quelle create dai fornitori di IA, vengono controllate automaticamente sul server del gestore per individuare contenuti sessualmente espliciti. Quelle che non superano il controllo vengono rifiutate ed eliminate.',
        'Per adattare una fototessera, il server individua il volto e lo misura: la dimensione e l’inclinazione della testa, la posizione degli occhi e se gli occhi sono aperti e la bocca è chiusa. Le misure vengono conservate con il risultato, perché tu possa modificarlo, ed eliminate insieme a esso. Non servono a identificare nessuno e non viene creato alcun modello per il riconoscimento facciale.',
        'Altri strumenti cercano volti e testo in un’immagine solo per ritagliarla e disporre il layout. Se scatti una foto con la fotocamera, il video dal vivo resta nel tuo browser; viene caricata solo la foto scattata.',
      ],
    },
    links: {
      heading: 'Link ai prodotti e codici QR',
      parts: [
        'Quando inserisci il link di un prodotto, il server del gestore apre quella pagina e ne copia i dati e le immagini del prodotto. L’altro sito vede l’indirizzo IP del server, non il tuo.',
        'Un codice QR contiene esattamente ciò che inserisci. Le scansioni non passano da questo sito e non vengono contate.',
      ],
    },
    models: {
      heading: 'Fornitori di IA',
      parts: [
        'Nel software così come viene fornito, tutti gli strumenti funzionano sul server del gestore e i tuoi brief e le tue immagini non ne escono.',
        'Il gestore può collegare fornitori esterni: Anthropic, OpenAI, Google, ElevenLabs, fal, Replicate o un server compatibile con OpenAI. Gli strumenti che usano un fornitore gli inviano ciò che serve al compito, come il tuo brief, il testo della pagina di un prodotto o un’immagine. Il gestore deve dirti quali fornitori usa; a ciò che ricevono si applicano i loro termini e le loro informative sulla privacy.',
        'Per ogni richiesta a un fornitore, il software registra l’account, la generazione, il fornitore, il modello, il costo e l’esito, ma non il contenuto. Il software non usa i tuoi contenuti per addestrare modelli.',
      ],
    },
    emails: {
      heading: 'E-mail',
      parts: [
        'Ricevi un codice quando ti registri, un avviso se qualcuno prova a registrarsi di nuovo con il tuo indirizzo e, se lo attivi, un messaggio quando una generazione è pronta. Il software non invia newsletter. Se il gestore non ha configurato un server di posta, il server conserva le ultime 200 e-mail come file invece di inviarle.',
      ],
    },
    recipients: {
      heading: 'Chi altro può vedere i tuoi dati',
      parts: [
        'I tuoi dati non vengono venduti né ceduti a pagamento. Arrivano ad altri solo dove il servizio lo richiede: le aziende che ospitano il server e i suoi file, il fornitore di posta che consegna i tuoi messaggi, i fornitori di IA collegati e le autorità, se la legge lo impone. Chi amministra il server può tecnicamente accedere a ciò che vi è conservato.',
        'Se condividi un link a un risultato, chiunque abbia il link può vedere il risultato e il suo titolo, ma non chi lo ha creato. Il link funziona finché non interrompi la condivisione o elimini il contenuto.',
        'Se un destinatario si trova fuori dallo Spazio economico europeo, il gestore deve tutelare il trasferimento come richiede il GDPR, per esempio con clausole contrattuali tipo.',
      ],
    },
    'how-long': {
      heading: 'Per quanto tempo vengono conservati i dati',
      parts: [
        {
          list: [
            'il tuo account, i tuoi prodotti, design e risultati: finché non li elimini o non viene eliminato il tuo account;',
            'i prodotti e i design eliminati: 30 giorni, per poterli ripristinare; poi vengono eliminati anche i loro file, a meno che un altro tuo contenuto li usi;',
            'i file caricati che nulla usa e le generazioni gratuite che non fanno parte di un contenuto salvato: 30 giorni; i caricamenti incompleti: 24 ore;',
            'la cronologia delle versioni: tutte le versioni dell’ultima ora, l’ultima di ogni ora per un giorno, poi l’ultima di ogni giorno e tutte quelle esportate, fino a 300 versioni;',
            'i codici di registrazione e le registrazioni non completate: 10 minuti;',
            'le sessioni di accesso: finché non esci, al massimo 30 giorni dopo l’ultimo utilizzo e 180 giorni in totale;',
            'le risposte salvate per non addebitare due volte una richiesta ripetuta: 24 ore;',
            'i conteggi per i limiti di richieste: 25 ore;',
            'il feedback e i registri delle richieste ai fornitori di IA: finché il gestore non li elimina; se il tuo account viene eliminato, non sono più collegati a te;',
            'i log del server e i backup: per il tempo che serve al gestore per individuare problemi e ripristinare dati;',
            'i documenti richiesti dalla normativa fiscale, se si vendono piani: per il tempo previsto da quella normativa.',
          ],
        },
        'Una pulizia eseguita ogni ora rimuove ciò che è scaduto.',
      ],
    },
    safety: {
      heading: 'Come vengono protetti i tuoi dati',
      parts: [
        'Le password e i token di accesso vengono conservati solo come hash. I tuoi file si aprono solo con link firmati che scadono dopo circa un’ora. Le pagine eseguono solo gli script di questo sito e, dove è offerto, quello dell’accesso con Google. Una richiesta di contenuti altrui riceve la stessa risposta di una richiesta di qualcosa che non esiste.',
      ],
    },
    rights: {
      heading: 'I tuoi diritti',
      parts: [
        'Puoi chiedere al gestore che cosa viene conservato su di te, farlo rettificare, limitare o cancellare, riceverlo in un formato di uso comune e opporti al trattamento basato su un legittimo interesse. Scrivi al gestore dall’indirizzo e-mail del tuo account. Puoi anche presentare un reclamo all’autorità per la protezione dei dati del luogo in cui vivi.',
      ],
    },
    children: {
      heading: 'Minori',
      parts: [
        'Il servizio è riservato a chi ha almeno 16 anni. Se il gestore viene a sapere che un account appartiene a una persona più giovane, lo elimina.',
      ],
    },
    changes: {
      heading: 'Modifiche a questa informativa',
      parts: [
        'Quando questa informativa cambia, cambia anche la data in alto. Il gestore ti informa delle modifiche importanti prima che si applichino, via e-mail o su questo sito.',
      ],
    },
  },
} satisfies WordsOf<typeof english>;
