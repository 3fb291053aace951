/** id | qué es | descripción | ventajas ; … | público */
export const products = `
serum-bottle | Aceite facial iluminador | Un aceite facial ligero que se absorbe en un minuto y deja la piel uniforme y luminosa. | Se absorbe en un minuto ; Sin perfume ni siliconas ; Un frasco dura tres meses | personas con piel seca
soda-can | Agua con gas de yuzu | Agua de manantial con gas y zumo de yuzu de verdad, y nada más. | Zumo de yuzu de verdad ; Sin azúcar ni edulcorantes ; Lata que se recicla una y otra vez | quienes ya no quieren refrescos
candle | Vela de higo y cedro | Una vela hecha a mano en cristal ahumado con aroma a higo maduro y cedro. | Arde 55 horas ; Cera de soja, mecha de algodón ; El vaso se aprovecha después | quienes buscan una noche tranquila en casa
mug | Taza de gres | Una taza de gres, mitad esmaltada y mitad al natural, hecha para cada mañana. | Capacidad de 350 ml ; Apta para lavavajillas ; Mantiene el café caliente | quienes empiezan el día con café
watch | Reloj de acero | Un reloj fino de acero con esfera azul intenso y correa de cuero vegetal. | Cristal de zafiro ; Resistente al agua hasta 50 m ; Correa que se cambia sin herramientas | quienes quieren un reloj para cada día
headphones | Auriculares inalámbricos | Auriculares ligeros que silencian la calle y suenan durante días. | 40 horas de batería ; Silencian el ruido de la calle ; Plegados caben en el bolsillo | quienes viajan en metro o trabajan en oficinas abiertas
sneaker | Zapatillas de punto | Unas zapatillas de punto que pesan como una manzana y se lavan a máquina. | 190 g por zapatilla ; Lavables a 30 °C ; Cómodas desde el primer día | quienes caminan mucho
desk-lamp | Lámpara de escritorio | Una lámpara de acero de curva limpia con luz cálida regulable. | Luz regulable al mínimo ; Acero, fácil de reparar ; Consume 6 vatios | quienes trabajan o leen de noche
perfume | Eau de toilette de ámbar | Un aroma cálido de ámbar con bergamota que se queda cerca de la piel. | Dura ocho horas ; Bergamota, ámbar y vetiver ; Frasco recargable | quienes buscan un perfume propio
cream-jar | Crema de noche reparadora | Una crema de noche rica en ceramidas que repara mientras duermes. | Piel más suave por la mañana ; Probada en piel sensible ; Tarro recargable | personas con piel seca
chair | Sillón lounge | Un asiento envolvente de bouclé reciclado sobre una base giratoria de fresno para pasar toda la tarde. | Hecho de botellas recicladas ; Gira por completo ; Funda lavable | quienes amueblan su primera casa
speaker | Altavoz portátil | Un altavoz del tamaño de una taza que llena una sala y aguanta la lluvia. | 20 horas de música ; Resiste la lluvia ; Dos altavoces en estéreo | quienes llevan su música a todas partes
thermos | Botella térmica de acero | Una botella de doble pared que mantiene el té caliente hasta la noche. | Mantiene el calor 12 horas ; Tapa antifugas ; Medio litro | quienes siempre están en movimiento
`;
