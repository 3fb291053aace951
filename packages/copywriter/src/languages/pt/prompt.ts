import type { PromptPack } from '../../prompt/prompt-pack.ts';

export const prompt: PromptPack = {
  scenes: [
    {
      setting: [
        'sobre um fundo liso de uma só cor marcante',
        'sobre um pedestal simples com muito espaço em volta',
        'sobre papel texturizado com sombra suave',
        'em um lugar real e organizado do dia a dia',
      ],
      light: [
        'luz ampla e suave vinda do alto à esquerda',
        'luz natural de janela, suave e lateral',
        'luz de estúdio nítida com uma só sombra',
      ],
      mood: ['confiante e acolhedor', 'limpo e otimista', 'caloroso e confiável'],
    },
  ],
  composition: {
    image: [
      'motivo um pouco fora do centro, um terço livre para o texto',
      'de perto, na altura dos olhos, pouca profundidade de campo, espaço para um título',
      'visto de cima, disposição livre, um vão para o texto',
    ],
    video: [
      'abrir em um detalhe próximo, recuar devagar até o conjunto e terminar com espaço para a chamada',
      'três planos curtos: a necessidade, o produto em uso, o resultado',
      'uma só tomada contínua, aproximação lenta, final calmo',
    ],
  },
  avoid: {
    image: 'texto ou logotipos na imagem, mãos ou bordas deformadas, bagunça, cores saturadas demais',
    video: 'texto gravado na imagem, cintilação, objetos que se deformam, zooms rápidos, câmera tremida',
  },
  sentence: {
    image:
      '{subject}, {setting}. Luz: {light}. Composição: {composition}. Clima: {mood}. Fotográfico, materiais e cores reais. Evitar: {avoid}.',
    video:
      '{subject}, {setting}. Luz: {light}. Câmera: {composition}. Clima: {mood}. Movimento natural, materiais e cores reais. Evitar: {avoid}.',
  },
};
