import { LayoutGrid, List } from 'lucide-react';
import { SegmentedControl } from './ui/SegmentedControl';

export type View = 'grid' | 'list';

const VIEWS = [
  { value: 'grid', label: 'Grid', icon: LayoutGrid },
  { value: 'list', label: 'List', icon: List },
] as const;

interface ViewToggleProps {
  view: View;
  onChange: (view: View) => void;
}

export function ViewToggle({ view, onChange }: ViewToggleProps) {
  return <SegmentedControl label="View" options={VIEWS} value={view} onChange={onChange} />;
}
