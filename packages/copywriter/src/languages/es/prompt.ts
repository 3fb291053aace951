import type { PromptPack } from '../../prompt/prompt-pack.ts';

export const prompt: PromptPack = {
  scenes: [
    {
      setting: [
        'sobre un fondo liso de un solo color decidido',
        'sobre un pedestal sencillo con mucho espacio alrededor',
        'sobre papel con textura y una sombra suave',
        'en un lugar real y ordenado de la vida diaria',
      ],
      light: [
        'luz grande y suave desde arriba a la izquierda',
        'luz natural de ventana, suave y lateral',
        'luz de estudio nítida con una sola sombra',
      ],
      mood: ['seguro y acogedor', 'limpio y optimista', 'cálido y de confianza'],
    },
  ],
  composition: {
    image: [
      'motivo algo fuera del centro, un tercio libre para el texto',
      'cerca, a la altura de los ojos, poca profundidad de campo, espacio para un titular',
      'desde arriba, en orden libre, con un hueco para el texto',
    ],
    video: [
      'empezar en un detalle cercano, alejarse despacio hasta ver el conjunto y terminar con espacio para la llamada a la acción',
      'tres planos breves: la necesidad, el producto en uso, el resultado',
      'una sola toma continua, acercamiento lento, final tranquilo',
    ],
  },
  avoid: {
    image: 'texto o logotipos en la imagen, manos o bordes deformes, desorden, colores saturados en exceso',
    video: 'texto incrustado, parpadeos, objetos que se deforman, zooms rápidos, cámara temblorosa',
  },
  sentence: {
    image:
      '{subject}, {setting}. Luz: {light}. Composición: {composition}. Ambiente: {mood}. Fotográfico, materiales y colores reales. Evitar: {avoid}.',
    video:
      '{subject}, {setting}. Luz: {light}. Cámara: {composition}. Ambiente: {mood}. Movimiento natural, materiales y colores reales. Evitar: {avoid}.',
  },
};
