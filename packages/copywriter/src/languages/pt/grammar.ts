import type { GrammarRule } from '../../engine/faults.ts';
import { type Grammar, wordSet } from '../../engine/grammar.ts';
import { romanceNaming, withoutS } from '../romance-naming.ts';

/** What products are called by. */
const masculine = wordSet(`
anel app aplicativo aspirador azeite batom biscoito bolo boné brinquedo cachecol café caderno carregador casaco celular chá chapéu chinelo chocolate chuveiro cinto colar
colchão computador copo creme curso despertador difusor edredom espelho esmalte estojo festival filtro fogão fone forno gel hidratante jogo kit liquidificador livro
mouse óculos óleo perfume pincel prato protetor queijo relógio sabonete sapato secador serviço sérum sofá software sorvete sutiã suco tablet tapete teclado telefone tênis travesseiro
umidificador vaso ventilador vestido vinho xampu
`);
const feminine = wordSet(`
agência almofada balança bermuda bicicleta blusa bolsa bota cadeira cafeteira caixa calça câmera camisa camiseta canela caneca caneta capa carteira cinta coberta coleira
consultoria cortina echarpe escova esponja faca fritadeira garrafa geladeira geleia granola jaqueta jarra lâmpada lancheira lanterna lata loção luminária luva mala manta maquiagem máquina
máscara meia mesa mochila panela pasta pizza plataforma poltrona pomada prancha pulseira sandália saia sopa tábua toalha torradeira vela xícara
`);

/** Third person, the product is the subject. */
const verbs = wordSet(`
absorve aciona acalma adapta ajuda ajusta alivia aproveita aquece ativa automatiza avisa bloqueia bloqueiam cabe carrega combina conecta conserva contém converte cobra cuida custa
dá dobra detecta dura é economiza elimina encaixa entrega evita facilita fecha filtra funciona garante gera hidrata ilumina impede inclui lava lembra leva limpa mantém
mede melhora mostra nutre oferece organiza permite pesa poupa previne protege purifica recarrega reduz reforça refresca remove renova repara repele resfria resiste respira
retém seca secam simplifica sincroniza substitui suaviza suporta tem traduz transforma traz trava une vai vem
`);

const traits = wordSet(`
ajustável antiderrapante biodegradável compacta compacto compostável confortável dobrável durável elástica elástico ergonômica ergonômico
hipoalergênica hipoalergênico impermeável lavável leve macia macio portátil reciclável recarregável regulável resistente respirável reutilizável robusta robusto
silenciosa silencioso vegana vegano
`);

const naming = romanceNaming(
  { masculine, feminine },
  {
    article: (_name, gender, number) =>
      ({ m: { one: 'o ', many: 'os ' }, f: { one: 'a ', many: 'as ' } })[gender][number],
    is: { one: 'é', many: 'são' },
    agreeing: {
      meant: { m: { one: 'pensado', many: 'pensados' }, f: { one: 'pensada', many: 'pensadas' } },
      yours: { m: { one: 'seu', many: 'seus' }, f: { one: 'sua', many: 'suas' } },
    },
    ownArticle: /^(?:o|a|os|as|uma?|meu|minha|noss[oa])\s/iu,
    singular: withoutS,
  },
);

export const language: Grammar = {
  tag: 'pt-BR',
  verbs,
  beforeVerb: /^(?:se|não|te)$/u,
  traits,
  saysWhatItIs: /^(?:uma?|o|a|os|as|noss[oa])\s/iu,
  beforeAudience: /^para\s+/iu,
  naming,
};

export const rules: readonly GrammarRule[] = [
  { name: 'a missing contraction', pattern: /(?<!\p{L})(?:de|em|por) (?:o|a|os|as) (?=\p{L})/giu },
  { name: 'two articles', pattern: /(?<!\p{L})(?:o|os|as|uma?) (?:o|a|os|as|uma?) /giu },
  { name: 'European Portuguese', pattern: /(?<!\p{L})(?:ficheiro|telemóvel|ecrã|tu tens|estás)(?!\p{L})/giu },
];

export const stopWords = wordSet(`
a à ao aos as às até através bem cada com como contra da das de dela dele depois desde do dos e é ela elas ele eles em entre era essa esse esta está este eu foi há isso isto já lhe mais mas
me mesmo metade meu minha muito na nada não nas nem no nos nossa nosso num numa o os ou para pela pelas pelo pelos por porque pouco quais qual quando que quem são se sem ser seu
seus só sob sobre sua suas também tão te tem todo todos tu tudo um uma umas uns você vocês
`);
