import { useState } from 'react';
import { cn } from '../../lib/cn';

interface PictureProps {
  src: string;
  /** A drawing shipped with the app. It shows until the picture has loaded, and stays where it never does. */
  fallback: string;
  alt: string;
  className?: string;
}

export function Picture({ src, fallback, alt, className }: PictureProps) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  return (
    <span className={cn('relative block overflow-hidden bg-sunken', className)}>
      <img src={fallback} alt={alt} className="size-full object-cover dark:brightness-90" />
      {state !== 'failed' && (
        <img
          src={src}
          alt=""
          loading="lazy"
          referrerPolicy="no-referrer"
          onLoad={() => setState('loaded')}
          onError={() => setState('failed')}
          className={cn(
            'absolute inset-0 size-full object-cover opacity-0 transition-opacity duration-300',
            state === 'loaded' && 'opacity-100',
          )}
        />
      )}
    </span>
  );
}
