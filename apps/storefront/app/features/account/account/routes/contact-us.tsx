import type { Route } from './+types/contact-us';
import { BlocksAround } from '../../../content/index.ts';
import { readBlocksAround } from '../../../content/index.server.ts';
import { CasePage } from '../components/CasePage.tsx';
import { ContactForm } from '../components/ContactForm.tsx';
import { readContact, runContact } from '../server/contact.server.ts';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { privateLoader, shopperAction } from '../../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';

export const loader = privateLoader(async (read) => {
  const [page, around] = await Promise.all([readContact(read), readBlocksAround(read, 'contact-us')]);
  return { ...page, around };
});
export const action = shopperAction(runContact);
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function ContactUs({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslator();
  const number = actionData?.caseNumber;
  return (
    <CasePage
      title={t('contact.title')}
      text={t('contact.text')}
      sentTitle={t('contact.sentTitle')}
      sent={number === undefined ? undefined : t('contact.sent', { number })}
      below={<BlocksAround blocks={loaderData.around} />}
    >
      <ContactForm page={loaderData} result={actionData} />
    </CasePage>
  );
}
