import type { Theme } from '../../engine/pack.ts';

/** What a brief can be about. Nothing here states a fact about the product. */
export const themes: readonly Theme[] = [
  {
    match: /\bcafés?\b|\bchás?\b|chocolate|molho|biscoito|receita|comida|sabor|azeite|queijo|\bmel\b/i,
    moves: {
      headline: ['Não vai sobrar', 'A primeira mordida decide', 'Repetir está liberado'],
      slogan: ['{brand}. Só mais um.'],
      question: ['Quando foi que você saboreou algo de verdade?'],
      problem: ['O que é rápido costuma ter gosto de pressa.'],
      after: ['Dividir é opcional.'],
    },
  },
  {
    match: /\bpeles?\b|creme|sérum|xampu|cabelo|maquiagem|perfume|cosmétic/i,
    moves: {
      headline: ['Seu espelho vai notar', 'Uma rotina que fica', 'Menos potes, mais brilho'],
      slogan: ['{brand}. Você, num dia bom.'],
      question: ['O que o espelho diz de manhã?'],
      problem: ['A prateleira está cheia, e nada serve direito.'],
      after: ['Uma rotina que você mantém de verdade.'],
    },
  },
  {
    match: /\bsono\b|dormir|colchão|travesseiro|insônia|edredom/i,
    moves: {
      headline: ['Boa noite, mas de verdade', 'O despertador pode tocar', 'Noites melhores, dias melhores'],
      slogan: ['{brand}. Boa noite, de verdade.'],
      question: ['Dormiu bem?'],
      problem: ['Vai para a cama com sono e levanta com sono.'],
      after: ['Levantar, e com vontade.'],
    },
  },
  {
    match: /fatura|contabil|burocra|papelada|economiza.{0,12}(?:horas|tempo)|automátic|imposto|autônomos/i,
    moves: {
      headline: ['Pegue suas noites de volta', 'Termine mais cedo, para variar', 'Menos papelada, mais vida'],
      slogan: ['{brand}. Mais dia no seu dia.'],
      question: ['Para onde foi a semana?'],
      problem: ['A lista cresce mais rápido do que você risca.'],
      after: ['Noites que voltam a ser suas.'],
    },
  },
  {
    match: /viaj|viagem|mala\b|mochila|trilh|bagagem|portátil|camping|avião|estrada/i,
    moves: {
      headline: ['A primeira coisa a ir para a bolsa', 'Com você, onde quer que vá', 'Chave, celular e isto'],
      slogan: ['{brand}. Sempre com você.'],
      question: ['O que você sempre esquece?'],
      problem: ['No caminho, sempre falta justo aquilo.'],
      after: ['Na bolsa, e pronto.'],
    },
  },
  {
    match: /limp|poeira|manchas?\b|lava-louças|roupa suja|faxina/i,
    moves: {
      headline: ['Limpo, sem perder o domingo', 'As visitas podem chegar', 'Passou, sentou, acabou'],
      slogan: ['{brand}. Casa, só que melhor.'],
      question: ['Você não tinha acabado de limpar?'],
      problem: ['O serviço de casa não tem linha de chegada.'],
      after: ['Pode sentar. Está feito.'],
    },
  },
  {
    match: /vestido|jaqueta|calça|sapato|meias?\b|suéter|camisa|\bcouro\b|\bmoda\b|\blinho\b|merino|bolsa\b/i,
    moves: {
      headline: ['A peça que você sempre escolhe', 'Elogios não inclusos', 'Vestiu, esqueceu'],
      slogan: ['{brand}. Cai bem.'],
      question: ['O que vestir quando tem que dar certo?'],
      problem: ['Bonito de ver, ruim de usar. Sabe como é.'],
      after: ['No armário fica pouco tempo.'],
    },
  },
  {
    match: /equipe|projeto|\bclientes\b|empresa|software|\bcrm\b|reuni|lojas|varejo/i,
    moves: {
      headline: ['Menos reunião, mais resultado', 'A segunda pode vir', 'Todo mundo sabe o próximo passo'],
      slogan: ['{brand}. E o trabalho anda.'],
      question: ['Quantas abas abertas agora?'],
      problem: ['O trabalho sobre o trabalho come o dia.'],
      after: ['Todo mundo sabe o próximo passo.'],
    },
  },
  {
    match: /crianç|bebê|\bpais\b|mães|família|filhos/i,
    moves: {
      headline: ['Para a vida real em família', 'Um pouco de calma antes de dormir', 'À prova de manhãs corridas'],
      slogan: ['{brand}. Família, mais leve.'],
      question: ['Quem negocia na sua casa antes do café?'],
      problem: ['Todo mundo quer alguma coisa, e já.'],
      after: ['Um pouco mais de calma em casa.'],
    },
  },
  {
    match: /cachorr|\bcão\b|cães|gat[oa]s?\b|\bpets?\b|filhote/i,
    moves: {
      headline: [
        'Para quem manda de verdade na casa',
        'Abanar o rabo também é avaliação',
        'O melhor para o rei do sofá',
      ],
      slogan: ['{brand}. Porque são família.'],
      question: ['Quem manda de verdade na sua casa?'],
      problem: ['Eles não podem dizer do que precisam. Você sabe.'],
      after: ['Você vai ver nos olhos dele.'],
    },
  },
  {
    match: /esport|corrida|corredor|fitness|yoga|treino|bicicleta|academia/i,
    moves: {
      headline: ['Para os dias em que você vai mesmo assim', 'As desculpas estão de folga', 'Mais uma volta'],
      slogan: ['{brand}. Mais uma volta.'],
      question: ['O que faz você sair de casa?'],
      problem: ['O mais difícil é passar da porta.'],
      after: ['Você vai querer de novo.'],
    },
  },
  {
    match: /fones?\b|caixa de som|música|podcast|\bsom\b/i,
    moves: {
      headline: ['Ouça a música inteira', 'Abaixe o volume do mundo', 'Só mais uma e eu paro'],
      slogan: ['{brand}. Dê o play.'],
      question: ['Quando você ouviu uma música inteira?'],
      problem: ['O mundo faz barulho. Sua playlist tem que gritar.'],
      after: ['Uma música vira cinco.'],
    },
  },
  {
    match: /lumin|lâmpada|\bluz\b|luzes|\bvelas?\b|abajur/i,
    moves: {
      headline: ['As noites ficam melhores assim', 'A luz do teto pode descansar', 'Sua casa em outra luz'],
      slogan: ['{brand}. Na luz certa.'],
      question: ['Como fica a sua casa quando anoitece?'],
      problem: ['Ninguém relaxa debaixo da luz do teto.'],
      after: ['A noite ganha outro clima.'],
    },
  },
  {
    match: /\bshow\b|festival|ingresso|congresso|oficina|espetáculo|palcos?/i,
    moves: {
      headline: ['Estar lá, não nos comentários', 'A segunda vai ter inveja', 'Ainda cabe na sua agenda'],
      slogan: ['{brand}. Tem que estar lá.'],
      question: ['Já tem planos?'],
      problem: ['As melhores noites nunca acontecem no sofá.'],
      after: ['Você ainda vai falar disso na segunda.'],
    },
  },
  {
    match: /bateria|carregador|\busb\b|celular|telefone|sem fio|\besim\b|dados em|câmera/i,
    moves: {
      headline: ['Tecnologia que não atrapalha', 'Dois por cento? Sem drama.', 'Funciona quando precisa'],
      slogan: ['{brand}. Quando precisa.'],
      question: ['Dois por cento. E agora?'],
      problem: ['Acaba sempre na hora em que você precisa.'],
      after: ['Uma preocupação a menos no bolso.'],
    },
  },
];
