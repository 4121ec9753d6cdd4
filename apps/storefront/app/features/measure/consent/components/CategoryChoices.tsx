import { Checkbox } from '@haberdash/ui';
import styles from './consent.module.css';
import type { OptionalCategory } from '../../../../shared/consent/visitor-consent.ts';

/** Names and explanations of the categories, in the shopper's language. */
export type CategoryTexts = Readonly<
  Record<
    'categories' | 'required' | 'requiredText' | 'alwaysOn' | OptionalCategory | `${OptionalCategory}Text`,
    string
  >
>;

const ORDER: readonly OptionalCategory[] = ['performance', 'functional', 'targeting'];

interface CategoryChoicesProps {
  readonly texts: CategoryTexts;
  readonly granted: readonly OptionalCategory[];
  readonly idPrefix: string;
}

/** One choice per category, beside the one that is none: what is required is always on. */
export function CategoryChoices({ texts, granted, idPrefix }: CategoryChoicesProps) {
  return (
    <fieldset className={styles['categories']}>
      <legend className="visually-hidden">{texts.categories}</legend>
      <div className={styles['required']}>
        <p>
          {texts.required} <span className={styles['always']}>{texts.alwaysOn}</span>
        </p>
        <p className={styles['hint']}>{texts.requiredText}</p>
      </div>
      {ORDER.map((category) => (
        <Checkbox
          key={category}
          id={`${idPrefix}-${category}`}
          name="category"
          value={category}
          label={texts[category]}
          hint={texts[`${category}Text`]}
          defaultChecked={granted.includes(category)}
        />
      ))}
    </fieldset>
  );
}
