import { Laptop, type LucideIcon, Maximize, Monitor, Smartphone, Tablet } from 'lucide-react';
import type { ViewportPreset } from '../canvas/viewports.ts';

export const VIEWPORT_ICONS: Record<ViewportPreset['device'], LucideIcon> = {
  fit: Maximize,
  desktop: Monitor,
  laptop: Laptop,
  tablet: Tablet,
  phone: Smartphone,
};
