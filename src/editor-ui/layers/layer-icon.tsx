import {
  Component,
  Heading,
  Image,
  Link2,
  List,
  type LucideIcon,
  PanelTop,
  RectangleEllipsis,
  Shapes,
  Square,
  SquareMousePointer,
  Table,
  Type,
} from 'lucide-react';
import type { NavItem } from '../store/nav-index.ts';

const BY_TAG: Record<string, LucideIcon> = {
  a: Link2,
  button: SquareMousePointer,
  form: RectangleEllipsis,
  header: PanelTop,
  img: Image,
  input: RectangleEllipsis,
  label: Type,
  li: List,
  ol: List,
  p: Type,
  picture: Image,
  select: RectangleEllipsis,
  span: Type,
  strong: Type,
  svg: Shapes,
  table: Table,
  textarea: RectangleEllipsis,
  ul: List,
  video: Image,
};

type Drawn = Pick<NavItem, 'isComponent' | 'tagName'>;

function iconOf(item: Drawn): LucideIcon {
  if (item.isComponent) return Component;
  const tag = item.tagName?.toLowerCase() ?? '';
  return BY_TAG[tag] ?? (/^h[1-6]$/.test(tag) ? Heading : Square);
}

/** The kind of an element, drawn small: component, text, picture, list, … */
export function LayerIcon({ item, className = '' }: { item: Drawn; className?: string }) {
  const Icon = iconOf(item);
  return <Icon size={14} strokeWidth={1.6} aria-hidden="true" className={`flex-none ${className}`} />;
}
