import { Button, Notice, TextField } from '@haberdash/ui';
import { Form } from 'react-router';
import { ShareLinkButton } from '../../../../frame/ShareLinkButton.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import styles from './favourites.module.css';

export function ShareFavourites({ url }: { readonly url: string | undefined }) {
  const t = useTranslator();
  if (url !== undefined) {
    return (
      <Notice announce="polite" className={styles['link']}>
        <TextField
          label={t('favourites.shareLink')}
          hint={t('favourites.shareHint')}
          name="link"
          value={url}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <ShareLinkButton url={url} />
      </Notice>
    );
  }
  return (
    <Form
      method="post"
      action={`/${t.site.locale}/favorites`}
      replace
      preventScrollReset
      className={styles['share']}
    >
      <input type="hidden" name="intent" value="share" />
      <Button type="submit" variant="secondary" size="sm">
        {t('favourites.share')}
      </Button>
    </Form>
  );
}
