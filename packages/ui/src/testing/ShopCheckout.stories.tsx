import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { RadioGroup } from '../fields/RadioGroup.tsx';
import { TextField } from '../fields/TextField.tsx';
import { LockIcon } from '../icons/LockIcon.tsx';
import { Container } from '../layout/Container.tsx';
import { Rule } from '../layout/Rule.tsx';
import { Cluster, Stack } from '../layout/Stack.tsx';
import { Picture } from '../media/Picture.tsx';
import { Stepper } from '../navigation/Stepper.tsx';
import { Price } from '../product/Price.tsx';
import { Heading } from '../text/Heading.tsx';
import { Text } from '../text/Text.tsx';
import { storyImageUrl } from './pictures.fixtures.ts';
import { products } from './shop-parts.tsx';
import styles from './shop.module.css';

const meta: Meta = { title: 'Shop/Checkout', parameters: { bare: true, spec: 'Core commerce, §2, §4' } };
export default meta;
type Story = StoryObj;

const OrderSummary = () => (
  <section className={styles['summary']} aria-labelledby="summary-title">
    <Stack gap={5}>
      <Heading level={2} size="lg" id="summary-title">
        Your order
      </Heading>
      {products.slice(0, 2).map((product) => (
        <div key={product.name} className={styles['line']}>
          <Picture src={product.picture} alt="" width={800} height={1000} ratio="4/5" url={storyImageUrl} />
          <div>
            <Text size="sm" weight="medium">
              {product.name}
            </Text>
            <Text size="sm" tone="muted">
              {product.kind}, M
            </Text>
          </div>
          <Price current={product.price} size="sm" />
        </div>
      ))}
      <Rule />
      <div className={styles['totals']}>
        <Text size="sm">Subtotal</Text>
        <Price current="£430.00" size="sm" />
        <Text size="sm">Delivery</Text>
        <Price current="Free" size="sm" />
        <Text weight="semibold">Total</Text>
        <Price current="£430.00" size="lg" />
      </div>
    </Stack>
  </section>
);

export const Page: Story = {
  render: () => (
    <Container as="main" width="content" className={styles['section']}>
      <Stack gap={6}>
        <Heading level={1}>Checkout</Heading>
        <Stepper
          label="Checkout steps"
          current="delivery"
          doneText="done:"
          steps={[
            { id: 'address', label: 'Address', href: '#address' },
            { id: 'delivery', label: 'Delivery' },
            { id: 'payment', label: 'Payment' },
          ]}
        />
        <div className={styles['twoColumns']}>
          <form>
            <Stack gap={6}>
              <RadioGroup
                legend="How should it arrive?"
                name="delivery"
                variant="card"
                defaultValue="standard"
                options={[
                  {
                    value: 'standard',
                    label: 'Standard',
                    description: 'Tuesday 25 – Thursday 27 November',
                    aside: 'Free',
                  },
                  {
                    value: 'express',
                    label: 'Express',
                    description: 'Tomorrow, before 18:00',
                    aside: '£6.00',
                  },
                ]}
              />
              <TextField
                label="Mobile"
                name="phone"
                type="tel"
                autoComplete="tel"
                hint="Only for the courier."
              />
              <Button type="submit" size="lg" fullWidth>
                Continue to payment
              </Button>
              <Cluster gap={2} justify="center">
                <LockIcon size="sm" />
                <Text size="sm" tone="muted">
                  Card numbers go to the bank and never through us.
                </Text>
              </Cluster>
            </Stack>
          </form>
          <OrderSummary />
        </div>
      </Stack>
    </Container>
  ),
};
