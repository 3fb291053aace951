import { wordSet } from '../../engine/grammar.ts';

/** What products are called by. Checked against `french-words-gender-lefff`. */
export const masculine = wordSet(`
abonnement appareil aspirateur bijou biscuit bonnet bracelet bureau café canapé canif casque chapeau chargeur chocolat ciseau clavier coffret
collier concert coussin couteau dentifrice déodorant drap écouteur écran fauteuil festival filtre four gant gel gilet jean jeu jouet
kit lit logiciel maillot manteau masque matelas meuble micro mixeur miroir moulin ordinateur oreiller pain panier pantalon parapluie parfum
plat porte-monnaie pull rasoir robot sac salon savon sérum service shampoing short siège site skate stylo spectacle tabouret tapis
téléphone thé ventilateur vélo vêtement vin yaourt
`);
export const feminine = wordSet(`
agence application armoire bague balance batterie boîte bougie bouteille brosse cafetière caméra carafe carte ceinture chaise chaussette chaussure
chemise confiture console couette couverture crème enceinte écharpe étagère formation glace gourde guitare huile imprimante jupe lampe lotion
lunette machine malle manette montre moutarde pommade poussette poudre robe sacoche salade sandale sauce serviette
solution table tablette tasse tente théière tisane trottinette trousse valise veste voiture
`);
