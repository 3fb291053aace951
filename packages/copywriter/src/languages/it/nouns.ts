import { wordSet } from '../../engine/grammar.ts';

/** What products are called by. Checked against `italian-words-dict`. */
export const masculine = wordSet(`
abito anello aspirapolvere asciugacapelli balsamo bicchiere biscotto bollitore bracciale caffè cappello cappotto casco cestino cioccolato
coltello concerto copriletto corso cuscino detergente diffusore divano festival filtro formaggio forno frullatore gel giocattolo gioco guanto kit latte letto
libro maglione materasso miele monitor occhiale olio orologio ombrello pane pennello phon piatto portafoglio profumo quaderno rasoio robot sacco
sapone schermo servizio set shampoo siero smartphone software spazzolino specchio tablet tagliere tappeto tavolo tè telefono thermos tostapane vestito vino yogurt zaino
`);
export const feminine = wordSet(`
agenzia app borraccia borsa bottiglia bicicletta bilancia bevanda calza camicia candela caraffa cintura collana coperta crema cuffia custodia
felpa fotocamera giacca gonna lampada lavatrice lavagna lozione lampadina macchina maglia maglietta marmellata maschera matita moka padella pasta pentola
piastra piattaforma pizza poltrona polizza sciarpa salsa scarpa scatola sedia sella spazzola stampante tastiera tazza tenda tisana torcia torta tuta valigia
`);
