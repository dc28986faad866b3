import { useBooking } from 'some-package';
import { Checkbox } from './Checkbox';

export function App() {
  const { name, price, isPaid } = useBooking();
  return (
    <form>
      <Checkbox id="breakfast">Want to add breakfast for {price}?</Checkbox>
      <Checkbox id="paid">
        I confirm that {name} has paid the total amount
        of&nbsp;
        {isPaid ? `${price} (${name})` : price}
      </Checkbox>
    </form>
  );
}
