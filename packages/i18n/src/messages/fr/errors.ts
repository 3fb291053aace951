import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/errors.ts';

export default {
  invalid_input: 'Erreur dans les paramètres de la requête',
  invalid_json: 'Le corps de la requête n’est pas un JSON valide.',
  unauthorized: 'Non autorisé, veuillez vous reconnecter',
  wrong_credentials: 'E-mail ou mot de passe incorrect. Vérifiez les deux et réessayez.',
  google_token_rejected: 'Google n’a pas confirmé cette connexion. Veuillez réessayer.',
  insufficient_credits: 'Vous n’avez pas assez de crédits pour cela.',
  forbidden: 'Accès refusé',
  not_found: 'L’URL demandée n’existe pas',
  run_not_cancellable: 'Cette création est déjà terminée et ne peut plus être annulée.',
  run_not_waiting: 'Cette création n’attend pas de réponse de votre part.',
  idempotency_mismatch: 'Cette clé de requête a déjà servi pour une autre requête.',
  idempotency_in_progress: 'La même requête est en cours. Attendez qu’elle se termine.',
  account_exists: 'Vous avez déjà un compte avec cet e-mail. Connectez-vous.',
  too_large: 'Ce fichier est trop volumineux. Choisissez-en un plus petit.',
  storage_full:
    'Espace insuffisant : {used, number} Go utilisés sur {limit, number}. Supprimez ce dont vous n’avez plus besoin ou changez de formule.',
  too_many_pixels: 'Cette image dépasse 100 mégapixels. Choisissez-en une plus petite.',
  wrong_file_kind: 'Ce type de fichier n’est pas pris en charge ici. Essayez un autre fichier.',
  wrong_content_type: 'Veuillez envoyer la requête en JSON, avec le type de contenu application/json.',
  code_invalid: 'Le code n’est pas bon. Vérifiez-le et réessayez.',
  code_expired: 'Le code a expiré. Veuillez en demander un nouveau.',
  code_exhausted: 'Trop d’essais incorrects. Demandez un nouveau code.',
  password_common: 'Ce mot de passe est trop courant. Veuillez en choisir un autre.',
  password_wrong: 'Ce n’est pas votre mot de passe actuel. Réessayez.',
  google_not_configured:
    'La connexion Google n’est pas configurée. Utilisez votre e-mail ou contactez votre administrateur.',
  brief_too_thin: 'Parlez-nous un peu plus du produit pour que nous puissions écrire dessus.',
  qr_content_too_long: 'C’est trop long pour un QR code. Raccourcissez-le.',
  provider_missing: 'Un fournisseur d’IA est nécessaire. Demandez à votre administrateur d’en configurer un.',
  model_missing: 'Le modèle nécessaire n’est pas installé ici. Demandez à votre administrateur de l’ajouter.',
  provider_refused: 'Le fournisseur d’IA a refusé cette demande. Modifiez le texte ou l’image et réessayez.',
  page_nothing_found:
    'Nous n’avons trouvé aucun produit sur cette page. Vérifiez que le lien mène à un seul produit, ou saisissez les informations vous-même.',
  page_login_wall:
    'Cette page demande une connexion, nous ne pouvons donc pas la lire. Collez un lien ouvert à tous, ou saisissez les informations vous-même.',
  page_script_only:
    'Nous n’avons pas pu lire cette page, car elle se charge avec des scripts. Saisissez les informations vous-même.',
  page_robots: 'Ce site n’autorise pas la lecture automatique. Saisissez les informations vous-même.',
  page_blocked: 'Ce site nous a bloqués. Saisissez les informations vous-même.',
  page_address_refused:
    'Nous ne pouvons pas ouvrir ce lien. Collez un lien public complet, par exemple https://shop.example.com/produit.',
  page_too_large: 'Cette page est trop volumineuse pour être lue. Saisissez les informations vous-même.',
  page_timeout:
    'Cette page a mis trop de temps à répondre. Réessayez dans un instant, ou saisissez les informations vous-même.',
  page_not_html:
    'Ce lien mène à un fichier et non à une page web. Collez le lien de la page du produit, ou saisissez les informations vous-même.',
  page_missing: 'Cette page n’existe plus. Vérifiez le lien ou saisissez les informations vous-même.',
  ad_media_missing:
    'Nous n’avons pas pu récupérer l’image de cette annonce. Vérifiez que la page ou le lien fonctionne encore, puis réessayez.',
  page_unreachable:
    'Nous n’avons pas pu joindre cette page. Vérifiez le lien et réessayez, ou saisissez les informations vous-même.',
  picture_unreachable: 'Nous n’avons pas pu récupérer cette image. Enregistrez-la et importez-la vous-même.',
  picture_unsafe: 'Cette image semble explicite, nous ne pouvons donc pas l’utiliser. Essayez-en une autre.',
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
  photo_blurred: 'La photo est floue. Utilisez-en une où le visage est net.',
  photo_dark: 'La photo est trop sombre. Utilisez une photo où le visage est mieux éclairé.',
  photo_upside_down: 'La photo est à l’envers. Retournez-la et réessayez.',
  face_covered: 'Le visage est caché. Utilisez une photo sans lunettes de soleil ni masque.',
  face_child: 'Cette photo semble montrer un enfant. Utilisez la photo d’un adulte.',
  clip_face_missing: 'Nous n’avons pas trouvé de visage. Utilisez une vidéo qui montre une personne de face.',
  clip_faces_several: 'Il y a plusieurs visages dans cette vidéo. Choisissez qui parle.',
  clip_speakers_several:
    'Plusieurs personnes parlent dans cette vidéo. Utilisez-en une où une seule personne parle, ou laissez les lèvres telles quelles.',
  clip_face_turned: 'Le visage est tourné. Utilisez une vidéo où la personne regarde la caméra.',
  clip_face_small: 'Le visage est trop petit. Utilisez une vidéo filmée de plus près.',
  clip_face_covered: 'La bouche est cachée. Utilisez une vidéo sans masque, main ni micro devant.',
  clip_face_child: 'Cette vidéo semble montrer un enfant. Utilisez la vidéo d’un adulte.',
  clip_face_lost:
    'Le visage sort de l’image ou est caché un moment. Coupez la vidéo pour ne garder que la partie où on le voit.',
  clip_cuts:
    'Cette vidéo contient une coupe à {second, plural, one {# seconde} other {# secondes}}. Utilisez un seul plan.',
  clip_too_short:
    'Cette vidéo est trop courte. Utilisez-en une d’au moins {seconds, plural, one {# seconde} other {# secondes}}.',
  subject_not_found: 'Nous n’avons pas trouvé de sujet net dans cette image. Essayez avec un fond plus simple.',
  plan_limit_reached:
    'Vous avez utilisé toutes les créations de cet outil pour ce mois-ci. Changez de formule ou attendez le mois prochain.',
  document_conflict: 'Une version plus récente existe. Actualisez pour la voir.',
  document_version: 'Ce contenu a été enregistré par une version plus récente de l’application. Actualisez la page.',
  project_busy: 'Cette création est encore en cours. Attendez la fin ou annulez-la d’abord.',
  project_not_finished: 'Ce n’est pas encore terminé. Vous pourrez le partager ensuite.',
  key_not_allowed: 'Cette clé API n’y est pas autorisée. Créez-en une avec les bonnes autorisations.',
  second_step_needed: 'Saisissez le code de votre application d’authentification.',
  second_step_wrong: 'Ce code est incorrect ou déjà utilisé. Essayez le suivant.',
  two_step_missing: 'La connexion en deux étapes n’est pas configurée. Recommencez.',
  keys_full: 'Vous avez déjà {limit, number} clés API. Révoquez-en une pour en créer une autre.',
  file_not_found: 'Ce fichier est introuvable. Il a peut-être été supprimé. Importez-le à nouveau.',
  avatar_not_found: 'Cet avatar est introuvable. Il a peut-être été supprimé. Choisissez-en un autre.',
  voice_not_found: 'Cette voix est introuvable. Elle n’est peut-être plus disponible. Choisissez-en une autre.',
  avatars_full: 'Vous avez déjà {limit, number} avatars. Supprimez-en un pour faire de la place.',
  avatar_photos_used:
    'Vous avez utilisé les {limit, number} photos d’avatar de ce mois. Changez de forfait ou attendez le mois prochain.',
  public_figure:
    'Nous ne faisons pas parler de personnalités publiques. Utilisez une photo ou une vidéo de vous ou d’une personne qui a donné son accord.',
  child_named: 'Ce nom indique un enfant. Les avatars sont réservés aux adultes.',
  brand_kits_full: 'Vous avez déjà {limit, number} kits de marque. Supprimez-en un pour faire de la place.',
  presets_full: 'Vous avez déjà {limit, number} préréglages. Supprimez-en un pour faire de la place.',
  collection_full:
    'Votre collection est pleine ({limit, number} publicités). Supprimez-en pour en enregistrer d’autres.',
  folders_full: 'Vous avez déjà {limit, number} dossiers. Supprimez-en un pour faire de la place.',
  searches_full:
    'Vous avez déjà {limit, number} recherches enregistrées. Supprimez-en une pour en enregistrer une autre.',
  follows_full:
    'Vous suivez déjà {limit, number} marques et recherches. Arrêtez d’en suivre une pour en ajouter une autre.',
  campaigns_full: 'Vous avez déjà {limit, number} campagnes. Supprimez-en une pour faire de la place.',
  tool_unavailable: 'Cet outil n’est pas encore disponible ici.',
  upload_damaged: 'Le fichier est arrivé endommagé. Veuillez l’envoyer à nouveau.',
  upload_mismatch: 'Cet envoi a commencé avec un autre fichier. Veuillez recommencer.',
  picture_damaged: 'Cette image est endommagée ou incomplète. Enregistrez-la ou téléchargez-la à nouveau.',
  font_unreadable:
    'Nous ne pouvons pas utiliser cette police. Importez un fichier TTF, OTF ou WOFF2 contenant des lettres.',
  media_unreadable: 'Nous ne pouvons pas lire ce fichier. Enregistrez-le en MP4, WebM, MP3 ou WAV, puis réessayez.',
  media_incomplete: 'La fin de ce fichier manque. Exportez-le ou enregistrez-le à nouveau.',
  media_too_long: 'Ce fichier dure plus de {hours} heures. Choisissez-en un plus court.',
  media_over_seconds: 'La durée dépasse {seconds, number} secondes. Raccourcissez et réessayez.',
  video_too_large: 'Cette vidéo dépasse la 8K. Choisissez-en une plus petite.',
  film_too_long: 'Cette vidéo est trop longue pour être traduite. Utilisez-en une de 10 minutes au plus.',
  translation_missing: 'Ajoutez une traduction : la traduction automatique n’est pas configurée ici.',
  translation_times: 'Ces sous-titres commencent après la fin de la vidéo. Vérifiez leurs temps.',
  language_spoken: 'Cette vidéo est déjà dans cette langue. Choisissez-en une autre.',
  no_speech: 'Aucune parole n’a été détectée dans cet enregistrement. Essayez-en un autre.',
  transcription_language:
    'Nous ne pouvons transcrire que l’anglais ici. Pour les autres langues, votre administrateur peut ajouter le modèle Whisper : npm run models add whisper-base',
  rate_limited: 'Trop de requêtes. Patientez un instant et réessayez.',
  runs_waiting: 'Vous avez déjà beaucoup de créations en attente. Réessayez quand certaines seront terminées.',
  free_work_busy: 'Vos autres exports gratuits sont encore en cours. Réessayez quand l’un d’eux sera terminé.',
  free_hour_used: 'Vous avez utilisé les exports gratuits de cette heure. Réessayez plus tard ou changez de formule.',
  free_day_used: 'Vous avez utilisé les exports gratuits d’aujourd’hui. Réessayez demain ou changez de formule.',
  provider_budget_spent:
    'Le budget d’IA est épuisé pour le moment. Réessayez plus tard ou contactez votre administrateur.',
  internal: 'Erreur interne du serveur',
  disk_full:
    'Le serveur n’a plus d’espace disque, l’enregistrement n’a donc pas pu se faire. Rien ne vous a été débité. Réessayez plus tard.',
  answer_missing: 'Sans réponse de votre part pendant 7 jours, nous avons arrêté. Vos crédits ont été remboursés.',
  tool_failed: 'Une erreur s’est produite. Vos crédits ont été remboursés.',
  bad_gateway: 'Erreur de passerelle',
  provider_failed: 'Le fournisseur n’a pas répondu correctement. Réessayez dans un instant.',
  unavailable: 'Service indisponible',
  busy: 'Nous sommes très sollicités en ce moment. Réessayez dans un instant.',
  mail_unavailable: 'Nous n’avons pas pu envoyer l’e-mail. Réessayez dans un instant.',
  payments_not_configured: 'Les paiements ne sont pas configurés. Contactez votre administrateur.',
  price_unknown: 'Ce prix n’est plus disponible. Rechargez la page et réessayez.',
  offer_unavailable: 'Cette offre n’est pas disponible pour votre compte. Rien ne vous a été facturé.',
  plan_current: 'Vous avez déjà cette formule.',
  no_subscription: 'Vous n’avez pas de formule payante.',
  payment_failed: 'Impossible de créer le paiement',
  timeout: 'L’opération a pris trop de temps et a été arrêtée. Veuillez réessayer.',
  run_timeout: 'L’opération a pris trop de temps et a été arrêtée. Vos crédits ont été remboursés. Veuillez réessayer.',
} satisfies MessagesOf<typeof english>;
