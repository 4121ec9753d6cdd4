import type { Footer } from '@haberdash/blocks/model';
import { Container } from '@haberdash/ui';
import { useSite } from '../shared/i18n/use-site.ts';
// oxlint-disable-next-line @nx/enforce-module-boundaries -- a condition of the bundler chooses the file, a path cannot
import { FooterColumns, FooterLines } from '#views/frame';
import { StaticMarkup } from '@haberdash/page-engine';
import { SiteLink } from './SiteLink.tsx';
import styles from './footer.module.css';

/** The footer of every page. */
export function SiteFooter({ footer }: { readonly footer: Footer | undefined }) {
  const { brandName } = useSite();
  return (
    <footer className={styles['footer']} data-surface="inverse" data-print="hide">
      <Container width="wide">
        <StaticMarkup name="footer-columns" of={footer}>
          {(shown) => <FooterColumns footer={shown} />}
        </StaticMarkup>
        <div className={styles['end']}>
          <p className={styles['brand']}>{brandName}</p>
          <SiteLink />
          <StaticMarkup name="footer-lines" of={footer} className={styles['lines']}>
            {(shown) => <FooterLines footer={shown} />}
          </StaticMarkup>
        </div>
      </Container>
    </footer>
  );
}
