import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';

interface RowLinksProps {
  readonly title: string | undefined;
  readonly products: ReadonlyArray<{ readonly id: string; readonly name: string; readonly url: string }>;
}

/** A row of products as links, for browsers without script. */
export function RowLinks({ title, products }: RowLinksProps) {
  const { locale } = useTranslator().site;
  return (
    <noscript>
      {title !== undefined && <h2>{title}</h2>}
      <ul>
        {products.map(({ id, name, url }) => (
          <li key={id}>
            <a href={`/${locale}${url}`}>{name}</a>
          </li>
        ))}
      </ul>
    </noscript>
  );
}
