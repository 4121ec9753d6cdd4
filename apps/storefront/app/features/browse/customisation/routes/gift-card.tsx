import type { Route } from './+types/gift-card';
import { GiftCardForm } from '../components/GiftCardForm.tsx';
import { CustomisationFrame } from '../components/CustomisationFrame.tsx';
import { readGiftCard, runGiftCard } from '../server/gift-card.server.ts';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { privateLoader, shopperAction } from '../../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';

export const loader = privateLoader(readGiftCard);
export const action = shopperAction(runGiftCard);
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function GiftCard({ loaderData: page, actionData }: Route.ComponentProps) {
  const t = useTranslator();
  return (
    <CustomisationFrame
      product={page.product}
      title={t('customisation.giftTitle')}
      image={page.product.image}
    >
      <GiftCardForm page={page} result={actionData} />
    </CustomisationFrame>
  );
}
