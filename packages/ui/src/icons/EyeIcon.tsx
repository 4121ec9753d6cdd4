import { Icon, type IconProps } from './Icon.tsx';

/** Shows hidden text; crossed out, it hides it again. */
export const EyeIcon = ({
  crossed = false,
  ...props
}: IconProps & { readonly crossed?: boolean | undefined }) => (
  <Icon {...props}>
    <path d="M2.5 12c2.2-4 5.5-6 9.5-6s7.3 2 9.5 6c-2.2 4-5.5 6-9.5 6s-7.3-2-9.5-6z" />
    <circle cx="12" cy="12" r="2.75" />
    {crossed && <path d="M4 20 20 4" />}
  </Icon>
);
