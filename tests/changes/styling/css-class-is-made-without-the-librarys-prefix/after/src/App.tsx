import { CCard, CCardHeader } from '@kit/react';
import './app.css';

export function App() {
  return (
    <CCardHeader className="app-card-header">Hi</CCardHeader>
  );
}
