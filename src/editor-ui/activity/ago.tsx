import { useEffect, useState } from 'react';
import { ago } from './describe.ts';

/** How long ago, kept true. @param time ISO 8601 */
export function Ago({ time, className }: { time: string; className?: string }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 10_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <time dateTime={time} title={new Date(time).toLocaleString()} className={className}>
      {ago(Date.parse(time), Math.max(now, Date.parse(time)))}
    </time>
  );
}
