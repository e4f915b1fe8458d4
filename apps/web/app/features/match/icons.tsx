import { Icon, type IconProps } from '../../ui/icons.tsx';
import { SOUND, WHISTLE } from '../../ui/mark.tsx';

// Paths of Lucide (ISC licence).
export const CalendarIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 2v3M16 2v3M3 9h18" />
    <rect x="3" y="3" width="18" height="18" rx="2" />
  </Icon>
);

export const PinIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0" />
    <circle cx="12" cy="10" r="3" />
  </Icon>
);

export const TvIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m17 2-5 5-5-5" />
    <rect x="2" y="7" width="20" height="15" rx="2" />
  </Icon>
);

export const FoldIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m7 20 5-5 5 5M7 4l5 5 5-5" />
  </Icon>
);

export const UnfoldIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m7 15 5 5 5-5M7 9l5-5 5 5" />
  </Icon>
);

/** The whistle alone, in the colour of the text around it. */
export function WhistleIcon() {
  return (
    <svg viewBox="0 0 66 66" width="16" height="16" aria-hidden="true">
      <path
        d={`${WHISTLE}M35 21.5v11h5.4l3.6-11ZM31.2 42.2a8 8 0 1 0-16 0 8 8 0 1 0 16 0Z`}
        fill="currentColor"
        fillRule="evenodd"
      />
      <path d={SOUND} stroke="currentColor" strokeWidth="4" strokeLinecap="round" fill="none" />
    </svg>
  );
}
