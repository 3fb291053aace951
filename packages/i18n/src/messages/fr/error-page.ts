import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/error-page.ts';

export default {
  notFound: {
    title: 'Page introuvable',
    message: 'Page introuvable : {path}',
    description:
      'Il n’y a rien à cette adresse. La page a peut-être été déplacée, ou le lien contient une faute de frappe.',
  },
  internal: {
    title: 'Erreur interne du serveur',
    message: 'Erreur interne du serveur',
    description:
      'Le problème vient de chez nous, pas de vous. Rien de votre travail n’est perdu ; réessayez dans un instant.',
  },
  status: 'Statut {code}',
  home: 'Aller à la page d’accueil',
  retry: 'Réessayer',
  elsewhere: 'Ou continuez par ici',
} satisfies MessagesOf<typeof english>;
