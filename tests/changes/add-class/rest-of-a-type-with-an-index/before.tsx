import { Select } from 'radix-ui';

interface FilterProps {
  label: string;
  [name: string]: unknown;
}

function Filter({ label, ...select }: FilterProps) {
  return <Select.Root {...select}>{label}</Select.Root>;
}

export const App = () => <Filter label="Area" />;
