import { Route, Routes } from 'react-router';
export function App() {
  return (
    <Routes>
      <Route path="/" element={<p />} />
    </Routes>
  );
}
