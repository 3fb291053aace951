import { brand } from '@adwright/contract/brand.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

export default {
  name: 'Gerador de textos de anúncio',
  title: `Gerador de textos com limites | ${brand.name}`,
  description:
    'Texto principal, título e descrição para Meta, TikTok, Google, YouTube, LinkedIn e Amazon, contados por cada limite e só com os seus fatos.',
  heading: 'Textos na medida certa, com os seus dados',
  paragraph:
    'Conte o que você vende e onde o anúncio vai rodar. Você recebe vários anúncios completos, cada um com seu ângulo e dentro dos limites da plataforma.',
  action: 'Escrever meu anúncio',
  tool: {
    heading: 'Escrever um anúncio',
    lead: 'Um nome e um benefício bastam para começar. Adicione público, oferta ou prova para deixar um bom texto excelente.',
  },
  steps: {
    heading: 'Como funciona',
    steps: [
      {
        title: 'Descreva seu produto',
        text: 'Diga qual é o produto e o que ele faz por quem compra. Adicione uma oferta, um preço ou uma prova, se tiver.',
      },
      {
        title: 'Escolha plataforma, tom e idioma',
        text: 'Oito tons, de minimalista a urgente. A plataforma decide quais campos você recebe e o tamanho deles.',
      },
      {
        title: 'Compare e copie',
        text: 'Cada cartão mostra seu ângulo, marca o que aparece antes de “Ver mais” e é copiado com um clique.',
      },
    ],
  },
  difference: {
    heading: 'O que o diferencia',
    points: [
      {
        title: 'Sem afirmações inventadas',
        text: 'Todo número, preço, desconto ou prazo no resultado foi você quem digitou. Sem oferta no briefing, o anúncio não oferece nada.',
      },
      {
        title: 'Ângulos diferentes, não a mesma frase cinco vezes',
        text: 'As variantes partem de motivos de compra diferentes: o problema, o benefício, a prova, a oferta, o momento de uso.',
      },
      {
        title: 'Contado como a plataforma conta',
        text: 'TikTok e Google contam um caractere chinês como dois. A Meta corta o texto principal após 125 caracteres. O contador leva isso em conta.',
      },
      {
        title: 'Repetível',
        text: 'Cada execução tem uma seed. O mesmo briefing com a mesma seed gera os mesmos textos de novo, para você comparar de forma justa.',
      },
    ],
  },
  facts: {
    heading: 'Campos e limites por plataforma',
    lead: 'Caracteres por campo. “Visível” é o que se lê antes de “Ver mais”.',
    columns: ['Plataforma', 'Campo', 'Visível', 'Máximo'],
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
    note: 'As plataformas mudam seus limites. Os da Amazon variam por tipo de anúncio e país, e o Discord não publica nenhum: confira no gerenciador de anúncios antes de publicar.',
  },
  questions: {
    heading: 'Perguntas sobre o gerador de textos',
    questions: [
      {
        question: 'O que coloco no briefing?',
        answer:
          'O nome do produto e de dois a quatro benefícios nas palavras de quem compra. Se houver oferta, preço ou prova (um teste, uma garantia, anos de mercado), inclua: a ferramenta usa sem exagerar.',
      },
      {
        question: 'Ele acrescenta estatísticas ou avaliações que não citei?',
        answer:
          'Não. Os textos são feitos do seu briefing. Números que não estão nele não aparecem, nem clientes ou notas.',
      },
      {
        question: 'Quanto custa uma execução?',
        answer:
          'O preço está no botão antes de você clicar. Se a execução falhar, ou se você cancelar enquanto ela espera, os créditos são reembolsados.',
      },
      {
        question: 'Meu briefing é enviado a outra empresa?',
        answer:
          'Por padrão, não. O redator integrado roda no servidor que mostra esta página. O administrador desse servidor pode conectar um modelo de linguagem externo; a política de privacidade precisa dizer isso.',
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
    lead: 'Comece pelo próximo produto que você precisa anunciar.',
    label: 'Escrever meu anúncio',
  },
} satisfies WordsOf<typeof english>;
