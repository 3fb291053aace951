import { brand } from '@adwright/contract/brand.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

export default {
  name: 'Termini',
  title: `Termini d’uso | ${brand.name}`,
  description: `Le regole per usare ${brand.name}: il tuo account, i tuoi contenuti, crediti e rimborsi, che cosa non è permesso e la licenza open source.`,
  heading: 'Termini d’uso',
  paragraph: 'Che cosa puoi aspettarti, che cosa ci si aspetta da te e di chi sono i tuoi contenuti.',
  sections: {
    who: {
      heading: 'Tra chi valgono questi termini',
      parts: [
        `${brand.name} è un software open source che chiunque può gestire. Questo sito è gestito da una persona o da un’organizzazione: il gestore. Questi termini sono un accordo tra te e il gestore. Chi sviluppa il software non ne fa parte e non può vedere il tuo account né i tuoi contenuti.`,
        'Dove la legge lo richiede, il gestore ti comunica il suo nome e i suoi contatti. Se il gestore pubblica termini propri, questi si aggiungono ai presenti e prevalgono dove i due testi differiscono.',
      ],
    },
    account: {
      heading: 'Il tuo account',
      parts: [
        'Per creare e salvare contenuti ti serve un account. Registrati con un indirizzo e-mail, il codice che ti viene inviato e una password. Puoi anche accedere con Google, se il gestore lo offre.',
        {
          list: [
            'Usa un indirizzo e-mail che controlli e non comunicare a nessuno la tua password.',
            'Devi avere almeno 16 anni e l’età necessaria per concludere un contratto dove vivi.',
            'Rispondi di ciò che accade nel tuo account, a meno che qualcun altro lo abbia usato senza colpa tua e tu abbia avvisato il gestore appena lo hai saputo.',
            'Un solo account gratuito per persona. Non aprirne più di uno per accumulare crediti gratuiti.',
          ],
        },
      ],
    },
    'your-work': {
      heading: 'I tuoi contenuti sono tuoi',
      parts: [
        `Ciò che inserisci e carichi resta tuo. Anche i risultati che ne derivano sono tuoi, nella misura in cui la legge permette a qualcuno di esserne titolare. Puoi usarli in qualsiasi campagna, per te o per un cliente, senza filigrana e senza citare ${brand.name}.`,
        'Permetti al gestore di conservare ed elaborare ciò che inserisci, ciò che carichi e i tuoi risultati per un solo scopo: fornirti il servizio. Gli altri utenti vedono i tuoi contenuti solo se condividi un link. Il software non usa i tuoi contenuti per addestrare modelli.',
        'Se il gestore ha collegato un fornitore di IA esterno, ai risultati creati con esso possono applicarsi anche i termini di quel fornitore. L’informativa sulla privacy spiega che cosa viene inviato a questi fornitori.',
        'I testi e i design generati possono somigliare a ciò che gli strumenti creano per altri. Nessuno può garantire che uno slogan sia unico o che si possa registrare come marchio. Verificalo prima di costruirci sopra un brand.',
      ],
    },
    'your-responsibility': {
      heading: 'Le tue responsabilità',
      parts: [
        'Sei tu a decidere che cosa viene pubblicato, quindi controlla ogni risultato prima di usarlo. Rispondi delle sue affermazioni, di avere i diritti sui nomi, le immagini, i loghi e i layout che usi e di rispettare le regole della piattaforma e le leggi sulla pubblicità di ogni luogo in cui l’annuncio viene mostrato. Questo comprende segnalare i contenuti generati con l’IA dove è obbligatorio.',
        'Lo strumento per le fototessere confronta le foto con i requisiti pubblicati. È l’autorità che riceve la foto a decidere se accettarla.',
        'Non puoi usare il servizio per:',
        {
          list: [
            'pubblicizzare qualcosa di illegale dove l’annuncio viene mostrato, o ingannare le persone, per esempio con prezzi falsi, recensioni inventate o finta scarsità;',
            'usare il nome, il volto, la voce o il marchio di una persona o di un’azienda senza averne il diritto;',
            'creare contenuti che incitano all’odio o alla violenza, sessualizzano minori o molestano qualcuno;',
            'caricare immagini sessualmente esplicite;',
            'creare codici QR che portano a malware o a pagine di phishing;',
            'attaccare il servizio, aggirarne i limiti o cercare di accedere ai dati di altre persone.',
          ],
        },
      ],
    },
    credits: {
      heading: 'Crediti, prezzi e rimborsi',
      parts: [
        'I prezzi sono indicati in crediti. Il prezzo che vedi prima di iniziare è quello che paghi.',
        {
          list: [
            'Quando una generazione parte, i suoi crediti vengono messi da parte. Si consumano solo se riesce.',
            'Se una generazione non riesce o viene annullata, i suoi crediti vengono rimborsati per intero e in automatico.',
            'Una generazione riuscita viene addebitata anche se non usi il risultato.',
            'Il piano gratuito aggiunge i suoi crediti una volta in ogni mese solare in cui usi il servizio. I crediti non usati restano nel tuo account.',
            'I crediti non sono denaro. Non si possono convertire in denaro, vendere o trasferire a un altro account.',
          ],
        },
        'Se il gestore vende piani a pagamento, vedi il prezzo, il periodo di fatturazione e la data di rinnovo prima di pagare. Puoi disdire in qualsiasi momento, con effetto alla fine del periodo già pagato. I diritti che la legge ti riconosce come consumatore, come il diritto di recesso, restano invariati.',
      ],
    },
    service: {
      heading: 'Il servizio e i suoi limiti',
      parts: [
        'Il gestore fornisce il servizio con ragionevole cura, ma non promette che sia sempre disponibile o privo di errori, né che gli annunci portino clic o vendite. I limiti delle piattaforme, i formati degli annunci e i requisiti delle foto indicati qui provengono da fonti pubbliche e possono non essere aggiornati.',
        'Il numero di richieste e la dimensione dei file caricati sono limitati, così che un utente non possa rallentare il servizio per gli altri.',
        'I contenuti che elimini si possono ripristinare per 30 giorni. Dopo, sono persi. Conserva le tue copie di ciò che per te è importante.',
        'Il gestore fa quanto è ragionevole per proteggere i contenuti salvati e per avvisare prima che il servizio chiuda o perda funzioni importanti.',
      ],
    },
    liability: {
      heading: 'Responsabilità del gestore',
      parts: [
        'Il gestore risponde senza limiti in caso di dolo e colpa grave, per lesioni alla vita, all’integrità fisica o alla salute e in ogni caso in cui la legge non ammette limiti. In tutti gli altri casi la responsabilità è limitata al danno tipico e prevedibile. Per i servizi gratuiti è esclusa nella misura consentita dalla legge.',
      ],
    },
    ending: {
      heading: 'Chiusura dell’account',
      parts: [
        'Puoi smettere di usare il servizio in qualsiasi momento e chiedere al gestore di eliminare il tuo account. Il gestore può bloccare un account che viola questi termini in modo grave o ripetuto e te ne comunica il motivo, salvo che la legge lo vieti. Se il gestore chiude il servizio, ti avvisa con un anticipo sufficiente per scaricare i tuoi contenuti.',
      ],
    },
    'open-source': {
      heading: 'Open source',
      parts: [
        `Il software è distribuito con licenza GNU Affero General Public License, versione 3 o successiva. Ti dà il diritto di eseguire, studiare, modificare e condividere ${brand.name}. Un gestore che modifica il software e lo fa usare ad altri attraverso una rete deve offrire loro il codice sorgente della versione modificata. La licenza riguarda il software; questi termini riguardano l’uso di questo sito. Il software in sé è fornito senza garanzia, come indica la licenza.`,
      ],
    },
    changes: {
      heading: 'Modifiche a questi termini',
      parts: [
        'Quando questi termini cambiano, cambia anche la data in alto. Il gestore ti informa delle modifiche importanti almeno 30 giorni prima che si applichino, via e-mail o su questo sito. Se non le accetti, puoi chiudere il tuo account prima di allora.',
        'Se una disposizione di questi termini non è valida, le altre restano in vigore.',
      ],
    },
  },
} satisfies WordsOf<typeof english>;
