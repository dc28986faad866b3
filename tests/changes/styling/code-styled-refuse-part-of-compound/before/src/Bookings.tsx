import Table from './Table';

export function Bookings() {
  return (
    <Table>
      <Table.Header>Booking</Table.Header>
    </Table>
  );
}
