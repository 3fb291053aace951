import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/tracker.ts';

export default {
  signIn: {
    title: 'Siga marcas e buscas',
    text: 'Entre para ver o que é novo, o que mudou e o que saiu do ar, e receba tudo por e-mail.',
    action: 'Entrar',
  },
  example: {
    title: 'Exemplo: seguir {name}',
    text: 'Da biblioteca de anúncios, nos últimos 12 meses.',
  },
  form: {
    kind: 'O que você quer seguir',
    brand: 'Marca',
    domain: 'Site',
    keyword: 'Palavras-chave',
    placeholder: { brand: 'Nome da marca', keyword: 'tênis de corrida' },
    wrong: {
      brand: 'Digite o nome de uma marca.',
      domain: 'Digite um site, como example.com.',
      keyword: 'Digite pelo menos uma palavra.',
    },
    follow: 'Seguir',
  },
  following: 'Seguindo',
  empty: {
    title: 'Você ainda não segue nada',
    text: 'Digite acima uma marca, um site ou palavras-chave, ou siga uma busca na biblioteca de anúncios.',
  },
  period: 'Período',
  lastDays: '{count, plural, one {Último dia} other {Últimos # dias}}',
  openSearch: 'Abrir na biblioteca de anúncios',
  unfollow: 'Deixar de seguir',
  emails: 'Receber e-mail quando algo mudar',
  emailsHint: 'No máximo uma vez por dia. Todo e-mail tem um link para parar de receber.',
  failed: 'Não conseguimos carregar os dados.',
  retry: 'Tentar de novo',
  none: {
    title: 'Nenhum anúncio encontrado',
    text: 'A biblioteca ainda não tem anúncios sobre isso. Vamos continuar verificando.',
  },
  newestOnly: 'Com base nos anúncios mais recentes encontrados.',
  nothing: 'Nada neste período.',
  news: 'Novidades',
  tab: '{name} ({count, number})',
  stats: { running: 'No ar agora', started: 'Novos', changed: 'Alterados', stopped: 'Encerrados' },
  charts: {
    activity: 'Anúncios ativos por mês',
    started: 'Novos no mês',
    activityOf: '{month}: {running, number} ativos, {started, number} novos',
    formats: 'Formatos',
    durations: 'Tempo no ar',
    days: '{from, number}–{to, number} dias',
    daysFrom: '{from, number} dias ou mais',
  },
  emailsOff: 'Os e-mails sobre {name} foram desativados.',
  linkGone: 'Este link não funciona mais.',
} satisfies MessagesOf<typeof english>;
