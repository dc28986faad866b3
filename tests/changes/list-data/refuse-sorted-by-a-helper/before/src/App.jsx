function createData(no, name) {
  return { no, name };
}

const rows = [
  createData(7, 'Camera'),
  createData(3, 'Laptop'),
  createData(5, 'Mobile'),
];

function stableSort(array, comparator) {
  const stabilized = array.map((el, index) => [el, index]);
  stabilized.sort((a, b) => comparator(a[0], b[0]) || a[1] - b[1]);
  return stabilized.map((el) => el[0]);
}

export default function App() {
  return (
    <ul>
      {stableSort(rows, (a, b) => a.no - b.no).map((row) => (
        <li key={row.no}>{row.name}</li>
      ))}
    </ul>
  );
}
