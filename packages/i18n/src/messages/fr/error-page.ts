import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/error-page.ts';

export default {
  notFound: {
    title: 'Page introuvable',
    message: 'Page introuvable : {path}',
    description: 'Page introuvable. Elle a peut-être été déplacée, ou le lien contient une faute de frappe.',
  },
  internal: {
    title: 'Erreur interne du serveur',
    message: 'Erreur interne du serveur',
    description: 'Une erreur est survenue de notre côté. Votre travail est en sécurité. Réessayez dans un instant.',
  },
  status: 'Statut {code}',
  home: 'Aller à la page d’accueil',
  retry: 'Réessayer',
  elsewhere: 'Ou continuez par ici',
} satisfies MessagesOf<typeof english>;
