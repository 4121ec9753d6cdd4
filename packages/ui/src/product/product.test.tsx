import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Price } from './Price.tsx';
import { Rating } from './Rating.tsx';
import { SizePicker } from './SizePicker.tsx';
import { Swatch } from './Swatch.tsx';
import { SwatchGroup, SwatchLinks } from './SwatchGroup.tsx';

describe('Price', () => {
  it('distinguishes the two parts of a reduction by labels', () => {
    const { container } = render(
      <Price current="£98.00" original="£140.00" currentLabel="Now" originalLabel="Was" saving="−30%" />,
    );
    expect(container).toHaveTextContent('Now £98.00 Was £140.00 −30%');
  });

  it('has only the price if there is one', () => {
    const { container } = render(<Price current="£140.00" />);
    expect(container).toHaveTextContent(/^£140.00$/);
  });
});

describe('Rating', () => {
  it.each([
    [-1, 0],
    [0, 0],
    [2.5, 50],
    [5, 100],
    [7, 100],
  ])('%d fills %d of 100 parts', (value, parts) => {
    const { container } = render(<Rating value={value} label="rating" />);
    expect(container.querySelector('rect + rect')).toHaveAttribute('width', String(parts));
  });

  it('has the number as a label', () => {
    render(<Rating value={4.3} label="4.3 of 5 stars" count="128 reviews" />);
    expect(screen.getByText('4.3 of 5 stars')).toBeInTheDocument();
  });
});

describe('Swatch', () => {
  it('draws every colour once and cuts the circle into equal widths', () => {
    const { container } = render(<Swatch colors={['#ffffff', '#000000']} />);
    const parts = Array.from(container.querySelectorAll('svg svg path'));
    expect(parts.map((part) => part.getAttribute('fill'))).toEqual(['#ffffff', '#000000']);
    expect(parts[0]).toHaveAttribute('d', 'M0 14A14 14 0 0 1 14 0L14 28A14 14 0 0 1 0 14Z');
  });
});

describe('SwatchGroup', () => {
  it('is a radio group whose names carry "sold out"', async () => {
    const onValueChange = vi.fn<(value: string) => void>();
    render(
      <SwatchGroup
        legend="Colour"
        name="colour"
        defaultValue="moss"
        soldOutText="sold out"
        onValueChange={onValueChange}
        options={[
          { value: 'moss', label: 'Moss', colors: ['#4d5b43'] },
          { value: 'rust', label: 'Rust', colors: ['#a8492a'], soldOut: true },
        ]}
      />,
    );
    const group = within(screen.getByRole('group', { name: 'Colour' }));
    expect(group.getByRole('radio', { name: 'Moss' })).toBeChecked();
    await userEvent.click(group.getByRole('radio', { name: 'Rust, sold out' }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('rust');
  });
});

describe('SwatchLinks', () => {
  it('marks the colour of this page', () => {
    render(
      <SwatchLinks
        label="Colours"
        soldOutText="sold out"
        options={[
          { href: '/moss', label: 'Moss', colors: ['#4d5b43'], current: true },
          { href: '/ink', label: 'Ink', colors: ['#171815'] },
        ]}
      />,
    );
    expect(screen.getByRole('link', { current: true })).toHaveAccessibleName('Moss');
    expect(screen.getByRole('list', { name: 'Colours' })).toBeInTheDocument();
  });
});

describe('SizePicker', () => {
  const options = [
    { value: '7', label: '7' },
    { value: '8', label: '8', soldOut: true },
    { value: '9', label: '9', soldOut: true, disabled: true },
    { value: '10', label: '10', note: '2 left' },
  ];

  it('labels sold-out sizes; they can be chosen unless disabled', async () => {
    const onValueChange = vi.fn<(value: string) => void>();
    render(<SizePicker legend="Size" name="size" soldOutText="sold out" {...{ options, onValueChange }} />);
    expect(screen.getByRole('radio', { name: /^9\s+sold out$/ })).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: /^8\s+sold out$/ }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('8');
    expect(screen.getByRole('radio', { name: /10.*2 left/ })).not.toBeChecked();
  });

  it('names its group once and describes it by its error', () => {
    render(
      <SizePicker legend="Size" name="size" soldOutText="sold out" options={options} error="Choose a size" />,
    );
    expect(screen.getByRole('group', { name: 'Size' })).toHaveAccessibleDescription('Choose a size');
  });
});
