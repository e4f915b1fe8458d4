export const WHISTLE = 'M23 22H58.5a3 3 0 0 1 3 3v8.6a3 3 0 0 1-2.2 2.9L43.4 41A20.2 20.2 0 1 1 23 22Z';
export const SOUND = 'M34.4 14.6 31 8M42.6 13V5.4M50.8 14.6 54.2 8';

/** The brand: a yellow card, tilted, with a whistle. */
export function Mark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 76 76" aria-hidden="true">
      <g transform="rotate(-7 38 38)">
        <rect x="8" y="3" width="60" height="70" rx="9" fill="#FFD400" />
        <g transform="translate(11.5 10.5) scale(.82)">
          <path d={WHISTLE} fill="#0F1713" />
          <path d="M35 21.5h9l-3.6 11H35Z" fill="#FFD400" />
          <circle cx="23.2" cy="42.2" r="8" fill="#FFD400" />
          <path d={SOUND} stroke="#0F1713" strokeWidth="4" strokeLinecap="round" fill="none" />
        </g>
      </g>
    </svg>
  );
}
