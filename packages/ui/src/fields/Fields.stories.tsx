import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { LockIcon } from '../icons/LockIcon.tsx';
import { Grid } from '../layout/Grid.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Checkbox } from './Checkbox.tsx';
import { FormErrorSummary } from './FormErrorSummary.tsx';
import { QuantityField } from './QuantityField.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { SelectField } from './SelectField.tsx';
import { TextareaField } from './TextareaField.tsx';
import { TextField } from './TextField.tsx';

const meta: Meta<typeof TextField> = {
  title: 'Primitives/Fields',
  component: TextField,
  parameters: { spec: 'Core commerce, §5; Catalogue, §5' },
};
export default meta;
type Story = StoryObj<typeof TextField>;

const countries = [
  { value: 'GB', label: 'United Kingdom' },
  { value: 'US', label: 'United States' },
];

export const Address: Story = {
  render: () => (
    <form>
      <Stack gap={5}>
        <Grid columns={1} md={2} gap={4}>
          <TextField label="First name" name="firstName" autoComplete="given-name" required />
          <TextField
            label="Last name"
            name="lastName"
            autoComplete="family-name"
            required
            defaultValue="Okafor"
          />
        </Grid>
        <TextField
          label="Flat or building"
          name="addressLine2"
          optionalText="Optional"
          autoComplete="address-line2"
        />
        <TextField
          label="Postcode"
          name="postalCode"
          hint="For example SW1A 1AA"
          error="Enter a postcode that exists."
          defaultValue="SW1"
          autoComplete="postal-code"
        />
        <SelectField label="Country" name="country" options={countries} placeholder="Choose a country" />
        <TextareaField label="Message to the courier" name="note" optionalText="Optional" />
        <TextField label="Card holder" name="holder" end={<LockIcon />} disabled defaultValue="A. Okafor" />
        <Checkbox label="My billing address is the same" name="same" defaultChecked />
        <Checkbox
          label="I accept the terms of sale"
          name="terms"
          error="Accept the terms to go on."
          hint="You can read them before."
        />
        <Button type="submit" size="lg" fullWidth>
          Continue to delivery
        </Button>
      </Stack>
    </form>
  ),
};

export const DeliveryOptions: Story = {
  render: () => (
    <Stack gap={6}>
      <RadioGroup
        legend="Delivery"
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
          { value: 'express', label: 'Express', description: 'Tomorrow, before 18:00', aside: '£6.00' },
          {
            value: 'store',
            label: 'Collect in store',
            description: 'Not for this product',
            aside: 'Free',
            disabled: true,
          },
        ]}
      />
      <RadioGroup
        legend="Is it a gift?"
        name="gift"
        error="Choose one."
        options={[
          { value: 'yes', label: 'Yes, without prices in the parcel' },
          { value: 'no', label: 'No' },
        ]}
      />
    </Stack>
  ),
};

export const ErrorSummary: Story = {
  render: () => (
    <form>
      <Stack gap={5}>
        <FormErrorSummary
          title="Two things to put right"
          errors={[
            { fieldId: 'summary-email', message: 'Enter an e-mail address.' },
            { message: 'The service did not answer. Nothing was charged.' },
          ]}
        />
        <TextField
          id="summary-email"
          label="E-mail"
          name="email"
          type="email"
          error="Enter an e-mail address."
        />
      </Stack>
    </form>
  ),
};

export const Quantity: Story = {
  render: () => (
    <form>
      <Stack gap={5}>
        <QuantityField
          label="Quantity of Fell Runner 2"
          name="quantity"
          value={1}
          max={10}
          decreaseLabel="One less"
          increaseLabel="One more"
          updateLabel="Update"
        />
        <QuantityField
          label="Quantity of Ridge Shell"
          name="other"
          value={4}
          max={4}
          decreaseLabel="One less"
          increaseLabel="One more"
          updateLabel="Update"
          error="Only 4 are left."
        />
      </Stack>
    </form>
  ),
};
