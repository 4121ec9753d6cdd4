import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { FilterIcon } from '../icons/FilterIcon.tsx';
import { Container } from '../layout/Container.tsx';
import { Grid } from '../layout/Grid.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Breadcrumbs } from '../navigation/Breadcrumbs.tsx';
import { Pagination } from '../navigation/Pagination.tsx';
import { Heading } from '../text/Heading.tsx';
import { Text } from '../text/Text.tsx';
import { ProductCard, ShopHeader, products } from './shop-parts.tsx';
import styles from './shop.module.css';

const meta: Meta = { title: 'Shop/Listing', parameters: { bare: true, spec: 'Catalogue, §2' } };
export default meta;
type Story = StoryObj;

export const Page: Story = {
  render: () => (
    <>
      <ShopHeader />
      <Container as="main" id="main" tabIndex={-1} className={styles['section']}>
        <Stack gap={3}>
          <Breadcrumbs
            label="Breadcrumbs"
            items={[{ label: 'Home', href: '#home' }, { label: 'New arrivals' }]}
          />
          <Heading level={1} size="4xl">
            New arrivals
          </Heading>
        </Stack>
        <div className={styles['toolbar']}>
          <Text size="sm" tone="muted">
            48 products
          </Text>
          <Button variant="secondary" size="sm">
            <FilterIcon size="sm" />
            Filter and sort
          </Button>
        </div>
        <Stack gap={8}>
          <Grid as="ul" columns={2} md={3} lg={4} xl={5}>
            {products.map((product) => (
              <li key={product.name}>
                <ProductCard product={product} level={2} />
              </li>
            ))}
          </Grid>
          <Pagination
            label="Pages"
            page={1}
            pageCount={6}
            href={(page) => `#page=${page}`}
            pageLabel={(page) => `Page ${page}`}
            previousLabel="Previous page"
            nextLabel="Next page"
          />
        </Stack>
      </Container>
    </>
  ),
};
