export function App({ k }) {
  switch (k) {
    case 1:
      return <A />;
    default:
      return <B />;
  }
}
