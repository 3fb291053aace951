import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/mail.ts';

export default {
  greeting: 'Bonjour,',
  code: {
    subject: '{code} est votre code {brand}',
    intro: 'Saisissez ce code pour terminer la création de votre compte {brand} :',
    expiry: 'Le code sert une seule fois, pendant {minutes, plural, one {# minute} other {# minutes}}.',
    warning:
      'Si vous ne venez pas de vous inscrire à {brand}, ne donnez ce code à personne. Vous pouvez ignorer cet e-mail : sans le code, aucun compte n’est créé.',
  },
  registered: {
    subject: 'Vous avez déjà un compte {brand}',
    intro: 'Quelqu’un, sans doute vous, a voulu créer un compte {brand} avec cette adresse. Il en existe déjà un.',
    action: 'Connectez-vous avec votre mot de passe ou avec Google, comme auparavant.',
    warning: 'Si ce n’était pas vous, il n’y a rien à faire : rien n’a changé dans votre compte.',
  },
  run: {
    subject: 'Votre résultat est prêt : {title}',
    failedSubject: 'Échec de votre création : {title}',
    done: '« {title} » est prêt dans {brand}.',
    failed: '« {title} » n’a pas pu être terminé. Les crédits ont été remboursés automatiquement.',
    open: 'Ouvrir le résultat',
    why: 'Vous recevez cet e-mail parce que vous avez demandé à {brand} de vous prévenir à la fin d’une création. Désactivez-le dans le menu de votre compte.',
  },
  footer: 'Cet e-mail a été envoyé par {brand} parce que cette adresse a été saisie dans son formulaire d’inscription.',
} satisfies MessagesOf<typeof english>;
