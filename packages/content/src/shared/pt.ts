import type { WordsOf } from '../words-of.ts';
import type english from './en.ts';

export default {
  groups: {
    product: 'Produto',
    text: 'Textos de anúncio',
    image: 'Anúncios de imagem',
    video: 'Anúncios em vídeo',
    library: 'Pesquisa de anúncios',
    networks: 'Por plataforma',
    company: 'Informações legais',
  },
  relatedHeading: 'Ferramentas relacionadas',
  openTool: 'Experimentar agora',
  writeAdText: 'Escrever um texto agora',
  tool: {
    heading: 'Teste com o seu produto',
    lead: 'Preencha o que souber. Números, preços e ofertas nos resultados vêm do seu briefing e de nenhum outro lugar.',
  },
  englishOnly: 'Este texto existe apenas em inglês. A versão em inglês é a que vale.',
} satisfies WordsOf<typeof english>;
