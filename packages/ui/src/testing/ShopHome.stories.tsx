import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { TextField } from '../fields/TextField.tsx';
import { Container } from '../layout/Container.tsx';
import { Grid } from '../layout/Grid.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Carousel } from '../media/Carousel.tsx';
import { Picture } from '../media/Picture.tsx';
import { Heading } from '../text/Heading.tsx';
import { Eyebrow, Text } from '../text/Text.tsx';
import { hills, storyImageUrl } from './pictures.fixtures.ts';
import { ProductCard, ShopHeader, products } from './shop-parts.tsx';
import styles from './shop.module.css';

const meta: Meta = { title: 'Shop/Home', parameters: { bare: true, spec: 'Content blocks, §1' } };
export default meta;
type Story = StoryObj;

const carouselTexts = {
  roleDescription: 'carousel',
  previousLabel: 'Previous products',
  nextLabel: 'Next products',
};

const Footer = () => (
  <footer data-surface="inverse" className={styles['footer']}>
    <Container>
      <Grid columns={1} md={2} gap={7}>
        <Stack>
          <Heading level={2}>Ten per cent off your first order</Heading>
          <Text tone="muted" measure>
            New products and mending days, twice a month. Leave whenever you like.
          </Text>
        </Stack>
        <form>
          <Stack>
            <TextField label="E-mail" name="email" type="email" autoComplete="email" />
            <Button type="submit" size="lg">
              Join
            </Button>
          </Stack>
        </form>
      </Grid>
    </Container>
  </footer>
);

export const Page: Story = {
  render: () => (
    <>
      <ShopHeader />
      <main id="main" tabIndex={-1}>
        <section className={styles['hero']} aria-labelledby="hero-title">
          <Picture
            src={hills()}
            alt=""
            width={1600}
            height={1000}
            ratio="fill"
            url={storyImageUrl}
            priority
          />
          <Container className={styles['heroText']}>
            <Stack gap={4} align="start">
              <Eyebrow>Autumn, ridge and rain</Eyebrow>
              <Heading level={1} size="5xl" id="hero-title">
                Made for weather
              </Heading>
              <Text size="lg" measure>
                Three-layer shells that keep the rain out and the pace up, with repairs for as long as you
                wear them.
              </Text>
              <div>
                <ButtonLink href="#shells" size="lg" variant="secondary">
                  Shop shells
                </ButtonLink>
              </div>
            </Stack>
          </Container>
        </section>
        <Container className={styles['section']}>
          <Carousel
            label="New this week"
            heading={<Heading level={2}>New this week</Heading>}
            bleed
            {...carouselTexts}
          >
            {products.map((product) => (
              <ProductCard key={product.name} product={product} level={3} />
            ))}
          </Carousel>
        </Container>
      </main>
      <Footer />
    </>
  ),
};
