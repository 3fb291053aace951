import type { LanguagePack } from '../../engine/pack.ts';

export const angles: LanguagePack['angles'] = {
  aida: 'Ganha a atenção com o benefício, desperta interesse com detalhes e fecha com uma ação (AIDA).',
  pas: 'Nomeia o problema, mostra o que custa e apresenta o produto como saída (PAS).',
  bab: 'Mostra o antes e o depois, com o produto como ponte (BAB).',
  fab: 'Vai da característica à vantagem e termina no que isso traz (FAB).',
  '4u': 'Útil, inconfundível, específico e oportuno: primeiro a afirmação, depois o que a sustenta (4U).',
  question: 'Abre com uma pergunta a que o público certo responde sim e dá a resposta.',
  proof: 'Deixa a prova falar primeiro, para que a promessa seja acreditada.',
  objection: 'Diz a dúvida em voz alta e responde com um fato.',
  offer: 'Coloca a oferta na frente e logo dá o motivo.',
  'how-to': 'Ensina algo útil; o produto faz parte da resposta.',
  story: 'Começa com uma cena conhecida e deixa o produto mudar o final.',
  contrast: 'Põe o de sempre diante do novo, para que a diferença apareça.',
  audience: 'Chama o público pelo nome, para que as pessoas certas parem.',
};

export const script: LanguagePack['script'] = {
  scenes: {
    hook: 'Gancho',
    problem: 'Problema',
    solution: 'Solução',
    detail: 'Detalhes',
    proof: 'Prova',
    action: 'Chamada para ação',
  },
  spoken: 'Fala',
  onScreen: 'Na tela',
  shot: 'Plano',
  shots: {
    hook: ['Rosto perto da câmera, olhar na lente.', 'Mãos em plena ação, sem introdução.'],
    problem: ['O jeito antigo, filmado um pouco perto demais.', 'Um pequeno contratempo visto de cima.'],
    solution: ['{brand} ocupa o quadro, a luz esquenta.', 'Por cima do ombro: {brand} em uso.'],
    detail: ['Closes no ritmo da voz.', 'Movimento lento sobre o detalhe citado.'],
    proof: ['Fundo liso, palavras grandes e paradas.', 'Um uso real em uma só tomada.'],
    action: ['{brand} no centro, espaço para o botão.', 'De volta ao rosto do começo, agora sorrindo.'],
  },
};

export const radio: LanguagePack['radio'] = {
  voice: 'VOZ',
  sound: 'SOM',
  sounds: [
    'Uma porta se abre, barulho de rua, depois silêncio.',
    'Um relógio bate e para.',
    'Cozinha de manhã: xícaras, uma colher, um rádio ao lado.',
    'Passos, uma pausa, um suspiro.',
    'Violão leve, depois sob a voz.',
    'Uma sala cheia silencia e fica uma voz.',
  ],
};

export const voice: LanguagePack['voice'] = {
  labels: {
    sound: 'Como {brand} fala',
    always: 'Sempre',
    never: 'Nunca',
    example: 'Por exemplo',
    words: 'Palavras próprias',
  },
  common: {
    always: [
      'O fato antes do adjetivo.',
      'Escrever para uma só pessoa.',
      'Ler cada linha em voz alta.',
      'Terminar com o próximo passo.',
      'Chamar o produto como as pessoas chamam.',
      'Deixar os números falarem.',
    ],
    never: [
      'Prometer o que não se cumpre.',
      'Usar superlativos sem prova.',
      'Copiar a concorrência.',
      'Escrever frases que precisem de releitura.',
      'Preencher por preencher.',
      'Entortar o nome do produto.',
    ],
  },
  tones: {
    friendly: {
      sound: ['Como um vizinho prestativo: claro, gentil e sem pressa de vender.'],
      always: ['Dizer mais “você” do que “nós”.', 'Usar frases curtas e palavras do dia a dia.'],
      never: ['Falar de cima.', 'Esconder-se atrás de jargão.'],
    },
    bold: {
      sound: ['Direto e seguro do que diz.'],
      always: ['Começar pelo ponto mais forte.', 'Sustentar cada afirmação.'],
      never: ['Suavizar com “talvez”.', 'Afirmar o que não se pode mostrar.'],
    },
    playful: {
      sound: ['Rápido, leve e um pouco atrevido, sempre do lado de quem lê.'],
      always: ['Surpreender na primeira linha.', 'Manter a piada curta.'],
      never: ['Explicar o trocadilho.', 'Brincar com preço ou segurança.'],
    },
    premium: {
      sound: ['Calmo, preciso e sem pressa.'],
      always: ['Nomear o detalhe.', 'Preferir a palavra exata à grande.'],
      never: ['Usar exclamações.', 'Escrever “luxo”.'],
    },
    expert: {
      sound: ['Conhecedor e simples: razões, não adjetivos.'],
      always: ['Dar o motivo na mesma frase.', 'Mostrar provas.'],
      never: ['Exagerar.', 'Misturar opinião e fatos.'],
    },
    urgent: {
      sound: ['Desperto e direto ao ponto.'],
      always: ['Começar com um verbo.', 'Indicar um só passo claro.'],
      never: ['Inventar escassez.', 'Ameaçar.'],
    },
    warm: {
      sound: ['Atento e sincero, com tempo para as pessoas.'],
      always: ['Começar pela pessoa, depois o produto.', 'Notar as pequenas coisas.'],
      never: ['Usar a culpa.', 'Soar como cartão de felicitações.'],
    },
    minimal: {
      sound: ['Enxuto. Uma ideia por linha.'],
      always: ['Parar cedo.', 'Preferir nomes e verbos.'],
      never: ['Usar dois adjetivos.', 'Repetir.'],
    },
  },
};

export const tags = [
  'Favorito',
  'Descoberta',
  'DiaADia',
  'BoaEscolha',
  'Novidade',
  'Achado',
  'Recomendado',
  'FaçaUmAgrado',
  'ListaDeDesejos',
  'PequenosPrazeres',
  'ValeAPena',
  'Essencial',
] as const;

export const paths = ['Conheça', 'Detalhes', 'Oferta', 'Saiba-Mais'] as const;
