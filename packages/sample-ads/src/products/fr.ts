/** id | ce que c’est | description | avantages ; … | public */
export const products = `
serum-bottle | Huile visage éclat | Une huile visage légère qui pénètre en une minute et laisse la peau unie et lumineuse. | Pénètre en une minute ; Sans parfum ni silicone ; Un flacon dure trois mois | les peaux sèches ou irrégulières
soda-can | Eau pétillante au yuzu | Une eau de source pétillante au jus de vrai yuzu, et rien d’autre. | Du vrai jus de yuzu ; Sans sucre ni édulcorant ; Une canette recyclable à l’infini | celles et ceux qui en ont fini avec les sodas
candle | Bougie figue et cèdre | Une bougie coulée à la main dans un verre fumé, au parfum de figue mûre et de cèdre. | Brûle 55 heures ; Cire de soja, mèche en coton ; Le verre se garde ensuite | celles et ceux qui veulent une soirée au calme
mug | Tasse en grès | Une tasse en grès, mi-émaillée, mi-brute, faite pour tous les matins. | Contient 350 ml ; Passe au lave-vaisselle ; Garde le café au chaud | celles et ceux qui commencent la journée par un café
watch | Montre en acier | Une montre fine en acier au cadran bleu nuit, avec un bracelet en cuir tanné végétal. | Verre saphir ; Étanche à 50 m ; Bracelet à changer sans outil | celles et ceux qui veulent une montre pour tous les jours
headphones | Casque sans fil | Un casque léger qui fait taire la rue et joue pendant des jours. | 40 heures d’autonomie ; Réduit le bruit de la rue ; Se plie dans une poche | celles et ceux qui prennent le train ou travaillent en open space
sneaker | Basket en maille | Une basket tricotée qui pèse autant qu’une pomme et passe en machine. | 190 g par chaussure ; Lavable à 30 °C ; Confortable dès le premier jour | les grands marcheurs
desk-lamp | Lampe de bureau | Une lampe de bureau en acier à la courbe nette, avec une lumière chaude. | Variateur jusqu’à la lueur ; En acier, réparable ; Consomme 6 watts | celles et ceux qui travaillent ou lisent le soir
perfume | Eau de toilette ambrée | Un parfum d’ambre chaud ouvert par la bergamote, qui reste près de la peau. | Tient huit heures ; Bergamote, ambre, vétiver ; Flacon rechargeable | celles et ceux qui cherchent leur parfum
cream-jar | Crème de nuit réparatrice | Une crème de nuit riche en céramides qui répare la peau pendant le sommeil. | Une peau plus douce au réveil ; Testée sur peaux sensibles ; Pot rechargeable | les peaux sèches
chair | Fauteuil lounge | Une coque moelleuse en bouclé recyclé sur socle pivotant en frêne, pensée pour y passer la soirée. | Fait de bouteilles recyclées ; Pivote sur lui-même ; Housse lavable | celles et ceux qui meublent leur premier logement
speaker | Enceinte portable | Une enceinte de la taille d’une tasse qui remplit une pièce et ne craint pas la pluie. | 20 heures de musique ; Résiste à la pluie ; Deux enceintes pour la stéréo | celles et ceux qui emportent leur musique
thermos | Gourde en acier | Une gourde à double paroi qui garde le thé chaud jusqu’au soir. | Garde au chaud 12 heures ; Bouchon étanche ; Contient un demi-litre | celles et ceux qui bougent beaucoup
`;
