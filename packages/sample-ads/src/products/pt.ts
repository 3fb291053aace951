/** id | o que é | descrição | benefícios ; … | público */
export const products = `
serum-bottle | Óleo facial iluminador | Um óleo facial leve que é absorvido em um minuto e deixa a pele uniforme e luminosa. | Absorve em um minuto ; Sem perfume nem silicone ; Um frasco dura três meses | pessoas com pele seca
soda-can | Água com gás de yuzu | Água de nascente com gás e suco de yuzu de verdade, e mais nada. | Suco de yuzu de verdade ; Sem açúcar nem adoçante ; Lata que se recicla sempre | quem cansou de refrigerante
candle | Vela de figo e cedro | Uma vela feita à mão em vidro fumê com aroma de figo maduro e cedro. | Queima por 55 horas ; Cera de soja, pavio de algodão ; O vidro vira copo depois | quem quer uma noite tranquila em casa
mug | Caneca de cerâmica | Uma caneca de cerâmica, metade esmaltada e metade crua, feita para todas as manhãs. | Capacidade de 350 ml ; Vai à lava-louças ; Mantém o café quente | quem começa o dia com café
watch | Relógio de aço | Um relógio fino de aço com mostrador azul profundo e pulseira de couro vegetal. | Vidro de safira ; Resiste à água até 50 m ; Pulseira que troca sem ferramentas | quem quer um relógio para todo dia
headphones | Fone de ouvido sem fio | Um fone leve que silencia a rua e toca por dias. | 40 horas de bateria ; Silencia o barulho da rua ; Dobra e cabe no bolso | quem pega metrô ou trabalha em escritório aberto
sneaker | Tênis de malha | Um tênis de malha que pesa como uma maçã e vai à máquina de lavar. | 190 g por pé ; Lava a 30 °C ; Confortável desde o primeiro dia | quem anda muito a pé
desk-lamp | Luminária de mesa | Uma luminária de aço com curva limpa e luz quente regulável. | Luz regulável ao mínimo ; Aço, fácil de consertar ; Consome 6 watts | quem trabalha ou lê à noite
perfume | Eau de toilette âmbar | Um perfume quente de âmbar com bergamota que fica perto da pele. | Dura oito horas ; Bergamota, âmbar e vetiver ; Frasco recarregável | quem procura um perfume próprio
cream-jar | Creme noturno reparador | Um creme noturno rico em ceramidas que repara enquanto você dorme. | Pele mais macia pela manhã ; Testado em pele sensível ; Pote recarregável | pessoas com pele seca
chair | Poltrona lounge | Uma concha macia de bouclê reciclado sobre base giratória de freixo para passar a noite inteira. | Feita de garrafas recicladas ; Gira por completo ; Capa lavável | quem está montando a primeira casa
speaker | Caixa de som portátil | Uma caixa do tamanho de uma caneca que enche a sala e aguenta chuva. | 20 horas de música ; Resiste à chuva ; Duas caixas em estéreo | quem leva a música junto
thermos | Garrafa térmica de aço | Uma garrafa de parede dupla que mantém o chá quente até a noite. | Mantém quente por 12 horas ; Não vaza ; Meio litro | quem vive em movimento
`;
