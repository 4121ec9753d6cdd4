import type { Language } from '../context/language.ts';
import { words } from './fold.ts';
import { stem } from './stem.ts';

/** Words that shoppers use for one thing; a search for one finds the others. */
const GROUPS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'jacket coat anorak windbreaker',
    'parka coat',
    'trousers pants slacks chinos',
    'tshirt tee',
    'hoodie sweatshirt hooded',
    'shoe trainer sneaker',
    'backpack rucksack pack knapsack',
    'beanie hat toque',
    'cap hat',
    'waterproof rain rainproof raincoat',
    'fleece pullover sweater',
    'bottle flask thermos',
    'leggings tights',
    'warm insulated thermal winter',
    'kids child children boys girls junior',
    'women womens ladies',
    'men mens',
    'gloves mittens',
    'duffel holdall',
    'vest gilet bodywarmer',
    'boot wellington',
    'down puffer puffy',
    'hiking walking trekking',
    'running jogging',
    'grey gray',
    'sale discount offer',
    'dress skirt skort',
  ],
  fr: [
    'veste blouson manteau anorak',
    'parka manteau',
    'pantalon chino surpantalon',
    'tshirt maillot',
    'sweat hoodie capuche',
    'chaussure basket soulier tennis',
    'bonnet chapeau',
    'casquette chapeau',
    'imperméable pluie étanche',
    'polaire pull fleece',
    'gourde bouteille thermos',
    'legging collant',
    'femme dame',
    'enfant fille garçon junior',
    'gant moufle',
    'gilet bodywarmer',
    'botte bottine',
    'doudoune duvet plumes',
    'randonnée marche trek',
    'trail course running',
    'promotion solde promo',
    'robe jupe',
    'tente bivouac',
  ],
  de: [
    'jacke anorak mantel',
    'parka mantel',
    'hose chino',
    'tshirt shirt',
    'hoodie kapuzenpullover pullover sweatshirt',
    'schuh sneaker turnschuh',
    'rucksack tasche',
    'mütze beanie hut',
    'cap kappe schirmmütze',
    'wasserdicht regen regenfest',
    'fleece pullover',
    'flasche trinkflasche thermoskanne',
    'leggings tights',
    'damen frauen',
    'herren männer',
    'kinder jungen mädchen junior',
    'handschuhe fäustlinge',
    'weste gilet',
    'stiefel boots',
    'daune daunenjacke',
    'wandern trekking',
    'laufen joggen running',
    'sale rabatt angebot',
    'kleid rock',
  ],
};

function index(language: Language): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const group of GROUPS[language]) {
    const stems = words(group).map((word) => stem(word, language));
    for (const own of stems)
      found.set(own, [...(found.get(own) ?? []), ...stems.filter((other) => other !== own)]);
  }
  return found;
}

const indexes: Readonly<Record<Language, ReadonlyMap<string, readonly string[]>>> = {
  en: index('en'),
  fr: index('fr'),
  de: index('de'),
};

/** Stems that mean the same as a stem. */
export const synonymsOf = (lexeme: string, language: Language): readonly string[] =>
  indexes[language].get(lexeme) ?? [];
