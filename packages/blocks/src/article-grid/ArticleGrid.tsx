import { buttonClassName, Container, Skeleton } from '@haberdash/ui';
import type { MouseEvent } from 'react';
import { useBlocks } from '../context/BlockProvider.tsx';
import { articlePageSize, type ArticleGridBlock } from '../model/index.ts';
import type { BlockProps } from '../parts/block-props.ts';
import { BlockHeading } from '../parts/BlockHeading.tsx';
import { BlockSection } from '../parts/BlockSection.tsx';
import { ArticleCard } from './ArticleCard.tsx';
import styles from './article-grid.module.css';
import { FilterBar } from './FilterBar.tsx';
import { useArticles } from './use-articles.ts';

/** Articles by tags, loaded a few rows at a time; every control is also a link (spec 3 §3, §4). */
export function ArticleGrid({ block }: BlockProps<ArticleGridBlock>) {
  const { texts, articles: port } = useBlocks();
  const { results, tags, nextOffset, isLoading, hasFailed, canLoad, loadMore, toggle, clear } =
    useArticles(block);
  const own = texts.articles();
  const size = articlePageSize(block);
  const shown = results?.result ?? [];
  // After a failed load the shopper can retry, or follow the link to the page.
  const isMore =
    results === undefined ? hasFailed : canLoad && block.loadMore !== false && nextOffset < results.numFound;
  const more = (event: MouseEvent) => {
    event.preventDefault();
    loadMore();
  };
  const { gridSize, hidePageDate = false } = block;
  const page = Math.floor(nextOffset / size) + 1;
  return (
    <BlockSection anchor={block.id}>
      <Container width="wide">
        <BlockHeading block={block} />
        {block.showFilterBar && results !== undefined && (
          <FilterBar facets={results.facets} chosen={tags} onToggle={toggle} onClear={clear} />
        )}
        <p className="visually-hidden" aria-live="polite">
          {isLoading ? own.loading : results === undefined ? '' : own.count(results.numFound)}
        </p>
        {results !== undefined && shown.length === 0 && <p>{own.none}</p>}
        <div
          className={styles['grid']}
          aria-busy={isLoading}
          data-columns-sm={gridSize.sm}
          data-columns-md={gridSize.md}
          data-columns-lg={gridSize.lg}
        >
          {shown.map((article) => (
            <ArticleCard
              key={article.id}
              article={article}
              level={block.title === undefined ? 2 : 3}
              hideDate={hidePageDate}
            />
          ))}
          {results === undefined &&
            canLoad &&
            !hasFailed &&
            Array.from({ length: size }, (_, index) => (
              <Skeleton key={index} shape="picture" className={styles['skeleton']} />
            ))}
        </div>
        {isMore && (
          <p className={styles['more']}>
            <a
              href={port?.pageUrl(tags, page)}
              aria-disabled={isLoading || undefined}
              className={buttonClassName({ variant: 'secondary' })}
              onClick={more}
            >
              {own.loadMore}
            </a>
          </p>
        )}
      </Container>
    </BlockSection>
  );
}
