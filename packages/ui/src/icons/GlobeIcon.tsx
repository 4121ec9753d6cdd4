import { Icon, type IconProps } from './Icon.tsx';

export const GlobeIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.75" />
    <path d="M3.25 12h17.5M12 3.25c2.5 2.5 3.5 5.5 3.5 8.75s-1 6.25-3.5 8.75c-2.5-2.5-3.5-5.5-3.5-8.75s1-6.25 3.5-8.75Z" />
  </Icon>
);
