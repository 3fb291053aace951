import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/mail.ts';

export default {
  greeting: 'Bonjour,',
  code: {
    subject: '{code} est votre code {brand}',
    intro: 'Saisissez ce code pour terminer la création de votre compte {brand} :',
    expiry: 'Le code sert une seule fois, pendant {minutes, plural, one {# minute} other {# minutes}}.',
    warning:
      'Vous ne vous êtes pas inscrit sur {brand} ? Ignorez cet e-mail et ne partagez pas le code. Sans lui, aucun compte n’est créé.',
  },
  registered: {
    subject: 'Vous avez déjà un compte {brand}',
    intro: 'Quelqu’un, sans doute vous, a essayé de créer un compte {brand} avec cet e-mail. Vous en avez déjà un.',
    action: 'Connectez-vous avec votre mot de passe ou avec Google, comme avant.',
    warning: 'Si ce n’était pas vous, vous n’avez rien à faire. Votre compte n’a pas changé.',
  },
  reset: {
    subject: '{code} est votre code de réinitialisation {brand}',
    intro: 'Saisissez ce code pour définir un nouveau mot de passe pour votre compte {brand} :',
    warning:
      'Vous n’avez pas demandé de nouveau mot de passe ? Ignorez cet e-mail et ne partagez pas le code. Votre mot de passe ne change pas.',
    why: 'Vous recevez cet e-mail car quelqu’un a demandé un nouveau mot de passe {brand} avec votre e-mail.',
  },
  noAccount: {
    subject: 'Aucun compte {brand} n’utilise cet e-mail',
    intro:
      'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe {brand} avec cet e-mail. Aucun compte n’y est associé.',
    action: 'Vous vous êtes peut-être inscrit avec un autre e-mail. Vous pouvez aussi créer un nouveau compte.',
    warning: 'Si ce n’était pas vous, vous n’avez rien à faire.',
  },
  run: {
    subject: 'Votre résultat est prêt : {title}',
    failedSubject: 'Échec de votre création : {title}',
    done: '« {title} » est prêt dans {brand}.',
    failed: '« {title} » n’a pas pu être terminé. Les crédits ont été remboursés automatiquement.',
    open: 'Ouvrir le résultat',
    why: 'Vous recevez cet e-mail parce que vous avez demandé à {brand} de vous prévenir quand une création est terminée. Désactivez-le dans le menu de votre compte.',
  },
  receipt: {
    subject: 'Votre reçu {brand}',
    intro: 'Merci pour votre paiement. Voici votre reçu.',
    number: 'Facture {number}',
    where: 'Retrouvez toutes vos factures dans le menu de votre compte, sous « Paiements et factures ».',
  },
  renewal: {
    subject: 'Votre formule {brand} se renouvelle le {date}',
    intro: '{item} : renouvellement le {date} pour {price}.',
    action:
      'Pour garder votre formule, vous n’avez rien à faire. Vous pouvez la résilier en un clic dans « Crédits et facturation ».',
  },
  payer: 'Vous recevez cet e-mail parce que vous avez fait un achat sur {brand}.',
  footer:
    'Vous recevez cet e-mail parce que quelqu’un a saisi votre adresse e-mail dans le formulaire d’inscription de {brand}.',
} satisfies MessagesOf<typeof english>;
