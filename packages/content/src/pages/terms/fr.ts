import { brand } from '@adwright/contract/brand.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

export default {
  name: 'Conditions',
  title: `Conditions d’utilisation | ${brand.name}`,
  description: `Les règles d’utilisation de ${brand.name} : votre compte, vos créations, les crédits et remboursements, ce qui est interdit et la licence open source.`,
  heading: 'Conditions d’utilisation',
  paragraph: 'Ce que vous pouvez attendre, ce qui est attendu de vous et à qui appartiennent vos créations.',
  sections: {
    who: {
      heading: 'Qui est lié par ces conditions',
      parts: [
        `${brand.name} est un logiciel open source que chacun peut exploiter. Ce site est exploité par une personne ou une organisation : l’exploitant. Ces conditions constituent un accord entre vous et l’exploitant. Les développeurs du logiciel n’y sont pas parties et ne peuvent voir ni votre compte ni vos créations.`,
        'Lorsque la loi l’exige, l’exploitant vous indique son nom et ses coordonnées. S’il publie ses propres conditions, elles s’appliquent en complément de celles-ci et prévalent en cas de différence.',
      ],
    },
    account: {
      heading: 'Votre compte',
      parts: [
        'Vous avez besoin d’un compte pour créer et enregistrer vos créations. Inscrivez-vous avec une adresse e-mail, le code qui y est envoyé et un mot de passe. Vous pouvez aussi vous connecter avec Google si l’exploitant le propose.',
        {
          list: [
            'Utilisez une adresse e-mail que vous contrôlez et ne communiquez votre mot de passe à personne.',
            'Vous devez avoir au moins 16 ans et l’âge requis pour conclure un contrat là où vous vivez.',
            'Vous êtes responsable de ce qui se passe sur votre compte, sauf si quelqu’un d’autre l’a utilisé sans faute de votre part et que vous avez prévenu l’exploitant dès que vous l’avez su.',
            'Un seul compte gratuit par personne. N’en ouvrez pas plusieurs pour cumuler des crédits gratuits.',
          ],
        },
      ],
    },
    'your-work': {
      heading: 'Vos créations vous appartiennent',
      parts: [
        `Ce que vous saisissez et importez reste à vous. Les résultats qui en sont tirés vous appartiennent aussi, dans la mesure où la loi permet d’en être titulaire. Vous pouvez les utiliser dans toute campagne, pour vous ou pour un client, sans filigrane et sans mentionner ${brand.name}.`,
        'Vous autorisez l’exploitant à stocker et à traiter ce que vous saisissez, ce que vous importez et vos résultats dans un seul but : vous fournir le service. Les autres utilisateurs ne voient vos créations que si vous partagez un lien. Le logiciel n’utilise pas vos créations pour entraîner des modèles.',
        'Si l’exploitant a connecté un fournisseur d’IA externe, les conditions de ce fournisseur peuvent aussi s’appliquer aux résultats obtenus avec lui. La politique de confidentialité indique ce qui est transmis à ces fournisseurs.',
        'Les textes et les designs générés peuvent ressembler à ce que les outils créent pour quelqu’un d’autre. Personne ne peut garantir qu’un slogan est unique ou qu’il peut être déposé comme marque. Vérifiez-le avant d’en faire la base d’une marque.',
      ],
    },
    'your-responsibility': {
      heading: 'Vos responsabilités',
      parts: [
        'C’est vous qui décidez de ce qui est publié : vérifiez donc chaque résultat avant sa diffusion. Vous répondez de ses affirmations, de la détention des droits sur les noms, images, logos et mises en page que vous utilisez, et du respect des règles de la plateforme et du droit de la publicité partout où l’annonce est diffusée. Cela comprend le signalement des contenus générés par IA lorsqu’il est obligatoire.',
        'L’outil de photos d’identité compare les photos aux exigences publiées. L’autorité qui reçoit la photo décide de l’accepter ou non.',
        'Vous ne devez pas utiliser le service pour :',
        {
          list: [
            'faire la publicité de ce qui est illégal là où l’annonce est diffusée, ou tromper le public, par exemple avec de faux prix, des avis inventés ou une fausse rareté ;',
            'utiliser sans en avoir le droit le nom, le visage, la voix ou la marque d’une personne ou d’une entreprise ;',
            'créer des contenus qui incitent à la haine ou à la violence, sexualisent des mineurs ou harcèlent quelqu’un ;',
            'importer des images sexuellement explicites ;',
            'créer des QR codes qui mènent à des logiciels malveillants ou à des pages d’hameçonnage ;',
            'attaquer le service, contourner ses limites ou tenter d’accéder aux données d’autrui.',
          ],
        },
      ],
    },
    credits: {
      heading: 'Crédits, prix et remboursements',
      parts: [
        'Les prix sont indiqués en crédits. Le prix affiché avant le lancement est celui que vous payez.',
        {
          list: [
            'Au lancement d’une génération, ses crédits sont réservés. Ils ne sont consommés que si elle réussit.',
            'Si une génération échoue ou est annulée, ses crédits sont remboursés intégralement et automatiquement.',
            'Une génération réussie est facturée même si vous n’utilisez pas le résultat.',
            'La formule gratuite ajoute ses crédits une fois par mois civil au cours duquel vous utilisez le service. Les crédits non utilisés restent sur votre compte.',
            'Les crédits ne sont pas de l’argent. Ils ne peuvent être ni remboursés en espèces, ni vendus, ni transférés vers un autre compte.',
          ],
        },
        'Si l’exploitant vend des formules payantes, le prix, la période de facturation et la date de renouvellement vous sont indiqués avant le paiement. Vous pouvez résilier à tout moment, avec effet à la fin de la période payée. Les droits que la loi vous accorde en tant que consommateur, comme le droit de rétractation, restent inchangés.',
      ],
    },
    service: {
      heading: 'Le service et ses limites',
      parts: [
        'L’exploitant fournit le service avec un soin raisonnable, mais ne garantit pas qu’il soit toujours disponible ou exempt d’erreurs, ni que les annonces entraînent des clics ou des ventes. Les limites des plateformes, les formats d’annonces et les exigences pour les photos indiqués ici proviennent de sources publiques et peuvent ne plus être à jour.',
        'Le nombre de requêtes et la taille des fichiers importés sont limités afin qu’un utilisateur ne ralentisse pas le service pour les autres.',
        'Les créations que vous supprimez peuvent être restaurées pendant 30 jours. Ensuite, elles sont définitivement perdues. Gardez vos propres copies de ce qui compte pour vous.',
        'L’exploitant fait des efforts raisonnables pour protéger les créations stockées et pour prévenir avant que le service ferme ou perde des fonctions importantes.',
      ],
    },
    liability: {
      heading: 'Responsabilité',
      parts: [
        'La responsabilité de l’exploitant est illimitée en cas de faute intentionnelle ou de négligence grave, en cas d’atteinte à la vie, à l’intégrité physique ou à la santé, et partout où la loi n’autorise pas de limite. Dans tous les autres cas, elle est limitée aux dommages typiques et prévisibles. Pour les services gratuits, elle est exclue dans la mesure permise par la loi.',
      ],
    },
    ending: {
      heading: 'Fermeture de votre compte',
      parts: [
        'Vous pouvez cesser d’utiliser le service à tout moment et demander à l’exploitant de supprimer votre compte. L’exploitant peut bloquer un compte qui enfreint ces conditions de façon grave ou répétée ; il vous en donne la raison, sauf si la loi l’interdit. S’il ferme le service, il vous prévient assez tôt pour que vous puissiez télécharger vos créations.',
      ],
    },
    'open-source': {
      heading: 'Open source',
      parts: [
        `Le logiciel est distribué sous la licence GNU Affero General Public License, version 3 ou ultérieure. Elle vous donne le droit d’exécuter, d’étudier, de modifier et de partager ${brand.name}. Un exploitant qui modifie le logiciel et le met à la disposition d’autres personnes sur un réseau doit leur proposer le code source de la version modifiée. La licence régit le logiciel ; ces conditions régissent l’utilisation de ce site. Le logiciel lui-même est fourni sans garantie, comme l’indique la licence.`,
      ],
    },
    changes: {
      heading: 'Modification de ces conditions',
      parts: [
        'Lorsque ces conditions changent, la date en haut de la page change aussi. L’exploitant vous informe des modifications importantes au moins 30 jours avant leur application, par e-mail ou sur ce site. Si vous n’êtes pas d’accord, vous pouvez fermer votre compte avant cette date.',
        'Si une disposition de ces conditions n’est pas valable, les autres restent applicables.',
      ],
    },
  },
} satisfies WordsOf<typeof english>;
