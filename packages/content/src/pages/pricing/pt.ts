import { brand } from '@adwright/contract/brand.ts';
import { offers } from '@adwright/contract/pay/offers.ts';
import { plans } from '@adwright/contract/pay/plans.ts';
import { dollarsIn, figureIn } from '../../figures.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

const dollars = dollarsIn('pt');
const figure = figureIn('pt');

export default {
  name: 'Preços',
  title: `Preços: planos e créditos sem rodeios | ${brand.name}`,
  description:
    'Quanto custam Grátis, Básico, Pro e Empresa, quantos créditos você recebe e o que pode criar. Execuções com falha são reembolsadas automaticamente.',
  heading: 'Saiba o preço antes de clicar',
  paragraph:
    'Cada execução mostra primeiro o preço em créditos. O preço que você vê é o que você paga, e execuções com falha são reembolsadas automaticamente.',
  plans: {
    heading: 'Planos',
    lead: 'Você recebe novos créditos todo mês. Todos os planos incluem todas as ferramentas; muda quanto você pode criar.',
    free: {
      name: 'Grátis',
      audience: 'Para testar em uma campanha de verdade',
      points: [
        `${figure(plans.free.monthlyCredits)} créditos por mês`,
        `${figure(plans.free.storageGigabytes)} GB de armazenamento`,
        'Os dez geradores de texto',
        'QR codes sem gastar créditos',
        'Sem cartão',
      ],
    },
    basic: {
      name: 'Básico',
      audience: 'Para uma marca que anuncia o ano todo',
      points: [
        `${figure(plans.basic.monthlyCredits)} créditos por mês`,
        `${figure(plans.basic.storageGigabytes)} GB de armazenamento`,
        'Tudo do Grátis',
        `${dollars(plans.basic.annualPrice)} no pagamento anual, em vez de ${dollars(plans.basic.monthlyPrice * 12)}`,
      ],
    },
    pro: {
      name: 'Pro',
      audience: 'Para agências e equipes com várias marcas',
      points: [
        `${figure(plans.pro.monthlyCredits)} créditos por mês`,
        `${figure(plans.pro.storageGigabytes)} GB de armazenamento`,
        'Tudo do Básico',
        `${dollars(plans.pro.annualPrice)} no pagamento anual, em vez de ${dollars(plans.pro.monthlyPrice * 12)}`,
      ],
    },
    business: {
      name: 'Empresa',
      audience: 'Para empresas que anunciam todos os dias',
      points: [
        `${figure(plans.business.monthlyCredits)} créditos por mês`,
        `${figure(plans.business.storageGigabytes)} GB de armazenamento`,
        'Tudo do Pro',
        `${dollars(plans.business.annualPrice)} no pagamento anual, em vez de ${dollars(plans.business.monthlyPrice * 12)}`,
      ],
    },
    action: 'Começar grátis',
  },
  labels: {
    monthly: 'Mensal',
    annual: 'Anual',
    perMonth: 'por mês',
    perYear: 'por ano',
    creditsPerMonth: 'créditos por mês',
    free: 'Grátis',
  },
  calculator: {
    heading: 'O que seus créditos rendem',
    lead: 'Escolha uma quantidade de créditos e veja até onde ela vai. São os preços reais das ferramentas de hoje.',
    creditsLabel: 'Créditos',
    priceLabel: 'Preço em créditos:',
    tools: {
      'video-ad': { name: 'Anúncios em vídeo', note: 'Um vídeo de até 15 segundos, em um formato.' },
      'product-to-video': { name: 'Produto em vídeo', note: 'Um clipe de até 8 segundos, em um formato.' },
      'avatar-video': { name: 'Vídeo com avatar', note: 'Um vídeo com até 250 caracteres de texto.' },
      'talking-photo': { name: 'Foto falante', note: 'Um vídeo com até 250 caracteres de texto.' },
      'lip-sync': { name: 'Sincronia labial', note: 'Um vídeo com até 250 caracteres de texto.' },
      'video-translation': {
        name: 'Tradução de vídeo',
        note: '15 segundos de vídeo em um idioma. A transcrição é grátis.',
      },
      'image-ad': { name: 'Anúncios de imagem', note: '12 variantes. Exportar em mais tamanhos é grátis.' },
      'image-ad-clone': {
        name: 'Clonador de anúncios',
        note: 'Uma versão de um anúncio de referência. Analisar o layout é grátis.',
      },
      'product-image': { name: 'Imagens de produto', note: 'Um fundo, em todos os tamanhos que você escolher.' },
      'background-removal': { name: 'Removedor de fundo', note: 'Uma imagem. Retocar e exportar de novo é grátis.' },
      'image-resizer': {
        name: 'Redimensionar imagens',
        note: 'Uma imagem em todos os tamanhos que você escolher. Cada tamanho gerado além das bordas custa 1 crédito a mais.',
      },
      'gif-banner': { name: 'Banners GIF', note: 'Um design animado em até 8 tamanhos.' },
      banner: { name: 'Banners e capas', note: 'Um design em todos os tamanhos que você escolher.' },
      poster: { name: 'Pôsteres', note: 'Um design pronto para impressão em todos os tamanhos que você escolher.' },
      'display-ad': { name: 'Anúncios display', note: 'Um anúncio HTML5 em todos os tamanhos que você escolher.' },
      'ad-copy': {
        name: 'Texto de anúncio',
        note: 'Até dez variantes de anúncio, gancho, título, roteiro ou qualquer outro tipo.',
      },
      'ppc-preview': { name: 'Prévia de anúncio de pesquisa', note: 'Prévia ao vivo e exportação para o Google Ads.' },
      'id-photo': { name: 'Fotos de documento', note: 'Uma foto com folhas para imprimir. Ajustar é grátis.' },
      'qr-code': { name: 'QR codes', note: 'Com suas cores e seu logo, testado antes de chegar a você.' },
    },
  },
  difference: {
    heading: 'Como funciona a cobrança',
    points: [
      {
        title: 'Execuções com falha são reembolsadas automaticamente',
        text: 'Os créditos são reservados no início e só são cobrados se der certo. Se a execução falhar ou você cancelar, todos voltam na hora.',
      },
      {
        title: 'O preço que você vê é o que você paga',
        text: 'O preço no botão é exatamente o que sai da sua conta.',
      },
      {
        title: 'As prévias são grátis',
        text: 'Navegar, ver prévias, abrir resultados antigos, copiar e baixar de novo nunca gasta créditos.',
      },
      {
        title: 'Sem renovações surpresa',
        text: 'Avisamos por e-mail antes de cada renovação, você cancela com um clique e todo pagamento tem fatura. O plano Grátis não guarda nenhum cartão.',
      },
    ],
  },
  questions: {
    heading: 'Perguntas sobre preços',
    questions: [
      {
        question: 'Como pago um plano?',
        answer:
          'Escolha um plano acima e pague com cartão, por mês ou por ano. No pagamento anual, os créditos também chegam todo mês. Se os pagamentos aqui estiverem em modo de teste, a página de pagamento avisa e nada é cobrado.',
      },
      {
        question: 'Como cancelo?',
        answer:
          'Quando quiser, com um clique em “Créditos e cobrança”. O plano vai até o fim do período pago e os créditos continuam seus.',
      },
      {
        question: 'Os créditos expiram?',
        answer:
          'Não. Os créditos não usados ficam na sua conta, mesmo depois de cancelar. O plano Grátis adiciona os dele em cada mês em que você o usa.',
      },
      {
        question: 'O que acontece com os créditos de um pagamento reembolsado?',
        answer:
          'O dinheiro volta para o seu cartão e os créditos desse pagamento saem do seu saldo. Os que você já usou não são cobrados: o saldo nunca fica abaixo de zero.',
      },
      {
        question: 'Onde encontro minhas faturas?',
        answer:
          'Em “Créditos e cobrança”. Cada pagamento tem uma fatura para baixar em PDF, e enviamos um recibo por e-mail.',
      },
      {
        question: 'O que é um crédito?',
        answer:
          'A unidade de preço das execuções. Cada execução mostra o preço em créditos inteiros antes de começar. A calculadora acima lista todas as ferramentas.',
      },
      {
        question: 'O que acontece quando uma execução falha?',
        answer: 'Você não paga nada. Os créditos são reembolsados automaticamente assim que uma execução falha.',
      },
      {
        question: 'E se eu não gostar do resultado?',
        answer:
          'Uma execução que deu certo é cobrada. Por isso ela é barata, traz várias opções de uma vez e mostra o preço antes.',
      },
      {
        question: 'E se meus créditos acabarem?',
        answer: `O botão avisa e nada começa. Em qualquer plano, você pode comprar mais ${figure(offers.credits_500.credits)} créditos por ${dollars(offers.credits_500.cents / 100)}. Seus resultados continuam abertos, e as ferramentas sem preço, como QR codes, seguem funcionando.`,
      },
      {
        question: 'Sai mais barato hospedar por conta própria?',
        answer: `Pode sair. O ${brand.name} é código aberto sob a AGPL: no seu servidor, você decide o que um plano permite e paga o servidor.`,
      },
    ],
  },
  callToAction: {
    heading: 'Veja o que os créditos gratuitos rendem',
    lead: `${figure(plans.free.monthlyCredits)} créditos por mês, sem cartão, sem limite de tempo.`,
    label: 'Criar uma conta gratuita',
  },
} satisfies WordsOf<typeof english>;
