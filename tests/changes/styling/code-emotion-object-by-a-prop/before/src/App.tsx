import styled from '@emotion/styled';

const Chip = styled.span<{ on?: boolean }>({ color: 'gray' }, ({ on }) => on && { color: 'green' });

export const App = () => (
  <main>
    <Chip>Off</Chip>
    <Chip on>On</Chip>
  </main>
);
