import { brand } from '@adwright/contract/brand.ts';
import { localeCookie } from '@adwright/i18n/negotiate.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

export default {
  name: 'Confidentialité',
  title: `Politique de confidentialité | ${brand.name}`,
  description:
    'Quelles données sont conservées, pourquoi, combien de temps et qui peut les voir. Ni traceurs publicitaires, ni analyse tierce, ni vente de données.',
  heading: 'Politique de confidentialité',
  paragraph: 'Ce qui est conservé à votre sujet, pourquoi, combien de temps et comment le faire supprimer.',
  sections: {
    who: {
      heading: 'Qui est responsable',
      parts: [
        `L’exploitant de ce site est responsable des données traitées ici. ${brand.name} est un logiciel open source que chacun peut exploiter. Les données de chaque exploitant restent sur ses propres systèmes ; rien n’est envoyé aux développeurs du logiciel.`,
        'Cette politique décrit ce que fait le logiciel tel qu’il est livré. Si l’exploitant connecte d’autres services, par exemple un fournisseur de messagerie ou d’IA, il doit les nommer dans un complément à cette politique.',
      ],
    },
    what: {
      heading: 'Ce qui est conservé et pourquoi',
      parts: [
        'Pour vous fournir votre compte (exécution d’un contrat, art. 6, par. 1, point b, du RGPD) :',
        {
          list: [
            'votre adresse e-mail, votre nom, votre langue et vos préférences d’e-mail ;',
            'votre mot de passe, uniquement sous forme d’empreinte Argon2id, à partir de laquelle il est impossible de le retrouver ;',
            'si vous vous connectez avec Google : l’identifiant de votre compte Google, ainsi que l’adresse e-mail et le nom confirmés par Google ;',
            'votre formule et un relevé des crédits reçus, utilisés et remboursés.',
          ],
        },
        'Pour créer et enregistrer vos créations (exécution d’un contrat) :',
        {
          list: [
            'ce que vous saisissez, comme les produits, les briefs et le contenu des QR codes, y compris les mots de passe Wi-Fi et les coordonnées ;',
            'les images, les vidéos et les fichiers audio que vous importez ; les données de localisation et d’appareil photo sont retirées des images, tandis que les vidéos et les fichiers audio sont conservés tels quels ;',
            'vos designs avec l’historique de leurs versions, vos campagnes et vos résultats avec l’heure et l’état de chaque génération.',
          ],
        },
        'Pour assurer la sécurité et le bon fonctionnement du service (intérêt légitime, art. 6, par. 1, point f, du RGPD) :',
        {
          list: [
            'les sessions de connexion, avec votre navigateur, votre appareil et la dernière adresse IP utilisée, dont le jeton n’est conservé que sous forme d’empreinte ;',
            'votre adresse IP, et votre adresse e-mail sous forme d’empreinte, comptées pendant une courte durée pour appliquer les limites de requêtes ;',
            'les journaux du serveur avec l’heure, l’adresse de la page sans ses paramètres, l’état, votre adresse IP, l’identifiant de votre compte et un numéro de requête ; les mots de passe, les jetons de connexion et les codes n’y figurent pas ;',
            'les avis que vous envoyez, avec votre note, la page d’où vous les avez envoyés et, si vous êtes connecté, votre compte.',
          ],
        },
      ],
    },
    browser: {
      heading: 'Ce qui est conservé dans votre navigateur',
      parts: [
        {
          list: [
            `le cookie « ${localeCookie.name} », qui mémorise votre langue pendant 365 jours ;`,
            'le cookie « theme », qui mémorise le mode clair ou sombre pendant 365 jours une fois que vous l’avez choisi ;',
            'dans le stockage local : votre jeton de connexion, l’état replié ou non de la barre latérale, l’endroit où vous étiez dans le tableau de bord, le moment où vous avez fermé une offre, ainsi que les importations et les modifications qui ne sont pas encore parvenues au serveur ;',
            'dans le stockage de l’onglet, jusqu’à sa fermeture : ce que vous avez saisi dans un outil et une inscription commencée, sans son mot de passe.',
          ],
        },
        'La déconnexion vide ce stockage ; les deux cookies restent. Il n’y a ni cookies publicitaires, ni analyse par des tiers, ni polices ou scripts d’autres entreprises, à une exception près : si l’exploitant propose la connexion avec Google, le script de Google est chargé lorsque vous ouvrez l’écran de connexion.',
      ],
    },
    images: {
      heading: 'Comment vos images sont traitées',
      parts: [
        'Sur le serveur de l’exploitant, un contrôle automatique recherche les contenus sexuellement explicites dans les images que vous importez et dans celles que créent des fournisseurs d’IA. Les images qui ne passent pas ce contrôle sont refusées et supprimées.',
        'Pour ajuster une photo d’identité, le serveur repère le visage et le mesure : la taille et l’inclinaison de la tête, la position des yeux, les yeux ouverts ou non et la bouche fermée ou non. Ces mesures sont conservées avec le résultat pour que vous puissiez l’ajuster, et supprimées avec lui. Elles ne servent à identifier personne et aucun modèle de reconnaissance faciale n’est créé.',
        'Les autres outils recherchent des visages et du texte dans une image uniquement pour la recadrer et organiser la mise en page. Si vous prenez une photo avec votre caméra, la vidéo en direct reste dans votre navigateur ; seule la photo prise est envoyée.',
      ],
    },
    links: {
      heading: 'Liens de produits et QR codes',
      parts: [
        'Lorsque vous saisissez un lien de produit, le serveur de l’exploitant ouvre cette page et en copie les informations et les images du produit. L’autre site voit l’adresse IP du serveur, pas la vôtre.',
        'Un QR code contient exactement ce que vous saisissez. Les scans ne passent pas par ce site et ne sont pas comptés.',
      ],
    },
    models: {
      heading: 'Fournisseurs d’IA',
      parts: [
        'Dans le logiciel tel qu’il est livré, tous les outils fonctionnent sur le serveur de l’exploitant, et vos briefs et vos images n’en sortent pas.',
        'L’exploitant peut connecter des fournisseurs externes : Anthropic, OpenAI, Google, ElevenLabs, fal, Replicate ou un serveur compatible avec OpenAI. Les outils qui font appel à un fournisseur lui envoient ce que la tâche exige, par exemple votre brief, le texte d’une page de produit ou une image. L’exploitant doit vous indiquer les fournisseurs qu’il utilise ; leurs propres conditions et politiques de confidentialité s’appliquent à ce qu’ils reçoivent.',
        'Pour chaque requête adressée à un fournisseur, le logiciel enregistre le compte, la génération, le fournisseur, le modèle, le coût et l’issue, mais pas le contenu. Le logiciel n’utilise pas vos créations pour entraîner des modèles.',
      ],
    },
    emails: {
      heading: 'E-mails',
      parts: [
        'Vous recevez un code lors de votre inscription, un avertissement si quelqu’un tente de s’inscrire à nouveau avec votre adresse et, si vous l’activez, un message lorsqu’une génération est terminée. Le logiciel n’envoie pas de newsletters. Si l’exploitant n’a pas configuré de serveur de messagerie, le serveur garde les 200 derniers e-mails sous forme de fichiers au lieu de les envoyer.',
      ],
    },
    recipients: {
      heading: 'Qui d’autre peut voir vos données',
      parts: [
        'Vos données ne sont ni vendues ni louées. D’autres ne les reçoivent que si le service l’exige : les entreprises qui hébergent le serveur et ses fichiers, le fournisseur de messagerie qui achemine vos messages, les fournisseurs d’IA connectés et les autorités si la loi l’impose. Les personnes qui administrent le serveur peuvent techniquement accéder à ce qui y est stocké.',
        'Si vous partagez un lien vers un résultat, toute personne qui a ce lien peut voir le résultat et son titre, mais pas son auteur. Le lien fonctionne jusqu’à ce que vous cessiez le partage ou supprimiez la création.',
        'Si un destinataire se trouve hors de l’Espace économique européen, l’exploitant doit encadrer le transfert comme l’exige le RGPD, par exemple au moyen de clauses contractuelles types.',
      ],
    },
    'how-long': {
      heading: 'Durée de conservation',
      parts: [
        {
          list: [
            'votre compte, vos produits, vos designs et vos résultats : jusqu’à ce que vous les supprimiez ou que votre compte soit supprimé ;',
            'les produits et designs supprimés : 30 jours, pour que vous puissiez les restaurer ; leurs fichiers sont ensuite supprimés eux aussi, sauf si une autre de vos créations les utilise ;',
            'les fichiers importés que rien n’utilise et les générations gratuites qui ne font partie d’aucune création enregistrée : 30 jours ; les importations inachevées : 24 heures ;',
            'l’historique des versions : toutes les versions de la dernière heure, la dernière de chaque heure pendant un jour, puis la dernière de chaque jour et toutes celles qui ont été exportées, dans la limite de 300 versions ;',
            'les codes d’inscription et les inscriptions non terminées : 10 minutes ;',
            'les sessions de connexion : jusqu’à votre déconnexion, au plus 30 jours après leur dernière utilisation et 180 jours au total ;',
            'les réponses conservées pour qu’une requête répétée ne soit pas facturée deux fois : 24 heures ;',
            'les compteurs des limites de requêtes : 25 heures ;',
            'les avis et les relevés de requêtes aux fournisseurs d’IA : jusqu’à ce que l’exploitant les supprime ; si votre compte est supprimé, ils ne vous sont plus associés ;',
            'les journaux du serveur et les sauvegardes : aussi longtemps que l’exploitant en a besoin pour trouver des problèmes et restaurer des données ;',
            'les documents exigés par le droit fiscal, si des formules sont vendues : aussi longtemps que la loi le prévoit.',
          ],
        },
        'Un nettoyage effectué toutes les heures supprime ce qui a expiré.',
      ],
    },
    safety: {
      heading: 'Comment vos données sont protégées',
      parts: [
        'Les mots de passe et les jetons de connexion ne sont conservés que sous forme d’empreintes. Vos fichiers ne s’ouvrent que par des liens signés qui expirent au bout d’environ une heure. Les pages n’exécutent que les scripts de ce site et, s’il est proposé, celui de la connexion avec Google. Une demande portant sur les créations d’autrui reçoit la même réponse qu’une demande portant sur quelque chose qui n’existe pas.',
      ],
    },
    rights: {
      heading: 'Vos droits',
      parts: [
        'Vous pouvez demander à l’exploitant ce qui est conservé à votre sujet, le faire rectifier, limiter ou effacer, le recevoir dans un format courant et vous opposer aux traitements fondés sur un intérêt légitime. Écrivez à l’exploitant depuis l’adresse e-mail de votre compte. Vous pouvez aussi introduire une réclamation auprès de l’autorité de protection des données de votre lieu de résidence.',
      ],
    },
    children: {
      heading: 'Enfants',
      parts: [
        'Le service s’adresse aux personnes de 16 ans et plus. Si l’exploitant apprend qu’un compte appartient à une personne plus jeune, il supprime ce compte.',
      ],
    },
    changes: {
      heading: 'Modification de cette politique',
      parts: [
        'Lorsque cette politique change, la date en haut de la page change aussi. L’exploitant vous informe des modifications importantes avant leur application, par e-mail ou sur ce site.',
      ],
    },
  },
} satisfies WordsOf<typeof english>;
