import { Icon, type IconProps } from '../../../ui/icons.tsx';

// Paths of Lucide (ISC licence).
export const SwapIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 3 4 7l4 4M4 7h16M16 21l4-4-4-4M20 17H4" />
  </Icon>
);

export const CheckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M20 6 9 17l-5-5" />
  </Icon>
);
