import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/campaigns.ts';

export default {
  label: 'Campagnes',
  all: 'Al je werk',
  favorites: 'Favorieten',
  none: 'Geen campagne',
  create: 'Nieuwe campagne',
  count: '{count, plural, one {# item} other {# items}}',
  name: 'Naam',
  color: 'Kleur',
  colors: {
    red: 'Rood',
    orange: 'Oranje',
    green: 'Groen',
    blue: 'Blauw',
    purple: 'Paars',
    gray: 'Grijs',
  },
  save: 'Opslaan',
  close: 'Sluiten',
  edit: 'Bewerken',
  delete: 'Verwijderen',
  favor: 'Toevoegen aan favorieten',
  unfavor: 'Verwijderen uit favorieten',
  menu: 'Meer opties voor {name}',
  confirmDelete: 'De campagne ‘{name}’ verwijderen? Het werk blijft in Mijn werk staan.',
  empty: {
    title: 'Deze campagne is leeg',
    text: 'Selecteer werk en verplaats het hierheen.',
  },
  bulk: {
    nothing: 'Nog niets om te downloaden. Wacht tot het klaar is.',
    label: 'Selectie',
    selected: '{count, plural, one {# geselecteerd} other {# geselecteerd}}',
    clear: 'Selectie wissen',
    move: 'Verplaatsen naar campagne',
    download: 'Downloaden',
    moved: 'Verplaatst naar {name}',
    deleted: '{count, plural, one {# item verwijderd} other {# items verwijderd}}',
    undo: 'Ongedaan maken',
  },
} satisfies MessagesOf<typeof english>;
