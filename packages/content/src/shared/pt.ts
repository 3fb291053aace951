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
  legal: {
    updated: 'Última atualização: {date}',
    translation:
      'Este texto é uma tradução. Se houver diferenças entre as versões, prevalece a versão em inglês, salvo se a lei aplicável a você determinar o contrário.',
  },
} satisfies WordsOf<typeof english>;
