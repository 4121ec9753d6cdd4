import { Button } from '@haberdash/ui';
import { CategoryChoices } from './CategoryChoices.tsx';
import { PRIVACY_CHOICES_PATH } from '../model/consent-choice.ts';
import type { ConsentTexts } from '../server/consent-texts.server.ts';
import { BANNER_ID } from '../../../../shared/consent/consent-slot.ts';
import styles from './consent.module.css';

interface ConsentBannerProps {
  readonly locale: string;
  readonly texts: ConsentTexts;
}

/** The consent form over the page, in plain HTML; both choices look alike. Closed until a script finds no choice. */
export function ConsentBanner({ locale, texts }: ConsentBannerProps) {
  return (
    <section id={BANNER_ID} className={styles['banner']} aria-labelledby="consent-title" data-print="hide">
      <form method="post" action={`/${locale}/${PRIVACY_CHOICES_PATH}`} className={styles['form']}>
        <h2 id="consent-title" className={styles['title']}>
          {texts.title}
        </h2>
        <p className={styles['text']}>
          {texts.text} <a href={`/${locale}/privacy`}>{texts.privacyLink}</a>
        </p>
        <div className={styles['answers']}>
          <Button type="submit" name="choice" value="none" fullWidth>
            {texts.rejectAll}
          </Button>
          <Button type="submit" name="choice" value="all" fullWidth>
            {texts.acceptAll}
          </Button>
        </div>
        <details className={styles['details']}>
          <summary className={styles['summary']}>{texts.choose}</summary>
          <CategoryChoices texts={texts} granted={[]} idPrefix="consent" />
          <Button type="submit" name="choice" value="save" variant="secondary" fullWidth>
            {texts.save}
          </Button>
        </details>
      </form>
    </section>
  );
}
