import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/session.ts';

export default {
  client: {
    error_title: 'Erreur',
    status_100000: 'Opération réussie',
    status_400: 'Erreur dans les paramètres de la requête',
    status_401: 'Non autorisé, veuillez vous reconnecter',
    status_403: 'Accès refusé',
    status_404: 'L’URL demandée n’existe pas',
    status_500: 'Erreur interne du serveur',
    status_502: 'Erreur de passerelle',
    status_503: 'Service indisponible',
    status_504: 'Délai de la passerelle dépassé',
    request_failed: 'la requête a échoué',
    request_timeout: 'Délai de la requête dépassé, veuillez réessayer plus tard',
  },
  signIn: {
    pageTitle: 'Se connecter',
    pageDescription: 'Connectez-vous à {product} ou ouvrez un compte gratuit pour créer des annonces.',
    title: 'Bon retour',
    lead: 'Connectez-vous pour continuer à créer des annonces.',
    action: 'Se connecter',
    noAccount: 'Première visite ?',
    toRegister: 'Créer un compte gratuit',
  },
  register: {
    title: 'Créez votre compte',
    lead: 'Gratuit, avec {credits, plural, one {# crédit} other {# crédits}} chaque mois. Sans carte bancaire.',
    action: 'Créer le compte',
    hasAccount: 'Vous avez déjà un compte ?',
    toSignIn: 'Se connecter',
    terms:
      'En créant un compte, vous acceptez les <terms>conditions</terms> et la <privacy>politique de confidentialité</privacy>.',
  },
  code: {
    title: 'Consultez votre messagerie',
    lead: 'Nous avons envoyé un code à 6 chiffres à <email></email>. Il est valable {minutes, plural, one {# minute} other {# minutes}}.',
    outbox:
      'Cette installation n’envoie pas encore d’e-mails : les messages restent dans sa <link>boîte d’envoi</link>, et votre code s’y trouve.',
    label: 'Code',
    action: 'Confirmer et continuer',
    resend: 'Envoyer un nouveau code',
    resendIn: 'Vous pourrez demander un nouveau code dans {seconds, plural, one {# seconde} other {# secondes}}.',
    resent: 'Un nouveau code est en route.',
    otherEmail: 'Utiliser une autre adresse',
    incomplete: 'Le code comporte 6 chiffres.',
  },
  fields: {
    email: 'E-mail',
    emailPlaceholder: 'vous@entreprise.fr',
    emailMissing: 'Veuillez saisir votre e-mail.',
    emailInvalid: 'Cela ne ressemble pas à une adresse e-mail.',
    name: 'Nom',
    nameLong: 'Un nom compte au plus 80 caractères.',
    optional: 'facultatif',
    password: 'Mot de passe',
    passwordMissing: 'Veuillez saisir votre mot de passe.',
    passwordShort: 'Un mot de passe compte au moins {count, number} caractères.',
    passwordLong: 'Un mot de passe compte au plus {count, number} caractères.',
    showPassword: 'Afficher le mot de passe',
    hidePassword: 'Masquer le mot de passe',
  },
  strength: {
    label: 'Force du mot de passe : {level}',
    hint: 'Au moins 8 caractères. Quelques mots sans rapport entre eux sont solides et faciles à retenir.',
    tooShort: 'trop court',
    weak: 'facile à deviner',
    fair: 'moyen',
    good: 'bon',
    strong: 'solide',
  },
  google: {
    or: 'ou',
    loading: 'Chargement de la connexion Google',
    failed:
      'La connexion Google n’a pas pu être chargée. Quelque chose la bloque peut-être entre vous et Google. Utilisez votre e-mail ou',
    retry: 'réessayez',
  },
  proof: {
    title: 'Écrit pour une lampe de bureau, à partir de ses faits',
    caption: '{product} a écrit ceci pour un produit d’exemple. Chaque chiffre figurait dans le brief.',
  },
  modal: {
    close: 'Fermer',
  },
  problems: {
    offline: 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
    signedInAs: 'Vous êtes connecté en tant que {email}.',
    continue: 'Continuer',
    signOut: 'Se déconnecter',
  },
} satisfies MessagesOf<typeof english>;
