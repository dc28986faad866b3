import { Status } from './status';

export const App = ({ status }: { status: keyof typeof Status }) => (
  <p>
    <b>{Status[status]}</b> <i>{Status['Done']}</i>
  </p>
);
