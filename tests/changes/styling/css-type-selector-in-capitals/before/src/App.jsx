import { Button } from 'some-library';
import './app.css';

export function App() {
  return (
    <div className="actions">
      <Button id="cancel">Cancel</Button>
      <button id="back">Back</button>
      <span>
        <button id="next">Next</button>
      </span>
    </div>
  );
}
