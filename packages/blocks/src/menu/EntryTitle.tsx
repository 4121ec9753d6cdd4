import { useBlocks } from '../context/BlockProvider.tsx';
import type { MenuEntry } from '../model/index.ts';
import { RichTextInline } from '../parts/RichTextView.tsx';
import styles from './main-menu.module.css';

/** The title of a first level with its icon; a hidden title still names the link (spec 3 §3). */
export function EntryTitle({
  entry: { title, titleHtml, icon, titleVisibility },
}: {
  readonly entry: Pick<MenuEntry, 'title' | 'titleHtml' | 'icon' | 'titleVisibility'>;
}) {
  const { menuIconUrl } = useBlocks();
  const shown = titleHtml === undefined ? title : <RichTextInline nodes={titleHtml} links={false} />;
  if (icon === undefined || menuIconUrl === undefined || titleVisibility === 'title') return shown;
  return (
    <>
      <img className={styles['icon']} src={menuIconUrl(icon)} alt="" width={20} height={20} />
      {titleVisibility === 'icon' ? <span className="visually-hidden">{title}</span> : shown}
    </>
  );
}
