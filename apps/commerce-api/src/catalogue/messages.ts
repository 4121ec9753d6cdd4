import type { Text } from '../context/language.ts';

/** Texts of the catalogue that are not those of a product. */
export const catalogueMessages = {
  facetCategory: { en: 'Category', fr: 'Catégorie', de: 'Kategorie' },
  facetSize: { en: 'Size', fr: 'Taille', de: 'Größe' },
  facetColor: { en: 'Colour', fr: 'Couleur', de: 'Farbe', american: 'Color' },
  facetPrice: { en: 'Price', fr: 'Prix', de: 'Preis' },
  facetActivity: { en: 'Activity', fr: 'Activité', de: 'Aktivität' },
  facetGender: { en: 'For', fr: 'Pour', de: 'Für' },
  priceBelow: { en: 'Under {to}', fr: 'Moins de {to}', de: 'Unter {to}' },
  priceBetween: { en: '{from} – {to}', fr: '{from} – {to}', de: '{from} – {to}' },
  priceAbove: { en: '{from} and over', fr: '{from} et plus', de: 'Ab {from}' },
  lowStock: { en: 'Few sizes left', fr: 'Dernières tailles', de: 'Nur noch wenige Größen' },
  searchTitle: { en: 'Results for “{q}”', fr: 'Résultats pour « {q} »', de: 'Ergebnisse für „{q}“' },
  delivery: { en: '{name}: {time}', fr: '{name} : {time}', de: '{name}: {time}' },
  returns: {
    en: 'Free returns within 60 days',
    fr: 'Retours gratuits sous 60 jours',
    de: 'Kostenlose Rückgabe innerhalb von 60 Tagen',
  },
} as const satisfies Record<string, Text>;

/** Labels of badges on products. */
export const badgeLabels: Readonly<Record<string, Text>> = {
  NEW: { en: 'New', fr: 'Nouveau', de: 'Neu' },
  SALE: { en: 'Sale', fr: 'Promo', de: 'Sale' },
  BESTSELLER: { en: 'Bestseller', fr: 'Best-seller', de: 'Bestseller' },
  RECYCLED: { en: 'Recycled', fr: 'Recyclé', de: 'Recycelt' },
};

/** Labels of whom products are for. */
export const genderLabels: Readonly<Record<string, Text>> = {
  women: { en: 'Women', fr: 'Femme', de: 'Damen' },
  men: { en: 'Men', fr: 'Homme', de: 'Herren' },
  kids: { en: 'Kids', fr: 'Enfant', de: 'Kinder' },
  unisex: { en: 'Everybody', fr: 'Tout le monde', de: 'Alle' },
};

/** Labels of what products are for. */
export const activityLabels: Readonly<Record<string, Text>> = {
  hiking: { en: 'Hiking', fr: 'Randonnée', de: 'Wandern' },
  climbing: { en: 'Climbing', fr: 'Escalade', de: 'Klettern' },
  running: { en: 'Running', fr: 'Course', de: 'Laufen' },
  camping: { en: 'Camping', fr: 'Camping', de: 'Camping' },
  travel: { en: 'Travel', fr: 'Voyage', de: 'Reisen' },
  snow: { en: 'Snow', fr: 'Neige', de: 'Schnee' },
  everyday: { en: 'Everyday', fr: 'Quotidien', de: 'Alltag' },
};

/** Labels and swatches of colour families, in the order of the facet. */
export const familyLabels: Readonly<Record<string, { readonly text: Text; readonly hex: string }>> = {
  black: { text: { en: 'Black', fr: 'Noir', de: 'Schwarz' }, hex: '#1f2226' },
  grey: { text: { en: 'Grey', fr: 'Gris', de: 'Grau', american: 'Gray' }, hex: '#7d8183' },
  white: { text: { en: 'White', fr: 'Blanc', de: 'Weiß' }, hex: '#f1f0ec' },
  beige: { text: { en: 'Beige', fr: 'Beige', de: 'Beige' }, hex: '#cdbb9c' },
  brown: { text: { en: 'Brown', fr: 'Marron', de: 'Braun' }, hex: '#6e5138' },
  green: { text: { en: 'Green', fr: 'Vert', de: 'Grün' }, hex: '#4c6b50' },
  blue: { text: { en: 'Blue', fr: 'Bleu', de: 'Blau' }, hex: '#335f86' },
  purple: { text: { en: 'Purple', fr: 'Violet', de: 'Violett' }, hex: '#6d5578' },
  pink: { text: { en: 'Pink', fr: 'Rose', de: 'Rosa' }, hex: '#c68d8d' },
  red: { text: { en: 'Red', fr: 'Rouge', de: 'Rot' }, hex: '#a13d34' },
  orange: { text: { en: 'Orange', fr: 'Orange', de: 'Orange' }, hex: '#c4622d' },
  yellow: { text: { en: 'Yellow', fr: 'Jaune', de: 'Gelb' }, hex: '#c9963a' },
};
