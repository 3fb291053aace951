import type { Theme } from '../../engine/pack.ts';

/** What a brief can be about. Nothing here states a fact about the product. */
export const themes: readonly Theme[] = [
  {
    match: /\bcafés?\b|\btés?\b|chocolate|salsa|galleta|receta|comida|sabor|aceite de oliva|queso|miel\b/i,
    moves: {
      headline: ['No van a quedar sobras', 'El primer bocado lo decide', 'Repetir está permitido'],
      slogan: ['{brand}. Uno más y ya.'],
      question: ['¿Cuándo saboreaste algo de verdad por última vez?'],
      problem: ['Lo rápido suele saber a rápido.'],
      after: ['Compartir es opcional.'],
    },
  },
  {
    match: /\bpiel(?:es)?\b|crema|sérum|champú|cabello|\bpelo\b|maquillaje|perfume|cosmétic/i,
    moves: {
      headline: ['Tu espejo se va a dar cuenta', 'Una rutina que sí se queda', 'Menos botes, mejor cara'],
      slogan: ['{brand}. Tú, en un buen día.'],
      question: ['¿Qué dice el espejo por la mañana?'],
      problem: ['La estantería llena, y nada acaba de ir bien.'],
      after: ['Una rutina que de verdad mantienes.'],
    },
  },
  {
    match: /sueño|dormir|colchón|almohada|insomnio|edredón/i,
    moves: {
      headline: ['Buenas noches, pero de verdad', 'Que suene el despertador', 'Mejores noches, mejores días'],
      slogan: ['{brand}. Buenas noches, de verdad.'],
      question: ['¿Qué tal has dormido?'],
      problem: ['Te acuestas con sueño y te levantas con sueño.'],
      after: ['Levantarte, y con ganas.'],
    },
  },
  {
    match: /factur|contab|papeleo|ahorra.{0,12}(?:horas|tiempo)|automátic|impuestos|autónomos/i,
    moves: {
      headline: ['Recupera tus tardes', 'Termina antes, por una vez', 'Menos papeleo, más vida'],
      slogan: ['{brand}. Más día en tu día.'],
      question: ['¿Dónde se ha ido la semana?'],
      problem: ['La lista crece más rápido de lo que tachas.'],
      after: ['Tardes que vuelven a ser tuyas.'],
    },
  },
  {
    match: /viaj|maleta|mochila|senderis|equipaje|portátil|camping|avión/i,
    moves: {
      headline: ['Lo primero que metes en la bolsa', 'Contigo, vayas donde vayas', 'Llaves, móvil y esto'],
      slogan: ['{brand}. Siempre contigo.'],
      question: ['¿Qué se te olvida siempre?'],
      problem: ['Por el camino siempre falta justo eso.'],
      after: ['A la bolsa, y a otra cosa.'],
    },
  },
  {
    match: /limpi|polvo|manchas?\b|lavavajillas|colada|fregar/i,
    moves: {
      headline: ['Limpio sin perder el domingo', 'Que vengan las visitas', 'Un repaso y a sentarse'],
      slogan: ['{brand}. En casa, pero mejor.'],
      question: ['¿No acababas de limpiar eso?'],
      problem: ['Las tareas de casa no tienen meta.'],
      after: ['Siéntate. Ya está hecho.'],
    },
  },
  {
    match: /vestido|chaqueta|pantal|zapat|calcetin|jersey|camisa|\bcuero\b|\bmoda\b|\blino\b|merino|bolso/i,
    moves: {
      headline: ['Lo que siempre acabas poniéndote', 'Los piropos van aparte', 'Te lo pones y te olvidas'],
      slogan: ['{brand}. Sienta bien.'],
      question: ['¿Qué te pones cuando tiene que quedar bien?'],
      problem: ['Queda bonito, se lleva mal. Te suena.'],
      after: ['No pasa mucho tiempo en el armario.'],
    },
  },
  {
    match: /equipo|proyecto|\bclientes\b|empresa|software|\bcrm\b|reunion|tiendas|comercio/i,
    moves: {
      headline: ['Menos reuniones, más hecho', 'Que venga el lunes', 'Todos saben qué toca ahora'],
      slogan: ['{brand}. Esto avanza.'],
      question: ['¿Cuántas pestañas tienes abiertas ahora mismo?'],
      problem: ['El trabajo sobre el trabajo se come el día.'],
      after: ['Todos saben qué toca ahora.'],
    },
  },
  {
    match: /niñ[oa]s?|bebé|padres|madres|familia|hijos/i,
    moves: {
      headline: ['Para la vida real en familia', 'Un poco de calma antes de dormir', 'A prueba de mañanas con prisa'],
      slogan: ['{brand}. Familia, con menos lío.'],
      question: ['¿Quién negocia en tu casa antes del desayuno?'],
      problem: ['Todos quieren algo, y lo quieren ya.'],
      after: ['Un poco más de calma en casa.'],
    },
  },
  {
    match: /perr[oa]s?\b|gat[oa]s?\b|mascota|cachorr/i,
    moves: {
      headline: [
        'Para quien manda de verdad en casa',
        'Mover la cola también es una reseña',
        'Lo mejor para el rey del sofá',
      ],
      slogan: ['{brand}. Porque son familia.'],
      question: ['¿Quién manda de verdad en tu casa?'],
      problem: ['No pueden decir qué necesitan. Tú lo sabes.'],
      after: ['Lo verás en su mirada.'],
    },
  },
  {
    match: /deport|\bcorrer\b|corredor|fitness|yoga|entren|bicicleta|gimnasio/i,
    moves: {
      headline: ['Para los días en que vas igual', 'Las excusas libran hoy', 'Una vuelta más'],
      slogan: ['{brand}. Una vuelta más.'],
      question: ['¿Qué te saca de casa?'],
      problem: ['Lo más difícil es cruzar la puerta.'],
      after: ['Querrás repetir.'],
    },
  },
  {
    match: /auricular|altavoz|música|podcast|sonido/i,
    moves: {
      headline: ['Escucha la canción entera', 'Bájale el volumen al mundo', 'Una más y paro'],
      slogan: ['{brand}. Dale al play.'],
      question: ['¿Cuándo escuchaste una canción entera?'],
      problem: ['El mundo hace ruido. Tu lista tiene que gritar.'],
      after: ['Una canción se convierte en cinco.'],
    },
  },
  {
    match: /lámpara|\bluz\b|luces|\bvelas?\b|ilumina/i,
    moves: {
      headline: ['Las noches así lucen más', 'La luz del techo puede descansar', 'Tu casa con otra luz'],
      slogan: ['{brand}. Con buena luz.'],
      question: ['¿Cómo se ve tu casa cuando cae la noche?'],
      problem: ['Nadie se relaja bajo la luz del techo.'],
      after: ['La noche cambia de ambiente.'],
    },
  },
  {
    match: /concierto|festival|entradas|congreso|taller\b|espectáculo|escenario/i,
    moves: {
      headline: ['Estar ahí, no en los comentarios', 'El lunes va a tener envidia', 'En tu agenda aún cabe esto'],
      slogan: ['{brand}. Hay que estar.'],
      question: ['¿Ya tienes plan?'],
      problem: ['Las mejores noches nunca pasan en el sofá.'],
      after: ['El lunes seguirás hablando de esto.'],
    },
  },
  {
    match: /batería|cargador|\busb\b|móvil|teléfono|inalámbric|\besim\b|datos en|cámara/i,
    moves: {
      headline: ['Tecnología que no estorba', '¿Dos por ciento? Sin drama.', 'Funciona cuando hace falta'],
      slogan: ['{brand}. Cuando hace falta.'],
      question: ['Queda un dos por ciento. ¿Y ahora?'],
      problem: ['Siempre se acaba justo cuando lo necesitas.'],
      after: ['Una preocupación menos en el bolsillo.'],
    },
  },
];
