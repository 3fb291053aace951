import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Primeiros passos',
  title: `Comece em três passos curtos | ${brand.name}`,
  description:
    'De uma conta nova ao primeiro texto de anúncio em poucos minutos: o que preparar, o que preencher e onde achar os resultados depois.',
  heading: 'Seu primeiro texto de anúncio em poucos minutos',
  paragraph:
    'Crie uma conta gratuita com seu e-mail, abra o gerador de textos e descreva um produto: nome, dois ou três benefícios e uma oferta, se houver. Escolha a plataforma, clique no botão e compare os resultados. Tudo o que você cria fica no seu painel, ao lado do gerador de QR codes e dos seus créditos.',
} satisfies PageWords;
