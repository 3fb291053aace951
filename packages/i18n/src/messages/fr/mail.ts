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
  emailChange: {
    subject: '{code} est votre code {brand}',
    intro: 'Saisissez ce code pour utiliser cette adresse avec votre compte {brand} :',
    warning: 'Vous n’avez rien demandé ? Ignorez cet e-mail et ne partagez pas le code.',
  },
  emailTaken: {
    subject: 'Cette adresse a déjà un compte {brand}',
    intro:
      'Quelqu’un, sans doute vous, a voulu utiliser cette adresse pour un autre compte {brand}. Elle en a déjà un.',
    warning: 'Si ce n’était pas vous, vous n’avez rien à faire. Rien n’a changé.',
  },
  security: {
    password_changed: 'Votre mot de passe {brand} a été modifié',
    email_changed: 'L’e-mail de votre compte {brand} a été modifié',
    two_step_on: 'La connexion en deux étapes a été activée pour votre compte {brand}',
    two_step_off: 'La connexion en deux étapes a été désactivée pour votre compte {brand}',
    recovery_used: 'Un code de secours a servi à se connecter à {brand}',
    key_created: 'Une clé API a été créée pour votre compte {brand}',
    deletion_asked: 'Votre compte {brand} sera supprimé le {date}',
    deletion: 'D’ici là, vous pouvez vous connecter et le garder. Ensuite, tous vos fichiers et projets disparaissent.',
    action: 'C’était vous ? Alors vous n’avez rien à faire.',
    warning:
      'Sinon, réinitialisez tout de suite votre mot de passe et vérifiez « Où vous êtes connecté » dans votre compte.',
    why: 'Vous recevez cet e-mail car il concerne la sécurité de votre compte {brand}.',
  },
  paymentFailed: {
    subject: 'Votre paiement {brand} a échoué',
    intro: 'Nous n’avons pas pu débiter {price} pour {item}. Votre forfait reste actif pendant que nous réessayons.',
    action: 'Vérifiez votre moyen de paiement sous Facturation dans le menu de votre compte pour garder votre forfait.',
  },
  run: {
    subject: 'Votre résultat est prêt : {title}',
    failedSubject: 'Échec de votre création : {title}',
    done: '« {title} » est prêt dans {brand}.',
    failed: '« {title} » n’a pas pu être terminé. Les crédits ont été remboursés automatiquement.',
    open: 'Ouvrir le résultat',
    why: 'Vous recevez cet e-mail parce que vous avez demandé à {brand} de vous prévenir quand une création est terminée. Désactivez-le dans le menu de votre compte.',
  },
  adNews: {
    subject: 'Du nouveau sur {name}',
    intro: 'Il y a du nouveau sur {name}, que vous suivez dans {brand}.',
    started: '{count, plural, one {# nouvelle annonce} other {# nouvelles annonces}}',
    changed: '{count, plural, one {# annonce modifiée} other {# annonces modifiées}}',
    stopped: '{count, plural, one {# annonce arrêtée} other {# annonces arrêtées}}',
    open: 'Voir les annonces',
    stop: 'Ne plus recevoir ces e-mails',
    why: 'Vous recevez cet e-mail parce que vous suivez {name} dans {brand}.',
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
