export default function SalesReports() {
  return (
    <div>
      <h1>Sales reports</h1>
    </div>
  );
}
