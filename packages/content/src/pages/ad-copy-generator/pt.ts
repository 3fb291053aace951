import { brand } from '@adwright/contract/brand.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

export default {
  name: 'Gerador de textos de anúncio',
  title: `Gerador de textos com limites | ${brand.name}`,
  description:
    'Texto principal, título e descrição para Meta, TikTok, Google, YouTube, LinkedIn e Amazon, contados por cada limite e só com os seus fatos.',
  heading: 'Textos que cabem, com os fatos que você dá',
  paragraph:
    'Diga o que vende e onde o anúncio vai rodar. Você recebe vários anúncios completos, cada um com um ângulo diferente, nos limites da rede e com a contagem à vista.',
  action: 'Escrever meu anúncio',
  tool: {
    heading: 'Escrever um anúncio',
    lead: 'Um nome e um benefício bastam para começar. Público, oferta e prova separam um texto razoável de um texto certeiro.',
  },
  steps: {
    heading: 'Como funciona',
    steps: [
      {
        title: 'Explique como a um colega',
        text: 'Diga o produto e o que ele faz por quem compra. Some uma oferta, um preço ou uma prova, se tiver.',
      },
      {
        title: 'Escolha rede, tom e idioma',
        text: 'Oito tons, de minimalista a urgente. A rede decide quais campos você recebe e de que tamanho.',
      },
      {
        title: 'Compare e copie',
        text: 'Cada cartão diz seu ângulo, marca o que aparece antes do corte e é copiado com um clique.',
      },
    ],
  },
  difference: {
    heading: 'O que o diferencia',
    points: [
      {
        title: 'Sem afirmações inventadas',
        text: 'Um número, preço, desconto ou prazo no resultado é um que você digitou. Sem oferta no briefing, o anúncio não oferece nada.',
      },
      {
        title: 'Ângulos diferentes, não a mesma frase cinco vezes',
        text: 'As variações partem de motivos de compra diferentes: o problema, o benefício, a prova, a oferta, o momento de uso.',
      },
      {
        title: 'Contado como a rede conta',
        text: 'TikTok e Google contam um caractere chinês como dois. A Meta corta o texto principal após 125 caracteres. O contador sabe as duas coisas.',
      },
      {
        title: 'Repetível',
        text: 'Cada rodada tem uma semente. O mesmo briefing com a mesma semente dá os mesmos textos de novo, e os testes ficam honestos.',
      },
    ],
  },
  facts: {
    heading: 'Campos e limites por rede',
    lead: 'Caracteres por campo. “Visível” é o que se lê antes de “mais” ou do corte.',
    columns: ['Rede', 'Campo', 'Visível', 'Máximo'],
    rows: [
      ['Feed da Meta', 'Texto principal', '125', '2.200'],
      ['Feed da Meta', 'Título', '27–40', '255'],
      ['Feed da Meta', 'Descrição', '27–30', '255'],
      ['Stories e Reels da Meta', 'Texto principal', '72', '2.200'],
      ['TikTok no feed', 'Texto do anúncio', '100 (50 em chinês, japonês, coreano)', '100'],
      ['Google Display', 'Título', '30', '30'],
      ['Google Display', 'Título longo', '90', '90'],
      ['Google Display', 'Descrição', '90', '90'],
      ['YouTube no feed', 'Título, 2 linhas', '40', '40'],
      ['LinkedIn', 'Texto introdutório', '150', '600'],
      ['LinkedIn', 'Título', '70', '200'],
      ['Amazon', 'Título', '50', '50'],
    ],
    note: 'As redes mudam seus limites. Os da Amazon variam por tipo de anúncio e país, e o Discord não publica nenhum: confira no gerenciador antes de contratar.',
  },
  questions: {
    heading: 'Perguntas sobre o gerador de textos',
    questions: [
      {
        question: 'O que ponho no briefing?',
        answer:
          'O nome do produto e de dois a quatro benefícios nas palavras de quem compra. Se houver oferta, preço ou prova (um teste, uma garantia, anos de mercado), inclua: a ferramenta usa sem exagerar.',
      },
      {
        question: 'Ele acrescenta estatísticas ou avaliações que não citei?',
        answer:
          'Não. Os textos são feitos do seu briefing. Números que não estão nele não aparecem, nem clientes ou notas.',
      },
      {
        question: 'Quanto custa uma rodada?',
        answer:
          'O preço está no botão antes de você apertar. Se ela falhar, ou se você cancelar na fila, os créditos voltam ao saldo.',
      },
      {
        question: 'Meu briefing vai para outra empresa?',
        answer:
          'Por padrão, não. O redator embutido roda no servidor que mostra esta página. Quem o administra pode conectar um modelo de linguagem externo; a política de privacidade precisa dizer isso.',
      },
      {
        question: 'Posso usar os textos comercialmente?',
        answer:
          'Pode. São seus, para suas campanhas ou as de um cliente. Você responde pelo que um anúncio promete, então leia antes de publicar.',
      },
    ],
  },
  callToAction: {
    heading: 'Cinco anúncios completos antes de o café esfriar',
    lead: 'Comece pelo próximo produto que você tem de anunciar.',
    label: 'Escrever meu anúncio',
  },
} satisfies WordsOf<typeof english>;
