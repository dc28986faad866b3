import { Button } from 'some-library';
import './app.css';

export function App() {
  return (
    <div className="actions">
      <Button id="cancel">Cancel</Button>
      <Button id="back">Back</Button>
    </div>
  );
}
