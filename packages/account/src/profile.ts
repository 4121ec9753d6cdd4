import { isBlank, type PersonField } from '@haberdash/validation';

/** Fields of a full enrolment: the `needs` of validation's `profileSchema` (spec 2 §4). */
export const enrolmentNeeds: readonly PersonField[] = [
  'phone',
  'firstName',
  'lastName',
  'postalCode',
  'birthDate',
];

/** True if at least one field has a value: otherwise a basic-info update is not sent (spec 2 §5). */
export function hasAnyValue(values: Readonly<Record<string, unknown>>): boolean {
  return Object.values(values).some((value) =>
    typeof value === 'string' ? !isBlank(value) : value !== undefined && value !== null && value !== false,
  );
}
