import type { GrammarRule } from '../../engine/faults.ts';
import { type Grammar, wordSet } from '../../engine/grammar.ts';
import { romanceNaming, withoutS } from '../romance-naming.ts';
import { feminine, masculine } from './nouns.ts';

/**
 * Third person, the product is the subject. Not cobra, aprende or aprovecha: as a benefit they tell the reader what to do,
 * and the product would be the one that gets paid.
 */
export const verbs = wordSet(`
absorbe activa actúa adapta ahorra alivia ajusta aporta automatiza avisa ayuda bloquea bloquean brinda cabe calienta calma carga cierra combina
conecta conserva contiene convierte cuesta cuida cumple da detecta dura elimina encaja enfría evita facilita filtra funciona garantiza
hace hidrata ilumina impide incluye limpia llega lleva mantiene mejora mide muestra nutre ofrece organiza pesa permite pliega
previene protege puede recarga recuerda reduce refresca refuerza reemplaza repara repele resiste respira retira seca secan simplifica sincroniza soporta suaviza
sustituye tarda tiene tienen transforma traduce une viene
`);

const traits = wordSet(`
ajustable antideslizante apta apto biodegradable compacta compacto compostable cómoda cómodo duradera duradero elástica elástico ergonómica ergonómico
hipoalergénica hipoalergénico impermeable inalámbrica inalámbrico lavable ligera ligero plegable portátil reciclable recargable regulable
resistente reutilizable robusta robusto silenciosa silencioso suave transpirable vegana vegano vegetal
`);

const naming = romanceNaming(
  { masculine, feminine },
  {
    article: (name, gender, number) => {
      // "el agua", "el arma": a stressed a takes the other article, and spelling does not tell the stress.
      if (gender === 'f' && number === 'one' && /^h?[aá]/iu.test(name) && !/^(?:al|as|ap|ag|af)/iu.test(name))
        return null;
      if (number === 'many') return gender === 'm' ? 'los ' : 'las ';
      return gender === 'm' ? 'el ' : 'la ';
    },
    is: { one: 'es', many: 'son' },
    agreeing: {
      meant: { m: { one: 'pensado', many: 'pensados' }, f: { one: 'pensada', many: 'pensadas' } },
      yours: { m: { one: 'tuyo', many: 'tuyos' }, f: { one: 'tuya', many: 'tuyas' } },
    },
    ownArticle: /^(?:el|la|los|las|un|una|mi|tu|nuestr[oa])\s/iu,
    singular: (noun) => [
      ...withoutS(noun),
      ...withoutS(noun).map((one) => one.replace(/in$/u, 'ín').replace(/on$/u, 'ón')),
    ],
  },
);

export const language: Grammar = {
  tag: 'es',
  verbs,
  beforeVerb: /^(?:se|no|te)$/u,
  traits,
  saysWhatItIs: /^(?:una?|el|la|los|las|nuestr[oa])\s/iu,
  beforeAudience: /^para\s+/iu,
  naming,
};

export const rules: readonly GrammarRule[] = [
  { name: 'a missing contraction', pattern: /(?<!\p{L})(?:a|de) el (?=\p{Ll})/giu },
  { name: 'y before i', pattern: /(?<!\p{L})y h?i(?!e)\p{L}+/giu },
  { name: 'o before o', pattern: /(?<!\p{L})o h?o\p{L}+/giu },
  { name: 'two articles', pattern: /(?<!\p{L})(?:el|la|los|las|una?) (?:el|la|los|las|una?) /giu },
  { name: 'a question without its opening mark', pattern: /(?:^|[.!?]\s+)[^.¿!?]+\?/gu },
];

export const stopWords = wordSet(`
a al algo ante antes así aún bajo bien cada casi como con contra cual cuando de del desde donde dos el ella ellas ellos en entre era es esa ese eso esta está este esto fue ha han hasta
hay la las le les lo los más me menos mi mis mucho muy nada ni no nos o os otra otro para pero poco por porque pues que qué quien se ser si sí sin sobre solo son su sus también tan
te tiene todo todos tras tu tus u un una uno unos y ya
`);
