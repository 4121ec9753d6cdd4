import { Eyebrow, Heading } from '@haberdash/ui';
import { useBlocks } from '../context/BlockProvider.tsx';
import type { Article } from '../model/index.ts';
import { BlockPicture, type Ratios } from '../parts/BlockPicture.tsx';
import { ContentLink } from '../parts/ContentLink.tsx';
import styles from './article-grid.module.css';

const RATIOS: Ratios = { sm: '3x2', md: '3x2', lg: '3x2' };
const WIDTHS = [320, 480, 640, 960] as const;

export interface ArticleCardProps {
  readonly article: Article;
  readonly level: 2 | 3;
  readonly hideDate: boolean;
}

/** An article as a picture with its name; the whole card is one link. */
export function ArticleCard({ article, level, hideDate }: ArticleCardProps) {
  const { articles } = useBlocks();
  const { name, url, picture, eyebrow, date } = article;
  return (
    <article className={styles['card']}>
      {picture && (
        <BlockPicture
          media={{ src: picture.url, alt: picture.alt }}
          ratios={RATIOS}
          sizes="(min-width: 80rem) 32vw, (min-width: 48rem) 45vw, 92vw"
          widths={WIDTHS}
          decorative
        />
      )}
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <Heading level={level} size="lg">
        <ContentLink url={url} className={styles['cardLink']}>
          {name}
        </ContentLink>
      </Heading>
      {date !== undefined && !hideDate && (
        <p className={styles['date']}>
          <time dateTime={date}>{articles?.formatDate(date) ?? date}</time>
        </p>
      )}
    </article>
  );
}
