import type { Text } from '../../../shared/text.ts';
import type { SizeGroup, SizeKind } from './sizes.ts';

export const catalogueMessages = {
  facetCategory: { en: 'Category', fr: 'Catégorie', de: 'Kategorie', es: 'Categoría', it: 'Categoria' },
  facetColor: { en: 'Colour', fr: 'Couleur', de: 'Farbe', es: 'Color', it: 'Colore', 'en-us': 'Color' },
  facetPrice: { en: 'Price', fr: 'Prix', de: 'Preis', es: 'Precio', it: 'Prezzo' },
  facetActivity: { en: 'Activity', fr: 'Activité', de: 'Aktivität', es: 'Actividad', it: 'Attività' },
  facetStore: {
    en: 'In stock at a store',
    fr: 'En stock en magasin',
    de: 'In einer Filiale vorrätig',
    es: 'Disponible en tienda',
    it: 'Disponibile in negozio',
  },
  facetGender: { en: 'For', fr: 'Pour', de: 'Für', es: 'Para', it: 'Per' },
  priceBelow: {
    en: 'Under {to}',
    fr: 'Moins de {to}',
    de: 'Unter {to}',
    es: 'Menos de {to}',
    it: 'Meno di {to}',
  },
  priceBetween: {
    en: '{from} – {to}',
    fr: '{from} – {to}',
    de: '{from} – {to}',
    es: '{from} – {to}',
    it: '{from} – {to}',
  },
  priceAbove: {
    en: '{from} and over',
    fr: '{from} et plus',
    de: 'Ab {from}',
    es: '{from} o más',
    it: '{from} e oltre',
  },
  lowStock: {
    en: 'Few sizes left',
    fr: 'Bientôt épuisé',
    de: 'Nur noch wenige Größen',
    es: 'Casi agotado',
    it: 'Quasi esaurito',
  },
  searchTitle: {
    en: 'Results for “{q}”',
    fr: 'Résultats pour « {q} »',
    de: 'Ergebnisse für „{q}“',
    es: 'Resultados para «{q}»',
    it: 'Risultati per “{q}”',
  },
  delivery: {
    en: '{name}: {time}',
    fr: '{name} : {time}',
    de: '{name}: {time}',
    es: '{name}: {time}',
    it: '{name}: {time}',
  },
  returns: {
    en: 'Free returns within {days} days',
    fr: 'Retours gratuits sous {days} jours',
    de: 'Kostenlose Rückgabe innerhalb von {days} Tagen',
    es: 'Devoluciones gratuitas durante {days} días',
    it: 'Resi gratuiti entro {days} giorni',
  },
} as const satisfies Record<string, Text>;

export const badgeLabels: Readonly<Record<string, Text>> = {
  NEW: { en: 'New', fr: 'Nouveau', de: 'Neu', es: 'Nuevo', it: 'Novità' },
  SALE: { en: 'Sale', fr: 'Promo', de: 'Sale', es: 'Rebajas', it: 'Saldi' },
  BESTSELLER: { en: 'Bestseller', fr: 'Best-seller', de: 'Bestseller', es: 'Más vendido', it: 'Più venduto' },
  RECYCLED: { en: 'Recycled', fr: 'Recyclé', de: 'Recycelt', es: 'Reciclado', it: 'Riciclato' },
};

export const genderLabels: Readonly<Record<string, Text>> = {
  women: { en: 'Women', fr: 'Femme', de: 'Damen', es: 'Mujer', it: 'Donna' },
  men: { en: 'Men', fr: 'Homme', de: 'Herren', es: 'Hombre', it: 'Uomo' },
  kids: { en: 'Kids', fr: 'Enfant', de: 'Kinder', es: 'Niños', it: 'Bambini' },
  unisex: { en: 'Everybody', fr: 'Tout le monde', de: 'Alle', es: 'Todos', it: 'Tutti' },
};

export const activityLabels: Readonly<Record<string, Text>> = {
  hiking: { en: 'Hiking', fr: 'Randonnée', de: 'Wandern', es: 'Senderismo', it: 'Escursionismo' },
  climbing: { en: 'Climbing', fr: 'Escalade', de: 'Klettern', es: 'Escalada', it: 'Arrampicata' },
  running: { en: 'Running', fr: 'Course', de: 'Laufen', es: 'Correr', it: 'Corsa' },
  camping: { en: 'Camping', fr: 'Camping', de: 'Camping', es: 'Camping', it: 'Campeggio' },
  travel: { en: 'Travel', fr: 'Voyage', de: 'Reisen', es: 'Viajes', it: 'Viaggi' },
  snow: { en: 'Snow', fr: 'Neige', de: 'Schnee', es: 'Nieve', it: 'Neve' },
  everyday: { en: 'Everyday', fr: 'Quotidien', de: 'Alltag', es: 'Día a día', it: 'Tutti i giorni' },
};

/** Labels and swatches of colour families, in facet order. */
export const familyLabels: Readonly<Record<string, { readonly text: Text; readonly hex: string }>> = {
  black: { text: { en: 'Black', fr: 'Noir', de: 'Schwarz', es: 'Negro', it: 'Nero' }, hex: '#1f2226' },
  grey: {
    text: { en: 'Grey', fr: 'Gris', de: 'Grau', es: 'Gris', it: 'Grigio', 'en-us': 'Gray' },
    hex: '#7d8183',
  },
  white: { text: { en: 'White', fr: 'Blanc', de: 'Weiß', es: 'Blanco', it: 'Bianco' }, hex: '#f1f0ec' },
  beige: { text: { en: 'Beige', fr: 'Beige', de: 'Beige', es: 'Beige', it: 'Beige' }, hex: '#cdbb9c' },
  brown: { text: { en: 'Brown', fr: 'Marron', de: 'Braun', es: 'Marrón', it: 'Marrone' }, hex: '#6e5138' },
  green: { text: { en: 'Green', fr: 'Vert', de: 'Grün', es: 'Verde', it: 'Verde' }, hex: '#4c6b50' },
  blue: { text: { en: 'Blue', fr: 'Bleu', de: 'Blau', es: 'Azul', it: 'Blu' }, hex: '#335f86' },
  purple: { text: { en: 'Purple', fr: 'Violet', de: 'Violett', es: 'Morado', it: 'Viola' }, hex: '#6d5578' },
  pink: { text: { en: 'Pink', fr: 'Rose', de: 'Rosa', es: 'Rosa', it: 'Rosa' }, hex: '#c68d8d' },
  red: { text: { en: 'Red', fr: 'Rouge', de: 'Rot', es: 'Rojo', it: 'Rosso' }, hex: '#a13d34' },
  orange: {
    text: { en: 'Orange', fr: 'Orange', de: 'Orange', es: 'Naranja', it: 'Arancione' },
    hex: '#c4622d',
  },
  yellow: { text: { en: 'Yellow', fr: 'Jaune', de: 'Gelb', es: 'Amarillo', it: 'Giallo' }, hex: '#c9963a' },
};

export const sizeKindLabels: Readonly<Record<SizeKind, Text>> = {
  clothing: { en: 'Size', fr: 'Taille', de: 'Größe', es: 'Talla', it: 'Taglia' },
  shoes: { en: 'Size', fr: 'Pointure', de: 'Größe', es: 'Número', it: 'Numero' },
  volume: { en: 'Size', fr: 'Volume', de: 'Größe', es: 'Capacidad', it: 'Capacità' },
  persons: { en: 'Size', fr: 'Capacité', de: 'Größe', es: 'Capacidad', it: 'Capienza' },
  length: { en: 'Length', fr: 'Longueur', de: 'Länge', es: 'Largo', it: 'Lunghezza' },
};

export const sizeGroupLabels: Readonly<Record<SizeGroup, Text>> = {
  clothing: { en: 'Clothing', fr: 'Vêtements', de: 'Bekleidung', es: 'Ropa', it: 'Abbigliamento' },
  kids: {
    en: 'Kids’ clothing',
    fr: 'Vêtements enfant',
    de: 'Kinderbekleidung',
    es: 'Ropa infantil',
    it: 'Abbigliamento bambino',
  },
  trousers: {
    en: 'Trousers (waist × leg)',
    'en-us': 'Pants (waist × inseam)',
    'en-ca': 'Pants (waist × inseam)',
    fr: 'Pantalons (taille × jambe)',
    de: 'Hosen (Bund × Länge)',
    es: 'Pantalones (cintura × pierna)',
    it: 'Pantaloni (vita × gamba)',
  },
  'womens-shoes': {
    en: 'Women’s shoes',
    fr: 'Chaussures femme',
    de: 'Damenschuhe',
    es: 'Calzado de mujer',
    it: 'Scarpe da donna',
  },
  'mens-shoes': {
    en: 'Men’s shoes',
    fr: 'Chaussures homme',
    de: 'Herrenschuhe',
    es: 'Calzado de hombre',
    it: 'Scarpe da uomo',
  },
  'kids-shoes': {
    en: 'Kids’ shoes',
    fr: 'Chaussures enfant',
    de: 'Kinderschuhe',
    es: 'Calzado infantil',
    it: 'Scarpe da bambino',
  },
  socks: { en: 'Socks', fr: 'Chaussettes', de: 'Socken', es: 'Calcetines', it: 'Calze' },
  packs: {
    en: 'Packs and bags',
    fr: 'Sacs',
    de: 'Rucksäcke und Taschen',
    es: 'Mochilas y bolsas',
    it: 'Zaini e borse',
  },
  tents: { en: 'Tents', fr: 'Tentes', de: 'Zelte', es: 'Tiendas de campaña', it: 'Tende' },
  'sleeping-bags': {
    en: 'Sleeping bags',
    fr: 'Sacs de couchage',
    de: 'Schlafsäcke',
    es: 'Sacos de dormir',
    it: 'Sacchi a pelo',
  },
  bottles: { en: 'Bottles', fr: 'Gourdes', de: 'Flaschen', es: 'Botellas', it: 'Borracce' },
};
