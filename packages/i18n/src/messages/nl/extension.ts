import type { MessagesOf } from '../../messages-of.ts';
import type en from '../en/extension.ts';

export default {
  name: '{product}: advertenties opslaan',
  description:
    'Sla advertenties die je op het web ziet op in je {product}-verzameling, met afbeeldingen, video’s en tekst.',
  menu: 'Opslaan in {product}',
  button: {
    idle: 'Opslaan',
    saving: 'Wordt opgeslagen…',
    saved: 'Opgeslagen',
    waiting: 'Wordt opgeslagen als je online bent',
    unconnected: 'Verbind om op te slaan',
    failed: 'Niet opgeslagen. Probeer opnieuw',
  },
  popup: {
    connect: 'Verbinden',
    connectText:
      'Log in op de site van {product} en verbind de extensie één keer. De extensie ziet je wachtwoord nooit.',
    folder: 'Opslaan in map',
    noFolder: 'Geen map',
    newFolder: 'Nieuwe map',
    add: 'Toevoegen',
    tags: 'Tags',
    tagsHint: 'Scheid tags met komma’s',
    waiting: 'Nog te uploaden: {count}',
    retry: 'Nu proberen',
    refused: 'De advertentie van {brand} kon niet worden opgeslagen.',
    discard: 'Verwijderen',
    offline: 'Je bent offline. Je advertenties blijven hier tot je weer online bent.',
    unreachable: '{product} is niet bereikbaar. Je advertenties blijven zolang hier.',
    recent: 'Onlangs opgeslagen',
    nothing: 'Klik op Opslaan bij een advertentie, of klik met de rechtermuisknop op een afbeelding of video.',
    open: 'Mijn verzameling openen',
    disconnect: 'Loskoppelen',
  },
  connect: {
    title: 'Extensie verbinden',
    lead: 'De extensie kan dan advertenties in je verzameling opslaan. De extensie ziet je wachtwoord, je werk en je betalingen niet.',
    action: 'Verbinden',
    revoke: 'Je kunt de extensie altijd loskoppelen in de accountinstellingen onder API-sleutels.',
    done: 'Verbonden',
    doneText: 'Open een pagina met advertenties en klik op Opslaan bij de advertenties die je goed vindt.',
    missing: 'Extensie niet gevonden',
    missingText: 'Installeer de extensie in deze browser en kom dan terug naar deze pagina.',
    install: 'Zo installeer je de extensie',
    signedOut: 'Log in om de extensie te verbinden',
    refused: 'De extensie heeft de verbinding niet geaccepteerd. Installeer de nieuwste versie en probeer het opnieuw.',
  },
} satisfies MessagesOf<typeof en>;
