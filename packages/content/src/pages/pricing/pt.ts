import { brand } from '@adwright/contract/brand.ts';
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
    'Quanto custam Grátis, Básico e Pro, quantos créditos você recebe por mês e o que pode criar. Execuções com falha são reembolsadas automaticamente.',
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
        'Tudo do Grátis',
        `${dollars(plans.basic.annualPrice)} no pagamento anual, em vez de ${dollars(plans.basic.monthlyPrice * 12)}`,
      ],
    },
    pro: {
      name: 'Pro',
      audience: 'Para agências e equipes com várias marcas',
      points: [
        `${figure(plans.pro.monthlyCredits)} créditos por mês`,
        'Tudo do Básico',
        `${dollars(plans.pro.annualPrice)} no pagamento anual, em vez de ${dollars(plans.pro.monthlyPrice * 12)}`,
      ],
    },
    business: {
      name: 'Empresa',
      audience: 'Para empresas que anunciam todos os dias',
      points: [
        `${figure(plans.business.monthlyCredits)} créditos por mês`,
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
    freeLabel: 'Sem créditos, quantos quiser',
    timesLabel: 'vezes',
    adText: {
      name: 'Uma execução de textos',
      note: 'Até dez variantes de anúncio, gancho, título, roteiro ou qualquer outro tipo.',
    },
    qrCode: {
      name: 'Um QR code',
      note: 'Com suas cores e seu logo, testado antes de chegar a você.',
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
        question: 'Como compro um plano e como cancelo?',
        answer:
          'Escolha um plano acima e pague com cartão. Cancele com um clique em “Créditos e cobrança”: o plano vai até o fim do período pago e os créditos continuam seus. Um reembolso volta para o seu cartão e retira os créditos não usados.',
      },
      {
        question: 'O que é um crédito?',
        answer:
          'A unidade de preço das execuções. Cada ferramenta tem um preço fixo em créditos inteiros, mostrado antes de começar. A calculadora acima mostra todos.',
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
        answer:
          'O botão avisa e nada começa. Seus resultados continuam abertos, e as ferramentas sem preço, como QR codes, seguem funcionando.',
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
