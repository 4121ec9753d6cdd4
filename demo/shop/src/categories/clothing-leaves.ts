import { northAmerican } from '../language.ts';
import { type Group, leaf, type Leaf } from './category-spec.ts';

export const shells = leaf(
  '1',
  'shell-jackets',
  [
    'Shell jackets',
    'Vestes imperméables',
    'Regen- und Windjacken',
    'Chaquetas impermeables',
    'Giacche impermeabili',
  ],
  [
    'Jackets against rain and wind, cut for climbing, walking and the way home.',
    'Des vestes contre la pluie et le vent, pour grimper, marcher et rentrer au sec.',
    'Jacken gegen Regen und Wind, geschnitten zum Klettern, Wandern und für den Heimweg.',
    'Chaquetas contra la lluvia y el viento, con un corte para escalar, caminar y volver a casa.',
    'Giacche contro pioggia e vento, tagliate per arrampicare, camminare e tornare a casa.',
  ],
  'shell-jacket',
);
export const insulated = leaf(
  '2',
  'insulated-jackets',
  ['Insulated jackets', 'Doudounes', 'Isolationsjacken', 'Chaquetas acolchadas', 'Giacche imbottite'],
  [
    'Warmth that packs small: down for dry cold, synthetic fill for everything else.',
    'De la chaleur qui tient dans un sac : duvet pour le froid sec, fibre pour le reste.',
    'Wärme mit kleinem Packmaß: Daune für trockene Kälte, Kunstfaser für alles andere.',
    'Calor que ocupa poco: plumón para el frío seco, fibra para todo lo demás.',
    'Calore che occupa poco spazio: piuma per il freddo secco, fibra per tutto il resto.',
  ],
  'insulated-jacket',
);
export const parkas = leaf(
  '3',
  'parkas',
  ['Parkas', 'Parkas', 'Parkas', 'Parkas', 'Parka'],
  [
    'Long cuts, deep hoods and pockets for both hands: ready for winter.',
    'Coupes longues, capuches profondes et poches pour deux mains : l’hiver peut venir.',
    'Lange Schnitte, tiefe Kapuzen, Taschen für beide Hände: Der Winter kann kommen.',
    'Cortes largos, capuchas profundas y bolsillos para las dos manos: invierno resuelto.',
    'Tagli lunghi, cappucci profondi e tasche per due mani: l’inverno può arrivare.',
  ],
  'parka',
);
export const vests = leaf(
  '4',
  'vests',
  ['Vests', 'Vestes sans manches', 'Westen', 'Chalecos', 'Gilet'],
  [
    'A warm core and free arms, over a fleece or under a shell.',
    'Le buste au chaud et les bras libres, sur une polaire ou sous une veste.',
    'Warmer Rumpf, freie Arme: über dem Fleece oder unter der Shell.',
    'El torso caliente y los brazos libres, sobre un polar o bajo una chaqueta.',
    'Busto al caldo e braccia libere, sopra un pile o sotto un guscio.',
  ],
  'vest',
);
export const fleeces = leaf(
  '1',
  'fleece',
  ['Fleece', 'Polaires', 'Fleece', 'Forros polares', 'Pile'],
  [
    'The layer you reach for first and take off last.',
    'La couche que l’on enfile en premier et que l’on quitte en dernier.',
    'Die Lage, zu der man zuerst greift und die man zuletzt auszieht.',
    'La primera capa que buscas y la última que te quitas.',
    'Lo strato che prendi per primo e togli per ultimo.',
  ],
  'fleece',
);
export const baseLayers = leaf(
  '2',
  'base-layers',
  ['Base layers', 'Sous-vêtements techniques', 'Funktionsunterwäsche', 'Primeras capas', 'Intimo tecnico'],
  [
    'Merino and quick knits that stay dry against the skin.',
    'Mérinos et mailles légères qui restent sèches contre la peau.',
    'Merino und schnell trocknender Strick für direkt auf der Haut.',
    'Merino y tejidos ligeros que se mantienen secos sobre la piel.',
    'Merino e maglie leggere che restano asciutte sulla pelle.',
  ],
  'base-layer',
);
export const tShirts = leaf(
  '3',
  't-shirts',
  ['T-shirts', 'T-shirts', 'T-Shirts', 'Camisetas', 'T-shirt'],
  [
    'Organic cotton for slow days, quick-drying knits for fast ones.',
    'Coton biologique pour les jours calmes, mailles respirantes pour les autres.',
    'Biobaumwolle für ruhige Tage, schnelltrocknender Strick für schnelle.',
    'Algodón ecológico para los días tranquilos, tejidos de secado rápido para los demás.',
    'Cotone biologico per i giorni lenti, maglie ad asciugatura rapida per quelli veloci.',
  ],
  't-shirt',
);
export const shirts = leaf(
  '4',
  'shirts',
  ['Shirts', 'Chemises', 'Hemden', 'Camisas', 'Camicie'],
  [
    'Flannel, chambray and travel weaves that still look good creased.',
    'Flanelle, chambray et tissages de voyage, beaux même froissés.',
    'Flanell, Chambray und Reisegewebe, die auch zerknittert gut aussehen.',
    'Franela, chambray y tejidos de viaje que lucen bien incluso arrugados.',
    'Flanella, chambray e tessuti da viaggio, belli anche stropicciati.',
  ],
  'shirt',
);
export const hoodies = leaf(
  '5',
  'hoodies',
  ['Hoodies', 'Sweats à capuche', 'Hoodies', 'Sudaderas con capucha', 'Felpe con cappuccio'],
  [
    northAmerican(
      'Heavyweight cotton for cabins, road trips and slow Sundays.',
      'Heavyweight cotton for cabins, road trips and Sundays.',
    ),
    'Molleton épais pour le refuge, le van et le dimanche.',
    'Dicker Baumwollsweat für Hütte, Bus und Sonntag.',
    'Algodón grueso para refugios, furgonetas y domingos.',
    'Cotone pesante per rifugi, furgoni e domeniche.',
  ],
  'hoodie',
);
export const trousers = leaf(
  '1',
  'trousers',
  [northAmerican('Trousers', 'Pants'), 'Pantalons', 'Hosen', 'Pantalones', 'Pantaloni'],
  [
    'Stretch where you bend, tough where you kneel.',
    'Souples aux articulations, solides aux genoux.',
    'Elastisch, wo man sich beugt, robust, wo man kniet.',
    'Elásticos donde te doblas, resistentes donde te arrodillas.',
    'Elastici dove ti pieghi, robusti dove ti inginocchi.',
  ],
  'trousers',
);
export const shorts = leaf(
  '2',
  'shorts',
  ['Shorts', 'Shorts', 'Shorts', 'Pantalones cortos', 'Pantaloncini'],
  [
    'For ridge lines, river crossings and the ice cream after.',
    'Pour les crêtes, les gués et la glace d’après.',
    'Für Grate, Furten und das Eis danach.',
    'Para crestas, vados y el helado de después.',
    'Per creste, guadi e il gelato dopo.',
  ],
  'shorts',
);
export const leggings = leaf(
  '3',
  'leggings',
  ['Leggings', 'Leggings', 'Leggings', 'Mallas', 'Leggings'],
  [
    'Close-fitting and opaque, with pockets that hold a phone.',
    'Près du corps et opaques, avec une poche pour le téléphone.',
    'Eng anliegend und blickdicht, mit einer Tasche fürs Handy.',
    'Ajustadas y opacas, con bolsillos donde cabe el móvil.',
    'Aderenti e coprenti, con tasche in cui sta il telefono.',
  ],
  'leggings',
);
export const dresses = leaf(
  '4',
  'dresses-skirts',
  ['Dresses & skirts', 'Robes et jupes', 'Kleider & Röcke', 'Vestidos y faldas', 'Vestiti e gonne'],
  [
    'Made of trail cloth, worn anywhere.',
    'Des tissus de sentier à porter partout.',
    'Aus Trail-Stoffen, für überall.',
    'Hechos con telas de sendero, para llevar en cualquier sitio.',
    'Fatti con tessuti da sentiero, da portare ovunque.',
  ],
  'dress',
  'skirt',
);
export const hikingShoes = leaf(
  '1',
  'hiking-shoes',
  [
    'Hiking shoes',
    'Chaussures de randonnée',
    'Wanderschuhe',
    'Calzado de senderismo',
    'Scarpe da escursionismo',
  ],
  [
    'Steady soles for day walks and long ways round.',
    'Des semelles sûres pour la journée et les longs détours.',
    'Sichere Sohlen für Tagestouren und lange Umwege.',
    'Suelas firmes para rutas de un día y largos rodeos.',
    'Suole sicure per gite in giornata e lunghi giri.',
  ],
  'hiking-shoe',
);
export const trailShoes = leaf(
  '2',
  'trail-shoes',
  ['Trail shoes', 'Chaussures de trail', 'Trailschuhe', 'Zapatillas de trail', 'Scarpe da trail'],
  [
    'Light, grippy and quick to dry, from park to ridge.',
    'Légères, accrocheuses et vite sèches, du parc à la crête.',
    'Leicht, griffig und schnell trocken, vom Park bis zum Grat.',
    'Ligeras, adherentes y de secado rápido, del parque a la cresta.',
    'Leggere, aderenti e presto asciutte, dal parco alla cresta.',
  ],
  'trail-shoe',
);
export const boots = leaf(
  '3',
  'boots',
  ['Boots', 'Bottes et chaussures montantes', 'Stiefel', 'Botas', 'Scarponi e stivali'],
  [
    'Leather and lining for snow, mud and city salt.',
    'Cuir et doublure contre neige, boue et sel des rues.',
    'Leder und Futter gegen Schnee, Matsch und Streusalz.',
    'Cuero y forro contra la nieve, el barro y la sal de la ciudad.',
    'Pelle e fodera contro neve, fango e sale delle strade.',
  ],
  'boot',
);
export const sandals = leaf(
  '4',
  'sandals',
  ['Sandals', 'Sandales', 'Sandalen', 'Sandalias', 'Sandali'],
  [
    'Straps that hold in a river and air for your feet at camp.',
    'Des brides qui tiennent dans la rivière et des pieds à l’air au camp.',
    'Riemen, die im Fluss halten, und Luft für die Füße im Camp.',
    'Correas que aguantan en el río y pies que respiran en el campamento.',
    'Cinturini che tengono nel fiume e piedi che respirano al campo.',
  ],
  'sandal',
);

export const jackets = (leaves: readonly Leaf[]): Group => ({
  code: '1',
  slug: 'jackets-vests',
  names: ['Jackets & vests', 'Vestes', 'Jacken & Westen', 'Chaquetas y chalecos', 'Giacche e gilet'],
  lead: [
    'From a wind shell in a pocket to a parka for a month of frost.',
    'Du coupe-vent de poche à la parka pour un mois de gel.',
    'Von der Windjacke in der Tasche bis zum Parka für einen Monat Frost.',
    'Del cortavientos de bolsillo a la parka para un mes de heladas.',
    'Dall’antivento tascabile al parka per un mese di gelo.',
  ],
  scene: 'rain-shells',
  leaves,
});
export const tops = (leaves: readonly Leaf[]): Group => ({
  code: '2',
  slug: 'tops',
  names: ['Tops', 'Hauts', 'Oberteile', 'Camisetas y sudaderas', 'Maglie e felpe'],
  lead: [
    'Layers that work alone and better together.',
    'Des couches qui vont seules et mieux ensemble.',
    'Lagen, die allein funktionieren und zusammen noch besser.',
    'Capas que funcionan solas y, mejor aún, juntas.',
    'Strati che funzionano da soli e ancora meglio insieme.',
  ],
  scene: 'forest-fleece',
  leaves,
});
export const bottoms = (leaves: readonly Leaf[]): Group => ({
  code: '3',
  slug: 'bottoms',
  names: ['Bottoms', 'Bas', 'Hosen & Röcke', 'Pantalones y faldas', 'Pantaloni e gonne'],
  lead: [
    'Room for high steps, comfort for long days.',
    'Coupés pour monter haut et s’asseoir longtemps.',
    'Geschnitten für große Schritte und langes Sitzen.',
    'Con un corte para subir alto y sentarse mucho rato.',
    'Tagliati per salire in alto e stare seduti a lungo.',
  ],
  scene: 'desert-light',
  leaves,
});
export const shoes = (leaves: readonly Leaf[]): Group => ({
  code: '4',
  slug: 'shoes',
  names: ['Shoes', 'Chaussures', 'Schuhe', 'Calzado', 'Scarpe'],
  lead: [
    'Grip and comfort for every step, from the trail to town.',
    'De l’accroche et du confort à chaque pas, du sentier à la ville.',
    'Halt und Komfort bei jedem Schritt, vom Pfad bis in die Stadt.',
    'Agarre y comodidad a cada paso, del sendero a la ciudad.',
    'Presa e comodità a ogni passo, dal sentiero alla città.',
  ],
  scene: 'trail-shoes',
  leaves,
});
