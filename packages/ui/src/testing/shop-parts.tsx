import { IconButton, IconLink } from '../button/IconButton.tsx';
import { BagIcon } from '../icons/BagIcon.tsx';
import { HeartIcon } from '../icons/HeartIcon.tsx';
import { SearchIcon } from '../icons/SearchIcon.tsx';
import { UserIcon } from '../icons/UserIcon.tsx';
import { Container } from '../layout/Container.tsx';
import { Cluster, Stack } from '../layout/Stack.tsx';
import { Picture } from '../media/Picture.tsx';
import { SkipLink } from '../navigation/SkipLink.tsx';
import { Badge } from '../product/Badge.tsx';
import { Price } from '../product/Price.tsx';
import { SwatchLinks } from '../product/SwatchGroup.tsx';
import { Text } from '../text/Text.tsx';
import { jacket, shoe, storyImageUrl } from './pictures.fixtures.ts';
import styles from './shop.module.css';

/** The header of the demo shop, for stories of whole pages. */
export function ShopHeader() {
  return (
    <>
      <SkipLink target="main">Skip to content</SkipLink>
      <header className={styles['header']}>
        <Container className={styles['bar']}>
          <a className={styles['brand']} href="#home">
            Northfell
          </a>
          <nav aria-label="Main" className={styles['links']}>
            {['New', 'Women', 'Men', 'Footwear', 'Sale'].map((each) => (
              <a key={each} href={`#${each}`}>
                {each}
              </a>
            ))}
          </nav>
          <div className={styles['icons']}>
            <IconButton label="Search" icon={<SearchIcon />} />
            <IconLink label="Account" href="#account" icon={<UserIcon />} />
            <IconLink label="Bag, 2 items" href="#bag" icon={<BagIcon />} count="2" />
          </div>
        </Container>
      </header>
    </>
  );
}

export interface StoryProduct {
  readonly name: string;
  readonly kind: string;
  readonly picture: string;
  readonly price: string;
  readonly was?: string;
  readonly badge?: string;
  readonly colours: ReadonlyArray<readonly [string, string]>;
}

export const products: readonly StoryProduct[] = [
  {
    name: 'Ridge Shell',
    kind: 'Waterproof jacket',
    picture: jacket('#56654b', '#2f3a2a'),
    price: '£290.00',
    badge: 'New',
    colours: [
      ['Moss', '#56654b'],
      ['Ink', '#171815'],
      ['Rust', '#a8492a'],
    ],
  },
  {
    name: 'Fell Runner 2',
    kind: 'Trail running shoe',
    picture: shoe('#c25a33', '#f4f1e8'),
    price: '£140.00',
    colours: [
      ['Rust', '#c25a33'],
      ['Slate', '#4b5560'],
    ],
  },
  {
    name: 'Tarn Fleece',
    kind: 'Recycled fleece',
    picture: jacket('#d9cdb6', '#b09f80', '#f1efea'),
    price: '£77.00',
    was: '£110.00',
    colours: [
      ['Oat', '#d9cdb6'],
      ['Moss', '#56654b'],
    ],
  },
  {
    name: 'Pass Mid GTX',
    kind: 'Hiking boot',
    picture: shoe('#4a4238', '#c9b48a'),
    price: '£185.00',
    colours: [['Peat', '#4a4238']],
  },
  {
    name: 'Cairn Down',
    kind: 'Light down jacket',
    picture: jacket('#2b4257', '#162533'),
    price: '£240.00',
    badge: 'Last sizes',
    colours: [
      ['Tarn blue', '#2b4257'],
      ['Ink', '#171815'],
    ],
  },
  {
    name: 'Scree Low',
    kind: 'Approach shoe',
    picture: shoe('#6d7a74', '#20251f'),
    price: '£130.00',
    colours: [
      ['Lichen', '#6d7a74'],
      ['Ink', '#171815'],
    ],
  },
  {
    name: 'Beck Windshirt',
    kind: 'Packable wind layer',
    picture: jacket('#b0442b', '#7d2a18'),
    price: '£95.00',
    colours: [['Rowan', '#b0442b']],
  },
  {
    name: 'Drift Runner',
    kind: 'Road running shoe',
    picture: shoe('#e8e4da', '#9cb3a6'),
    price: '£91.00',
    was: '£130.00',
    colours: [
      ['Chalk', '#e8e4da'],
      ['Slate', '#4b5560'],
    ],
  },
];

/** A product of a listing; the whole card is the link's target. */
export function ProductCard({ product, level }: { readonly product: StoryProduct; readonly level: 2 | 3 }) {
  return (
    <article className={styles['card']}>
      <Picture src={product.picture} alt="" width={800} height={1000} ratio="4/5" url={storyImageUrl} />
      <div className={styles['cardTop']}>
        {product.badge !== undefined && <Badge>{product.badge}</Badge>}
        {product.was !== undefined && <Badge tone="sale">−30%</Badge>}
        <IconButton variant="raised" label={`Add ${product.name} to favourites`} icon={<HeartIcon />} />
      </div>
      <Stack gap={1}>
        <Cluster justify="between" align="baseline" gap={2}>
          <Text as={`h${level}`} weight="medium">
            <a className={styles['cardTitle']} href={`#${product.name}`}>
              {product.name}
            </a>
          </Text>
          {product.was === undefined ? (
            <Price current={product.price} />
          ) : (
            <Price current={product.price} original={product.was} currentLabel="Now" originalLabel="Was" />
          )}
        </Cluster>
        <Text size="sm" tone="subtle">
          {product.kind}
        </Text>
        <SwatchLinks
          label={`Colours of ${product.name}`}
          size="sm"
          soldOutText="sold out"
          options={product.colours.map(([label, colour], index) => ({
            href: `#${product.name}-${label}`,
            label,
            colors: [colour],
            current: index === 0,
          }))}
        />
      </Stack>
    </article>
  );
}
