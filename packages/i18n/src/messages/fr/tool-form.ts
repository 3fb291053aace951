import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/tool-form.ts';

export default {
  cost: '{credits, plural, =0 {gratuit} one {# crédit} other {# crédits}}',
  actionWithCost: '{action} · {cost}',
  signInFirst: 'Vous vous connectez d’abord. Ce que vous avez rempli reste.',
  optional: 'facultatif',
  offline: 'Vous êtes hors ligne. Cela reprendra au retour de la connexion.',
  tooFewCredits: 'Cela coûte {cost}, et vous en avez {credits, number}.',
  starting: 'Démarrage',
  queued: 'En attente de son tour',
  cancel: 'Arrêter',
  cancelled: 'Arrêté. Rien n’a été débité.',
  failed: 'Cela n’a pas fonctionné.',
  tryAgain: 'Réessayer',
  result: 'Résultat',
  preview: 'Aperçu',
  previewFree: 'Change à mesure que vous écrivez. Regarder ne coûte rien.',
  download: 'Télécharger {name}',
  copied: 'Copié',
  copyFailed: 'Votre navigateur n’a pas permis de copier',
  decrease: 'Moins',
  increase: 'Plus',
  missing: 'Veuillez remplir ce champ.',
  tooLong: 'Au plus {max, plural, one {# caractère} other {# caractères}}.',
  tooShort: 'Au moins {min, plural, one {# caractère} other {# caractères}}.',
  invalid: 'Cela ne semble pas correct.',
} satisfies MessagesOf<typeof english>;
