import { QRCode } from '@kit/codes';
import './app.css';

export function App() {
  return (
    <QRCode className="app-qr-code">Hi</QRCode>
  );
}
