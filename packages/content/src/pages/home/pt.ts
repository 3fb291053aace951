import { brand } from '@adwright/contract/brand.ts';
import { plans } from '@adwright/contract/pay/plans.ts';
import { figureIn } from '../../figures.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

const figure = figureIn('pt');

export default {
  name: 'Início',
  title: `${brand.name}: o estúdio de anúncios aberto`,
  description:
    'Crie anúncios com imagem, banners e imagens de produto, escreva textos para cada plataforma e faça QR codes que funcionam. Código aberto.',
  heading: 'Anúncios para cada plataforma, com os dados do seu produto.',
  paragraph:
    'Descreva o produto uma vez. Receba anúncios com imagem em todos os tamanhos, além de textos, títulos e ganchos nos limites de Meta, TikTok, Google, YouTube, LinkedIn e Amazon. Nunca incluímos afirmações que você não fez.',
  actions: {
    write: 'Escrever um anúncio',
    image: 'Criar anúncios com imagem',
  },
  tool: {
    heading: 'Comece por um produto',
    lead: 'Bastam um nome e dois ou três benefícios. Cada resultado mostra o tamanho ao lado do limite da plataforma escolhida.',
  },
  steps: {
    heading: 'Da página em branco ao texto pronto',
    steps: [
      {
        title: 'Diga o que você vende',
        text: 'Produto, benefícios, público, oferta, preço, prova. Deixe de fora o que não tiver.',
      },
      {
        title: 'Escolha a plataforma e o tom',
        text: 'Onde o anúncio vai rodar e como deve soar. Os limites da plataforma valem desde a primeira palavra.',
      },
      {
        title: 'Fique com o que combina',
        text: 'Compare as variantes, veja quanto aparece antes de “Ver mais”, copie o texto e cole no seu gerenciador de anúncios.',
      },
    ],
  },
  difference: {
    heading: 'O que você vai notar',
    points: [
      {
        title: 'Ele não inventa nada',
        text: 'Descontos, preços, estrelas e números só aparecem se estiverem no briefing. Nada a retirar depois que a campanha começou.',
      },
      {
        title: 'Execuções com falha são reembolsadas automaticamente',
        text: 'Você vê o preço antes de clicar e paga exatamente isso. Se uma execução falhar ou você cancelar, os créditos voltam para você.',
      },
      {
        title: 'Escrito na medida',
        text: 'Os textos são contados como a plataforma conta e escritos na medida: nenhum título termina em reticências por acidente.',
      },
      {
        title: 'Também no seu servidor',
        text: `O ${brand.name} é código aberto sob a AGPL. As ferramentas funcionam sem serviço externo e sem chave de API.`,
      },
    ],
  },
  facts: {
    heading: 'Limites de caracteres por plataforma',
    lead: 'Caracteres por campo, como as plataformas publicam. “Visível” é o que se lê antes de “Ver mais”.',
    columns: ['Plataforma', 'Campo', 'Visível', 'Máximo'],
    rows: [
      ['Feed da Meta', 'Texto principal', '125', '2.200'],
      ['Feed da Meta', 'Título', '27–40', '255'],
      ['TikTok no feed', 'Texto do anúncio', '100', '100'],
      ['Busca do Google', 'Título (3 a 15)', '30', '30'],
      ['Busca do Google', 'Descrição (2 a 4)', '90', '90'],
      ['YouTube no feed', 'Título (2 linhas)', '40', '40'],
      ['LinkedIn', 'Texto introdutório', '150', '600'],
      ['LinkedIn', 'Título', '70', '200'],
    ],
    note: 'O TikTok conta em dobro os caracteres chineses, japoneses e coreanos: 50 deles enchem o campo.',
  },
  catalogue: {
    heading: 'Tudo em um só lugar',
    lead: 'As ferramentas de texto, imagem e anúncios em vídeo já funcionam. As páginas de apresentadores e de pesquisa de anúncios dizem o que cada ferramenta fará e o que dá para preparar.',
  },
  questions: {
    heading: 'Perguntas',
    questions: [
      {
        question: 'O que posso fazer aqui hoje?',
        answer:
          'Criar anúncios com imagem, banners, banners GIF, pôsteres, anúncios de display, imagens de produto e fotos para documentos. Remover fundos, redimensionar imagens e clonar o layout de um anúncio. Escrever dez tipos de texto e criar códigos QR. Gerar anúncios em vídeo com locução, música e legendas. Os vídeos com apresentador e a biblioteca de anúncios ainda não estão no produto.',
      },
      {
        question: 'Preciso de uma conta?',
        answer:
          'Sim, gratuita. Pede um e-mail e uma senha, sem cartão. Seus trabalhos, resultados e créditos pertencem a essa conta.',
      },
      {
        question: 'Quanto custa?',
        answer: `O plano gratuito tem ${figure(plans.free.monthlyCredits)} créditos por mês. QR codes são grátis em todos os planos. A página de preços mostra quanto custa cada execução.`,
      },
      {
        question: 'De quem é o que eu crio?',
        answer: 'Seu. Use em qualquer campanha, sua ou de um cliente. Sem marca d’água e sem crédito obrigatório.',
      },
      {
        question: 'Posso rodar no meu servidor?',
        answer:
          'Sim. O produto inteiro é código aberto sob a AGPL, inicia com um comando e guarda banco de dados e arquivos em uma pasta. Para instalações maiores, funciona com PostgreSQL.',
      },
    ],
  },
  callToAction: {
    heading: 'Seu próximo anúncio está a poucas linhas',
    lead: `Conta gratuita, ${figure(plans.free.monthlyCredits)} créditos por mês, sem cartão.`,
    label: 'Criar uma conta gratuita',
  },
} satisfies WordsOf<typeof english>;
