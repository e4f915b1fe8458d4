import { useLocation } from 'react-router';

/** `?t=98` of a shared link: where the episode begins, in seconds. Read by the browser alone. */
export function useStartAt(): number | undefined {
  const text = new URLSearchParams(useLocation().search).get('t') ?? '';
  return /^\d{1,5}$/.test(text) ? Number(text) : undefined;
}
