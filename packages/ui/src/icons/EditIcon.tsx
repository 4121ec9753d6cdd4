import { Icon, type IconProps } from './Icon.tsx';

export const EditIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m14.5 5.5 4 4L8 20H4v-4Z" />
  </Icon>
);
