import { memo } from 'react';
const Tag = memo((props) => <b {...props} />);
export const App = () => <Tag />;
