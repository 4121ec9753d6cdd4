import { languageOf, type Edition, type Language } from '../../../shared/text.ts';
import { searchDocument } from './document.ts';

export type Names = Readonly<Partial<Record<Edition, string>>>;

export interface NamedCategory {
  readonly id: string;
  readonly names: Names;
  readonly titles: Names;
}

export interface SearchedCopy {
  readonly language: Edition;
  readonly name: string;
  readonly kindLabel: string;
  readonly features: readonly string[];
  readonly materials: readonly string[];
  readonly keywords: readonly string[];
}

export interface SearchedProduct {
  readonly id: string;
  readonly status: string;
  readonly categoryId: string;
  readonly categoryIds: readonly string[];
  readonly copies: readonly SearchedCopy[];
  readonly colors: readonly { readonly way: { readonly labels: Names } }[];
}

/** Product texts by language, with regional variants. */
export const copiesByLanguage = ({ copies }: Pick<SearchedProduct, 'copies'>) =>
  copies.flatMap((copy) => {
    const language = languageOf(copy.language);
    if (copy.language !== language) return [];
    const isRegional = (other: SearchedCopy): boolean =>
      other !== copy && languageOf(other.language) === language;
    return [{ language, copy, regional: copies.filter(isRegional) }];
  });

interface SearchRow extends Readonly<Record<string, unknown>> {
  readonly product_id: string;
  readonly language: Language;
  readonly document: string;
}

/** Builds the search rows of a product in every language. */
export const searchRowsOf = (categories: readonly NamedCategory[]) => {
  const categoryById = new Map(categories.map((category) => [category.id, category]));
  return (product: SearchedProduct): SearchRow[] =>
    copiesByLanguage(product).map(({ language, copy, regional }) => ({
      product_id: product.id,
      language,
      document: searchDocument(
        {
          A: [copy.name, copy.kindLabel, ...regional.map(({ kindLabel }) => kindLabel)],
          B: product.categoryIds.flatMap((id) => categoryById.get(id)?.names[language] ?? []),
          C: [...product.colors.flatMap(({ way }) => way.labels[language] ?? []), ...copy.keywords],
          D: [copy, ...regional].flatMap(({ features, materials }) => [...features, ...materials]),
        },
        language,
      ),
    }));
};
