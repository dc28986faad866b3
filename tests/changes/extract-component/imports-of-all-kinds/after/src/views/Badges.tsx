import * as Icons from 'lucide-react';
import type { Tone } from '../tone';
import { type Size, sizes } from '@/sizes';
import Badge, { Dot as Point, type BadgeProps } from './Badge';

type BadgesProps = {
  badge: BadgeProps;
  tone: Tone;
};

export function Badges({ badge, tone }: BadgesProps) {
  return (
    <div data-size={sizes[0] as Size}>
      <Icons.Mail />
      <Badge {...badge} />
      <Point tone={tone as Tone} />
    </div>
  );
}
