import { Badge, Button, ButtonLink, EmptyState, Heading } from '@haberdash/ui';
import { Form, useNavigation } from 'react-router';
import { AddressText } from '../../../buy/checkout/index.ts';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import type { AddressView } from '../server/addresses.server.ts';
import styles from './account.module.css';

export interface AddressBookProps {
  readonly addresses: readonly AddressView[];
  readonly removing: string | undefined;
}

const TYPES = ['S', 'B'] as const;

export function AddressBook({ addresses, removing }: AddressBookProps) {
  const t = useTranslator();
  const path = `/${t.site.locale}/account/addresses`;
  const add = <ButtonLink href={`${path}/new`}>{t('account.addAddress')}</ButtonLink>;
  if (addresses.length === 0) {
    return (
      <EmptyState title={t('account.noAddress')} actions={add}>
        {t('account.noAddressText')}
      </EmptyState>
    );
  }
  return (
    <>
      {TYPES.map((type) => {
        const entries = addresses.filter((address) => address.type === type);
        return entries.length === 0 ? null : (
          <section key={type} className={styles['group']} aria-labelledby={`type-${type}`}>
            <Heading level={2} size="lg" id={`type-${type}`}>
              {t(`account.addresses-${type}`)}
            </Heading>
            <ul className={styles['cards']}>
              {entries.map((address) => (
                <li key={address.id} className={styles['card']}>
                  <Entry address={address} isRemoving={address.id === removing} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <div className={styles['actions']}>{add}</div>
    </>
  );
}

function Entry({ address, isRemoving }: { readonly address: AddressView; readonly isRemoving: boolean }) {
  const t = useTranslator();
  const { id, isMain, lines, phone, type } = address;
  const path = `/${t.site.locale}/account/addresses`;
  const about = `${lines.firstName} ${lines.lastName}, ${lines.addressLine1}`;
  return (
    <>
      {isMain && (
        <div>
          <Badge tone="accent">{t(`account.main-${type}`)}</Badge>
        </div>
      )}
      <AddressText address={lines} />
      <p className={styles['muted']}>{phone}</p>
      {isRemoving ? (
        <ConfirmRemoval id={id} about={about} />
      ) : (
        <div className={styles['actions']}>
          <a
            className={styles['action']}
            href={`${path}/${id}`}
            aria-label={t('account.editOf', { address: about })}
          >
            {t('account.edit')}
          </a>
          <a
            className={styles['action']}
            href={`${path}?remove=${id}#remove`}
            aria-label={t('account.removeOf', { address: about })}
          >
            {t('account.remove')}
          </a>
          {!isMain && <MakeMain id={id} about={about} />}
        </div>
      )}
    </>
  );
}

function MakeMain({ id, about }: { readonly id: string; readonly about: string }) {
  const t = useTranslator();
  const { formData } = useNavigation();
  return (
    <Form method="post" action={`/${t.site.locale}/account/addresses`} className={styles['asAction']}>
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        name="intent"
        value="main"
        variant="quiet"
        size="sm"
        pending={formData?.get('intent') === 'main' && formData.get('id') === id}
        aria-label={t('account.makeMainOf', { address: about })}
      >
        {t('account.makeMain')}
      </Button>
    </Form>
  );
}

/** Asks once more, as a state of the page that has an address: it works without a script, and Back leaves it. */
function ConfirmRemoval({ id, about }: { readonly id: string; readonly about: string }) {
  const t = useTranslator();
  const path = `/${t.site.locale}/account/addresses`;
  const { formData } = useNavigation();
  return (
    <Form method="post" action={path} className={styles['confirm']} id="remove">
      <p id="remove-question">{t('account.removeQuestion', { address: about })}</p>
      <input type="hidden" name="id" value={id} />
      <div className={styles['actions']}>
        <Button
          type="submit"
          name="intent"
          value="remove"
          variant="danger"
          size="sm"
          aria-describedby="remove-question"
          pending={formData?.get('intent') === 'remove'}
        >
          {t('account.removeYes')}
        </Button>
        <ButtonLink href={path} variant="secondary" size="sm">
          {t('account.cancel')}
        </ButtonLink>
      </div>
    </Form>
  );
}
