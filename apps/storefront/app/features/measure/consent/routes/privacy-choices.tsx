import { Button, Heading, Notice, Text } from '@haberdash/ui';
import type { Route } from './+types/privacy-choices';
import { CategoryChoices } from '../components/CategoryChoices.tsx';
import styles from '../components/consent.module.css';
import { storePrivacyChoice, readPrivacyChoices } from '../server/page-consent.server.ts';
import { privateLoader, shopperAction } from '../../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';
import { Main } from '../../../../frame/Main.tsx';

/** Where a visitor changes or withdraws consent at any time, in every region; banners send their forms here too. */
export const loader = privateLoader(readPrivacyChoices);
export const action = shopperAction(storePrivacyChoice);
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function PrivacyChoices({ loaderData }: Route.ComponentProps) {
  const { title, text, signal, saved, texts, granted } = loaderData;
  return (
    <Main width="content">
      <div className={styles['page']}>
        <Heading level={1} size="2xl">
          {title}
        </Heading>
        {saved !== undefined && (
          <Notice tone="success" announce="polite">
            {saved}
          </Notice>
        )}
        <Text>{text}</Text>
        {signal !== undefined && <Notice>{signal}</Notice>}
        {/* Sent as a document, so that what was loaded under the old answer is gone with its page. */}
        <form method="post" className={styles['pageForm']} data-privacy-choices>
          <CategoryChoices texts={texts} granted={granted} idPrefix="choice" />
          <div className={styles['pageAnswers']}>
            <Button type="submit" name="choice" value="save">
              {texts.save}
            </Button>
            <Button type="submit" name="choice" value="none" variant="secondary">
              {texts.rejectAll}
            </Button>
            <Button type="submit" name="choice" value="all" variant="secondary">
              {texts.acceptAll}
            </Button>
          </div>
        </form>
      </div>
    </Main>
  );
}
