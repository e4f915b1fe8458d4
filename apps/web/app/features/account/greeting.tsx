import { useState } from 'react';
import { useSite } from '../../lib/site.ts';
import { greetings } from './dashboard/text.ts';

const MINUTE_MS = 60_000;

/** By the time of day in the zone of the page. For the browser only: the server does not know who reads, nor when. */
export function Greeting({ name }: { name: string }) {
  const site = useSite();
  const [now] = useState(Date.now);
  const hour = new Date(now + (site?.offsetMinutes ?? 0) * MINUTE_MS).getUTCHours();
  return (
    <>
      {hour >= 4 && hour < 12 ? greetings.morning : greetings.evening} <bdi>{name}</bdi>
    </>
  );
}
