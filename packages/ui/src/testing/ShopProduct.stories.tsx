import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { ReturnIcon } from '../icons/ReturnIcon.tsx';
import { TruckIcon } from '../icons/TruckIcon.tsx';
import { Container } from '../layout/Container.tsx';
import { Rule } from '../layout/Rule.tsx';
import { Cluster, Stack } from '../layout/Stack.tsx';
import { Picture } from '../media/Picture.tsx';
import { Breadcrumbs } from '../navigation/Breadcrumbs.tsx';
import { Accordion } from '../overlay/Disclosure.tsx';
import { Price } from '../product/Price.tsx';
import { Rating } from '../product/Rating.tsx';
import { SizePicker } from '../product/SizePicker.tsx';
import { SwatchLinks } from '../product/SwatchGroup.tsx';
import { Heading } from '../text/Heading.tsx';
import { Text } from '../text/Text.tsx';
import { jacket, storyImageUrl } from './pictures.fixtures.ts';
import { ShopHeader } from './shop-parts.tsx';
import styles from './shop.module.css';

const meta: Meta = { title: 'Shop/Product', parameters: { bare: true, spec: 'Catalogue, §2, §3' } };
export default meta;
type Story = StoryObj;

const sizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL'].map((label) => ({
  value: label,
  label,
  soldOut: label === 'XS',
  note: label === 'XL' ? '2 left' : undefined,
}));

const Details = () => (
  <Accordion
    level={2}
    items={[
      { id: 'fit', title: 'Size and fit', content: 'Regular. Room for a mid layer.', open: true },
      { id: 'care', title: 'Materials and care', content: 'Recycled nylon face, PFC-free.' },
      { id: 'returns', title: 'Delivery and returns', content: 'Free over £60.' },
    ]}
  />
);

const Colours = () => (
  <Stack gap={2}>
    <Text size="sm" weight="medium">
      Colour: Moss
    </Text>
    <SwatchLinks
      label="Colour"
      soldOutText="sold out"
      options={[
        { href: '#moss', label: 'Moss', colors: ['#56654b'], current: true },
        { href: '#ink', label: 'Ink', colors: ['#171815'] },
        { href: '#rust', label: 'Rust', colors: ['#a8492a'], soldOut: true },
        { href: '#sky', label: 'Sky and slate', colors: ['#a9c2d3', '#4b5560'] },
      ]}
    />
  </Stack>
);

const BuyBox = () => (
  <form className={styles['buy']}>
    <Stack gap={5}>
      <Stack gap={2}>
        <Breadcrumbs
          label="Breadcrumbs"
          items={[
            { label: 'Men', href: '#men' },
            { label: 'Jackets', href: '#jackets' },
            { label: 'Ridge Shell' },
          ]}
        />
        <Heading level={1}>Ridge Shell</Heading>
        <Text tone="muted">Waterproof jacket, three layers, 410 g</Text>
        <Cluster justify="between">
          <Price
            size="lg"
            current="£232.00"
            original="£290.00"
            currentLabel="Now"
            originalLabel="Was"
            saving="−20%"
          />
          <Rating value={4.6} label="4.6 of 5 stars" count={<a href="#reviews">212 reviews</a>} />
        </Cluster>
      </Stack>
      <Rule />
      <Colours />
      <SizePicker
        legend="Size"
        name="size"
        options={sizes}
        defaultValue="M"
        soldOutText="sold out"
        help={<a href="#guide">Size guide</a>}
      />
      <Button type="submit" size="lg" fullWidth>
        Add to bag
      </Button>
      <Stack gap={2}>
        <Cluster>
          <TruckIcon />
          <Text size="sm">Free delivery by Thursday 27 November</Text>
        </Cluster>
        <Cluster>
          <ReturnIcon />
          <Text size="sm">Free returns for 30 days</Text>
        </Cluster>
      </Stack>
      <Details />
    </Stack>
  </form>
);

export const Page: Story = {
  render: () => (
    <>
      <ShopHeader />
      <Container as="main" id="main" tabIndex={-1} className={styles['product']}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls sideways on a phone */}
        <section className={styles['gallery']} aria-label="Pictures" tabIndex={0}>
          {['#ecebe7', '#e2e1db', '#e9e9e9', '#dfe2dd'].map((ground, index) => (
            <Picture
              key={ground}
              src={jacket('#56654b', '#2f3a2a', ground)}
              alt={`Ridge Shell in moss, view ${index + 1}`}
              width={800}
              height={1000}
              ratio="4/5"
              url={storyImageUrl}
              priority={index === 0}
            />
          ))}
        </section>
        <BuyBox />
      </Container>
    </>
  ),
};
