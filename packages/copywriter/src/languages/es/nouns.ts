import { wordSet } from '../../engine/grammar.ts';

/** What products are called by. Checked against `rosaenlg-gender-es`. */
export const masculine = wordSet(`
abrigo aceite altavoz anillo aparato armario auricular bolígrafo bolso café calcetín calentador cargador casco cepillo champú chocolate cinturón
cojín colchón collar concierto cuaderno cuchillo curso escritorio espejo estuche exprimidor festival filtro gel gorro guante horno jabón jarabe jersey
juego juguete kit libro monedero móvil ordenador pañuelo pantalón paraguas perfume plato portátil programa queso ratón
reloj robot saco secador seguro servicio sérum sillón sofá software soporte taburete teclado teléfono termo té tónico traje vaso
ventilador vestido vino yogur zapato
`);
export const feminine = wordSet(`
afeitadora agencia alfombra almohada aplicación app aspiradora balanza batería bicicleta blusa bolsa bota botella bufanda cafetera caja calculadora cámara camisa
camiseta cartera cazuela cesta chaqueta cinta consola correa crema cuchara esponja estantería falda funda galleta gorra guitarra hamaca impresora
joya lámpara lavadora linterna loción luz maleta manta máquina mascarilla mermelada mesa miel mochila olla pasta pelota pintura pizza plancha plataforma
pulsera salsa sandalia silla sopa sudadera tabla tableta taza tetera tienda toalla vela zapatilla
`);
