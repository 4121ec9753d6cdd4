import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { lawOf } from '../../../../shared/sites/law-of.ts';

/** Terms, privacy, pages required by the country's law, and help. */
export function LegalLinks() {
  const t = useTranslator();
  const links = [
    ['terms', t('checkout.termsLink')],
    ['privacy', t('checkout.privacyLink')],
    ['privacy-choices', t('common.privacyChoices')],
    ...lawOf(t.site.locale).checkoutPages.map((page) => [page, t(`checkout.legal-${page}`)] as const),
    ['contact', t('checkout.help')],
  ] as const;
  return links.map(([page, text]) => (
    <li key={page}>
      <a href={`/${t.site.locale}/${page}`}>{text}</a>
    </li>
  ));
}
