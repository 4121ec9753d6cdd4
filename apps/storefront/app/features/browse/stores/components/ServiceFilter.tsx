import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { STORE_SERVICES, type StoreService } from '../model/store-services.ts';
import styles from './finder.module.css';

/** Filters stores by links: the URL of a filter holds no personal data. */
export function ServiceFilter({
  chosen,
  path,
}: {
  readonly chosen: StoreService | undefined;
  readonly path: string;
}) {
  const t = useTranslator();
  const link = (service: StoreService | undefined, text: string) => (
    <li key={text}>
      <a
        href={service === undefined ? path : `${path}?service=${service}`}
        aria-current={service === chosen ? 'true' : undefined}
        data-keep-scroll
      >
        {text}
      </a>
    </li>
  );
  return (
    <nav aria-label={t('stores.services')}>
      <ul className={styles['services']}>
        {link(undefined, t('stores.service-all'))}
        {STORE_SERVICES.map((service) => link(service, t(`stores.service-${service}`)))}
      </ul>
    </nav>
  );
}
