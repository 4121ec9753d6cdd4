interface HiddenParametersProps {
  readonly parameters: URLSearchParams;
  /** Parameters that the form has fields for, or resets. */
  readonly without: readonly string[];
}

/** Keeps the other parameters in a GET form. */
export const HiddenParameters = ({ parameters, without }: HiddenParametersProps) =>
  [...parameters]
    .filter(([name]) => !without.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
