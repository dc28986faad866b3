import { CCard, CCardHeader } from '@kit/react';
import './app.css';

export function App() {
  return (
    <CCardHeader>Hi</CCardHeader>
  );
}
