import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/errors.ts';

export default {
  invalid_input: 'Erreur dans les paramètres de la requête',
  invalid_json: 'Le corps de la requête n’est pas un JSON valide.',
  unauthorized: 'Non autorisé, veuillez vous reconnecter',
  wrong_credentials: 'L’e-mail ou le mot de passe est incorrect.',
  google_token_rejected: 'Google n’a pas confirmé cette connexion. Veuillez réessayer.',
  insufficient_credits: 'Vous n’avez pas assez de crédits pour cela.',
  forbidden: 'Accès refusé',
  not_found: 'L’URL demandée n’existe pas',
  run_not_cancellable: 'Ce travail est déjà terminé et ne peut plus être annulé.',
  run_not_waiting: 'Ce travail n’attend pas de réponse.',
  idempotency_mismatch: 'Cette clé de requête a déjà servi pour une autre requête.',
  idempotency_in_progress: 'La même requête est encore en cours de traitement.',
  account_exists: 'Vous avez déjà un compte avec cet e-mail. Connectez-vous.',
  too_large: 'Le fichier ou la requête est trop volumineux.',
  storage_full:
    'Espace insuffisant : {used, number} Go utilisés sur {limit, number}. Supprimez ce dont vous n’avez plus besoin ou changez d’offre.',
  too_many_pixels: 'Cette image dépasse 100 mégapixels. Choisissez-en une plus petite.',
  wrong_file_kind: 'Ce type de fichier n’est pas accepté ici.',
  wrong_content_type: 'Veuillez envoyer la requête en JSON, avec le type de contenu application/json.',
  code_invalid: 'Le code n’est pas bon. Vérifiez-le et réessayez.',
  code_expired: 'Le code a expiré. Veuillez en demander un nouveau.',
  code_exhausted: 'Le code a été saisi trop de fois de travers. Veuillez en demander un nouveau.',
  password_common: 'Ce mot de passe est trop courant. Veuillez en choisir un autre.',
  google_not_configured:
    'La connexion Google n’est pas configurée. Utilisez votre e-mail ou contactez votre administrateur.',
  brief_too_thin: 'Parlez-nous un peu plus du produit pour que nous puissions écrire dessus.',
  qr_content_too_long: 'C’est trop long pour un QR code.',
  provider_missing: 'Un fournisseur d’IA est nécessaire. Demandez à votre administrateur d’en configurer un.',
  provider_refused: 'Le fournisseur d’IA a refusé cette demande. Modifiez le texte ou l’image et réessayez.',
  page_nothing_found:
    'Nous n’avons trouvé aucun produit sur cette page. Vérifiez que le lien mène à un seul produit, ou saisissez les informations vous-même.',
  page_login_wall:
    'Cette page demande une connexion, nous ne pouvons donc pas la lire. Collez un lien ouvert à tous, ou saisissez les informations vous-même.',
  page_script_only:
    'Cette page ne s’affiche qu’après l’exécution de ses scripts : il n’y avait rien à lire pour nous. Saisissez les informations vous-même.',
  page_robots:
    'Ce site demande à ne pas être lu par des programmes, et nous le respectons. Saisissez les informations vous-même.',
  page_blocked: 'Ce site ne nous laisse pas entrer. Saisissez les informations vous-même.',
  page_address_refused:
    'Nous ne pouvons pas ouvrir ce lien. Collez un lien public complet, par exemple https://shop.example.com/produit.',
  page_too_large: 'Cette page est trop volumineuse pour nous. Saisissez les informations vous-même.',
  page_timeout:
    'Cette page a mis trop de temps à répondre. Réessayez dans un instant, ou saisissez les informations vous-même.',
  page_not_html:
    'Ce lien mène à un fichier et non à une page web. Collez le lien de la page du produit, ou saisissez les informations vous-même.',
  page_missing: 'Cette page n’existe plus. Vérifiez le lien ou saisissez les informations vous-même.',
  page_unreachable:
    'Nous n’avons pas pu joindre cette page. Vérifiez le lien et réessayez, ou saisissez les informations vous-même.',
  picture_unreachable: 'Nous n’avons pas pu récupérer cette image. Enregistrez-la et importez-la vous-même.',
  picture_unsafe: 'Cette image ne peut pas être utilisée : elle semble explicite.',
  layout_not_found:
    'Nous n’avons trouvé ni texte ni produit sur cette image. Utilisez une publicité finie qui montre les deux.',
  face_not_found:
    'Aucun visage trouvé sur cette photo. Utilisez-en une qui montre tout le visage de face, bien éclairé.',
  faces_several: 'Il y a plus d’un visage sur cette photo. Utilisez-en une avec une seule personne.',
  eyes_closed: 'Les yeux sont fermés sur cette photo. Prenez-en une autre, les deux yeux ouverts.',
  face_tilted: 'La tête est trop penchée sur cette photo. Prenez-en une autre, la tête droite.',
  face_turned: 'Le visage est tourné sur cette photo. Prenez-en une autre en regardant droit vers l’appareil.',
  face_too_small: 'Le visage est trop petit sur cette photo. Approchez-vous ou utilisez une photo plus grande.',
  photo_too_tight:
    'La photo s’arrête trop près de la tête pour ce document. Prenez-la de plus loin, avec les épaules et un peu d’espace au-dessus de la tête.',
  subject_not_found: 'Nous n’avons pas trouvé de sujet net dans cette image. Essayez avec un fond plus simple.',
  plan_limit_reached: 'Votre forfait n’a plus d’utilisations de ce type pour ce mois-ci.',
  document_conflict: 'Une version plus récente existe. Actualisez pour la voir.',
  document_version: 'Ce contenu a été enregistré par une version plus récente de l’application. Actualisez la page.',
  project_busy: 'Ce travail est encore en cours. Attendez la fin ou annulez-le d’abord.',
  project_not_finished: 'Seul un résultat terminé peut être partagé.',
  campaigns_full: 'Vous avez déjà {limit, number} campagnes. Supprimez-en une pour faire de la place.',
  tool_unavailable: 'Cet outil n’est pas encore disponible ici.',
  upload_damaged: 'Le fichier est arrivé endommagé. Veuillez l’envoyer à nouveau.',
  upload_mismatch: 'Cet envoi a commencé avec un autre fichier. Veuillez recommencer.',
  media_unreadable:
    'Impossible de lire ce fichier. Il est peut-être endommagé ou dans un format que nous ne connaissons pas. Enregistrez-le en MP4, WebM, MP3 ou WAV, puis réessayez.',
  media_incomplete: 'La fin de ce fichier manque. Exportez-le ou enregistrez-le à nouveau.',
  media_too_long: 'Ce fichier dure plus de {hours} heures. Choisissez-en un plus court.',
  video_too_large: 'Cette vidéo dépasse la 8K. Choisissez-en une plus petite.',
  no_speech: 'Aucune parole n’a été entendue dans cet enregistrement.',
  transcription_language:
    'Ici, nous ne pouvons transcrire que l’anglais. Pour d’autres langues, demandez à votre administrateur de configurer un fournisseur vocal.',
  rate_limited: 'Trop de requêtes. Patientez un instant et réessayez.',
  runs_waiting: 'Vous avez déjà beaucoup de travaux en attente. Réessayez quand certains seront terminés.',
  free_work_busy: 'Vos autres exports gratuits sont encore en cours. Réessayez quand l’un d’eux sera terminé.',
  free_hour_used: 'Vous avez utilisé les exports gratuits de cette heure. Réessayez plus tard ou changez d’offre.',
  free_day_used: 'Vous avez utilisé les exports gratuits d’aujourd’hui. Réessayez demain ou changez d’offre.',
  provider_budget_spent:
    'Le budget d’IA est épuisé pour le moment. Réessayez plus tard ou contactez votre administrateur.',
  internal: 'Erreur interne du serveur',
  tool_failed: 'Une erreur s’est produite. Vos crédits ont été remboursés.',
  bad_gateway: 'Erreur de passerelle',
  provider_failed: 'Le fournisseur n’a pas répondu correctement. Réessayez dans un instant.',
  unavailable: 'Service indisponible',
  busy: 'Nous sommes très sollicités en ce moment. Réessayez dans un instant.',
  mail_unavailable: 'L’e-mail n’a pas pu partir. Rien n’est perdu : réessayez dans un instant.',
  payments_not_configured: 'Les paiements ne sont pas configurés. Contactez votre administrateur.',
  price_unknown: 'Ce prix n’est plus disponible. Rechargez la page et réessayez.',
  offer_unavailable: 'Cette offre n’est pas disponible pour votre compte. Rien ne vous a été facturé.',
  plan_current: 'Vous avez déjà cette formule.',
  no_subscription: 'Vous n’avez pas de formule payante.',
  payment_failed: 'Impossible de créer le paiement',
  timeout: 'Délai de la passerelle dépassé',
} satisfies MessagesOf<typeof english>;
