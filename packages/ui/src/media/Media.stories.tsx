import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../text/Heading.tsx';
import { hills, jacket, shoe, storyImageUrl } from '../testing/pictures.fixtures.ts';
import { Carousel, type CarouselProps } from './Carousel.tsx';
import { Picture } from './Picture.tsx';

const meta: Meta<typeof Picture> = {
  title: 'Primitives/Media',
  component: Picture,
  parameters: { spec: 'Content blocks, §2 Picture, §3 Collection' },
};
export default meta;
type Story = StoryObj<typeof Picture>;

export const Wide: Story = {
  args: {
    src: hills(),
    alt: 'Hills in morning light',
    width: 1600,
    height: 1000,
    url: storyImageUrl,
    ratio: '16/9',
    background: '#9fb0b2',
  },
};

const COLOURS = ['#4d5b43', '#a8492a', '#27394a', '#171815', '#7a6a52', '#8c2f39'];
const slides = (props: Partial<CarouselProps> = {}) => (
  <Carousel
    label="Worn with it"
    roleDescription="carousel"
    previousLabel="Previous products"
    nextLabel="Next products"
    heading={<Heading level={2}>Worn with it</Heading>}
    {...props}
  >
    {COLOURS.map((colour, index) => (
      <a key={colour} href={`#${index}`}>
        <Picture
          src={index % 2 === 0 ? jacket(colour, '#171815') : shoe(colour, '#f6f4ee')}
          alt={`Product ${index + 1}`}
          width={800}
          height={1000}
          ratio="4/5"
          url={storyImageUrl}
        />
      </a>
    ))}
  </Carousel>
);

export const Slides: Story = { render: () => slides() };
export const RotatingSlides: Story = {
  render: () =>
    slides({
      rotation: {
        intervalMs: 5_000,
        loop: true,
        pauseLabel: 'Pause products',
        playLabel: 'Play products',
      },
      indicators: true,
      progress: true,
    }),
};
