import type { LanguagePack } from '../../engine/pack.ts';

export const angles: LanguagePack['angles'] = {
  aida: 'Gana la atención con el beneficio, despierta interés con detalles y cierra con una acción (AIDA).',
  pas: 'Nombra el problema, muestra lo que cuesta y presenta el producto como salida (PAS).',
  bab: 'Muestra el antes y el después, con el producto como puente (BAB).',
  fab: 'Va de la característica a la ventaja y termina en lo que aporta (FAB).',
  '4u': 'Útil, inconfundible, concreto y oportuno: primero la afirmación, luego lo que la respalda (4U).',
  question: 'Abre con una pregunta que el público adecuado responde con un sí y da la respuesta.',
  proof: 'Deja que hable primero la prueba para que la promesa resulte creíble.',
  objection: 'Dice la duda en voz alta y la responde con un hecho.',
  offer: 'Pone la oferta delante y da enseguida el motivo.',
  'how-to': 'Enseña algo útil; el producto forma parte de la respuesta.',
  story: 'Empieza con una escena conocida y deja que el producto cambie el final.',
  contrast: 'Enfrenta lo habitual con lo nuevo para que se vea la diferencia.',
  audience: 'Llama al público por su nombre para que se detenga quien debe.',
};

export const script: LanguagePack['script'] = {
  scenes: {
    hook: 'Gancho',
    problem: 'Problema',
    solution: 'Solución',
    detail: 'Detalles',
    proof: 'Prueba',
    action: 'Llamada a la acción',
  },
  spoken: 'Voz',
  onScreen: 'En pantalla',
  shot: 'Plano',
  shots: {
    hook: ['Rostro cerca de la cámara, mirada al objetivo.', 'Manos en plena acción, sin presentación.'],
    problem: ['La manera de siempre, filmada un poco demasiado cerca.', 'Un pequeño contratiempo visto desde arriba.'],
    solution: ['{brand} llena el encuadre y la luz se vuelve cálida.', 'Por encima del hombro: {brand} en uso.'],
    detail: ['Primeros planos al ritmo de la voz.', 'Movimiento lento sobre el detalle nombrado.'],
    proof: ['Fondo liso, las palabras grandes y quietas.', 'Un uso real en una sola toma.'],
    action: ['{brand} en el centro, con espacio para el botón.', 'De vuelta al rostro del principio, ahora sonriente.'],
  },
};

export const radio: LanguagePack['radio'] = {
  voice: 'VOZ',
  sound: 'SONIDO',
  sounds: [
    'Se abre una puerta, ruido de calle, luego silencio.',
    'Un reloj hace tictac y se detiene.',
    'Cocina por la mañana: tazas, una cuchara, una radio al lado.',
    'Pasos, una pausa, un suspiro.',
    'Guitarra suave, después bajo la voz.',
    'Una sala llena se apaga hasta quedar una voz.',
  ],
};

export const voice: LanguagePack['voice'] = {
  labels: {
    sound: 'Así suena {brand}',
    always: 'Siempre',
    never: 'Nunca',
    example: 'Por ejemplo',
    words: 'Palabras propias',
  },
  common: {
    always: [
      'El hecho antes que el adjetivo.',
      'Escribir para una sola persona.',
      'Leer cada línea en voz alta.',
      'Terminar con el siguiente paso.',
      'Llamar al producto como lo llama la gente.',
      'Dejar que las cifras hablen.',
    ],
    never: [
      'Prometer lo que no se puede cumplir.',
      'Usar superlativos sin pruebas.',
      'Copiar frases de la competencia.',
      'Escribir frases que haya que leer dos veces.',
      'Rellenar por rellenar.',
      'Torcer el nombre del producto.',
    ],
  },
  tones: {
    friendly: {
      sound: ['Como un vecino amable: claro, cercano y sin prisa por vender.'],
      always: ['Decir más «tú» que «nosotros».', 'Usar frases cortas y palabras de cada día.'],
      never: ['Hablar desde arriba.', 'Esconderse tras tecnicismos.'],
    },
    bold: {
      sound: ['Directo y seguro de lo que dice.'],
      always: ['Empezar por lo más fuerte.', 'Respaldar cada afirmación.'],
      never: ['Suavizar con «quizá».', 'Afirmar lo que no se puede mostrar.'],
    },
    playful: {
      sound: ['Rápido, ligero y un poco pícaro, siempre del lado de quien lee.'],
      always: ['Sorprender en la primera línea.', 'Mantener la broma corta.'],
      never: ['Explicar el chiste.', 'Bromear con el precio o la seguridad.'],
    },
    premium: {
      sound: ['Sereno, preciso y sin prisa.'],
      always: ['Nombrar el detalle.', 'Preferir la palabra exacta a la grande.'],
      never: ['Usar exclamaciones.', 'Escribir «lujo».'],
    },
    expert: {
      sound: ['Entendido y llano: razones, no adjetivos.'],
      always: ['Dar el motivo en la misma frase.', 'Mostrar pruebas.'],
      never: ['Exagerar.', 'Mezclar opinión y hechos.'],
    },
    urgent: {
      sound: ['Despierto y al grano.'],
      always: ['Empezar con un verbo.', 'Dar un solo paso claro.'],
      never: ['Inventar escasez.', 'Amenazar.'],
    },
    warm: {
      sound: ['Atento y cercano, con tiempo para la persona.'],
      always: ['Empezar por la persona y luego el producto.', 'Fijarse en lo pequeño.'],
      never: ['Jugar con la culpa.', 'Sonar a tarjeta de felicitación.'],
    },
    minimal: {
      sound: ['Escueto. Una idea por línea.'],
      always: ['Terminar pronto.', 'Preferir nombres y verbos.'],
      never: ['Usar dos adjetivos.', 'Repetir.'],
    },
  },
};

export const tags = [
  'Favorito',
  'Descubrimiento',
  'DíaADía',
  'BuenaElección',
  'Novedad',
  'Hallazgo',
  'Recomendado',
  'DateUnCapricho',
  'ListaDeDeseos',
  'PequeñosPlaceres',
  'MerecelaPena',
  'Esencial',
] as const;

export const paths = ['Descubrir', 'Detalles', 'Oferta', 'Saber-Más'] as const;
