interface HiddenParametersProps {
  readonly parameters: URLSearchParams;
  /** What the form has fields of its own for, or clears. */
  readonly without: readonly string[];
}

/** Keeps the rest of the address in a form that is sent by GET. */
export const HiddenParameters = ({ parameters, without }: HiddenParametersProps) =>
  [...parameters]
    .filter(([name]) => !without.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
