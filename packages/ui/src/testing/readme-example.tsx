import { Button, Price, SizePicker, Stack } from '../index.ts';

const sizes = [
  { value: 'uk-8', label: '8' },
  { value: 'uk-9', label: '9', soldOut: true },
];

export function BuyBox() {
  return (
    <form method="post" action="/bag">
      <Stack gap={5}>
        <Price current="£98.00" original="£140.00" currentLabel="Now" originalLabel="Was" />
        <SizePicker legend="Size (UK)" name="size" options={sizes} soldOutText="sold out" required />
        <Button type="submit" size="lg" fullWidth>
          Add to bag
        </Button>
      </Stack>
    </form>
  );
}
