import type { GrammarRule } from '../../engine/faults.ts';
import { type Grammar, wordSet } from '../../engine/grammar.ts';
import { romanceNaming, withoutS } from '../romance-naming.ts';
import { feminine, masculine } from './nouns.ts';

/** Third person, the product is the subject. A form that is also a common noun is told by what follows; see the tests. */
export const verbs = wordSet(`
absorbe accélère accompagne active adapte adoucit affiche aide allège améliore anticipe apaise apporte arrête assure automatise bloque boit
chauffe combine comprend connecte conserve contient convient coupe détecte dure élimine embellit enlève épouse évite fait filtre fonctionne
fournit garantit garde gère glisse hydrate illumine imite inclut libère limite livre maintient mesure nettoie nourrit offre ouvre passe pèse
pénètre permet place préserve prévient produit propose protège purifie réchauffe réduit réduisent référence relance remplace renforce répare
résiste respecte respire rafraîchit révèle sait sèche sèchent sécurise simplifie soulage soutient stimule stocke supporte supprime synchronise tient tiennent
traduit traite transforme va
replie range recharge adapte lave règle porte installe monte démonte
`);

const traits = wordSet(`
adaptable antidérapant antidérapante biologique biodégradable compact compacte compostable confortable durable élastique ergonomique étanche
hypoallergénique imperméable inodore inoxydable lavable léger légère modulable pliable pliante portable rechargeable recyclable réglable résistant résistante
respirant respirante réutilisable robuste silencieux silencieuse souple végane vegan végétarien végétarienne
`);

const vowel = /^[aeiouyàâéèêëîïôûœ]/iu;

export const naming = romanceNaming(
  { masculine, feminine },
  {
    article: (name, gender, number) => {
      if (number === 'many') return 'les ';
      if (vowel.test(name)) return 'l’';
      return gender === 'm' ? 'le ' : 'la ';
    },
    is: { one: 'est', many: 'sont' },
    it: { m: { one: 'il', many: 'ils' }, f: { one: 'elle', many: 'elles' } },
    agreeing: { meant: { m: { one: 'pensé', many: 'pensés' }, f: { one: 'pensée', many: 'pensées' } } },
    ownArticle: /^(?:le|la|les|l['’]|mon|ma|mes|notre|un|une)[\s'’]/iu,
    // An h may or may not take the article's vowel away: phrased around.
    singular: withoutS,
  },
);

export const language: Grammar = {
  tag: 'fr',
  verbs,
  beforeVerb: /^(?:se$|ne$|n['’]|s['’])/u,
  traits,
  saysWhatItIs: /^(?:une?|le|la|les|notre|l['’])[\s'’]/iu,
  beforeAudience: /^pour\s+/iu,
  naming: (name) => (/^h/iu.test(name) ? {} : naming(name)),
};

export const rules: readonly GrammarRule[] = [
  {
    name: 'a missing elision',
    pattern: /(?<![\p{L}’'])(?:de|le|la|que|ne|se|jusque|lorsque) (?=[aeiouyéèêâ])\p{L}+/giu,
  },
  { name: 'a missing contraction', pattern: /(?<![\p{L}’'])(?:de|à) les?(?= )/giu },
  { name: 'two articles', pattern: /(?<![\p{L}’'])(?:le|la|les|une?) (?:le|la|les|une?) /giu },
  { name: 'a mark without its narrow space', pattern: /[\p{L}\d] ?[?!»](?!\d)/gu },
];

export const stopWords = wordSet(`
à afin ainsi alors au aucun aussi autre aux avec avoir bien car ce cela celles ces cet cette ceux chaque chez comme comment contre d dans de depuis des deux dès du elle elles en
encore entre est et être eux fait font hors il ils j je jusqu l la le les leur leurs lors lui mais me même mes moins mon ne ni nos notre nous on ont ou où par pas pendant peu plus
plusieurs pour pourquoi près qu que quel quelle qui sa sans se sera ses si son sont sous sur ta te tes toi ton tous tout toute toutes très tu un une vers vos votre vous y zéro
`);
