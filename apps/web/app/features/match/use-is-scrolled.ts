import { useEffect, useRef, useState } from 'react';

/** Whether the element with the ref `start` is scrolled out of sight; false until the browser reports it. */
export function useIsScrolled() {
  const start = useRef<HTMLDivElement>(null);
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setScrolled(!entry!.isIntersecting));
    observer.observe(start.current!);
    return () => observer.disconnect();
  }, []);
  return { start, isScrolled };
}
