import { useState } from 'react';

export const App = () => {
  const [pad] = useState(4);
  return <div style={{ padding: pad, borderTop: '1px solid red' }}>x</div>;
};
