import type { SeedCategory } from '@haberdash/commerce-api/seed/seed-source.ts';
import type { GarmentKind, SceneName } from '@haberdash/demo-pictures/picture.ts';
import type { Department, Gender } from './categories/category-spec.ts';
import { departments } from './categories/departments.ts';
import { american, perEdition, type Phrase, phraseIn, type Texts, texts } from './language.ts';

export interface CategoryNode extends SeedCategory {
  readonly scene: SceneName;
  readonly gender?: Gender;
  readonly kinds: readonly GarmentKind[];
}

/** Categories by age or by price. */
export const NEW_CATEGORY_ID = '800000';
export const SALE_CATEGORY_ID = '900000';
/** The category of made-to-order products and gift cards. */
export const SPECIAL_CATEGORY_ID = '700000';

const fill = (pattern: string, name: string): string => pattern.replace('{name}', name);
const inSentence = (name: string, pattern: string): string =>
  pattern.startsWith('{') ? name : name.charAt(0).toLowerCase() + name.slice(1);

function titled(parts: Phrase, names: Phrase): Texts {
  return perEdition((edition) => {
    const [pattern, name] = [phraseIn(parts, edition), phraseIn(names, edition)];
    return fill(pattern, edition.startsWith('en') ? inSentence(name, pattern) : name);
  });
}

function departmentNodes(department: Department): CategoryNode[] {
  const root: CategoryNode = {
    id: `${department.code}00000`,
    slug: department.slug,
    scene: department.scene,
    names: texts(department.names),
    titles: texts(department.names),
    descriptions: texts(department.lead),
    gender: department.gender,
    kinds: [],
  };
  const nodes = [root];
  for (const group of department.groups) {
    const groupId = `${department.code}${group.code}0000`;
    const slugOf = (slug: string): string =>
      department.gender === 'unisex' ? slug : `${department.slug}-${slug}`;
    nodes.push({
      id: groupId,
      parentId: root.id,
      slug: slugOf(group.slug),
      scene: group.scene,
      names: texts(group.names),
      titles: titled(department.titleParts, group.names),
      descriptions: texts(group.lead),
      gender: department.gender,
      kinds: [],
    });
    for (const entry of group.leaves) {
      nodes.push({
        id: `${department.code}${group.code}0${entry.code}00`,
        parentId: groupId,
        slug: slugOf(entry.slug),
        scene: group.scene,
        names: texts(entry.names),
        titles: titled(department.titleParts, entry.names),
        descriptions: texts(entry.lead),
        gender: department.gender,
        kinds: entry.kinds,
      });
    }
  }
  return nodes;
}

function crossNodes(
  id: string,
  slug: string,
  names: Phrase,
  titleParts: Phrase,
  lead: Phrase,
  scene: SceneName,
): CategoryNode[] {
  const sale = (genders: readonly Gender[]) => (id === SALE_CATEGORY_ID ? { saleGenders: genders } : {});
  const root: CategoryNode = {
    id,
    slug,
    scene,
    cutsAcross: true,
    ...sale(departments.map(({ gender }) => gender)),
    names: texts(names),
    titles: texts(names),
    descriptions: texts(lead),
    kinds: [],
  };
  const children = departments.map((department): CategoryNode => ({
    id: `${id.charAt(0)}${department.code}0000`,
    parentId: id,
    slug: `${slug}-${department.slug}`,
    scene: department.scene,
    cutsAcross: true,
    ...sale([department.gender]),
    names: texts(department.names),
    titles: titled(titleParts, department.names),
    descriptions: texts(lead),
    gender: department.gender,
    kinds: [],
  }));
  return [root, ...children];
}

const SPECIAL_NAMES: Phrase = [
  'Made for you & gift cards',
  'Fait pour vous et cartes cadeaux',
  'Für Sie gemacht & Geschenkkarten',
  'Hecho para ti y tarjetas regalo',
  'Fatto per te e carte regalo',
];

/** The tree in display order, parents first. */
export const CATEGORIES: readonly CategoryNode[] = [
  ...crossNodes(
    NEW_CATEGORY_ID,
    'new',
    ['New', 'Nouveautés', 'Neu', 'Novedades', 'Novità'],
    ['New: {name}', 'Nouveautés : {name}', 'Neu: {name}', 'Novedades: {name}', 'Novità: {name}'],
    [
      'The first arrivals of the season.',
      'Les premières arrivées de la saison.',
      'Die ersten Neuheiten der Saison.',
      'Las primeras novedades de la temporada.',
      'I primi arrivi della stagione.',
    ],
    'coast-noon',
  ),
  ...departments.flatMap(departmentNodes),
  {
    id: SPECIAL_CATEGORY_ID,
    slug: 'made-for-you',
    scene: 'new-arrivals',
    names: texts(SPECIAL_NAMES),
    titles: texts(SPECIAL_NAMES),
    descriptions: texts([
      american(
        'Packs and caps in your own colours, and a gift that always fits.',
        'Packs and caps in your own colors, and a gift that always fits.',
      ),
      'Des sacs et casquettes à vos couleurs, et un cadeau qui va toujours.',
      'Rucksäcke und Kappen in Ihren Farben, und ein Geschenk, das immer passt.',
      'Mochilas y gorras con tus colores, y un regalo que siempre acierta.',
      'Zaini e cappellini nei tuoi colori, e un regalo che va sempre bene.',
    ]),
    kinds: [],
  },
  ...crossNodes(
    SALE_CATEGORY_ID,
    'sale',
    ['Sale', 'Promotions', 'Sale', 'Rebajas', 'Saldi'],
    ['Sale: {name}', 'Promotions : {name}', 'Sale: {name}', 'Rebajas: {name}', 'Saldi: {name}'],
    [
      american(
        'Last sizes and last season’s colours at lower prices.',
        'Last sizes and last season’s colors at lower prices.',
      ),
      'Dernières tailles et couleurs de la saison passée à prix réduit.',
      'Letzte Größen und Farben der Vorsaison zu kleineren Preisen.',
      'Últimas tallas y colores de la temporada pasada a precios más bajos.',
      'Ultime taglie e colori della scorsa stagione a prezzi ridotti.',
    ],
    'coast-dusk',
  ),
];

export const LEAF_CATEGORIES: readonly CategoryNode[] = CATEGORIES.filter((node) => node.kinds.length > 0);

/** The child of "new" or "sale" for this audience. */
export const crossCategoryOf = (id: string, gender: Gender): string =>
  `${id.charAt(0)}${{ women: '1', men: '2', kids: '3', unisex: '4' }[gender]}0000`;
