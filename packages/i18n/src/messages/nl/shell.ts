import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/shell.ts';

export default {
  skip: 'Naar de inhoud',
  home: '{product}, startpagina',
  navigation: 'Hoofdmenu',
  menu: {
    open: 'Menu openen',
    close: 'Menu sluiten',
  },
  tools: 'Tools',
  pageInEnglish: 'Deze pagina is voorlopig in het Engels.',
  signIn: 'Inloggen',
  dashboard: 'Dashboard',
  language: {
    choose: 'Taal: {name}',
    title: 'Taal',
  },
  theme: {
    toDark: 'Donker thema gebruiken',
    toLight: 'Licht thema gebruiken',
  },
  opening: {
    title: '{product} wordt geopend',
    label: 'Laadvoortgang',
    initializing: 'Starten…',
    components: 'Onderdelen laden…',
    content: 'Inhoud voorbereiden…',
    almost: 'Bijna klaar…',
    ready: 'Klaar!',
  },
  notices: {
    label: 'Meldingen',
    close: 'Sluiten',
    error: 'Fout',
    partFailed: 'Dit deel van de pagina kon niet worden geladen. Laad de pagina opnieuw.',
    reload: 'Opnieuw laden',
  },
  footer: {
    title: 'Alle pagina’s',
    promise: 'Advertentieteksten en beelden op basis van je productgegevens, klaar voor elk platform.',
    licence: 'Vrije software onder de AGPL, versie 3 of later.',
  },
} satisfies MessagesOf<typeof english>;
