import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/tracker.ts';

export default {
  signIn: {
    title: 'Suivez des marques et des recherches',
    text: 'Connectez-vous pour voir ce qui est nouveau, modifié ou arrêté, et le recevoir par e-mail.',
    action: 'Se connecter',
  },
  example: {
    title: 'Exemple : suivre {name}',
    text: 'D’après la bibliothèque d’annonces, sur les 12 derniers mois.',
  },
  form: {
    kind: 'Que voulez-vous suivre ?',
    brand: 'Marque',
    domain: 'Site web',
    keyword: 'Mots-clés',
    placeholder: { brand: 'Nom de la marque', keyword: 'chaussures de course' },
    wrong: {
      brand: 'Saisissez le nom d’une marque.',
      domain: 'Saisissez un site web, par exemple example.com.',
      keyword: 'Saisissez au moins un mot.',
    },
    follow: 'Suivre',
  },
  following: 'Suivis',
  empty: {
    title: 'Vous ne suivez rien pour l’instant',
    text: 'Saisissez ci-dessus une marque, un site web ou des mots-clés, ou suivez une recherche dans la bibliothèque d’annonces.',
  },
  period: 'Période',
  lastDays: '{count, plural, one {Dernier jour} other {# derniers jours}}',
  openSearch: 'Ouvrir dans la bibliothèque d’annonces',
  unfollow: 'Ne plus suivre',
  emails: 'M’envoyer un e-mail en cas de changement',
  emailsHint: 'Une fois par jour au maximum. Chaque e-mail contient un lien de désabonnement.',
  failed: 'Impossible de charger ces données.',
  retry: 'Réessayer',
  none: {
    title: 'Aucune annonce trouvée',
    text: 'La bibliothèque n’a pas encore d’annonces à ce sujet. Nous continuons à vérifier.',
  },
  newestOnly: 'D’après les annonces les plus récentes que nous avons trouvées.',
  nothing: 'Rien sur cette période.',
  news: 'Nouveautés',
  tab: '{name} ({count, number})',
  stats: { running: 'En cours', started: 'Nouvelles', changed: 'Modifiées', stopped: 'Arrêtées' },
  charts: {
    activity: 'Annonces actives par mois',
    started: 'Nouvelles ce mois-là',
    activityOf: '{month} : {running, number} actives, {started, number} nouvelles',
    formats: 'Formats utilisés',
    durations: 'Durée de diffusion',
    days: '{from, number} à {to, number} jours',
    daysFrom: '{from, number} jours et plus',
  },
  emailsOff: 'Les e-mails sur {name} sont désactivés.',
  linkGone: 'Ce lien ne fonctionne plus.',
} satisfies MessagesOf<typeof english>;
