import { Dot } from './Dot';

export default function AboutText() {
  return (
    <p>
      <Dot />
    </p>
  );
}
