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
    'Grátis, Básico, Pro e Empresa: quanto custa cada plano, quantos créditos dá por mês e o que se faz com eles. O que falha ou é cancelado não custa nada.',
  heading: 'Preços que você confere antes de apertar',
  paragraph:
    'Todo trabalho mostra primeiro o preço em créditos. Esse preço é a cobrança, não uma estimativa, e o que falha não custa nada.',
  plans: {
    heading: 'Planos',
    lead: 'Os créditos chegam todo mês. O produto inteiro está aberto em todos os planos; muda quanto você pode fazer.',
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
    lead: 'Escolha uma quantidade de créditos e veja para que dá. São os preços reais das ferramentas que funcionam hoje.',
    creditsLabel: 'Créditos',
    freeLabel: 'Sem créditos, quantos quiser',
    timesLabel: 'vezes',
    adText: {
      name: 'Uma rodada de textos',
      note: 'Até dez variações de anúncio, gancho, título, roteiro ou qualquer outro tipo.',
    },
    qrCode: {
      name: 'Um QR code',
      note: 'Com suas cores e seu logo, conferido por leitura.',
    },
  },
  difference: {
    heading: 'Como a cobrança se comporta',
    points: [
      {
        title: 'O que falha não custa',
        text: 'Os créditos são separados no início e só são cobrados se der certo. Se falhar ou você cancelar, voltam na hora e inteiros.',
      },
      {
        title: 'O preço mostrado é a cobrança',
        text: 'O preço no botão e o preço na sua conta vêm da mesma linha de código. Não podem diferir.',
      },
      {
        title: 'Olhar é grátis',
        text: 'Navegar, ver prévias, abrir resultados antigos, copiar e baixar de novo nunca gasta créditos.',
      },
      {
        title: 'Nada se renova escondido',
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
          'A unidade em que o trabalho é cobrado. Cada ferramenta tem um preço fixo em créditos inteiros, mostrado antes de começar. A calculadora acima os lista.',
      },
      {
        question: 'O que acontece quando um trabalho falha?',
        answer:
          'Você não paga nada. Os créditos separados voltam ao saldo no mesmo momento em que a falha é registrada, sem você pedir.',
      },
      {
        question: 'E se eu não gostar do resultado?',
        answer:
          'Um trabalho que deu certo cumpriu sua parte e é cobrado. Por isso é barato, traz várias opções de uma vez e mostra o preço antes.',
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
    lead: `${figure(plans.free.monthlyCredits)} créditos por mês, sem cartão, sem período de teste que acaba.`,
    label: 'Criar uma conta gratuita',
  },
} satisfies WordsOf<typeof english>;
