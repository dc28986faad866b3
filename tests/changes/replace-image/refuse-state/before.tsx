import { useState } from 'react';

export const App = () => {
  const [src] = useState(() => localStorage.src);
  return <img src={src} alt="" />;
};
