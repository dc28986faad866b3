import { VirtualList } from 'some-package';

const cabins = [{ id: 1, name: 'One' }];

export const App = () => <VirtualList items={cabins}>{(cabin) => <li key={cabin.id}>{cabin.name}</li>}</VirtualList>;
